import Text

/// The report on cells that cannot be read for the same reason.
///
///     Articles/a.md:9:4: error: 62 cells do not have the form “{width}x{height}” [type]
///       “20*40” at Articles/a.md:9:4
///       “30*40” at Articles/a.md:10:4, 12:4
///       and 59 more (--all lists them)
struct UnreadableText {
    private static let shown = 3

    let cells: UnreadableCells
    private let count: Int
    private let texts: [UnknownWord]

    init(_ cells: UnreadableCells, _ findings: [Finding]) {
        self.cells = cells
        count = findings.count
        texts = UnknownWord.all(in: findings)
    }

    var message: String { "\(Plural.of(count, "cell")) \(cells.text)" }

    /// - Parameter isWhole: whether to list all cells.
    func lines(isWhole: Bool) -> [String] {
        let listed = isWhole ? texts[...] : texts.prefix(Self.shown)
        let lines = listed.map { text in
            (text.text.isEmpty ? "" : "“\(text.text)” ") + "at \(PlaceList.text(text.places, isWhole: isWhole))"
        }
        return lines + Plural.unlisted(count - listed.reduce(0) { $0 + $1.places.count })
    }
}
