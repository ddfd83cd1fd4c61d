import Books
import Numbers
import Text

/// The unit of a column, as its header says it: `Length (mm)`, `(mm) Length`, `Length (mm, dry)`, `Length / mm`,
/// `Length in mm`, `Length, mm` or `Length mm`.
enum HeaderUnit {
    /// In its canonical spelling; nil if the header has no widely known unit.
    static func unit(of header: String) -> String? {
        known(bracketed(in: header))
            ?? known([" / ", " in "].compactMap { rest(of: header, after: $0) })
            ?? known([", ", " "].compactMap { rest(of: header, after: $0) }.filter(isNoWord))
    }

    private static func known(_ texts: [Substring]) -> String? {
        texts.lazy.map { UnitSpelling.canonical(String($0)) }.first(where: KnownUnits.contains)
    }

    /// The texts in brackets, the last first, and what is before a comma in them.
    private static func bracketed(in header: String) -> [Substring] {
        header.split { ")]）".contains($0) }.reversed().flatMap { part -> [Substring] in
            guard let open = part.lastIndex(where: { "([（".contains($0) }) else { return [] }
            let text = part[part.index(after: open)...]
            return [text] + text.split(separator: ",").prefix(1)
        }
    }

    private static func rest(of header: String, after separator: String) -> Substring? {
        header.ranges(of: separator).last.map { header[$0.upperBound...] }
    }

    /// False for letters and words that mean something else where no sign announces a unit: `Grade A`, `Value min`.
    private static func isNoWord(_ unit: Substring) -> Bool {
        (unit.count > 1 || unit.first?.isLetter == false) && !words.contains(unit.lowercased())
    }

    private static let words: Set<String> = [
        "in", "in.", "min", "min.", "ex", "em", "day", "days", "week", "weeks", "month", "months", "year", "years",
        "hour",
        "hours", "mile", "miles", "point", "points", "foot", "feet", "cup", "cups", "bar", "mol", "second", "seconds",
        "minute", "minutes", "'", "\"",
    ]

    /// A column of numbers whose header has another unit than the dataset; nil if the two agree, or say nothing.
    static func contradiction(
        of reader: FieldReader, in table: WorkingTable, for definition: DatasetDefinition, context: NormalizeContext
    ) -> Finding? {
        guard case .fixed(let own) = definition.unit, reader.plan.field.type.isNumeric, reader.plan.pattern == nil,
            let header = reader.column.flatMap({ table.columns[$0].header }), let unit = unit(of: header.text),
            definition.declaredUnit(unit) == nil, !(unit.hasPrefix("min") && hasMaximum(table))
        else { return nil }
        return Finding(
            rule: .unknownUnit, severity: .warning,
            message: "the header “\(header.text)” says \(unit), but the numbers of \(definition.name) are in \(own)",
            place: context.place(header), value: unit)
    }

    /// Whether the table has a column of maxima, beside which `(min)` means the minimum and not minutes.
    private static func hasMaximum(_ table: WorkingTable) -> Bool {
        table.columns.contains { $0.title.folded.contains("max") }
    }
}
