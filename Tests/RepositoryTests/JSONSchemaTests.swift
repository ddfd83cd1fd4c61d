import Foundation
import TestSupport
import Testing

/// The judge of the schemas is judged itself.
@Suite struct JSONSchemaTests {
    private func json(_ text: String) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    /// A schema with instances that it accepts and others that it rejects.
    struct Judgement: CustomTestStringConvertible {
        let schema: String
        let accepted: [String]
        let rejected: [String]

        init(_ schema: String, _ accepted: [String], not rejected: [String]) {
            (self.schema, self.accepted, self.rejected) = (schema, accepted, rejected)
        }

        var testDescription: String { schema }
    }

    @Test(arguments: [
        Judgement(#"{"type": "integer"}"#, ["1", "1.0", "-3"], not: ["1.5", "\"1\"", "true", "null"]),
        Judgement(#"{"type": ["string", "null"]}"#, ["\"\"", "null"], not: ["1", "false", "[]", "{}"]),
        Judgement(#"{"type": "number"}"#, ["1", "1.5"], not: ["true", "\"1\""]),
        Judgement(#"{"enum": ["a", null]}"#, ["\"a\"", "null"], not: ["\"b\"", "0"]),
        Judgement(#"{"const": {"a": [1]}}"#, [#"{"a": [1.0]}"#], not: [#"{"a": []}"#]),
        Judgement(#"{"pattern": "^a+$"}"#, ["\"aa\"", "1"], not: ["\"ab\""]),
        Judgement(#"{"minLength": 1, "maxLength": 2}"#, ["\"松\"", "\"ab\"", "[]"], not: ["\"\"", "\"abc\""]),
        Judgement(#"{"minimum": 1}"#, ["1", "\"0\""], not: ["0.5"]),
        Judgement(#"{"maximum": 1}"#, ["1", "\"2\""], not: ["1.5"]),
        Judgement(#"{"properties": {"a": {"type": "null"}}}"#, ["{}", #"{"b": 1}"#, "1"], not: [#"{"a": 1}"#]),
        Judgement(#"{"properties": {"a": false}}"#, ["{}"], not: [#"{"a": 1}"#]),
        Judgement(
            #"{"properties": {"a": true}, "additionalProperties": false}"#, ["{}", #"{"a": 1}"#], not: [#"{"b": 1}"#]),
        Judgement(#"{"additionalProperties": {"type": "null"}}"#, [#"{"a": null}"#, "[1]"], not: [#"{"a": 1}"#]),
        Judgement(#"{"propertyNames": {"pattern": "^a"}}"#, [#"{"ab": 1}"#, "1"], not: [#"{"b": 1}"#]),
        Judgement(#"{"required": ["a"]}"#, [#"{"a": null}"#, "[]"], not: ["{}"]),
        Judgement(#"{"items": {"type": "null"}}"#, ["[]", "[null]", "{}"], not: ["[null, 1]"]),
        Judgement(#"{"minItems": 1, "maxItems": 2}"#, ["[1]", "[1, 2]", "{}"], not: ["[]", "[1, 2, 3]"]),
        Judgement(#"{"uniqueItems": true}"#, ["[1, 2]"], not: ["[1, 1.0]"]),
        Judgement(#"{"minProperties": 1, "maxProperties": 1}"#, [#"{"a": 1}"#], not: ["{}", #"{"a": 1, "b": 2}"#]),
        Judgement(#"{"allOf": [{"minItems": 1}, {"maxItems": 1}]}"#, ["[1]"], not: ["[]", "[1, 2]"]),
        Judgement(#"{"anyOf": [{"type": "null"}, {"minimum": 1}]}"#, ["null", "1"], not: ["0"]),
        Judgement(
            #"{"oneOf": [{"required": ["a"]}, {"required": ["b"]}]}"#, [#"{"a": 1}"#],
            not: ["{}", #"{"a": 1, "b": 1}"#]),
        Judgement(#"{"not": {"type": "null"}}"#, ["1"], not: ["null"]),
        Judgement(
            #"{"if": {"type": "number"}, "then": {"minimum": 1}, "else": {"minLength": 1}}"#, ["1", "\"a\""],
            not: ["0", "\"\""]),
        Judgement(
            ##"{"$defs": {"tree": {"items": {"$ref": "#/$defs/tree"}, "type": "array"}}, "$ref": "#/$defs/tree"}"##,
            ["[]", "[[], [[]]]"], not: ["1", "[[1]]"]),
        Judgement("true", ["1"], not: []),
        Judgement("false", [], not: ["1", "null"]),
    ])
    func judgesAsTheStandardSays(judgement: Judgement) throws {
        let schema = JSONSchema(try json(judgement.schema))
        #expect(schema.ownFaults.isEmpty)
        for text in judgement.accepted { #expect(schema.faults(in: try json(text)).isEmpty, "\(text)") }
        for text in judgement.rejected { #expect(!schema.faults(in: try json(text)).isEmpty, "\(text)") }
    }

    /// A misspelt keyword would leave things unchecked.
    @Test(arguments: [
        #"{"propertys": {}}"#, #"{"items": {"minItem": 1}}"#, #"{"not": {"typo": 1}}"#,
        ##"{"$ref": "#/$defs/nothing"}"##, ##"{"$defs": {"a": true}, "$ref": "#/$defs/a", "minItems": 1}"##,
    ])
    func aSchemaWithAMistakeIsReported(schema: String) throws {
        #expect(!JSONSchema(try json(schema)).ownFaults.isEmpty)
    }

    /// Of alternatives, the one that fits furthest tells what is wrong.
    @Test func faultsHaveTheirPlace() throws {
        let schema = JSONSchema(
            try json(#"{"items": {"anyOf": [{"type": "null"}, {"properties": {"a": {"enum": ["x"]}}}]}}"#))
        let faults = schema.faults(in: try json(#"[null, {"a": "y"}]"#))
        #expect(faults.map(\.description) == ["/1/a: expected one of x"])
    }
}
