/// The anchors of headings on code-hosting sites.
enum MarkdownAnchor {
    /// Lower case; keeps letters, digits, `_` and `-`, replaces spaces by `-`, and drops all other characters.
    ///
    ///     "The plank's *handbook*" -> "the-planks-handbook"
    static func of(_ heading: String) -> String {
        var anchor = ""
        for character in heading.lowercased() {
            if character.isLetter || character.isNumber || character == "_" || character == "-" {
                anchor.append(character)
            } else if character == " " {
                anchor.append("-")
            }
        }
        return anchor
    }
}
