import Diagnostics
import Measures

/// A column of a dataset, as somebody who types its name means it.
enum RecordColumn: Hashable {
    case key(Int)
    case value(Int)

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
        } else {
            let names = dataset.fields.map(\.name)
            throw UsageError(
                "\(dataset.name) has no field \"\(name)\"" + WordHint.of(name, among: names, what: "its fields are"))
        }
    }

    func field(in dataset: DatasetDefinition) -> FieldDefinition {
        switch self {
        case .key(let index): dataset.keys[index]
        case .value(let index): dataset.values[index]
        }
    }

    func text(of record: Record) -> String {
        switch self {
        case .key(let index): record.key[index]
        case .value(let index): record.values[index]?.text ?? ""
        }
    }
}
