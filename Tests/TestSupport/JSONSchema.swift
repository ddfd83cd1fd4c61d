/// A JSON Schema (2020-12) with the keywords that the book's schemas use.
///
/// A keyword that is not known here is a fault of the schema and not passed over, so that nothing stays unchecked.
/// Beside `$ref` only annotations are allowed: older readers of schemas ignore or replace everything else there.
package struct JSONSchema: Sendable {
    /// What is wrong with an instance, or with the schema itself.
    package struct Fault: Hashable, Sendable, CustomStringConvertible {
        /// Where in the instance, as a JSON Pointer (RFC 6901).
        package let pointer: String
        package let message: String

        package var description: String { "\(pointer.isEmpty ? "/" : pointer): \(message)" }
    }

    package let root: JSONValue

    package init(_ root: JSONValue) {
        self.root = root
    }

    /// What an instance breaks; nothing where it is valid.
    package func faults(in instance: JSONValue) -> [Fault] {
        faults(in: instance, at: "", by: root)
    }

    /// What an instance breaks of one definition: `#/$defs/rule`.
    package func faults(in instance: JSONValue, by reference: String) -> [Fault] {
        faults(in: instance, at: "", by: .object(["$ref": .string(reference)]))
    }

    /// The schema that a reference of this file names (Core, section 8.2.3.1): `#/$defs/text`.
    package func definition(_ reference: String) -> JSONValue? {
        guard reference.hasPrefix("#/") else { return nil }
        return reference.dropFirst(2).split(separator: "/").reduce(root as JSONValue?) { $0?[String($1)] }
    }

    /// Keywords that describe and do not judge (Validation, section 9; Core, sections 8.1.1 and 8.2.4).
    static let annotations: Set<String> = [
        "$schema", "$defs", "title", "description", "default", "examples", "x-unit", "x-tolerance",
    ]

    typealias Keyword = @Sendable (JSONSchema, Application) -> [Fault]

    /// A keyword's value, what it is applied to, and the schema object that contains it.
    struct Application {
        let value: JSONValue
        let schema: [String: JSONValue]
        let instance: JSONValue
        let pointer: String

        func fault(_ message: String) -> [Fault] { [Fault(pointer: pointer, message: message)] }
    }

    static let keywords: [String: Keyword] = referenceKeywords.merging(logicKeywords) { first, _ in first }
        .merging(valueKeywords) { first, _ in first }
        .merging(containerKeywords) { first, _ in first }

    func faults(in instance: JSONValue, at pointer: String, by schema: JSONValue) -> [Fault] {
        switch schema {
        case .boolean(let allows):
            return allows ? [] : [Fault(pointer: pointer, message: "nothing is allowed here")]
        case .object(let members):
            return members.keys.sorted().flatMap { name -> [Fault] in
                guard !Self.annotations.contains(name), let value = members[name] else { return [] }
                guard let keyword = Self.keywords[name] else {
                    return [Fault(pointer: pointer, message: "the schema has the unknown keyword \(name)")]
                }
                return keyword(
                    self, Application(value: value, schema: members, instance: instance, pointer: pointer))
            }
        default:
            return [Fault(pointer: pointer, message: "a schema is an object or a boolean")]
        }
    }

    package func accepts(_ instance: JSONValue, by schema: JSONValue) -> Bool {
        faults(in: instance, at: "", by: schema).isEmpty
    }
}

/// Schemas that are found elsewhere (Core, section 8.2).
extension JSONSchema {
    fileprivate static let referenceKeywords: [String: Keyword] = [
        "$ref": { schema, application in
            guard Set(application.schema.keys).subtracting(annotations) == ["$ref"] else {
                return application.fault("the schema has more than annotations beside $ref")
            }
            guard let target = application.value.string.flatMap(schema.definition) else {
                return application.fault("the schema refers to \(application.value), which does not exist")
            }
            return schema.faults(in: application.instance, at: application.pointer, by: target)
        }
    ]
}

/// Schemas made of schemas (Core, section 10.2).
extension JSONSchema {
    fileprivate static let logicKeywords: [String: Keyword] = [
        "allOf": { schema, application in
            guard let all = application.value.items else { return application.fault("allOf is not a list") }
            return all.flatMap { schema.faults(in: application.instance, at: application.pointer, by: $0) }
        },
        "anyOf": { schema, application in
            guard let any = application.value.items else { return application.fault("anyOf is not a list") }
            let attempts = any.map { schema.faults(in: application.instance, at: application.pointer, by: $0) }
            if attempts.contains(where: \.isEmpty) { return [] }
            // The alternative that was meant is the one that fits furthest.
            return attempts.max { depth($0) < depth($1) } ?? application.fault("anyOf is empty")
        },
        "oneOf": { schema, application in
            guard let one = application.value.items else { return application.fault("oneOf is not a list") }
            let count = one.count { schema.accepts(application.instance, by: $0) }
            return count == 1 ? [] : application.fault("\(count) of the schemas of oneOf are met")
        },
        "not": { schema, application in
            schema.accepts(application.instance, by: application.value)
                ? application.fault("the schema of not is met") : []
        },
        "if": { schema, application in
            let isMet = schema.accepts(application.instance, by: application.value)
            guard let branch = application.schema[isMet ? "then" : "else"] else { return [] }
            return schema.faults(in: application.instance, at: application.pointer, by: branch)
        },
        "then": { _, application in application.schema["if"] == nil ? application.fault("then is without if") : [] },
        "else": { _, application in application.schema["if"] == nil ? application.fault("else is without if") : [] },
    ]

    private static func depth(_ faults: [Fault]) -> Int { faults.map { $0.pointer.utf8.count }.max() ?? 0 }
}
