import Text

/// Marks of footnotes after numbers, units and `N/A` in running text: `39*`, `39 mm¹`, `39²,³`, `39[1]`, `39※1`.
package enum TrailingMarks {
    private static let signs: CharacterClass = "*†‡§¶※＊"
    private static let raised: CharacterClass = "⁰¹²³⁴⁵⁶⁷⁸⁹⁾"
    private static let reference: CharacterClass = "※"
    private static let longest = 24

    /// `text` without trailing marks and the space before them.
    package static func dropped(from text: Substring) -> Substring {
        var rest = text
        // A fast path: most texts have none.
        while let last = rest.last, let shorter = withoutLast(rest, last), text.count - rest.count < longest {
            rest = shorter
            while rest.last?.isBlank == true { rest.removeLast() }
        }
        return rest.isEmpty ? text : rest
    }

    private static func withoutLast(_ text: Substring, _ last: Character) -> Substring? {
        if signs.contains(last) { return text.dropLast() }
        if raised.contains(last) { return superscript(text) }
        if last.byte == UInt8(ascii: "]") { return bracketed(text) }
        return last.isASCIIDigit ? numberedSign(text) : nil
    }

    /// `¹`, `²,³`.
    private static func superscript(_ text: Substring) -> Substring? {
        var rest = text
        while let last = rest.last, raised.contains(last) || last == "," || last == "⁽" { rest.removeLast() }
        // What is in parentheses is never a power: `10⁽³⁾`.
        if text.last == "⁾" { return rest }
        // `s⁻¹` and `10³` have a power, even if notes exist.
        if rest.last == "⁻" || rest.last == "⁺" || rest.endsWithTen { return nil }
        // The power of a unit, `m²`, is not a mark; no unit has the power 1.
        if rest.last?.isLetter == true, !text.hasSuffix("¹") || text.count - rest.count > 1 { return nil }
        return rest
    }

    /// `[1]`, `[1,2]`, `[^1]`; apart from the number, brackets may have others: `45 [10, 90]`.
    private static func bracketed(_ text: Substring) -> Substring? {
        guard let open = text.lastIndex(of: "["), text[..<open].last?.isBlank != true else { return nil }
        let inside = text[text.index(after: open)...].dropLast()
        if inside.first == "^", inside.count > 1, !inside.contains(where: \.isWhitespace) { return text[..<open] }
        guard !inside.isEmpty, inside.count <= 8, inside.contains(where: \.isASCIIDigit),
            inside.allSatisfy({ $0.isASCIIDigit || $0 == "," || $0 == " " })
        else { return nil }
        return text[..<open]
    }

    /// `※1`: unlike `*` in `39*1`, a reference mark is never an operator.
    private static func numberedSign(_ text: Substring) -> Substring? {
        var rest = text
        for _ in 0..<3 where rest.last?.isASCIIDigit == true { rest.removeLast() }
        return rest.last.map(reference.contains) == true ? rest.dropLast() : nil
    }
}
