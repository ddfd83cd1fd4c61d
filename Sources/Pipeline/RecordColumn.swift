import Diagnostics
import Measures

/// A column of a dataset's file, as somebody who types its name means it.
enum RecordColumn: Hashable {
    case key(Int)
    case value(Int)
    /// The columns that every dataset has behind its own.
    case unit, status, articles

    private static let common: [(name: String, column: RecordColumn)] = [
        ("unit", .unit), ("status", .status), ("articles", .articles),
    ]

    static var commonNames: [String] { common.map(\.name) }

    /// - Parameter name: the field's name, or its title in any language.
    init(_ name: String, of dataset: DatasetDefinition) throws(UsageError) {
        let folded = LabelFolding.fold(name)
        func means(_ field: FieldDefinition) -> Bool {
            ([field.name] + field.title.all).map(LabelFolding.fold).contains(folded)
                || LabelFolding.fold(field.name.replacing("_", with: " ")) == folded
        }
        if let index = dataset.keys.firstIndex(where: means) {
            self = .key(index)
        } else if let index = dataset.values.firstIndex(where: means) {
            self = .value(index)
        } else if let common = Self.common.first(where: { $0.name == folded }) {
            self = common.column
        } else {
            let names = dataset.fields.map(\.name) + Self.commonNames
            throw UsageError(
                "\(dataset.name) has no field \"\(name)\"" + WordHint.of(name, among: names, what: "its fields are"))
        }
    }

    /// What the book says of the column; nil for one that every dataset has.
    func field(in dataset: DatasetDefinition) -> FieldDefinition? {
        switch self {
        case .key(let index): dataset.keys[index]
        case .value(let index): dataset.values[index]
        case .unit, .status, .articles: nil
        }
    }

    /// What a record has there, as the data files write it: of articles each id.
    func texts(of record: Record, in dataset: Dataset, book: Book) -> [String] {
        switch self {
        case .key(let index): [record.key[index]]
        case .value(let index): [record.values[index]?.text ?? ""]
        case .status: [record.status.rawValue]
        case .articles: record.claims.map { book.articles[dataset.claims[$0].article].id }
        case .unit:
            switch dataset.definition.unit {
            case .none: [""]
            case .fixed(let unit): [unit]
            case .perRecord: [record.unit ?? ""]
            }
        }
    }
}
