import BookFiles
import Books
import Publish
import Text

/// The JSON Schema (2020-12) of one kind of book file, for editors and other programs.
///
/// Beside `$ref` there are annotations alone: older readers of schemas ignore or replace everything else there.
struct BookFileSchema {
    private var definitions: [JSON.Member] = []
    private var known: Set<String> = []

    private init() {}

    static func document(of kind: BookFileKind) -> [UInt8] {
        var schema = BookFileSchema()
        let root = schema.members(of: kind.shape)
        let file: [JSON.Member] = [
            ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", .string(kind.shape.title)),
            ("description", .string("\(kind.path): \(kind.meaning)")),
        ]
        return JSON.lines(
            .object(file + root.drop { $0.key != "type" } + [("$defs", .lines(.object(schema.definitions)))])
        ).document
    }

    private mutating func members(of map: MapShape) -> [JSON.Member] {
        var members: [JSON.Member] = [("title", .string(map.title))]
        if let meaning = map.meaning { members.append(("description", .string(meaning))) }
        members.append(("type", "object"))
        let properties =
            map.base.map { JSON.Member($0.name, .boolean(true)) } + map.own.map { ($0.name, property($0, of: map)) }
        members.append(("properties", .lines(.object(properties))))
        let required = map.own.filter(\.isRequired).map(\.name)
        if !required.isEmpty { members.append(("required", .strings(required))) }
        if !map.isOpen { members.append(("additionalProperties", .boolean(false))) }
        let demands = map.demands.map { JSON.object($0.fact.schema) } + variants(of: map)
        if !demands.isEmpty { members.append(("allOf", .lines(.array(demands)))) }
        return members
    }

    /// The conditions for a map whose kind depends on one key.
    private mutating func variants(of map: MapShape) -> [JSON] {
        Shape.variants(of: map.name).map { key, word, variant in
            [
                "if": .object(Fact.says(key, [word]).schema),
                "then": .object(reference(variant.name) { $0.members(of: variant) }),
            ]
        }
    }

    private mutating func property(_ key: KeyDeclaration, of map: MapShape) -> JSON {
        var members: [JSON.Member] = [("description", .string(key.meaning))]
        if let standard = key.standard { members.append(("default", JSON(yaml: standard))) }
        if let example = key.example { members.append(("examples", .array([JSON(yaml: example)]))) }
        let words = Shape.variants(of: map.name).filter { $0.key == key.name }.map(\.text)
        return .object(members + self.members(of: words.isEmpty ? key.shape : .choice(words)))
    }

    private mutating func members(of shape: Shape) -> [JSON.Member] {
        switch shape {
        case .scalar(let scalar): return reference(scalar.name) { _ in scalar.schema }
        case .choice(let words): return [("enum", .strings(words))]
        case .localized: return reference("localizedText") { $0.localized() }
        case .list(let list): return members(of: list)
        case .entries(of: let value, let least):
            return [("type", "object")] + (least > 0 ? [("minProperties", .integer(least))] : [])
                + [("additionalProperties", .object(members(of: value)))]
        case .map(let map): return reference(map.name) { $0.members(of: map) }
        case .either(let shapes): return [("anyOf", .array(shapes.map { .object(members(of: $0)) }))]
        case .named(let name):
            guard let shape = Shape.declared(name) else { return [] }
            if case .map = shape { return members(of: shape) }
            return reference(name) { $0.members(of: shape) }
        }
    }

    private mutating func members(of list: Shape.List) -> [JSON.Member] {
        var array: [JSON.Member] = [("type", "array")]
        if list.least > 0 { array.append(("minItems", .integer(list.least))) }
        if let most = list.most { array.append(("maxItems", .integer(most))) }
        if list.isUnique { array.append(("uniqueItems", .boolean(true))) }
        let item = JSON.object(members(of: list.item))
        array.append(("items", item))
        return list.allowsOne ? [("anyOf", .array([.object(array), item]))] : array
    }

    /// A reference to a definition, which is made at the first reference.
    private mutating func reference(
        _ name: String, _ make: (inout BookFileSchema) -> [JSON.Member]
    ) -> [JSON.Member] {
        if known.insert(name).inserted {
            let index = definitions.count
            definitions.append((name, .null))
            definitions[index].value = .lines(.object(make(&self)))
        }
        return [("$ref", .string("#/$defs/\(name)"))]
    }

    private mutating func localized() -> [JSON.Member] {
        [
            (
                "description",
                "One text, or a map from language codes to texts such as {en: Width, ja: 幅}; the first language is the fallback."
            ),
            ("type", .strings(["string", "number", "boolean", "object"])), ("minLength", .integer(1)),
            ("minProperties", .integer(1)), ("propertyNames", ["pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"]),
            ("additionalProperties", .object(members(of: .scalar(.text)))),
        ]
    }
}

extension Scalar {
    fileprivate var schema: [JSON.Member] {
        var members: [JSON.Member] = [
            ("description", .string(meaning)), ("type", types.count == 1 ? .string(types[0]) : .strings(types)),
        ]
        if let leastLength { members.append(("minLength", .integer(leastLength))) }
        if let mostLength { members.append(("maxLength", .integer(mostLength))) }
        if let minimum { members.append(("minimum", .integer(minimum))) }
        if let maximum { members.append(("maximum", .integer(maximum))) }
        if let pattern { members.append(("pattern", .string(pattern))) }
        if !reserved.isEmpty { members.append(("not", ["enum": .strings(reserved)])) }
        return members
    }
}

extension Fact {
    fileprivate var schema: [JSON.Member] {
        switch self {
        case .has(let key): [("required", .strings([key]))]
        case .says(let key, let words):
            [
                ("required", .strings([key])),
                ("properties", .object([(key, .object([("enum", .array(words.flatMap(JSON.readings)))]))])),
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
                    .object([(key, ["items": ["properties": .object([(lacking, .boolean(false))])] as JSON] as JSON)])
                )
            ]
        }
    }

    private static func schemas(_ facts: [Fact]) -> JSON { .array(facts.map { .object($0.schema) }) }
}

extension JSON {
    /// A value as a book writes it, with numbers and truth values as editors read them.
    fileprivate init(yaml text: String) {
        let source = SourceText(path: "", bytes: Array(text.utf8))
        self = BookFileParser(source, problems: BookProblems()).parse().map(JSON.init) ?? .string(text)
    }

    private init(_ node: BookNode) {
        switch node.content {
        case .text(let text):
            self = Bool(text).map(JSON.boolean) ?? Int(text).map(JSON.integer) ?? .string(text)
        case .list(let nodes): self = .array(nodes.map(JSON.init))
        case .map(let entries): self = .object(entries.map { ($0.key, JSON($0.value)) })
        }
    }

    /// What editors may read a text of a book file as.
    fileprivate static func readings(of text: String) -> [JSON] {
        [.string(text)] + (Bool(text).map { [.boolean($0)] } ?? [])
    }
}
