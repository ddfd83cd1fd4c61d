import Articles
import Text

/// Finds the parts of patterns and the columns made by steps that no field reads: what they hold is lost.
struct UnusedParts {
    /// A column of a table.
    private struct Source: Hashable {
        let table: SourceLocation
        let column: String
    }

    private struct Reading {
        var patterns: [TextPattern?] = []
        var used: Set<String> = []
        /// Of the first pattern.
        let place: Place
    }

    private var readings: [Source: Reading] = [:]
    /// The patterns of steps, whose parts are columns.
    private var split: [(pattern: TextPattern, place: Place)] = []
    /// The columns that steps make of rows and headers.
    private var made: [(column: String, place: Place)] = []
    /// The folded names of the columns made by steps that feeds or other steps read.
    private var usedColumns: Set<String> = []

    mutating func add(splitBy pattern: TextPattern, at place: Place) { split.append((pattern, place)) }
    mutating func add(madeColumn name: String, at place: Place) { made.append((name, place)) }
    mutating func use(_ column: Label) { usedColumns.insert(column.folded) }

    /// Notes what the fields of a feed read from the columns of a table.
    mutating func add(_ plans: [FieldPlan], from table: ArticleTable) {
        for plan in plans {
            guard case .column(let name, _) = plan.source else { continue }
            let source = Source(table: table.location, column: Label(name).folded)
            readings[source, default: Reading(place: plan.patternPlace)].patterns.append(plan.pattern)
            readings[source]?.used.formUnion(plan.partsRead)
        }
    }

    /// Of the patterns of fields, only a part that all patterns of a column have, and no field reads, is reported:
    /// another pattern may read what the part of one pattern matches. A column that is also read as a whole is read
    /// completely.
    func findings() -> [Finding] {
        let ofSteps = split.flatMap { pattern, place in
            pattern.partNames.filter { !usedColumns.contains(Label($0).folded) }
                .map { Self.finding($0, of: pattern, at: place) }
        }
        let ofFields = readings.values.flatMap { reading -> [Finding] in
            let patterns = reading.patterns.compactMap(\.self)
            guard let pattern = patterns.first, patterns.count == reading.patterns.count else { return [] }
            let names = pattern.partNames.uniqued().filter { name in
                !reading.used.contains(name) && patterns.allSatisfy { $0.partNames.contains(name) }
            }
            return names.map { Self.finding($0, of: pattern, at: reading.place) }
        }
        let ofColumns = made.filter { !usedColumns.contains(Label($0.column).folded) }.map { name, place in
            Finding(
                rule: .unusedColumn, severity: .warning,
                message: "no field reads the column “\(name)” that the step makes; read it, or remove it", place: place,
                value: name)
        }
        return (ofFields + ofSteps + ofColumns).uniqued().sorted(by: Finding.precedes)
    }

    private static func finding(_ name: String, of pattern: TextPattern, at place: Place) -> Finding {
        Finding(
            rule: .unusedColumn, severity: .warning,
            message: "no field reads the part {\(name)} of the pattern “\(pattern.text)”; "
                + "read it, or accept the finding with a reason",
            place: place, value: name)
    }
}
