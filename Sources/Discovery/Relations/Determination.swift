import Books
import Text

/// A value depends only on some columns; on none if it is constant.
struct Determination: Hypothesis {
    let table: RecordTable
    let column: Int
    let determinants: [Int]

    var kind: RuleKind { isConstant ? .constant : .determinedBy }

    /// Names the irrelevant columns if there are fewer of them.
    private var isConstant: Bool {
        determinants.isEmpty
            || determinants.allSatisfy(table.keys.contains) && table.keyCount < 2 * determinants.count
    }

    func parameters(for context: RecordConditions) -> [BookNode.Entry] {
        let named = isConstant ? table.keys.filter { !determinants.contains($0) } : determinants
        return [RuleNode.entry(isConstant ? "across" : "by", RuleNode.oneOrMore(named.map { table.columns[$0].name }))]
    }

    /// The most frequent value of a group is taken as right. The first record with it adds no evidence; each other
    /// one is as surprising as the agreement of two random records. Every determinant must contribute: its
    /// contribution is the surprise that two records agree which have all the others in common.
    ///
    /// - Complexity: linear in the selection times the square of the determinants.
    func fit(_ selection: [Int]) -> Fit {
        let given = table.given(selection, in: determinants + [column])
        let codes = table.columns[column].codes
        let weight = determinants.isEmpty ? weightOfConstant : Agreement.surprise([given], codes)
        var fit = Fit()
        for group in table.groups(of: given, by: determinants) where group.count > 1 {
            let mode = Agreement.mode(group.map { codes[$0] })
            let model = group.first { codes[$0] == mode }
            for record in group {
                let fits = codes[record] == mode
                fit.outcomes.append(
                    Outcome(
                        record: record, fits: fits, weight: fits && record != model ? weight : .zero, partner: model))
            }
        }
        let telling = fit.outcomes.count { $0.fits && $0.record != $0.partner }
        fit.leastPart = determinants.map { dropped in
            Agreement.surprise(table.groups(of: given, by: determinants.filter { $0 != dropped }), codes) * telling
        }.min()
        return fit
    }

    /// Of records with a common value that others lack. A column with a single value is not surprising in a
    /// measurable way: it may as well have two.
    private var weightOfConstant: Bits {
        guard table.columns[column].words.count > 1 else { return .one }
        return Agreement.surprise([table.given(table.all, in: [column])], table.columns[column].codes)
    }
}

/// How often records of a group agree.
enum Agreement {
    /// The most frequent element; the first of several.
    static func mode<Element: Hashable>(_ elements: [Element]) -> Element? {
        var counts: [Element: Int] = [:]
        for element in elements { counts[element, default: 0] += 1 }
        let most = counts.values.max()
        return elements.first { counts[$0] == most }
    }

    /// How surprising it is that two records of a group have the same code. Each record also counts as equal to
    /// itself, so that few records never seem certain.
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
