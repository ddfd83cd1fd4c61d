/// A schema looked at as a whole, without an instance.
extension JSONSchema {
    /// A schema within the schema, and the JSON Pointer (RFC 6901) to it.
    package struct Subschema: Sendable {
        package let pointer: String
        package let value: JSONValue

        /// The keys that its objects may have; nil if others are also allowed.
        package var closedKeys: Set<String>? {
            guard value["additionalProperties"] == .boolean(false) else { return nil }
            return Set((value["properties"]?.members ?? [:]).keys)
        }
    }

    /// The schema and all schemas in it, in the order of their pointers.
    package var subschemas: [Subschema] { Self.subschemas(of: root, at: "") }

    /// What is wrong with the schema, whatever it is applied to.
    package var ownFaults: [Fault] {
        subschemas.flatMap { subschema -> [Fault] in
            let members = subschema.value.members ?? [:]
            let strange = Set(members.keys).subtracting(Self.annotations).subtracting(Self.keywords.keys)
            var messages = strange.sorted().map { "unknown keyword \($0)" }
            if let reference = members["$ref"] {
                if reference.string.flatMap(definition) == nil { messages.append("\(reference) does not exist") }
                if Set(members.keys).subtracting(Self.annotations) != ["$ref"] {
                    messages.append("more than annotations beside $ref")
                }
            }
            return messages.map { Fault(pointer: subschema.pointer, message: $0) }
        }
    }

    /// Keywords whose value is a schema, a list of schemas, or a map of schemas.
    private static let single: Set<String> = [
        "additionalProperties", "items", "not", "propertyNames", "if", "then", "else",
    ]
    private static let lists: Set<String> = ["allOf", "anyOf", "oneOf"]
    private static let maps: Set<String> = ["$defs", "properties"]

    private static func subschemas(of schema: JSONValue, at pointer: String) -> [Subschema] {
        let members = schema.members ?? [:]
        return [Subschema(pointer: pointer, value: schema)]
            + members.sorted { $0.key < $1.key }.flatMap { name, value -> [Subschema] in
                let place = pointer + "/" + name
                if single.contains(name) { return subschemas(of: value, at: place) }
                if lists.contains(name) {
                    return (value.items ?? []).enumerated().flatMap { subschemas(of: $1, at: place + "/\($0)") }
                }
                guard maps.contains(name) else { return [] }
                return (value.members ?? [:]).sorted { $0.key < $1.key }
                    .flatMap { subschemas(of: $1, at: place + "/" + $0) }
            }
    }
}
