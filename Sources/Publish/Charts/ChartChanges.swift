import Books
import Pictures
import Records
import Text

/// The cells of a table of changes: a panel for each version that changed something; each cell shows the difference from the
/// previous version.
///
/// Rows with equal changes are one row. Values of one version alone have no change; the panel's title counts them.
struct ChartChanges {
    private let axis: Chart.Axis
    private let parts: ChartParts
    private let measure: Int
    private let positions: [Int: Int]

    init(_ parts: ChartParts, measure: Int) {
        (self.parts, self.measure) = (parts, measure)
        (axis, positions) = parts.axis(areNumbers: false)
    }

    /// The changes with the values of both versions; nil if no version changed a number.
    func content(along version: VersionAxis) -> ChartContent? {
        var panels: [Chart.Panel] = []
        var records: Set<Int> = []
        let chosen = Set(parts.records)
        func count(_ records: [Record]) -> Int { positions(of: records).count(where: chosen.contains) }
        for step in parts.material.versionChanges(of: parts.dataset, along: version, ranks: parts.ranks) {
            let pairs = (step.same + step.changed).map { positions(of: [$0.old, $0.new]) }.filter { pair in
                pair.count == 2 && pair.allSatisfy(chosen.contains)
            }.map { Pair(old: $0[0], new: $0[1]) }
            guard pairs.contains(where: isChanged) else { continue }
            let labels = [step.old, step.new].map { version.label($0, language: parts.material.language) }
            let step =
                labels.joined(separator: " → ") + counts(new: count(step.appeared), gone: count(step.disappeared))
            panels.append(
                Chart.Panel(title: ([step] + shared(pairs)).joined(separator: " · "), content: content(pairs)))
            records.formUnion(pairs.flatMap { [$0.old, $0.new] })
        }
        return panels.isEmpty ? nil : ChartContent(axis: axis, panels: panels, records: records.sorted())
    }

    /// The same value in two versions.
    private struct Pair {
        let old: Int
        let new: Int
    }

    private func positions(of records: [Record]) -> [Int] {
        records.compactMap { parts.dataset.position(of: $0.key) }
    }

    private func isChanged(_ pair: Pair) -> Bool {
        parts.dataset.records[pair.old].values[measure] != parts.dataset.records[pair.new].values[measure]
    }

    /// The words that all pairs of a step have, but not all of the chart's records.
    private func shared(_ pairs: [Pair]) -> [String] {
        parts.roles.others.filter { field in
            parts.words(of: field).count > 1 && Set(pairs.map { parts.ranks.rank($0.new, field: field) }).count == 1
        }.map { parts.label(parts.ranks.rank(pairs[0].new, field: $0), field: $0) }.filter { !$0.isEmpty }
    }

    /// ` (12 new, 3 gone)`, of all records of the versions
    private func counts(new: Int, gone: Int) -> String {
        let say = parts.material.say
        let counts = [(new, say("new", ja: "追加")), (gone, say("gone", ja: "消滅"))].filter { $0.0 > 0 }
        let list = say.list(counts.map { "\($0.0) \($0.1)" })
        return list.isEmpty ? "" : say(" (\(list))", ja: "（\(list)）")
    }

    /// One row for all rows with equal changes, with the ranks of their words by field.
    private struct Row {
        var words: [[Int]]
        var pairs: [[Pair]]
    }

    private func content(_ pairs: [Pair]) -> Chart.Content {
        let byRecord = Dictionary(first: pairs.map { ($0.new, $0) })
        let fields = parts.roles.others
        var rows = parts.groups(of: byRecord.keys.sorted(), by: fields).map { _, records in
            Row(
                words: fields.map { [parts.ranks.rank(records[0], field: $0)] },
                pairs: [records.compactMap { byRecord[$0] }])
        }
        let all = fields.indices.map { index in Set(rows.flatMap { $0.words[index] }) }
        for index in fields.indices { rows = joined(rows, along: index) }
        let names = rows.map { row in name(of: row, all) }
        return .cells(rows: names, rows.enumerated().flatMap { number, row in cells(of: row, at: number) })
    }

    /// The rows that differ in one field alone as one.
    private func joined(_ rows: [Row], along index: Int) -> [Row] {
        struct Content: Hashable {
            let words: [[Int]]
            let texts: [Int: String]
        }
        return rows.groups { row in
            var words = row.words
            words[index] = []
            return Content(
                words: words,
                texts: Dictionary(first: row.pairs[0].map { (position(of: $0), text(of: $0)) }))
        }.map { _, rows in
            var row = rows[0]
            row.words[index] = rows.flatMap { $0.words[index] }
            row.pairs = rows.flatMap(\.pairs)
            return row
        }
    }

    /// The words of a row, without those of fields in which it has all words.
    private func name(of row: Row, _ all: [Set<Int>]) -> String {
        let (material, fields) = (parts.material, parts.roles.others)
        let names = fields.indices.filter { row.words[$0].count < all[$0].count }.map { index in
            parts.ranks.text(ranks: row.words[index], field: fields[index], say: material.say) {
                parts.rowLabel(parts.ranks.rank($0, field: fields[index]), field: fields[index], of: fields)
            }
        }.filter { !$0.isEmpty }
        let isOnly = all.allSatisfy { $0.count == 1 }
        return names.isEmpty && !isOnly ? material.say("all", ja: "すべて") : names.joined(separator: " · ")
    }

    private func cells(of row: Row, at number: Int) -> [Chart.Cell] {
        let own = row.pairs.joined().groups(by: position).map { position, pairs in
            // Where a field that changes no number is left out, several values have one place.
            let shown = pairs.first(where: isChanged) ?? pairs[0]
            let doubts = pairs.flatMap { [$0.old, $0.new] }.map { parts.doubt(about: $0, column: measure) }
            return Chart.Cell(
                row: number, position: position, value: difference(shown)?.approximation, text: text(of: shown),
                doubt: ChartParts.strongest(doubts).map { Chart.Doubt(isOpen: $0.isOpen, implied: nil) })
        }
        let leftOut = row.pairs.reduce(into: Set<Int>()) { places, pairs in
            places.formUnion(parts.leftOut.positions(besides: pairs[0].new, in: positions))
        }
        return own + leftOut.subtracting(own.map(\.position)).sorted().map { .empty(row: number, position: $0) }
    }

    private func position(of pair: Pair) -> Int {
        parts.position(of: pair.new, in: positions)
    }

    /// Nil if one of the values is qualified or missing, or if their units differ.
    private func difference(_ pair: Pair) -> ExactNumber? {
        let (old, new) = (parts.dataset.records[pair.old], parts.dataset.records[pair.new])
        guard old.unit == new.unit, let before = old.values[measure]?.plainNumber,
            let after = new.values[measure]?.plainNumber
        else { return nil }
        return after.subtracting(before)
    }

    /// The sign of a change without a difference.
    static let otherValue = "≠"

    private func hasValue(_ record: Int) -> Bool {
        let value = parts.dataset.records[record].values[measure]
        return value != nil && value != .notAvailable
    }

    private func text(of pair: Pair) -> String {
        guard let difference = difference(pair) else {
            guard isChanged(pair) else { return "=" }
            switch (hasValue(pair.old), hasValue(pair.new)) {
            case (true, true): return Self.otherValue
            case (false, true): return parts.material.say("new", ja: "追加")
            case (true, false): return parts.material.say("gone", ja: "消滅")
            case (false, false): return "="
            }
        }
        if difference == .zero { return "0" }
        return (difference > .zero ? "+" : "") + NumberText.written(difference.description)
    }
}
