internal import Diagnostics
internal import Measures

/// A value depends on some columns alone; on none where it is the same everywhere.
struct Determination: Hypothesis {
    let table: RecordTable
    let column: Int
    let determinants: [Int]

    var kind: String { determinants.isEmpty ? "constant" : "determined-by" }

    func parameters(for context: Context) -> [BookNode.Entry] {
        determinants.isEmpty
            ? [RuleNode.entry("across", RuleNode.oneOrMore(table.keys.map { table.columns[$0].name }))]
            : [RuleNode.entry("by", RuleNode.oneOrMore(determinants.map { table.columns[$0].name }))]
    }

    /// In a group the most frequent value is right. The first record that has it says nothing; each other one is as
    /// surprising as it is that two records agree which have all but one of the determinants in common: so every one of them
    /// must earn its place.
    ///
    /// - Complexity: linear in the selection times the square of the determinants.
    func fit(_ selection: [Int]) -> Fit {
        let given = table.given(selection, in: determinants + [column])
        let codes = table.columns[column].codes
        let weight = weight(given)
        var fit = Fit()
        for group in table.groups(of: given, by: determinants) where group.count > 1 {
            let mode = Agreement.mode(group, codes)
            let model = group.first { codes[$0] == mode }
            for record in group {
                let fits = codes[record] == mode
                fit.outcomes.append(
                    Outcome(
                        record: record, fits: fits, weight: fits && record != model ? weight : .zero, partner: model))
            }
        }
        return fit
    }

    private func weight(_ given: [Int]) -> Bits {
        let codes = table.columns[column].codes
        guard !determinants.isEmpty else {
            let all = table.given(table.all, in: [column])
            // A column with one value only is no surprise that could be counted: it may as well be the one of two.
            return table.columns[column].words.count == 1 ? .one : Agreement.surprise([all], codes)
        }
        return determinants.map { dropped in
            Agreement.surprise(table.groups(of: given, by: determinants.filter { $0 != dropped }), codes)
        }.min() ?? .zero
    }
}

/// How often records of a group say the same.
enum Agreement {
    /// The most frequent code; of several the one that comes first.
    static func mode(_ group: [Int], _ codes: [Int]) -> Int {
        var counts: [Int: Int] = [:]
        for record in group { counts[codes[record], default: 0] += 1 }
        let most = counts.values.max() ?? 0
        return group.first { counts[codes[$0]] == most }.map { codes[$0] } ?? -1
    }

    /// How surprising it is that two records of one group have the same code; each is taken for its own equal, too, so that
    /// few records never look certain.
    static func surprise(_ groups: [[Int]], _ codes: [Int]) -> Bits {
        var (pairs, equal) = (0, 0)
        for group in groups {
            var counts: [Int: Int] = [:]
            for record in group { counts[codes[record], default: 0] += 1 }
            pairs += group.count * group.count
            equal += counts.values.reduce(0) { $0 + $1 * $1 }
        }
        return .log2(pairs) - .log2(equal)
    }
}
