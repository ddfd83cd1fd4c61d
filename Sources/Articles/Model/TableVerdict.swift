/// The purpose of a table: showing data, or only laying out a page.
package enum TableKind: String, CaseIterable, Sendable {
    case data, layout
}

/// The kind of a table, with its certainty.
package struct TableVerdict: Hashable, Sendable {
    package let kind: TableKind
    /// From 0, a guess, to 100, declared by the page.
    package let percent: Int

    package init(_ kind: TableKind, percent: Int) {
        self.kind = kind
        self.percent = min(max(percent, 0), 100)
    }

    package static let certainData = TableVerdict(.data, percent: 100)

    /// From 0 to 1, in shortest form: `0.95`.
    package var score: String {
        switch percent {
        case 100: "1"
        case 0: "0"
        default: "0." + (percent % 10 == 0 ? "\(percent / 10)" : percent < 10 ? "0\(percent)" : "\(percent)")
        }
    }
}
