/// Common marks that mean "as above", in lower case.
enum DittoMark {
    private static let texts: Set<String> = [
        "\"", "“", "”", "„", "″", "〃", "''", ",,", "do.", "ditto", "idem", "同上",
    ]

    /// - Parameter text: of ASCII width, white space folded.
    static func matches(_ text: String) -> Bool { texts.contains(text.lowercased()) }
}
