import Books
import Publish

/// The JSON Schema (2020-12) of one kind of book file, for editors and other programs.
///
/// Beside `$ref` there are annotations alone: older readers of schemas ignore or replace everything else there.
package struct BookFileSchema {
    private var definitions: [(name: String, schema: JSONTree)] = []
    private var known: Set<String> = []

    private init() {}

    package static func text(of kind: BookFileKind) -> String {
        var schema = BookFileSchema()
        let root = schema.members(of: kind.shape)
        let file: [(String, JSONTree)] = [
            ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", .string(kind.shape.title)),
            ("description", .string(kind.path + ": " + kind.meaning)),
        ]
        return JSONTree.object(
            file + root.filter { $0.0 != "title" } + [("$defs", .object(schema.definitions.map { ($0, $1) }))]
        ).text + "\n"
    }

    private mutating func members(of map: MapShape) -> [(String, JSONTree)] {
        var members: [(String, JSONTree)] = [
            ("title", .string(map.title)), ("type", "object"),
            ("properties", .object(map.keys.map { ($0.name, property($0)) })),
        ]
        let required = map.keys.filter(\.isRequired).map(\.name)
        if !required.isEmpty { members.append(("required", .strings(required))) }
        if !map.isOpen { members.append(("additionalProperties", .boolean(false))) }
        if !map.demands.isEmpty { members.append(("allOf", .array(map.demands.map { .object($0.fact.schema) }))) }
        return members
    }

    private mutating func property(_ key: KeyDeclaration) -> JSONTree {
        var members: [(String, JSONTree)] = [("description", .string(key.meaning))]
        if let standard = key.standard { members.append(("default", JSONTree(yaml: standard))) }
        if let example = key.example { members.append(("examples", .array([JSONTree(yaml: example)]))) }
        return .object(members + self.members(of: key.shape))
    }

    private mutating func members(of shape: Shape) -> [(String, JSONTree)] {
        switch shape {
        case .scalar(let scalar): return reference(scalar.name) { _ in scalar.schema }
        case .choice(let words): return [("enum", .strings(words))]
        case .localized: return reference("localizedText") { $0.localized() }
        case .list(let list):
            var array: [(String, JSONTree)] = [("type", "array")]
            if list.least > 0 { array.append(("minItems", .number(list.least))) }
            if let most = list.most { array.append(("maxItems", .number(most))) }
            if list.isUnique { array.append(("uniqueItems", .boolean(true))) }
            let item = JSONTree.object(members(of: list.item))
            array.append(("items", item))
            return list.allowsOne ? [("anyOf", .array([.object(array), item]))] : array
        case .entries(of: let value, least: let least):
            return [("type", "object")] + (least > 0 ? [("minProperties", .number(least))] : [])
                + [("additionalProperties", .object(members(of: value)))]
        case .map(let map): return reference(map.name) { $0.members(of: map) }
        case .either(let shapes): return [("anyOf", .array(shapes.map { .object(members(of: $0)) }))]
        case .named(let name):
            guard let shape = Shape.declared(name) else { return [] }
            if case .map = shape { return members(of: shape) }
            return reference(name) { $0.members(of: shape) }
        }
    }

    /// A reference to a definition, which is made where nothing has referred to it yet.
    private mutating func reference(
        _ name: String, _ make: (inout BookFileSchema) -> [(String, JSONTree)]
    ) -> [(String, JSONTree)] {
        if known.insert(name).inserted {
            let index = definitions.count
            definitions.append((name, .object([])))
            definitions[index].schema = .object(make(&self))
        }
        return [("$ref", .string("#/$defs/\(name)"))]
    }

    private mutating func localized() -> [(String, JSONTree)] {
        [
            (
                "description",
                "One text, or a map from language codes to texts such as {en: Width, ja: 幅}; the first language is the fallback."
            ),
            ("type", .strings(["string", "number", "boolean", "object"])), ("minLength", .number(1)),
            ("minProperties", .number(1)),
            ("propertyNames", .object([("pattern", "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$")])),
            ("additionalProperties", .object(members(of: .scalar(.text)))),
        ]
    }
}

extension MapShape {
    /// The subject as a title: `An article`.
    var title: String { subject.prefix(1).uppercased() + subject.dropFirst() }
}

extension Scalar {
    fileprivate var schema: [(String, JSONTree)] {
        var members: [(String, JSONTree)] = [
            ("description", .string(meaning)), ("type", types.count == 1 ? .string(types[0]) : .strings(types)),
        ]
        if let leastLength { members.append(("minLength", .number(leastLength))) }
        if let mostLength { members.append(("maxLength", .number(mostLength))) }
        if let minimum { members.append(("minimum", .number(minimum))) }
        if let pattern { members.append(("pattern", .string(pattern))) }
        if !reserved.isEmpty { members.append(("not", .object([("enum", .strings(reserved))]))) }
        return members
    }
}

extension Fact {
    fileprivate var schema: [(String, JSONTree)] {
        switch self {
        case .has(let key): [("required", .strings([key]))]
        case .says(let key, let words):
            [
                ("required", .strings([key])),
                ("properties", .object([(key, .object([("enum", .array(words.flatMap(JSONTree.readings)))]))])),
            ]
        case .no(let fact): [("not", .object(fact.schema))]
        case .any(let facts): [("anyOf", Self.schemas(facts))]
        case .all(let facts): [("allOf", Self.schemas(facts))]
        case .one(let facts): [("oneOf", Self.schemas(facts))]
        case .when(let condition, let fact): [("if", .object(condition.schema)), ("then", .object(fact.schema))]
        case .items(let key, lack: let lacking):
            [
                (
                    "properties",
                    .object([
                        (key, .object([("items", .object([("properties", .object([(lacking, .boolean(false))]))]))]))
                    ])
                )
            ]
        }
    }

    private static func schemas(_ facts: [Fact]) -> JSONTree { .array(facts.map { .object($0.schema) }) }
}
