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
        let root = schema.schema(of: kind.shape).members.drop { $0.key != "type" }
        return JSONShape.document(
            title: kind.shape.title, description: "\(kind.path): \(kind.meaning)",
            .object(root + [("$defs", .lines(.object(schema.definitions)))]))
    }

    private mutating func schema(of map: MapShape) -> JSON {
        let properties =
            map.base.map { JSON.Member($0.name, .boolean(true)) } + map.own.map { ($0.name, property($0, of: map)) }
        let required = map.own.filter(\.isRequired).map(\.name)
        let demands = map.demands.map(\.fact.schema) + variants(of: map)
        return [
            "title": .string(map.title), "description": map.meaning.map(JSON.string), "type": "object",
            "properties": .lines(.object(properties)), "required": required.isEmpty ? nil : .strings(required),
            "additionalProperties": map.isOpen ? nil : .boolean(false),
            "allOf": demands.isEmpty ? nil : .lines(.array(demands)),
        ]
    }

    /// The conditions for a map whose kind depends on one key.
    private mutating func variants(of map: MapShape) -> [JSON] {
        Shape.variants(of: map.name).map { key, word, variant in
            ["if": Fact.says(key, [word]).schema, "then": reference(variant.name) { $0.schema(of: variant) }]
        }
    }

    private mutating func property(_ key: KeyDeclaration, of map: MapShape) -> JSON {
        let words = Shape.variants(of: map.name).filter { $0.key == key.name }.map(\.text)
        let head: JSON = [
            "description": .string(key.meaning), "default": key.standard.map(JSON.init(yaml:)),
            "examples": key.example.map { .array([JSON(yaml: $0)]) },
        ]
        return .object(head.members + schema(of: words.isEmpty ? key.shape : .choice(words)).members)
    }

    private mutating func schema(of shape: Shape) -> JSON {
        switch shape {
        case .scalar(let scalar): return reference(scalar.name) { _ in scalar.schema }
        case .choice(let words): return ["enum": .strings(words)]
        case .localized: return reference("localizedText") { $0.localized() }
        case .list(let list): return schema(of: list)
        case .entries(of: let value, let least):
            return [
                "type": "object", "minProperties": least > 0 ? .integer(least) : nil,
                "additionalProperties": schema(of: value),
            ]
        case .map(let map): return reference(map.name) { $0.schema(of: map) }
        case .either(let shapes): return ["anyOf": .array(shapes.map { schema(of: $0) })]
        case .named(let name):
            guard let shape = Shape.declared(name) else { return [:] }
            if case .map = shape { return schema(of: shape) }
            return reference(name) { $0.schema(of: shape) }
        }
    }

    private mutating func schema(of list: Shape.List) -> JSON {
        let item = schema(of: list.item)
        let array: JSON = [
            "type": "array", "minItems": list.least > 0 ? .integer(list.least) : nil,
            "maxItems": list.most.map(JSON.integer), "uniqueItems": list.isUnique ? .boolean(true) : nil,
            "items": item,
        ]
        return list.allowsOne ? ["anyOf": .array([array, item])] : array
    }

    /// A reference to a definition, which is made at the first reference.
    private mutating func reference(_ name: String, _ make: (inout BookFileSchema) -> JSON) -> JSON {
        if known.insert(name).inserted {
            let index = definitions.count
            definitions.append((name, .null))
            definitions[index].value = .lines(make(&self))
        }
        return ["$ref": .string("#/$defs/\(name)")]
    }

    private mutating func localized() -> JSON {
        [
            "description":
                "One text, or a map from language codes to texts such as {en: Width, ja: 幅}; the first language is the fallback.",
            "type": .strings(["string", "number", "boolean", "object"]), "minLength": .integer(1),
            "minProperties": .integer(1), "propertyNames": ["pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$"],
            "additionalProperties": schema(of: .scalar(.text)),
        ]
    }
}

extension Scalar {
    fileprivate var schema: JSON {
        [
            "description": .string(meaning), "type": types.count == 1 ? .string(types[0]) : .strings(types),
            "minLength": leastLength.map(JSON.integer), "maxLength": mostLength.map(JSON.integer),
            "minimum": minimum.map(JSON.integer), "maximum": maximum.map(JSON.integer),
            "pattern": pattern.map(JSON.string), "not": reserved.isEmpty ? nil : ["enum": .strings(reserved)],
        ]
    }
}

extension Fact {
    fileprivate var schema: JSON {
        switch self {
        case .has(let key): ["required": .strings([key])]
        case .says(let key, let words):
            [
                "required": .strings([key]),
                "properties": .object([(key, ["enum": .array(words.flatMap(JSON.readings))] as JSON)]),
            ]
        case .no(let fact): ["not": fact.schema]
        case .any(let facts): ["anyOf": .array(facts.map(\.schema))]
        case .all(let facts): ["allOf": .array(facts.map(\.schema))]
        case .one(let facts): ["oneOf": .array(facts.map(\.schema))]
        case .when(let condition, let fact): ["if": condition.schema, "then": fact.schema]
        case .items(let key, lack: let lacking):
            [
                "properties": .object([
                    (key, ["items": ["properties": .object([(lacking, .boolean(false))])] as JSON] as JSON)
                ])
            ]
        }
    }
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
