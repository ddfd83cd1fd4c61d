import Text

/// Text as GitHub Flavored Markdown that shows exactly that text: text from articles stays data.
package enum MarkdownText {
    /// Text within a line: in a table's cell, a list item, a heading.
    ///
    ///     a|b *c* <d>   ->   a\|b \*c\* &lt;d>
    ///
    /// Escapes no more than one of cmark-gfm, markdown-it, Python-Markdown, Pandoc and kramdown needs, and in a form that all of
    /// them show right: characters whose backslash some of them would show become character references.
    ///
    /// Line ends become `<br>`, other control characters spaces; for those that change the direction of text see
    /// ``DirectionControl``. White space at the ends is dropped, because Markdown cannot keep it.
    package static func inline(_ text: String) -> String {
        // Most texts have nothing to escape.
        if text.hasOnlyBytes(isPlain), text.utf8.first != UInt8(ascii: " "), text.utf8.last != UInt8(ascii: " ") {
            return text
        }
        let source = Array(text.utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count + 8)
        let repeated = paired.filter { mark in source.count { $0 == mark } > 1 }
        var index = 0
        while index < source.count {
            let end = source[index...].firstIndex { !isPlain($0) } ?? source.count
            bytes.append(contentsOf: source[index..<end])
            index = end
            if index < source.count { index += append(source, at: index, repeated, to: &bytes) }
        }
        return String(decoding: trimmed(bytes), as: UTF8.self)
    }

    /// True for bytes without a meaning in Markdown in any context.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")..<UInt8(ascii: "w"), UInt8(ascii: "x")...UInt8(ascii: "z"), UInt8(ascii: "("),
            UInt8(ascii: ")"), UInt8(ascii: ","):
            true
        case 0xC2, 0xE2: false
        default: byte >= 0x80
        }
    }

    /// Text at the beginning of a paragraph or list item, where `#`, `-`, `1.` and similar text would have a meaning.
    package static func block(_ text: String) -> String {
        let line = inline(text)
        let isInParentheses = line.hasPrefix("(")
        let label = line.utf8.dropFirst(isInParentheses ? 1 : 0).prefix(while: \.isASCIILetterOrDigit)
        let numbers = isNumber(label) ? label.count : 0
        if isInParentheses, numbers > 0, line.utf8.dropFirst(numbers + 1).first == UInt8(ascii: ")") {
            return "\\" + line
        }
        guard let mark = line.utf8.dropFirst(numbers).first else { return line }
        let next = line.utf8.dropFirst(numbers + 1).first
        let isAlone = next == nil || next == UInt8(ascii: " ")
        switch mark {
        // Python-Markdown takes `#a` for a heading, Pandoc `:a` for a definition, and kramdown a `^` for the end of a block.
        case UInt8(ascii: ">") where numbers == 0, UInt8(ascii: "#") where numbers == 0,
            UInt8(ascii: "-") where numbers == 0 && isAlone, UInt8(ascii: "+") where numbers == 0 && isAlone,
            UInt8(ascii: ".") where numbers > 0 && isAlone, UInt8(ascii: ")") where numbers > 0 && isAlone:
            return line.prefix(numbers) + "\\" + line.dropFirst(numbers)
        case UInt8(ascii: "=") where numbers == 0, UInt8(ascii: ":") where numbers == 0,
            UInt8(ascii: "^") where numbers == 0 && isAlone:
            return "&#\(mark);" + line.dropFirst()
        default: return line
        }
    }

    /// Whether a word numbers the items of lists, in Pandoc's also by letters and in the Roman way.
    private static func isNumber(_ word: some Collection<UInt8>) -> Bool {
        word.count == 1 || !word.isEmpty && word.allSatisfy(\.isASCIIDigit)
            || !word.isEmpty && word.allSatisfy { "ivxlcdmIVXLCDM".utf8.contains($0) }
    }

    /// The ``TextParagraphs`` of a text.
    package static func paragraphs(_ text: String) -> String {
        TextParagraphs.of(text).map(block).joined(separator: "\n\n")
    }

    /// A code span that shows `text`: its fence is longer than any run of backticks inside. Not for table cells,
    /// where a pipe would end the cell.
    package static func code(_ text: String) -> String {
        let line = FindingText.oneLine(text)
        guard !line.isEmpty else { return "(empty)" }
        var longest = 0
        var run = 0
        for byte in line.utf8 {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let needsSpace = line.hasPrefix("`") || line.hasSuffix("`") || line.hasPrefix(" ") && line.hasSuffix(" ")
        return needsSpace ? "\(fence) \(line) \(fence)" : fence + line + fence
    }

    /// Appends the character at `index`, and returns its length in the source.
    ///
    /// - Parameter repeated: the characters of ``paired`` that occur more than once.
    private static func append(_ source: [UInt8], at index: Int, _ repeated: [UInt8], to bytes: inout [UInt8]) -> Int {
        let byte = source[index]
        switch byte {
        case UInt8(ascii: "\r") where index + 1 < source.count && source[index + 1] == UInt8(ascii: "\n"):
            bytes.append(contentsOf: "<br>".utf8)
            return 2
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): bytes.append(contentsOf: "<br>".utf8)
        case 0..<0x20, 0x7F: bytes.append(UInt8(ascii: " "))
        // U+0080 to U+009F, which include a line end and an introducer of escape sequences.
        case 0xC2 where index + 1 < source.count && source[index + 1] < 0xA0:
            bytes.append(UInt8(ascii: " "))
            return 2
        case 0xE2:
            guard let control = control(source, at: index) else {
                bytes.append(byte)
                return 1
            }
            bytes.append(contentsOf: control.replacing("\\", with: "\\\\").utf8)
            return 3
        case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
        default:
            if repeated.contains(byte) || needsReference(source, at: index) {
                bytes.append(contentsOf: byte == UInt8(ascii: "&") ? "&amp;".utf8 : "&#\(byte);".utf8)
            } else {
                if needsBackslash(source, at: index) { bytes.append(UInt8(ascii: "\\")) }
                bytes.append(byte)
            }
            // An address is shown, not linked (GFM 6.9), because the page's author did not write it. Formatters undo escapes.
            let isAddress =
                byte == UInt8(ascii: "/") && source[...index].suffix(3).elementsEqual("://".utf8)
                || byte == UInt8(ascii: "w") && index >= 2 && source[(index - 2)...].starts(with: "www.".utf8)
            if isAddress, index + 1 < source.count { bytes.append(contentsOf: "<wbr>".utf8) }
        }
        return 1
    }

    /// See ``DirectionControl``.
    private static func control(_ source: [UInt8], at index: Int) -> String? {
        index + 2 < source.count ? DirectionControl.shown(source[index + 1], source[index + 2]) : nil
    }

    /// Characters that mean something in pairs only, and that Python-Markdown or kramdown show with their backslash.
    private static let paired = Array("~^".utf8)

    /// True for other characters that would show their backslash.
    private static func needsReference(_ source: [UInt8], at index: Int) -> Bool {
        switch source[index] {
        case UInt8(ascii: "&"):
            let name = source[(index + 1)...].prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "#") }
            return !name.isEmpty && name.endIndex < source.count && source[name.endIndex] == UInt8(ascii: ";")
        case UInt8(ascii: ":"):
            // `:name:` is a picture on GitHub.
            guard index == 0 || source[index - 1] == UInt8(ascii: " ") else { return false }
            let name = source[(index + 1)...].prefix { $0.isASCIILetterOrDigit || "_+-".utf8.contains($0) }
            return name.endIndex < source.count && source[name.endIndex] == UInt8(ascii: ":")
                && name.contains(where: \.isASCIILetter)
        // kramdown looks for spans of code in a whole table, and does not see a backslash.
        case UInt8(ascii: "`"): return true
        // Not at the beginning of a word, it could end what a tilde of another text of the cell begins to strike out.
        case UInt8(ascii: "~"): return index > 0 && source[index - 1] != UInt8(ascii: " ")
        // Pandoc looks for the end of a formula in all cells that follow.
        case UInt8(ascii: "$"): return index + 1 < source.count && source[index + 1] != UInt8(ascii: " ")
        // Inches and feet: kramdown would make a quotation mark of it.
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return index > 0 && source[index - 1].isASCIIDigit
        // Alone in each cell, it would make a row a line of the table's grid in kramdown.
        case UInt8(ascii: "="): return source.count == 1
        default: return false
        }
    }

    private static func needsBackslash(_ source: [UInt8], at index: Int) -> Bool {
        let byte = source[index]
        let before = index > 0 ? source[index - 1] : nil
        let after = index + 1 < source.count ? source[index + 1] : nil
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"),
            UInt8(ascii: "{"):
            return true
        case UInt8(ascii: "*"): return before != UInt8(ascii: " ") || after != UInt8(ascii: " ")
        // Between letters an underscore is literal, so field names stay readable.
        case UInt8(ascii: "_"): return before?.isASCIILetterOrDigit != true || after?.isASCIILetterOrDigit != true
        // kramdown joins these to a dash, a mark of quotation or an ellipsis.
        case UInt8(ascii: "-"): return before == byte || source.count == 1
        case UInt8(ascii: ">"): return before == byte
        case UInt8(ascii: "."):
            return before == byte && after == byte
        default: return false
        }
    }

    private static func trimmed(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        let space = UInt8(ascii: " ")
        guard let first = bytes.firstIndex(where: { $0 != space }), let last = bytes.lastIndex(where: { $0 != space })
        else { return [] }
        return bytes[first...last]
    }
}
