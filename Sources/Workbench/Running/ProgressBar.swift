/// The progress of work in a terminal line: `[#####     ]   512 of 1024 files, 120/s, 4 s left`.
struct ProgressBar {
    private static let widest = 40

    let count: WorkProgress.Count
    /// Since this part of the work began.
    let seconds: Double

    /// The line, shorter than `columns`; empty if the numbers do not fit. If it is too long, the rate is left out,
    /// then the bar.
    func line(columns: Int) -> String {
        let all = String(count.total)
        let number = String(count.done)
        let counted =
            String(repeating: " ", count: max(0, all.count - number.count)) + "\(number) of \(all) \(count.unit)"
        for text in [counted + pace, counted] {
            let width = min(Self.widest, columns - text.count - "[]  ".count - 1)
            guard width > 0 else { continue }
            let filled = count.total > 0 ? width * count.done / count.total : 0
            let bar = String(repeating: "#", count: filled) + String(repeating: " ", count: width - filled)
            return "[\(bar)]  \(text)"
        }
        return counted.count < columns ? counted : ""
    }

    /// `, 120/s, 4 s left`
    private var pace: String {
        guard count.done > 0, seconds > 0 else { return "" }
        let rate = Double(count.done) / seconds
        let left = Double(count.total - count.done) / rate
        return ", \(Self.text(ofRate: rate)), \(Self.text(ofSeconds: left)) left"
    }

    private static func text(ofRate rate: Double) -> String {
        rate >= 10 ? "\(Int(rate))/s" : rate >= 1 ? "\((rate * 10).rounded() / 10)/s" : "\(Int(rate * 60))/min"
    }

    private static func text(ofSeconds seconds: Double) -> String {
        let seconds = Int(min(seconds, 360_000).rounded(.up))
        if seconds < 100 { return "\(seconds) s" }
        return seconds < 6_000 ? "\((seconds + 59) / 60) min" : "\((seconds + 3_599) / 3_600) h"
    }
}
