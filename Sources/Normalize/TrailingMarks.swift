/// Marks of footnotes as they stand behind numbers, units and `N/A` in running text: `39*`, `39 mm¹`, `39²,³`, `39[1]`, `39※1`.
enum TrailingMarks {
    private static let signs: Set<Character> = ["*", "†", "‡", "§", "¶", "※", "＊"]
    private static let digits: Set<Character> = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    private static let longest = 24

    /// `text` without the marks at its end, and without the space before them.
    static func dropped(from text: Substring) -> Substring {
        var rest = text
        while let last = rest.last, text.count - rest.count < longest {
            guard let shorter = withoutLast(rest, last) else { break }
            rest = shorter
            while rest.last?.isWhitespace == true { rest.removeLast() }
        }
        return rest.isEmpty ? text : rest
    }

    private static func withoutLast(_ text: Substring, _ last: Character) -> Substring? {
        if signs.contains(last) { return text.dropLast() }
        if digits.contains(last) || last == "⁾" { return superscript(text) }
        if last == "]" { return bracketed(text) }
        return numberedSign(text)
    }

    /// `¹`, `²,³`.
    private static func superscript(_ text: Substring) -> Substring? {
        var rest = text
        while let last = rest.last, digits.contains(last) || last == "," || "⁽⁾".contains(last) { rest.removeLast() }
        // The power of a unit, `m²`, is no mark; no unit has the power 1.
        if rest.last?.isLetter == true, !text.hasSuffix("¹") || text.count - rest.count > 1 { return nil }
        return rest
    }

    /// `[1]`, `[1,2]`, `[^1]`.
    private static func bracketed(_ text: Substring) -> Substring? {
        guard let open = text.lastIndex(of: "[") else { return nil }
        let inside = text[text.index(after: open)...].dropLast()
        if inside.first == "^", inside.count > 1, !inside.contains(where: \.isWhitespace) { return text[..<open] }
        guard !inside.isEmpty, inside.count <= 8, inside.contains(where: isDigit),
            inside.allSatisfy({ isDigit($0) || $0 == "," || $0 == " " })
        else { return nil }
        return text[..<open]
    }

    /// `※1`: a reference mark is no sign of arithmetic, as `*` is in `39*1`.
    private static func numberedSign(_ text: Substring) -> Substring? {
        var rest = text
        while let last = rest.last, isDigit(last), text.count - rest.count < 3 { rest.removeLast() }
        guard rest.count < text.count, rest.last == "※" else { return nil }
        return rest.dropLast()
    }

    private static func isDigit(_ character: Character) -> Bool { character >= "0" && character <= "9" }
}
