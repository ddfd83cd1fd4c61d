/// The widths of texts in a sans-serif typeface.
///
/// Each reader's browser has other fonts, so the widths are those of the widest common ones: the greater advance width of
/// DejaVu Sans and Arial for each character of ASCII.
package enum TextMetrics {
    /// In thousandths of the font size, from U+0020 to U+007E.
    private static let widths: [Double] = [
        318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636, 636, 636, 636,
        636, 636, 636, 636, 337, 337, 838, 838, 838, 556, 1015, 684, 686, 722, 770, 667, 611, 778, 752, 295, 500, 667,
        557, 863, 748, 787, 667, 787, 722, 667, 611, 732, 684, 989, 685, 667, 685, 390, 337, 390, 838, 556, 500, 613,
        635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818,
        592, 592, 525, 636, 337, 636, 838,
    ]
    /// Bold letters are this much wider.
    private static let bold = 1.14

    package static func width(_ text: String, size: Double, isBold: Bool = false) -> Double {
        let sum = ofASCII(text)?.whole ?? text.unicodeScalars.reduce(0) { $0 + width($1) }
        return scaled(sum, size: size, isBold: isBold)
    }

    /// - Parameter width: in thousandths of the font size.
    private static func scaled(_ width: Double, size: Double, isBold: Bool) -> Double {
        width / 1000 * size * (isBold ? bold : 1)
    }

    /// The widths of a text, of its widest word with a space after it, and of its last word, in thousandths of the font size;
    /// nil for a text with other characters than those of ASCII that are seen.
    private static func ofASCII(_ text: String) -> (whole: Double, widestWord: Double, lastWord: Double)? {
        let found: (Double, Double, Double)?? = text.utf8.withContiguousStorageIfAvailable { bytes in
            let widths = widths
            var (whole, widest, word) = (0.0, 0.0, 0.0)
            for byte in bytes {
                guard (0x20...0x7E).contains(byte) else { return nil }
                let width = widths[Int(byte) - 0x20]
                whole += width
                word += width
                guard byte == 0x20 else { continue }
                widest = max(widest, word)
                word = 0
            }
            return (whole, widest, word)
        }
        return found ?? nil
    }

    private static func width(_ scalar: Unicode.Scalar) -> Double {
        switch scalar.value {
        case 0x20...0x7E: widths[Int(scalar.value - 0x20)]
        case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
        // Letters of alphabets; ideographs and symbols take a square.
        case 0xA0...0x24F, 0x370...0x52F: 780
        default: 1000
        }
    }

    /// The width of the widest part in which a line cannot end: a word, or an ideograph.
    package static func widestPart(of text: String, size: Double, isBold: Bool = false) -> Double {
        if let found = ofASCII(text) {
            let word = scaled(found.widestWord, size: size, isBold: isBold)
            let last = scaled(found.lastWord, size: size, isBold: isBold)
            return max(0, word - width(" ", size: size), last)
        }
        return parts(of: text).reduce(0) { widest, part in
            max(widest, width(part, size: size, isBold: isBold) - trailingSpace(part, size: size))
        }
    }

    /// The lines of a text that is at most so wide. A single word that is wider is divided.
    ///
    /// - Complexity: linear in the text.
    static func lines(of text: String, size: Double, isBold: Bool = false, within width: Double) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0.0
        for part in parts(of: text) {
            if used > 0, exceeds(width - used, part[...], size: size, isBold: isBold) {
                lines.append(line.trimmed)
                (line, used) = ("", 0)
            }
            var rest = part[...]
            while exceeds(width, rest, size: size, isBold: isBold), !rest.dropFirst().isEmpty {
                let head = prefix(of: rest, size: size, isBold: isBold, within: width)
                lines.append(head)
                rest.removeFirst(head.count)
            }
            line += rest
            used += self.width(String(rest), size: size, isBold: isBold)
        }
        if !line.trimmed.isEmpty { lines.append(line.trimmed) }
        return lines
    }

    /// True if a text without the space at its end is wider than `width`.
    private static func exceeds(_ width: Double, _ text: Substring, size: Double, isBold: Bool) -> Bool {
        // Of a long word, the beginning tells: it is divided into very many lines.
        let start = String(text.prefix(longestLine))
        if self.width(start, size: size, isBold: isBold) - trailingSpace(start, size: size) > width { return true }
        guard start.utf8.count < text.utf8.count else { return false }
        let whole = String(text)
        return self.width(whole, size: size, isBold: isBold) - trailingSpace(whole, size: size) > width
    }

    /// More letters than most lines have.
    private static let longestLine = 256

    private static func trailingSpace(_ part: String, size: Double) -> Double {
        part.hasSuffix(" ") ? width(" ", size: size) : 0
    }

    private static func prefix(of text: Substring, size: Double, isBold: Bool, within width: Double) -> String {
        var used = 0.0
        var prefix = ""
        // Before the last capital letter that fits, if there is one: `white|Oak`.
        var seam: Int?
        for character in text {
            used += self.width(String(character), size: size, isBold: isBold)
            if character.isUppercase, prefix.last?.isLowercase == true, prefix.count > 2 { seam = prefix.count }
            if used > width, !prefix.isEmpty { break }
            prefix.append(character)
        }
        return seam.map { String(prefix.prefix($0)) } ?? prefix
    }

    /// The parts between which a line may end: words with the space after them, and single ideographs.
    private static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var part = ""
        for character in text {
            part.append(character)
            let isWide = character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
            if character == " " || isWide {
                parts.append(part)
                part = ""
            }
        }
        return part.isEmpty ? parts : parts + [part]
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.utf8.first == 0x20 { text.removeFirst() }
        while text.utf8.last == 0x20 { text.removeLast() }
        return String(text)
    }
}
