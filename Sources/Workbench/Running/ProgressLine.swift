/// The terminal line of a ``ProgressBar``: shown only for long work, redrawn at intervals, and erased before other
/// output.
///
/// It has no clock and writes nothing; its methods return what to write.
package struct ProgressLine {
    /// Shorter work shows no bar.
    private static let firstSecond = 1.0
    private static let pause = 0.1

    private let columns: Int
    private var shown = ""
    private var nextSecond = Self.firstSecond
    private var isLineBegun = false

    /// - Parameter columns: the terminal's width.
    package init(columns: Int) {
        self.columns = columns
    }

    /// The text to write when `done` of `total` files are done, `seconds` after the start.
    package mutating func update(done: Int, of total: Int, seconds: Double) -> String {
        guard total > 1, done < total, seconds >= nextSecond, !isLineBegun else { return "" }
        nextSecond = seconds + Self.pause
        let line = ProgressBar(done: done, total: total).line(columns: columns)
        guard line != shown else { return "" }
        // The previous line, if any, had the same length.
        defer { shown = line }
        return shown.isEmpty ? line : "\r" + line
    }

    /// The text that erases the line.
    package mutating func erase() -> String {
        guard !shown.isEmpty else { return "" }
        defer { shown = "" }
        return "\r\(String(repeating: " ", count: shown.count))\r"
    }

    /// Notes results on the same terminal: if they end in the middle of a line, no bar is drawn there.
    package mutating func note(_ results: [UInt8]) {
        if let last = results.last { isLineBegun = last != UInt8(ascii: "\n") }
    }
}
