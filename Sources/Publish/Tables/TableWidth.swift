import Pictures
import Text

/// The width that a table needs where a browser shows it, in pixels.
///
/// Texts break between words, so a column is at least as wide as its widest word, and as half of its texts, which would be
/// too narrow to read otherwise.
enum TableWidth {
    /// What a page of 1,000 px holds: the metrics are those of fonts that are wider than most by about a tenth.
    static let ofPage = 1080.0

    private static let fontSize = 16.0
    /// The space beside a text, and a border.
    private static let padding = 27.0
    /// A column of long texts is readable with this width.
    private static let comfortable = 160.0

    /// - Complexity: linear in the table's texts.
    static func of(_ table: WideTable) -> Double { columns(of: table).reduce(0, +) }

    /// The width of each column, with the space beside its text.
    static func columns(of table: WideTable) -> [Double] {
        var widths = table.columns.map { readable($0.title, isBold: true) }
        for row in table.rows {
            for (column, cell) in row.enumerated() {
                for entry in cell {
                    widths[column] = max(widths[column], readable(entry.text) + (entry.mark.map(self.width) ?? 0))
                }
            }
        }
        return widths.map { $0 + padding }
    }

    private static func readable(_ text: String, isBold: Bool = false) -> Double {
        let (whole, part) = TextMetrics.widths(of: text, size: fontSize, isBold: isBold)
        return max(part, min(whole / 2, comfortable))
    }

    /// A mark stays beside its value; the implied value may go below.
    private static func width(_ mark: CellNotes.Mark) -> Double {
        TextMetrics.width(" [\(mark.number)]", size: fontSize)
    }
}

extension WideTable {
    /// Whether the table needs no more width than there is.
    func fits(_ room: TableRequest.Room) -> Bool {
        switch room {
        case .page: TableWidth.of(self) <= TableWidth.ofPage
        case .terminal(nil): true
        case .terminal(let columns?): terminalColumns <= columns
        }
    }

    private var terminalColumns: Int {
        let gap = 2
        return columns.indices.reduce(-gap) { sum, column in
            let texts = [columns[column].title] + rows.flatMap { $0[column].map(\.text) }
            return sum + gap + (texts.map { TextWidth.columns(of: $0) }.max() ?? 0)
        }
    }
}
