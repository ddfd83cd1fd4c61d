/// The paragraphs of a text in a book's file.
enum TextParagraphs {
    /// Paragraphs are separated by blank lines; single line ends become spaces. None is empty.
    static func of(_ text: String) -> [String] {
        // Most texts are one line.
        let mayHaveLines = text.utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
        if !mayHaveLines, text.utf8.contains(where: { (0x21...0x7E).contains($0) }) { return [text] }
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
