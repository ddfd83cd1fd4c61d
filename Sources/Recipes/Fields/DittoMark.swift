/// Common marks that mean "as above", in lower case.
enum DittoMark {
    private static let texts: Set<String> = signs.union([
        "do.", "ditto", "dto.", "dito", "idem", "ibid.", "as above", "see above", "same as above", "wie oben",
        "siehe oben", "↑", "同上",
    ])
    private static let signs: Set<String> = ["\"", "“", "”", "„", "″", "〃", "''", ",,"]
    /// Only between dashes.
    private static let slashes = "//"

    /// - Parameter text: of ASCII width, white space folded.
    static func matches(_ text: String) -> Bool { texts.contains(text.lowercased()) || isBetweenDashes(text) }

    /// `-"-`, `– „ –`
    private static func isBetweenDashes(_ text: String) -> Bool {
        guard text.utf8.count <= longest, isDash(text.first), isDash(text.last) else { return false }
        let inner = text.filter { $0 != " " && !isDash($0) }
        return signs.contains(inner) || inner == slashes
    }

    /// In bytes.
    private static let longest = 20

    private static func isDash(_ character: Character?) -> Bool { character.map { "-–—―−‐‑".contains($0) } ?? false }
}
