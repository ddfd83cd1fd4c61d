import Numbers

/// Common marks of missing values, in lower case.
enum MissingMark {
    /// In bytes, including marks of footnotes.
    private static let longest = 60
    private static let texts: Set<String> = [
        "n/a", "na", "n.a.", "n.a", "n. a.", "n / a", "n/a.", "not available", "not applicable", "no data",
        "—", "–", "-", "―", "−", "‐", "‑", "--", "---", "——", "––", "−−", "…", "...", "……", "tbd", "tbc", "tba", "tbd.",
        "tbc.", "tba.", "ー", "?",
        "？",
        "なし", "該当なし", "未定",
    ]

    /// Ignores marks of footnotes after the mark: `N/A¹`, `—*`.
    ///
    /// - Parameter text: of ASCII width, white space folded.
    static func matches(_ text: String) -> Bool {
        // A fast path: no mark begins with a digit.
        guard text.utf8.count <= longest, text.first?.isASCIIDigit != true else { return false }
        let folded = text.lowercased()
        if texts.contains(folded) { return true }
        let unmarked = TrailingMarks.dropped(from: folded[...])
        return unmarked.endIndex < folded.endIndex && texts.contains(String(unmarked))
    }
}
