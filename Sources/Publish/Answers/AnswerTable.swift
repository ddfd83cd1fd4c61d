import Books
import Records
import Text

/// Records of one or more datasets as one table; with several datasets their columns are side by side, `dataset`
/// first.
struct AnswerTable {
    struct Row {
        let dataset: Dataset
        let record: Record
        /// One for each column, empty if the record's dataset lacks it.
        let cells: [DataCell]
    }

    let columns: [String]
    /// The column titles, with labels.
    let titles: [String]
    let rows: [Row]
    /// The names of the columns of qualifiers and upper ends, without which a number says something else.
    let qualifiers: Set<String>
    /// The names of the columns of each dataset, by its name.
    private let own: [String: Set<String>]

    /// - Parameters:
    ///   - labels: the language of the labels that replace words; nil for ids.
    ///   - isForReading: whether the program's own words also have labels, in addition to the book's.
    init(
        _ parts: [(dataset: Dataset, records: [Record])], in publication: Publication, labels: String?,
        isForReading: Bool
    ) {
        let qualified = parts.map { $0.dataset.definition.values.filter(\.isQualified).map(\.name) }
        // Beside another dataset's columns, `maximum` alone would not say of which.
        let areShort = Set(qualified.filter { !$0.isEmpty }).count < 2
        let sources = parts.map {
            Source(
                $0.dataset, in: publication, labels: labels, isForReading: isForReading, qualifiersAreShort: areShort)
        }
        let isOne = parts.count == 1
        let columns = (isOne ? [] : [Self.datasetColumn]) + Self.union(sources)
        self.columns = columns
        qualifiers = Set(sources.flatMap(\.qualifiers))
        own = Dictionary(first: sources.map { ($0.definition.name, Set($0.columns)) })
        titles = columns.map { name in
            let title = sources.lazy.compactMap { $0.title(name) }.first ?? name
            let units = Set(sources.filter { $0.positions[name] != nil }.map { $0.unit(of: name) })
            guard units.count == 1, let unit = units.first ?? nil else { return title }
            return "\(title) (\(unit))"
        }
        rows = zip(parts, sources).flatMap { part, source in
            let positions = columns.map { source.positions[$0] }
            return part.records.map { record in
                let cells = source.cells(record)
                var row = positions.map { $0.map { cells[$0] } ?? .empty }
                if !isOne { row[0] = .text(part.dataset.name) }
                return Row(dataset: part.dataset, record: record, cells: row)
            }
        }
    }

    static let datasetColumn = "dataset"

    /// Whether the record's dataset has a column.
    func has(_ column: String, _ row: Row) -> Bool {
        column == Self.datasetColumn || own[row.dataset.name]?.contains(column) == true
    }

    /// Key fields, value columns, the unit, and the columns of every dataset, without duplicates.
    private static func union(_ sources: [Source]) -> [String] {
        [\Source.keys, \.values, \.unit, \.common].flatMap { part in sources.flatMap { $0[keyPath: part] } }.uniqued()
    }
}

/// The rows of one dataset, with labels instead of ids, and titles instead of column names, on request.
private struct Source {
    let definition: DatasetDefinition
    let columns: [String]
    let qualifiers: [String]
    let positions: [String: Int]
    let keys: [String]
    let values: [String]
    let unit: [String]
    let common: [String]
    private let rows: ValueRows
    private let labels: DataLabels
    private let isForReading: Bool

    /// - Parameter qualifiersAreShort: whether the columns of the only qualified field have no name of a field.
    init(
        _ dataset: Dataset, in publication: Publication, labels language: String?, isForReading: Bool,
        qualifiersAreShort: Bool
    ) {
        let data = DataColumns(definition: dataset.definition)
        definition = dataset.definition
        labels = DataLabels(book: publication.book, language: language)
        self.isForReading = isForReading
        let rows = ValueRows(dataset, in: publication)
        self.rows = rows
        let qualified = dataset.definition.values.filter(\.isQualified)
        let isRenamed = !qualifiersAreShort && qualified.count == 1
        let long = Dictionary(
            first: isRenamed
                ? QualifierColumn.allCases.map { ($0.rawValue, $0.name(of: qualified[0].name, isOnly: false)) } : [])
        qualifiers = qualified.flatMap { field in
            QualifierColumn.allCases.map { kind in
                kind.name(of: field.name, isOnly: qualified.count == 1 && !isRenamed)
            }
        }
        let columns = rows.columns.map { long[$0] ?? $0 }
        self.columns = columns
        positions = Dictionary(first: columns.enumerated().map { ($1, $0) })
        keys = data.keyNames
        unit = data.hasUnit ? [CommonColumn.unit.rawValue] : []
        values = (data.hasUnit ? data.valueNames.dropLast() : data.valueNames).map { long[$0] ?? $0 }
        common = Array(columns.dropFirst(data.keyNames.count + data.valueNames.count))
    }

    func title(_ column: String) -> String? {
        guard positions[column] != nil, let language = labels.language else { return nil }
        return (definition.field(named: column)?.title ?? CommonColumn(rawValue: column)?.title)?[language] ?? column
    }

    /// The column's own unit.
    func unit(of column: String) -> String? { definition.field(named: column)?.unit }

    func cells(_ record: Record) -> [DataCell] {
        let cells = rows.cells(record)
        guard let language = labels.language else { return cells }
        return zip(columns, cells).map { name, cell in
            switch cell {
            case .text(let text): .text(label(text, of: name, language: language))
            // The fields that the source leaves open.
            case .ids(let ids) where name == CommonColumn.assumed.rawValue && isForReading:
                .ids(ids.map { definition.field(named: $0)?.title[language] ?? $0 })
            case .empty, .integer, .number, .real, .boolean, .ids, .texts, .blames, .implied, .named: cell
            }
        }
    }

    private func label(_ text: String, of column: String, language: String) -> String {
        if let field = definition.field(named: column) { return labels.label(text, of: field) ?? text }
        if column == CommonColumn.unit.rawValue { return labels.label(ofUnit: text, of: definition) ?? text }
        guard isForReading, column == CommonColumn.status.rawValue, let status = ValueStatus(rawValue: text) else {
            return text
        }
        return status.title[language]
    }
}
