import Text

/// Metadata at the top of a Markdown file, which pages do not show: YAML between `---`, TOML between `+++`.
///
///     ---
///     title: Sizes
///     ---
enum FrontMatter {
    /// The lines including both fences; nil if the article begins with something else, such as a thematic break.
    static func range(in text: SourceText) -> Range<Int>? {
        guard text.lineCount > 2, let fence = fence(line(1, in: text)) else { return nil }
        var entry = 2
        // Comments, and lines without content after them.
        while entry < text.lineCount, isComment(line(entry, in: text)) || entry > 2 && line(entry, in: text).isEmpty {
            entry += 1
        }
        guard entry < text.lineCount, isEntry(line(entry, in: text), fence) else { return nil }
        for number in entry + 1...text.lineCount {
            let start = text.lineStarts[number - 1]
            // The first character excludes nearly all lines.
            guard start < text.bytes.count, text.bytes[start] == fence || text.bytes[start] == UInt8(ascii: ".") else {
                continue
            }
            if closes(line(number, in: text), fence) { return 0..<text.lineRange(number).upperBound }
        }
        return nil
    }

    /// The language that the metadata name: `lang: de`, `language = "de"`.
    static func language(in text: SourceText) -> String? {
        guard let range = range(in: text), let fence = fence(line(1, in: text)) else { return nil }
        let separator: Character = fence == UInt8(ascii: "+") ? "=" : ":"
        for number in 2..<text.line(at: range.upperBound) {
            let parts = text.lineText(number).split(separator: separator, maxSplits: 1).map {
                $0.trimming { "\"' \t".contains($0) }
            }
            if parts.count == 2, ["lang", "language", "locale"].contains(parts[0].lowercased()), !parts[1].isEmpty {
                return String(parts[1])
            }
        }
        return nil
    }

    private static func line(_ number: Int, in text: SourceText) -> ArraySlice<UInt8> {
        var line = text.bytes[text.lineRange(number)]
        if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
        while let last = line.last, WhiteSpace.isASCII(last) { line.removeLast() }
        return line
    }

    private static func fence(_ line: ArraySlice<UInt8>) -> UInt8? {
        guard let first = line.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+"),
            isThree(first, line)
        else { return nil }
        return first
    }

    private static func closes(_ line: ArraySlice<UInt8>, _ fence: UInt8) -> Bool {
        isThree(fence, line) || fence == UInt8(ascii: "-") && isThree(UInt8(ascii: "."), line)
    }

    private static func isThree(_ byte: UInt8, _ line: ArraySlice<UInt8>) -> Bool {
        line.count == 3 && line.allSatisfy { $0 == byte }
    }

    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool { line.first == UInt8(ascii: "#") }

    /// `title: Sizes`, `"title": Sizes`, `title = "Sizes"`.
    private static func isEntry(_ line: ArraySlice<UInt8>, _ fence: UInt8) -> Bool {
        guard let first = line.first, first.isASCIILetter || first >= 0x80 || "\"'_[".utf8.contains(first)
        else {
            return false
        }
        if fence == UInt8(ascii: "+") { return line.contains(UInt8(ascii: "=")) || first == UInt8(ascii: "[") }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let isPlain = !line[..<colon].contains(where: isMarkup)
        return isPlain && (colon + 1 == line.endIndex || WhiteSpace.isASCII(line[colon + 1]))
    }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "|"), UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: "("),
            UInt8(ascii: "!"):
            true
        default: false
        }
    }
}
