import Books
import Records
import Text

/// TypeScript's types for the JSON files of datasets: a `.d.ts` with a union of words for each vocabulary, and an
/// interface for the rows of each dataset, made from the JSON Schema of its fields.
///
///     import type { Bending } from "./bending";
///     const rows: Bending[] = JSON.parse(text);
struct TypeScriptCode {
    private let publication: Publication
    private let datasets: [Dataset]
    private let resources: [DataResource]
    private var unions: [String: String] = [:]
    private var names = SwiftNames(prefix: "Type", isType: true, reserved: TypeScriptCode.known)

    private static let known: Set<String> = [
        "Array", "Boolean", "Date", "Error", "Function", "JSON", "Map", "Math", "Number", "Object", "Partial", "Pick",
        "Promise", "Readonly", "ReadonlyArray", "Record", "RegExp", "Required", "Set", "String", "Symbol",
    ]

    init(_ datasets: [Dataset], in publication: Publication) {
        (self.publication, self.datasets) = (publication, datasets)
        let all = Dictionary(first: publication.resources.map { ($0.name, $0) })
        resources = datasets.compactMap { all[$0.name] }
    }

    /// The file.
    mutating func text() -> String {
        var parts = [CodeText.header("json-types", datasets, in: publication)]
        let interfaces = zip(datasets, resources).map { interface($0, $1) }
        for vocabulary in publication.book.vocabularies {
            guard let name = unions[vocabulary.name] else { continue }
            let words = vocabulary.entries.map { "  | \(Self.literal($0.id))" }
            parts.append(
                Self.comment(vocabulary.title["en"], indent: "")
                    + ["export type \(name) =\(words.isEmpty ? " never;" : "")"]
                    + (words.isEmpty ? [] : [words.joined(separator: "\n") + ";"]))
        }
        parts += interfaces
        return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private mutating func interface(_ dataset: Dataset, _ resource: DataResource) -> [String] {
        // Fields are first, so that a vocabulary keeps its name and a dataset of the same name gets another one.
        let fields = resource.fields(.json).map { field -> [String] in
            let notes = [field.informativeTitle, field.description, field.unit.map { "In \($0)." }].compactMap { $0 }
            return Self.comment(CodeText.sentences(notes), indent: "  ")
                + ["  readonly \(Self.property(field.name)): \(type(of: field));"]
        }
        let isTaken = unions.values.contains(names.preview(dataset.name))
        let name = names.name(dataset.name + (isTaken ? " record" : "")).plain
        let description = [dataset.definition.title["en"], dataset.definition.description["en"]]
        return Self.comment(CodeText.sentences(description), indent: "")
            + ["export interface \(name) {"] + fields.flatMap { $0 } + ["}"]
    }

    private mutating func type(of field: SchemaField) -> String {
        guard let vocabulary = field.vocabulary, !field.words.isEmpty else { return Self.type(field.jsonSchema) }
        let name = unions[vocabulary] ?? names.name(vocabulary).plain
        unions[vocabulary] = name
        return field.isRequired ? name : "\(name) | null"
    }

    /// The type of the values that a schema allows.
    static func type(_ schema: JSON) -> String {
        let members = Dictionary(first: schema.members.map { ($0.key, $0.value) })
        if case .array(let words)? = members["enum"] { return words.map(literal).joined(separator: " | ") }
        if let word = members["const"] { return literal(word) }
        switch members["type"] {
        case .string(let name)?: return type(name, members)
        case .array(let names)?:
            return names.map { name in
                if case .string(let name) = name { type(name, members) } else { "unknown" }
            }.joined(separator: " | ")
        default: return "unknown"
        }
    }

    private static func type(_ name: String, _ members: [String: JSON]) -> String {
        switch name {
        case "integer", "number": return "number"
        case "array": return "ReadonlyArray<\(members["items"].map(type) ?? "unknown")>"
        case "object":
            let required: Set<String> =
                if case .array(let names)? = members["required"] { Set(names.map(literal)) } else { [] }
            let properties = (members["properties"]?.members ?? []).map { key, schema in
                "readonly \(property(key))\(required.contains(literal(key)) ? "" : "?"): \(type(schema))"
            }
            return properties.isEmpty ? "Record<string, never>" : "{ \(properties.joined(separator: "; ")) }"
        default: return name
        }
    }

    private static func literal(_ word: JSON) -> String {
        switch word {
        case .string(let text): literal(text)
        case .null: "null"
        case .boolean(let truth): truth ? "true" : "false"
        default: "unknown"
        }
    }

    private static func literal(_ text: String) -> String { CodeText.literal(text) }

    /// The name of a property, in quotation marks unless it is an identifier.
    private static func property(_ name: String) -> String {
        let isPlain = name.utf8.enumerated().allSatisfy { index, byte in
            byte.isASCIILetter || byte == UInt8(ascii: "_") || byte.isASCIIDigit && index > 0
        }
        return isPlain && !name.isEmpty ? name : literal(name)
    }

    private static func comment(_ text: String, indent: String) -> [String] {
        let lines = CodeText.comment(text, mark: "\(indent) *")
        return lines.isEmpty ? [] : ["\(indent)/**"] + lines + ["\(indent) */"]
    }
}
