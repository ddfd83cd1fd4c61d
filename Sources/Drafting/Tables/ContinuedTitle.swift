import Text

/// Titles that say that a table goes on: `Table 1 (continued)`.
enum ContinuedTitle {
    /// Whether tables are parts of one: their captions, or else their headings, differ only in that.
    static func areOne(_ tables: [DraftTable]) -> Bool {
        [\DraftTable.caption, \.heading].contains { title in
            let written = tables.map { LabelFolding.fold($0[keyPath: title]) }
            let plain = Set(written.map(plain))
            return plain.count == 1 && plain != [""] && Set(written).count > 1
        }
    }

    private static func plain(_ title: String) -> String {
        for (open, close) in [("(", ")"), ("[", "]"), ("– ", ""), ("— ", ""), ("- ", ""), (", ", "")] {
            for word in words where title.hasSuffix(open + word + close) {
                return String(title.dropLast(open.count + word.count + close.count)[...].trimmingEnd { $0 == " " })
            }
        }
        return title
    }

    /// In several languages, as ``LabelFolding`` folds them.
    private static let words = [
        "continued", "cont.", "cont'd", "cont’d", "contd", "contd.", "forts.", "fortsetzung", "suite", "continuación",
        "cont",
        "continuação", "continua", "segue", "vervolg", "ciąg dalszy", "cd.", "продолжение", "続き", "续", "續",
    ]
}
