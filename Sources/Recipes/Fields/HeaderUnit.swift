import Books
import Numbers
import Text

/// The unit of a column: what its header says in brackets at its end, `Length (mm)`.
enum HeaderUnit {
    /// In its canonical spelling; nil if the header ends in no widely known unit.
    static func unit(of header: String) -> String? {
        guard let last = header.last, let open = brackets[last], let start = header.lastIndex(of: open) else {
            return nil
        }
        let unit = UnitSpelling.canonical(String(header[header.index(after: start)...].dropLast()))
        return KnownUnits.contains(unit) ? unit : nil
    }

    private static let brackets: [Character: Character] = [")": "(", "]": "[", "）": "（"]

    /// A column of numbers whose header has another unit than the dataset; nil if the two agree, or say nothing.
    static func contradiction(
        of reader: FieldReader, in table: WorkingTable, for definition: DatasetDefinition, context: NormalizeContext
    ) -> Finding? {
        guard case .fixed(let own) = definition.unit, reader.plan.field.type.isNumeric, reader.plan.pattern == nil,
            let header = reader.column.flatMap({ table.columns[$0].header }), let unit = unit(of: header.text),
            definition.declaredUnit(unit) == nil
        else { return nil }
        return Finding(
            rule: .unknownUnit, severity: .warning,
            message: "the header “\(header.text)” says \(unit), but the numbers of \(definition.name) are in \(own)",
            place: context.place(header), value: unit)
    }
}
