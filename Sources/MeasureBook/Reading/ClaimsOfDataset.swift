import Books
import Outputs
import Text

/// The claims of a dataset, read from their file.
struct ClaimsOfDataset: Sendable {
    let all: [Claim]
    private let positions: [[String]: [Int]]

    /// - Parameter path: of the CSV file, whose JSON twin has the places of the keys too; nil without claims.
    init(_ definition: DatasetDefinition, path: String?, in files: OutputFiles, _ problems: BookProblems) {
        let file = path.map { "data/" + ($0.hasSuffix(".csv") ? String($0.dropLast(4)) : $0) + ".json" }
        let node = file.flatMap { files.json($0, problems) }
        all = node?.items.compactMap { Self.claim($0, of: definition) } ?? []
        positions = Dictionary(grouping: all.indices) { [all] in all[$0].key }
    }

    func of(_ key: [String]) -> [Claim] { (positions[key] ?? []).map { all[$0] } }

    private static func claim(_ row: BookNode, of definition: DatasetDefinition) -> Claim? {
        func text(_ name: String) -> String { row[name]?.text ?? "" }
        let article = text(ClaimColumn.article.rawValue)
        guard let own = source(row, in: article) else { return nil }
        let sources = definition.keys.compactMap { key in
            row["places"]?[key.name].flatMap { source($0, in: article) }.map { (key.name, $0) }
        }
        func value(_ field: FieldDefinition) -> String {
            let written = text(field.name)
            let qualifier = field.isQualified ? text(definition.name(of: .qualifier, of: field)) : ""
            return qualifier == Qualifier.range.rawValue
                ? written + qualifier + text(definition.name(of: .maximum, of: field)) : qualifier + written
        }
        return Claim(
            key: definition.keys.map { text($0.name) },
            field: row[ClaimColumn.field.rawValue]?.text ?? definition.readValues.first?.name,
            values: definition.values.map(value),
            unit: text(CommonColumn.unit.rawValue).isEmpty ? nil : text(CommonColumn.unit.rawValue),
            source: own, keySources: Dictionary(first: sources),
            status: Record.Status(rawValue: text(CommonColumn.status.rawValue)) ?? .read)
    }

    /// Nil for a null.
    private static func source(_ node: BookNode, in article: String) -> Claim.Source? {
        guard let line = node[ClaimColumn.line.rawValue]?.text.flatMap({ Int($0) }),
            let column = node[ClaimColumn.column.rawValue]?.text.flatMap({ Int($0) })
        else { return nil }
        return Claim.Source(
            place: Place(Text.Place(article, line: line, column: column)),
            raw: node[ClaimColumn.raw.rawValue]?.text ?? "")
    }
}
