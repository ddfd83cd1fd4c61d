/// The paragraphs of a text in a book's file.
enum TextParagraphs {
    /// Paragraphs are separated by blank lines; single line ends become spaces. None is empty.
    static func of(_ text: String) -> [String] {
        var paragraphs: [String] = [""]
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.allSatisfy(\.isWhitespace) {
                paragraphs.append("")
            } else {
                paragraphs[paragraphs.count - 1] += (paragraphs.last == "" ? "" : " ") + line
            }
        }
        return paragraphs.filter { !$0.isEmpty }
    }
}
