/// The terminal line of a ``ProgressBar``: shown only for long work, redrawn at intervals, and erased before other
/// output.
///
/// It has no clock and writes nothing; its methods return what to write.
package struct ProgressLine {
    /// Shorter work shows no bar.
    private static let firstSecond = 0.5
    private static let pause = 0.1

    private let columns: Int
    private var shown = ""
    private var nextSecond = Self.firstSecond
    private var isLineBegun = false
    /// The part of the work, and the second at which it began.
    private var part: (unit: String, start: Double)?

    /// - Parameter columns: the terminal's width.
    package init(columns: Int) {
        self.columns = columns
    }

    /// The text to write when this much is done, `seconds` after the start.
    package mutating func update(_ count: WorkProgress.Count, seconds: Double) -> String {
        if part?.unit != count.unit { part = (count.unit, part == nil ? 0 : seconds) }
        guard count.total > 1, count.done < count.total, seconds >= nextSecond, !isLineBegun else { return "" }
        nextSecond = seconds + Self.pause
        let line = ProgressBar(count: count, seconds: seconds - (part?.start ?? 0)).line(columns: columns)
        guard line != shown else { return "" }
        defer { shown = line }
        let rest = String(repeating: " ", count: max(0, shown.count - line.count))
        return shown.isEmpty ? line : "\r" + line + rest
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
