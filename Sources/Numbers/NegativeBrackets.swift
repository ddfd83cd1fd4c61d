import Text

/// Numbers in brackets, which is how accounts write negative ones: `(1,234)`, `$(1,234)`, `($1,234)`, `(5.2)%`.
package enum NegativeBrackets {
    /// The text with a minus sign in the place of its brackets, `-1,234`; nil if it is not one number in brackets, but `(7–8)`, which may
    /// have a currency or a unit on either side of them.
    ///
    /// - Parameter text: of ASCII width, white space folded.
    package static func replaced(in text: String) -> String? {
        guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close else { return nil }
        let (before, inside, after) = (
            text[..<open], text[open...].prefix(upTo: close).dropFirst().trimming(while: \.isBlank),
            text[close...].dropFirst()
        )
        guard inside.contains(where: \.isNumber), !inside.contains("("), !inside.contains(")"),
            !(before + after).contains(where: { $0.isNumber || minusSigns.contains($0) }),
            inside.first.map(minusSigns.contains) == false,
            !zip(inside, inside.dropFirst()).contains(where: { $0.isNumber && minusSigns.contains($1) })
        else { return nil }
        return before + "-" + inside + after
    }

    private static let minusSigns: CharacterClass = "-−–+"
}
