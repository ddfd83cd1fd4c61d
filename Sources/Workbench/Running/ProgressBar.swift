/// The progress of the work in a terminal line: `[#####     ]  512 of 1024 files`.
struct ProgressBar {
    private static let widest = 40

    let done: Int
    let total: Int

    /// The line, shorter than `columns`; empty if the numbers do not fit. Its length does not depend on `done`, so
    /// that each line covers the one before.
    func line(columns: Int) -> String {
        let all = String(total)
        let number = String(done)
        let count = String(repeating: " ", count: max(0, all.count - number.count)) + "\(number) of \(all) files"
        let width = min(Self.widest, columns - count.count - "[]  ".count - 1)
        guard width > 0 else { return count.count < columns ? count : "" }
        let filled = total > 0 ? width * done / total : 0
        let bar = String(repeating: "#", count: filled) + String(repeating: " ", count: width - filled)
        return "[\(bar)]  \(count)"
    }
}
