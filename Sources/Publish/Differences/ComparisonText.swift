import Books
package import Outputs
import Text

/// A comparison for people, grouped by dataset; `~` marks changes, `+` additions, `-` removals, and the articles'
/// places are in parentheses.
///
///     plank-size: 1 record added, 1 changed
///       ~ wood=oak grade=second
///           value: 40 → 41 mm (Articles/mill.md:7:15 → Articles/mill.md:9:15)
///       + wood=pine grade=third
///           value=50 mm status=read (Articles/mill.md:10:22)
///
///     1 of 3 datasets differs: 1 record added, 1 changed
package enum ComparisonText {
    /// Linear in the differences.
    package static func text(_ comparison: Comparison) -> String {
        guard !comparison.isSame else {
            return "Nothing differs: \(Plural.of(comparison.datasetCount, "dataset")) with "
                + "\(Plural.of(comparison.matchedCount, "record")) compared.\n"
        }
        return comparison.datasets.map { text(of: $0) + "\n" }.joined() + summary(comparison)
    }

    private static func summary(_ comparison: Comparison) -> String {
        let (count, total) = (comparison.datasets.count, comparison.datasetCount)
        let counts = DifferenceCounts(comparison.datasets)
        let parts = [counts.datasetText, counts.columnText, counts.recordText].filter { !$0.isEmpty }
        let tail = parts.isEmpty ? "" : ": " + parts.joined(separator: "; ")
        return "\(count) of \(Plural.of(total, "dataset")) \(count == 1 ? "differs" : "differ")\(tail)\n"
    }

    private static func text(of difference: DatasetDifference) -> String {
        guard let old = difference.old else {
            return "\(difference.name): added, with \(Plural.of(difference.new?.recordCount ?? 0, "record"))\n"
        }
        guard let new = difference.new else {
            return "\(difference.name): removed, with \(Plural.of(old.recordCount, "record"))\n"
        }
        let counts = DifferenceCounts([difference])
        let parts = [counts.columnText, counts.recordText].filter { !$0.isEmpty }
        var text = "\(difference.name): \(parts.joined(separator: "; "))\n"
        for column in difference.columns { text += "  \(line(of: column))\n" }
        if difference.hasOtherKey {
            text += "  the key was \(names(old.shape)) and is \(names(new.shape)), so the "
            text += "\(Plural.of(old.recordCount, "record")) before and \(new.recordCount) now are not compared\n"
        }
        for record in difference.records { text += lines(of: record, old: old.shape, new: new.shape) }
        return text
    }

    private static func names(_ shape: PublishedShape) -> String {
        shape.keys.map(\.name).joined(separator: ", ")
    }

    /// `~ column width: number in mm → text`
    private static func line(of column: ColumnDifference) -> String {
        switch (column.old, column.new) {
        case (nil, nil): ""
        case (nil, let new?): "+ column \(column.name): \(shown(new))"
        case (let old?, nil): "- column \(column.name): \(shown(old))"
        case (let old?, let new?): "~ column \(column.name): \(shown(old)) → \(shown(new))"
        }
    }

    private static func shown(_ side: ColumnDifference.Side) -> String {
        let fixed = side.unit.shared.map { " in \(ComparisonWords.plain($0))" } ?? ""
        let unit = side.unit == .perRecord ? ", each with its unit" : fixed
        return (side.isKey ? "key field, " : "") + side.type.rawValue + unit
    }

    private static func lines(of record: RecordDifference, old: PublishedShape, new: PublishedShape) -> String {
        let key = record.key.map { "\($0.field)=\(ComparisonWords.word($0.value))" }.joined(separator: " ")
        switch record.change {
        case .added(let record): return "  + \(key)\n" + content(of: record, new)
        case .removed(let record): return "  - \(key)\n" + content(of: record, old)
        case .changed(let cells): return "  ~ \(key)\n" + cells.map(line).joined()
        }
    }

    /// A whole record on one line.
    private static func content(of record: PublishedRecord, _ shape: PublishedShape) -> String {
        var parts = zip(shape.values, record.values).compactMap { column, value -> String? in
            guard let value else { return nil }
            let unit = value.number == nil ? nil : column.unit.unit(ofRecord: record.unit)
            return "\(column.name)=\(ComparisonWords.value(value, unit: unit))"
        }
        if let status = record.status { parts.append("status=\(ComparisonWords.word(status))") }
        return line(parts.joined(separator: " "), places: record.places(of: nil).map(\.description))
    }

    /// `value: 40 → 41 mm`, with both units if they differ.
    private static func line(of cell: CellDifference) -> String {
        let isOneUnit = cell.old.unit == cell.new.unit
        let before = ComparisonWords.value(cell.old.value, unit: isOneUnit ? nil : cell.old.unit)
        let after = ComparisonWords.value(cell.new.value, unit: cell.new.unit)
        let places = [cell.old.places, cell.new.places].map { $0.map(\.description).joined(separator: ", ") }
        let shown = places[0] == places[1] ? [places[0]] : [places.filter { !$0.isEmpty }.joined(separator: " → ")]
        return line("\(cell.column): \(before) → \(after)", places: shown)
    }

    private static func line(_ text: String, places: [String]) -> String {
        let places = places.filter { !$0.isEmpty }.map(ComparisonWords.plain)
        let parts = [text, places.isEmpty ? "" : "(\(places.joined(separator: ", ")))"].filter { !$0.isEmpty }
        return parts.isEmpty ? "" : "      \(parts.joined(separator: " "))\n"
    }
}
