import Articles
import Text

/// Finds the parts of patterns that no field reads: what they match in the cells is lost.
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

    /// Notes what the fields of a feed read from the columns of a table.
    mutating func add(_ plans: [FieldPlan], from table: ArticleTable) {
        for plan in plans {
            guard case .column(let name, _) = plan.source else { continue }
            let source = Source(table: table.location, column: Label(name).folded)
            readings[source, default: Reading(place: plan.patternPlace)].patterns.append(plan.pattern)
            readings[source]?.used.formUnion([plan.part] + (plan.confirmation?.partNames ?? []))
        }
    }

    /// What a part of one pattern matches, another pattern may read; so only parts of all patterns count. A column that
    /// is also read as a whole is read completely.
    func findings() -> [Finding] {
        readings.values.flatMap { reading -> [Finding] in
            let patterns = reading.patterns.compactMap(\.self)
            guard let pattern = patterns.first, patterns.count == reading.patterns.count else { return [] }
            let names = pattern.partNames.uniqued().filter { name in
                !reading.used.contains(name) && patterns.allSatisfy { $0.partNames.contains(name) }
            }
            return names.map { name in
                Finding(
                    rule: .unusedColumn, severity: .warning,
                    message: "no field reads the part {\(name)} of the pattern “\(pattern.text)”",
                    place: reading.place, value: name)
            }
        }.uniqued().sorted(by: Finding.precedes)
    }
}
