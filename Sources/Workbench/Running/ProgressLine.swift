/// The line of a terminal that a ``ProgressBar`` stands in: drawn where the work is long, rewritten now and then, and
/// erased before anything else is written there.
///
/// It has no clock and writes nothing itself: whoever has both asks it what to write.
package struct ProgressLine {
    /// Work that ends before needs no bar.
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

    /// What to write when `done` of `total` files are done, `seconds` after the work began.
    package mutating func update(done: Int, of total: Int, seconds: Double) -> String {
        guard total > 1, done < total, seconds >= nextSecond, !isLineBegun else { return "" }
        nextSecond = seconds + Self.pause
        let line = ProgressBar(done: done, total: total).line(columns: columns)
        guard line != shown else { return "" }
        // The line before was as long, if there was one.
        defer { shown = line }
        return shown.isEmpty ? line : "\r" + line
    }

    /// What to write so that the line is empty and can be written on.
    package mutating func erase() -> String {
        guard !shown.isEmpty else { return "" }
        defer { shown = "" }
        return "\r\(String(repeating: " ", count: shown.count))\r"
    }

    /// Results were written on the same terminal: where they end in the middle of a line, no bar is drawn into it.
    package mutating func note(_ results: [UInt8]) {
        if let last = results.last { isLineBegun = last != UInt8(ascii: "\n") }
    }
}
