import Text

/// The title of one of several numbers in a cell, cut from a header: `Weight (g` and `SD)` of `Weight (g ± SD)`.
enum PartTitle {
    /// The title with its brackets in pairs and without the signs that were before the cut: `Weight (g)`, `SD`.
    static func mended(_ title: String) -> String {
        var (text, open): (String, [Character]) = ("", [])
        for character in title {
            if let closing = pairs[character] {
                open.append(closing)
            } else if pairs.values.contains(character) {
                guard open.last == character else { continue }
                open.removeLast()
            }
            text.append(character)
        }
        let whole = text[...].trimmingEnd { isLoose($0) || !open.isEmpty && pairs.keys.contains($0) }
        // A bracket that opens behind the last word is dropped with its partner.
        let count = text.dropFirst(whole.count).count { pairs.keys.contains($0) }
        let mended = String(whole.drop(while: isLoose)) + String(open.dropLast(count).reversed())
        return mended.isEmpty ? title : mended
    }

    private static let pairs: [Character: Character] = ["(": ")", "[": "]"]

    private static func isLoose(_ character: Character) -> Bool { character.isWhitespace || ",;:/".contains(character) }
}
