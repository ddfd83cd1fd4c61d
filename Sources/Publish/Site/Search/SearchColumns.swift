import Books
import Records
import Text

/// What the columns of datasets hold, for the choice of the datasets that a query may be about: the positions of words in
/// their vocabularies, or the cells as they are. A column with too much text is `isOpen`: only its dataset can tell.
struct SearchColumns {
    private struct Column {
        let field: FieldDefinition?
        let name: String
        let title: String
        let isKey: Bool
        /// Of the unit of all numbers.
        var unitNames: [String] = []
        /// The index of the vocabulary in the book.
        var vocabulary: Int?
        var words: [Int] = []
        var texts: [String] = []

        var size: Int { texts.reduce(0) { $0 + $1.utf8.count + 3 } }
    }

    /// By the index of the dataset.
    private let columns: [[Column]]
    /// Columns with more bytes of text are open.
    private let limit: Int

    private static let mostOfColumn = 16_384
    private static let mostOfAll = 600_000

    init(_ material: ReportMaterial) {
        let book = material.book
        let positions = Dictionary(first: book.vocabularies.enumerated().map { ($1.name, $0) })
        let columns = material.publication.datasets.map { dataset -> [Column] in
            let table = material.publication.valueTable(of: dataset)
            return Self.named(dataset.definition, material).compactMap { column in
                // Ranges are found by both of their ends.
                let qualified = column.field.flatMap { $0.isQualified ? $0 : nil }
                let maximum = qualified.map { dataset.definition.name(of: .maximum, of: $0) }.flatMap(table.column)
                return table.column(column.name).map {
                    var filled = Self.filled(column, with: $0.cells + (maximum?.cells ?? []), book, positions)
                    if column.name == CommonColumn.unit.rawValue, column.field == nil {
                        filled.texts = filled.texts.flatMap { material.unitNames($0, of: dataset.definition) }.uniqued()
                    }
                    return filled
                }
            }
        }
        self.columns = columns
        let sizes = columns.joined().map(\.size)
        var limit = Self.mostOfColumn
        while limit > 0, sizes.reduce(0, { $0 + ($1 > limit ? 0 : $1) }) > Self.mostOfAll { limit /= 2 }
        self.limit = limit
    }

    func json(ofDataset index: Int) -> [JSON] {
        columns[index].map { column in
            let isOpen = column.size > limit
            return [
                "name": .string(column.name), "title": .string(column.title),
                "isKey": column.isKey ? .boolean(true) : nil,
                "unitNames": column.unitNames.isEmpty ? nil : .strings(column.unitNames),
                "vocabulary": column.vocabulary.map(JSON.integer),
                "words": column.words.isEmpty ? nil : .array(column.words.map(JSON.integer)),
                "texts": column.texts.isEmpty || isOpen ? nil : .strings(column.texts),
                "isOpen": isOpen ? .boolean(true) : nil,
            ]
        }
    }

    /// The declared columns, the units if records have their own, and the values that rules imply.
    private static func named(_ definition: DatasetDefinition, _ material: ReportMaterial) -> [Column] {
        let language = material.language
        func column(_ field: FieldDefinition, isKey: Bool) -> Column {
            Column(
                field: field, name: field.name, title: field.title[language], isKey: isKey,
                unitNames: !isKey && field.type.isNumeric ? material.unitNames(nil, of: definition, field) : [])
        }
        let common: [CommonColumn] = definition.unit == .perRecord ? [.unit, .implied] : [.implied]
        return definition.keys.map { column($0, isKey: true) } + definition.values.map { column($0, isKey: false) }
            + common.map { Column(field: nil, name: $0.rawValue, title: $0.title[language], isKey: false) }
    }

    private static func filled(
        _ column: Column, with cells: [DataCell], _ book: Book, _ positions: [String: Int]
    ) -> Column {
        var column = column
        let vocabulary = column.field.flatMap(book.vocabulary)
        column.vocabulary = vocabulary.flatMap { positions[$0.name] }
        for text in cells.map(\.text) where !text.isEmpty {
            if let position = vocabulary?.position(of: text) {
                column.words.append(position)
            } else {
                column.texts.append(text)
            }
        }
        column.texts = column.texts.uniqued()
        return column
    }
}
