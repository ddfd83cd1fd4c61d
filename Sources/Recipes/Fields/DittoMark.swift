/// Common marks that mean "as above", in lower case.
enum DittoMark {
    private static let texts: Set<String> = [
        "\"", "“", "”", "„", "″", "〃", "''", ",,", "do.", "ditto", "dto.", "dito", "idem", "ibid.", "as above",
        "see above", "same as above", "wie oben", "siehe oben", "↑", "同上",
    ]

    /// - Parameter text: of ASCII width, white space folded.
    static func matches(_ text: String) -> Bool { texts.contains(text.lowercased()) }
}
