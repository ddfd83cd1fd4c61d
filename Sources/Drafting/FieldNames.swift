import Books
import Text

/// Gives the fields of a dataset their names.
struct FieldNames {
    private var names = UniqueNames(
        reserved: FieldDefinition.reservedNames + QualifierColumn.allCases.map(\.rawValue))

    /// The name made of a title; where that has no letters or digits, another word with a number.
    mutating func name(_ title: String, or other: String) -> String {
        let name = PlainName.of(title, mark: "_")
        return name.isEmpty ? names.numbered(other, mark: "_") : names.name(name, mark: "_")
    }
}
