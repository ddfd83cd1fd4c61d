import Text

/// JSON Schemas (draft 2020-12) of files that the program writes.
package enum JSONShape {
    /// A schema as a file.
    package static func document(title: String, description: String, _ root: JSON) -> [UInt8] {
        let head: [JSON.Member] = [
            ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", .string(title)),
            ("description", .string(description)),
        ]
        return JSON.lines(.object(head + root.members)).document
    }

    /// An array of values.
    package static func array(of items: JSON, least: Int = 0) -> JSON {
        ["type": "array", "items": items, "minItems": least > 0 ? .integer(least) : nil]
    }

    /// An object that has the members of a declaration, and no others.
    package static func object<Subject>(of members: [JSONMember<Subject>]) -> JSON {
        object(members.map { ($0.name, $0.schema) }, required: members.filter { !$0.isOptional }.map(\.name))
    }

    /// - Parameter required: nil for all.
    package static func object(_ properties: [JSON.Member], required: [String]? = nil) -> JSON {
        let required = required ?? properties.map(\.key)
        return [
            "type": "object", "properties": .lines(.object(properties)),
            "required": required.isEmpty ? nil : .strings(required), "additionalProperties": .boolean(false),
        ]
    }

    package static let text: JSON = ["type": "string"]
    package static let number: JSON = ["type": "number"]
    package static let boolean: JSON = ["type": "boolean"]
    /// A number from 1, such as that of a line.
    package static let position: JSON = ["type": "integer", "minimum": .integer(1)]
    /// A number from 0, such as a size.
    package static let count: JSON = ["type": "integer", "minimum": .integer(0)]
    /// SHA-256 in hexadecimal digits.
    package static let hash: JSON = ["type": "string", "pattern": "^[0-9a-f]{64}$"]
    /// A value of a cell, or none.
    package static let value: JSON = ["type": .strings(["string", "number", "boolean", "null"])]

    /// A value that may be null.
    package static func optional(_ schema: JSON) -> JSON {
        .object(
            schema.members.map { key, value in
                switch (key, value) {
                case ("type", .string(let type)): (key, .strings([type, "null"]))
                case ("enum", .array(let words)): (key, .array(words + [.null]))
                case ("oneOf", .array(let words)): (key, .array(words + [["const": .null]]))
                default: (key, value)
                }
            })
    }

    package static let severity = words(
        Severity.allCases.map { SchemaField.Word(id: $0.rawValue, meaning: $0.meaning) })

    /// One of some words: as a list, and each with what it means.
    static func words(_ words: [SchemaField.Word]) -> JSON {
        let isExplained = words.contains { $0.label != nil || $0.meaning != nil }
        return [
            "type": "string", "enum": .strings(words.map(\.id)),
            "oneOf": isExplained
                ? .array(
                    words.map {
                        [
                            "const": .string($0.id), "title": $0.label.map(JSON.string),
                            "description": $0.meaning.map(JSON.string),
                        ]
                    }) : nil,
        ]
    }

    /// A schema with what its values mean.
    package static func described(_ description: String, _ schema: JSON) -> JSON {
        .object([("description", .string(description))] + schema.members)
    }
}

/// A member of an object that the program writes: its name, its value, and what the schema says about it.
package struct JSONMember<Subject> {
    let name: String
    /// Whether some objects do not have it.
    let isOptional: Bool
    private let description: String
    /// Made only for schemas, not for each object.
    private let shape: () -> JSON
    private let value: (Subject) -> JSON?

    package init(
        _ name: String, _ description: String, _ shape: @autoclosure @escaping () -> JSON,
        _ value: @escaping (Subject) -> JSON
    ) {
        (self.name, self.description, isOptional) = (name, description, false)
        (self.shape, self.value) = (shape, value)
    }

    /// A member that is left out if its value is nil.
    package init(
        _ name: String, _ description: String, _ shape: @autoclosure @escaping () -> JSON,
        ifAny value: @escaping (Subject) -> JSON?
    ) {
        (self.name, self.description, isOptional) = (name, description, true)
        (self.shape, self.value) = (shape, value)
    }

    /// A member that is a text.
    static func text(_ name: String, _ description: String, _ text: @escaping (Subject) -> String) -> Self {
        Self(name, description, JSONShape.text) { .string(text($0)) }
    }

    /// A member that is a text, or null for nil.
    static func optionalText(_ name: String, _ description: String, _ text: @escaping (Subject) -> String?) -> Self {
        Self(name, description, JSONShape.optional(JSONShape.text)) { JSON(text($0)) }
    }

    /// A member that is a text, left out for nil.
    static func textIfAny(_ name: String, _ description: String, _ text: @escaping (Subject) -> String?) -> Self {
        Self(name, description, JSONShape.text, ifAny: { text($0).map(JSON.string) })
    }

    /// A member with some texts, left out for none.
    static func textsIfAny(_ name: String, _ description: String, _ texts: @escaping (Subject) -> [String]) -> Self {
        Self(
            name, description, JSONShape.array(of: JSONShape.text, least: 1),
            ifAny: {
                let texts = texts($0)
                return texts.isEmpty ? nil : .strings(texts)
            })
    }

    /// A member with an object for each of some elements.
    ///
    /// - Parameter hasLines: whether each object has a line of its own.
    static func list<Element>(
        _ name: String, _ description: String, _ members: [JSONMember<Element>], least: Int = 0, hasLines: Bool = false,
        _ elements: @escaping (Subject) -> [Element]
    ) -> Self {
        Self(name, description, JSONShape.array(of: JSONShape.object(of: members), least: least)) {
            .list(elements($0), members, hasLines: hasLines)
        }
    }

    /// The same, left out for none.
    static func listIfAny<Element>(
        _ name: String, _ description: String, _ members: [JSONMember<Element>], hasLines: Bool = false,
        _ elements: @escaping (Subject) -> [Element]
    ) -> Self {
        Self(
            name, description, JSONShape.array(of: JSONShape.object(of: members), least: 1),
            ifAny: {
                let elements = elements($0)
                return elements.isEmpty ? nil : .list(elements, members, hasLines: hasLines)
            })
    }

    var schema: JSON { JSONShape.described(description, shape()) }

    func member(of subject: Subject) -> JSON.Member? { value(subject).map { (name, $0) } }
}

extension JSON {
    /// The object of the declared members.
    package init<Subject>(_ subject: Subject, _ members: [JSONMember<Subject>]) {
        self = .object(members.compactMap { $0.member(of: subject) })
    }

    fileprivate static func list<Subject>(
        _ subjects: [Subject], _ members: [JSONMember<Subject>], hasLines: Bool
    ) -> JSON {
        let list = JSON.array(subjects.map { JSON($0, members) })
        return hasLines ? .lines(list) : list
    }

    /// The members of an object; none of another value.
    package var members: [Member] {
        switch self {
        case .object(let members): members
        case .lines(let value): value.members
        case .null, .boolean, .integer, .number, .real, .string, .array: []
        }
    }
}
