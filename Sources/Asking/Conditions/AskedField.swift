package import Books
package import Records
import Text

/// A field of a dataset in a condition: a column of its file, the axis of a range, or a word that every record
/// shares.
package enum AskedField: Hashable, Sendable {
    case key(Int)
    case value(Int)
    /// A column that follows the qualified number with an index.
    case companion(QualifierColumn, Int)
    /// The axis of a declared range, by the range's index.
    case axis(Int)
    /// The word that all records share, by its index in `standsFor`.
    case standIn(Int)
    /// A column that every dataset has after its own.
    case common(CommonColumn)

    /// Nil if the dataset has no such field.
    ///
    /// - Parameter name: the field's name, or its title in any language. Loose spelling counts if no field matches
    ///   exactly.
    init?(_ name: String, of dataset: DatasetDefinition, in book: Book) {
        let named = Self.named(of: dataset, in: book)
        let folded = LabelFolding.fold(name)
        if let exact = named.first(where: { $0.names.contains { LabelFolding.fold($0) == folded } }) {
            self = exact.field
            return
        }
        let loose = LooseName.fold(name)
        guard !loose.isEmpty, !name.contains(where: { "=!<>~≠≤≥".contains($0) }),
            let near = named.first(where: { $0.names.contains { LooseName.fold($0) == loose } })
        else {
            guard let truth = Self.truth(loose, of: dataset) else { return nil }
            self = truth
            return
        }
        self = near.field
    }

    /// `default` also means `is_default`, unless it means something else.
    private static func truth(_ loose: String, of dataset: DatasetDefinition) -> AskedField? {
        func means(_ field: FieldDefinition) -> Bool {
            field.type == .boolean
                && ["is", "has"].contains { LooseName.fold(field.name) == $0 + loose && field.name.hasPrefix($0 + "_") }
        }
        return dataset.keys.firstIndex(where: means).map(AskedField.key)
            ?? dataset.values.firstIndex(where: means).map(AskedField.value)
    }

    /// Every field with its names, the dataset's own first.
    private static func named(
        of dataset: DatasetDefinition, in book: Book
    ) -> [(field: AskedField, names: [String])] {
        func title(_ name: String) -> [String] { [name] + (book.wordField(name)?.title.all ?? []) }
        return dataset.keys.enumerated().map { (.key($0), [$1.name] + $1.title.all) }
            + dataset.values.enumerated().map { (.value($0), [$1.name] + $1.title.all) }
            + companions(of: dataset).map { ($0, [$0.name(in: dataset), $0.longName(in: dataset)].compactMap { $0 }) }
            + dataset.ranges.enumerated().map { (.axis($0), title($1.axis)) }
            + dataset.standsFor.enumerated().map { (.standIn($0), title($1.part.field)) }
            + CommonColumn.columns(in: book).map { (.common($0), $0.title.all) }
    }

    private static func companions(of dataset: DatasetDefinition) -> [AskedField] {
        dataset.values.indices.filter { dataset.values[$0].isQualified }.flatMap { index in
            QualifierColumn.allCases.map { .companion($0, index) }
        }
    }

    /// The names to suggest for an unknown field.
    static func names(of dataset: DatasetDefinition, in book: Book) -> [String] {
        dataset.fields.map(\.name) + companions(of: dataset).map { $0.name(in: dataset) }
            + dataset.ranges.map(\.axis) + dataset.standsFor.map(\.part.field)
            + CommonColumn.columns(in: book).map(\.rawValue)
    }

    /// The definition of a column; nil for an axis and for a column that every dataset has, but for numbers.
    package func definition(in dataset: DatasetDefinition) -> FieldDefinition? {
        switch self {
        case .key(let index): dataset.keys[index]
        case .value(let index): dataset.values[index]
        case .companion(let column, let index):
            FieldDefinition(
                name: name(in: dataset), title: LocalizedText(name(in: dataset)),
                type: column == .maximum ? dataset.values[index].type : .text, unit: dataset.values[index].unit,
                isOptional: true,
                isSetByRecipe: dataset.values[index].isSetByRecipe, place: dataset.values[index].place)
        case .common(let column) where column.isCount:
            FieldDefinition(
                name: column.rawValue, title: column.title, type: .integer, place: dataset.place)
        case .axis, .standIn, .common: nil
        }
    }

    /// The name of a companion in answers from several datasets; nil for other fields.
    private func longName(in dataset: DatasetDefinition) -> String? {
        guard case .companion(let column, let index) = self else { return nil }
        return column.name(of: dataset.values[index].name, isOnly: false)
    }

    package func name(in dataset: DatasetDefinition) -> String {
        switch self {
        case .key(let index): dataset.keys[index].name
        case .value(let index): dataset.values[index].name
        case .companion(let column, let index): dataset.name(of: column, of: dataset.values[index])
        case .axis(let index): dataset.ranges[index].axis
        case .standIn(let index): dataset.standsFor[index].part.field
        case .common(let column): column.rawValue
        }
    }
}

extension Record {
    /// The record's value of a key field, typed, or of a value column; nil if it has none.
    package func cell(_ field: AskedField, of dataset: DatasetDefinition) -> CellValue? {
        switch field {
        case .key(let index):
            let text = key[index]
            guard !text.isEmpty else { return nil }
            return dataset.keys[index].type.isNumeric
                ? ExactNumber(text).map(CellValue.number) ?? .text(text) : .text(text)
        case .value(let index): return values[index] == .notAvailable ? nil : values[index]
        case .companion(let column, let index):
            guard case .qualified(_, let qualifier, let maximum)? = values[index] else { return nil }
            return column == .qualifier ? .text(qualifier.rawValue) : maximum.map(CellValue.number)
        case .axis, .standIn, .common: return nil
        }
    }
}
