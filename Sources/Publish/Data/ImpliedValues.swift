import Books
import Records
import Text

/// The values that rules imply for a record, as published: `342`; with several columns `height=480 width=320`; in
/// JSON an object with the columns of a row, and qualifiers in separate columns: `{"value": 10, "qualifier": "range",
/// "maximum": 12}`.
struct ImpliedValues: Hashable {
    private struct Part: Hashable {
        let name: String
        let value: CellValue
        /// The column with its qualifier columns, as data.
        let cells: [DataCell.Named]
    }

    private let parts: [Part]
    /// Whether the text names the columns, because several are possible.
    private let isNamed: Bool

    /// Nil if nothing is implied.
    private init?(_ parts: [Part], isNamed: Bool) {
        guard !parts.isEmpty else { return nil }
        self.parts = parts
        self.isNamed = isNamed
    }

    /// The values that all rules together imply for a record; nil if there are none, or if they disagree.
    ///
    /// - Parameter known: values to omit.
    init?(_ doubt: Doubt, in definition: DatasetDefinition, except known: [CellValue?]? = nil) {
        let columns = DataColumns(definition: definition)
        let parts = definition.values.indices.compactMap { column -> Part? in
            guard let value = doubt.implied[column], known.map({ $0[column] != value }) ?? true else { return nil }
            let field = definition.values[column]
            return Part(name: field.name, value: value, cells: columns.namedCells(value, of: field))
        }
        self.init(parts, isNamed: definition.readValues.count > 1)
    }

    /// The values that one finding implies, including key fields.
    ///
    /// - Parameter definition: of the finding's dataset.
    init?(_ finding: Finding, in definition: DatasetDefinition?) {
        let columns = definition.map(DataColumns.init)
        let parts = finding.implied.map { implied in
            let field = definition?.field(named: implied.field)
            let value = CellValue(display: implied.value, type: field?.type ?? .text) ?? .text(implied.value)
            let cells = field.flatMap { columns?.namedCells(value, of: $0) }
            return Part(
                name: implied.field, value: value,
                cells: cells ?? [DataCell.Named(name: implied.field, cell: DataCell(value))])
        }
        let isOfOnlyColumn = definition?.readValues.count == 1 && definition?.valueIndex(parts.first?.name ?? "") != nil
        self.init(parts, isNamed: !isOfOnlyColumn)
    }

    var text: String { text { part in part.value.display } }

    /// For people, with words by their labels.
    func text(of dataset: DatasetDefinition, in material: ReportMaterial) -> String {
        text { part in
            dataset.field(named: part.name).map { material.display(part.value, of: $0) } ?? part.value.display
        }
    }

    private func text(_ shown: (Part) -> String) -> String {
        guard isNamed else { return parts.first.map(shown) ?? "" }
        return DataCell.named(parts.map { DataCell.Named(name: $0.name, cell: .text(shown($0))) }).text
    }

    /// Each value, with its column if several are possible.
    var texts: [String] { parts.map { (isNamed ? "\($0.name)=" : "") + $0.value.display } }

    /// Numbers as numbers.
    var cells: [DataCell.Named] { parts.flatMap(\.cells) }

    /// The only value, if the text shows it without a name.
    var single: DataCell? {
        guard !isNamed, let cells = parts.first?.cells, cells.count == 1 else { return nil }
        return cells[0].cell
    }
}

/// The key and the implied values of findings, as data.
enum FindingCells {
    /// Null if the finding has no key; numbers as numbers.
    static func key(of finding: Finding, in book: Book?) -> DataCell {
        key(finding.key, of: finding.dataset.flatMap { book?.dataset($0) })
    }

    static func key(_ parts: [KeyPart], of dataset: DatasetDefinition?) -> DataCell {
        guard !parts.isEmpty else { return .empty }
        return .named(
            parts.map { part in
                DataCell.Named(
                    name: part.field, cell: DataCell(key: part.value, type: dataset?.field(named: part.field)?.type))
            })
    }

    static func implied(by finding: Finding, in book: Book?) -> DataCell {
        ImpliedValues(finding, in: finding.dataset.flatMap { book?.dataset($0) }).map(DataCell.implied) ?? .empty
    }
}
