import Text

/// Text as GitHub Flavored Markdown that shows exactly that text: text from articles stays data.
package enum MarkdownText {
    /// Text within a line: in a table's cell, a list item, a heading.
    ///
    ///     a|b *c* <d>   ->   a\|b \*c\* &lt;d>
    ///
    /// Line ends become `<br>`, other control characters spaces, including those that change the direction of text,
    /// which would also affect the rest of the page. White space at the ends is dropped, because Markdown cannot keep
    /// it.
    package static func inline(_ text: String) -> String {
        let source = Array(text.utf8)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count + 8)
        var index = 0
        while index < source.count {
            index += append(source, at: index, to: &bytes)
        }
        return String(decoding: trimmed(bytes), as: UTF8.self)
    }

    /// Text at the beginning of a paragraph or list item, where `#`, `-`, `1.` and similar text would have a meaning.
    package static func block(_ text: String) -> String {
        let line = inline(text)
        let digits = line.utf8.prefix { (0x30...0x39).contains($0) }.count
        guard let mark = line.utf8.dropFirst(digits).first else { return line }
        let next = line.utf8.dropFirst(digits + 1).first
        let isAlone = next == nil || next == UInt8(ascii: " ")
        let needsBackslash =
            switch mark {
            case UInt8(ascii: ">"), UInt8(ascii: "="): digits == 0
            case UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "+"): digits == 0 && (isAlone || next == mark)
            case UInt8(ascii: "."), UInt8(ascii: ")"): digits > 0 && isAlone
            default: false
            }
        return needsBackslash ? line.prefix(digits) + "\\" + line.dropFirst(digits) : line
    }

    /// A text of several paragraphs, separated by blank lines; single line ends become spaces.
    package static func paragraphs(_ text: String) -> String {
        var paragraphs: [String] = [""]
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.allSatisfy(\.isWhitespace) {
                paragraphs.append("")
            } else {
                paragraphs[paragraphs.count - 1] += (paragraphs.last == "" ? "" : " ") + line
            }
        }
        return paragraphs.filter { !$0.isEmpty }.map(block).joined(separator: "\n\n")
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

    /// A link to a web address; only the text for other addresses.
    package static func link(_ text: String, to address: String) -> String {
        let isPlain = address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x3C && $0 != 0x3E && $0 != 0x5C }
        guard isPlain, address.hasPrefix("https://") || address.hasPrefix("http://") else { return inline(text) }
        let parts = address.split(separator: "&", omittingEmptySubsequences: false)
        return "[\(inline(text))](<\(parts.joined(separator: "&amp;"))>)"
    }

    /// Appends the character at `index`, and returns its length in the source.
    private static func append(_ source: [UInt8], at index: Int, to bytes: inout [UInt8]) -> Int {
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
        case 0xE2 where isInvisibleControl(source, at: index):
            bytes.append(UInt8(ascii: " "))
            return 3
        case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
        case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
        default:
            if needsBackslash(source, at: index) { bytes.append(UInt8(ascii: "\\")) }
            bytes.append(byte)
        }
        return 1
    }

    /// U+2028 to U+202E (E2 80 A8 to AE), U+2066 to U+2069 (E2 81 A6 to A9).
    private static func isInvisibleControl(_ source: [UInt8], at index: Int) -> Bool {
        guard index + 2 < source.count else { return false }
        switch source[index + 1] {
        case 0x80: return (0xA8...0xAE).contains(source[index + 2])
        case 0x81: return (0xA6...0xA9).contains(source[index + 2])
        default: return false
        }
    }

    private static func needsBackslash(_ source: [UInt8], at index: Int) -> Bool {
        switch source[index] {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "|"), UInt8(ascii: "~"), UInt8(ascii: "$"):
            true
        // Between letters an underscore is literal, so field names stay readable.
        case UInt8(ascii: "_"): !(isLetter(source, at: index - 1) && isLetter(source, at: index + 1))
        // An address is shown, not linked (GFM 6.9), because the page's author did not write it.
        case UInt8(ascii: ":"): source[(index + 1)...].starts(with: "//".utf8)
        case UInt8(ascii: "."): source[..<index].suffix(3).elementsEqual("www".utf8)
        default: false
        }
    }

    private static func isLetter(_ source: [UInt8], at index: Int) -> Bool {
        guard source.indices.contains(index) else { return false }
        switch source[index] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return true
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
