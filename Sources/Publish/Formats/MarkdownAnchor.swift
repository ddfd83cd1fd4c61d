/// The anchors that code-hosting sites give to headings.
enum MarkdownAnchor {
    /// Lower case, letters, digits, `_` and `-` kept, spaces as `-`, everything else gone.
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
