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
    private static let space = widths[0]
    /// Bold letters are this much wider.
    private static let bold = 1.14

    package static func width(_ text: some StringProtocol, size: Double, isBold: Bool = false) -> Double {
        scaled(width(text), size: size, isBold: isBold)
    }

    /// In thousandths of the font size; a sum of whole numbers, so in any order the same.
    private static func width(_ text: some StringProtocol) -> Double {
        ofASCII(text)?.whole ?? text.unicodeScalars.reduce(0) { $0 + width($1) }
    }

    /// - Parameter width: in thousandths of the font size.
    private static func scaled(_ width: Double, size: Double, isBold: Bool) -> Double {
        width / 1000 * size * (isBold ? bold : 1)
    }

    /// The widths of a text, of its widest word with a space after it, and of its last word, in thousandths of the font size;
    /// nil for a text with other characters than visible ASCII.
    private static func ofASCII(_ text: some StringProtocol) -> (whole: Double, widestWord: Double, lastWord: Double)? {
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
        case 0x2009, 0x202F: 318
        case 0x2010...0x2013, 0x2212, 0x2248, 0x2264...0x2265: 838
        // Letters of alphabets; ideographs and symbols take a square.
        case 0xA0...0x24F, 0x370...0x52F: 780
        default: 1000
        }
    }

    /// The width of a text, and of its widest part in which a line cannot end: a word, or an ideograph.
    package static func widths(
        of text: String, size: Double, isBold: Bool = false
    ) -> (whole: Double, widestPart: Double) {
        let space = scaled(space, size: size, isBold: false)
        if let found = ofASCII(text) {
            let word = scaled(found.widestWord, size: size, isBold: isBold)
            let last = scaled(found.lastWord, size: size, isBold: isBold)
            return (scaled(found.whole, size: size, isBold: isBold), max(0, word - space, last))
        }
        var (whole, widest) = (0.0, 0.0)
        func add(_ part: Double, isSpaced: Bool) {
            whole += part
            widest = max(widest, scaled(part, size: size, isBold: isBold) - (isSpaced ? space : 0))
        }
        let scalars = text.unicodeScalars
        guard scalars.allSatisfy(isCharacter) else {
            for part in parts(of: text) { add(width(part), isSpaced: endsWithSpace(part)) }
            return (scaled(whole, size: size, isBold: isBold), widest)
        }
        var part = 0.0
        for scalar in scalars {
            part += width(scalar)
            guard scalar == " " || isIdeograph(scalar) else { continue }
            add(part, isSpaced: scalar == " ")
            part = 0
        }
        add(part, isSpaced: false)
        return (scaled(whole, size: size, isBold: isBold), widest)
    }

    /// The lines of a text, each at most `width` wide. A single word that is wider is divided.
    ///
    /// - Complexity: linear in the text.
    static func lines(of text: String, size: Double, isBold: Bool = false, within width: Double) -> [String] {
        // Most texts are one line. The sum of rounded widths of parts may be greater by a hair.
        if self.width(text, size: size, isBold: isBold) < width - 0.001 {
            let line = text.trimmed
            return line.isEmpty ? [] : [line]
        }
        var lines: [String] = []
        var line = ""
        var used = 0.0
        for part in parts(of: text) {
            if used > 0, exceeds(width - used, part, size: size, isBold: isBold) {
                lines.append(line.trimmed)
                (line, used) = ("", 0)
            }
            var rest = part
            while exceeds(width, rest, size: size, isBold: isBold), !rest.dropFirst().isEmpty {
                let head = prefix(of: rest, size: size, isBold: isBold, within: width)
                lines.append(head)
                rest.removeFirst(head.count)
            }
            line += rest
            used += self.width(rest, size: size, isBold: isBold)
        }
        if !line.trimmed.isEmpty { lines.append(line.trimmed) }
        return lines
    }

    /// The first lines of a text; the last one ends with `…` if there are more.
    static func lines(of text: String, size: Double, within width: Double, most: Int) -> [String] {
        let all = lines(of: text, size: size, within: width)
        return all.count > most ? cut(all, after: most, size: size, within: width) : all
    }

    /// The first lines of each text. Where they do not tell it from others, its first and its last lines; where these do not
    /// either, all lines.
    static func lines(of texts: [String], size: Double, within width: Double, most: Int) -> [[String]] {
        let all = texts.map { lines(of: $0, size: size, within: width) }
        var shown = all.map { $0.count > most ? cut($0, after: most, size: size, within: width) : $0 }
        for isWhole in [false, true] {
            let alike = Dictionary(grouping: zip(shown, texts), by: \.0).mapValues { Set($0.map(\.1)).count }
            for index in texts.indices where alike[shown[index], default: 1] > 1 && all[index].count > most {
                shown[index] =
                    isWhole
                    ? all[index]
                    : cut(all[index], after: most / 2, size: size, within: width) + all[index].suffix(most - most / 2)
            }
        }
        return shown
    }

    private static func cut(_ lines: [String], after count: Int, size: Double, within width: Double) -> [String] {
        var last = lines[count - 1]
        while !last.isEmpty, self.width(last + ellipsis, size: size) > width { last.removeLast() }
        return lines.prefix(count - 1) + [last + ellipsis]
    }

    private static let ellipsis = "…"

    /// True if a text without the space at its end is wider than `width`.
    private static func exceeds(_ width: Double, _ text: Substring, size: Double, isBold: Bool) -> Bool {
        // For a long word, measuring the beginning is enough.
        let start = text.utf8.count <= longestLine ? text : text.prefix(longestLine)
        if self.width(start, size: size, isBold: isBold) - trailingSpace(start, size: size) > width { return true }
        guard start.utf8.count < text.utf8.count else { return false }
        return self.width(text, size: size, isBold: isBold) - trailingSpace(text, size: size) > width
    }

    /// More letters than most lines have.
    private static let longestLine = 256

    private static func trailingSpace(_ part: Substring, size: Double) -> Double {
        endsWithSpace(part) ? scaled(space, size: size, isBold: false) : 0
    }

    private static func endsWithSpace(_ part: Substring) -> Bool {
        part.utf8.last == UInt8(ascii: " ") && part.last == " "
    }

    private static func prefix(of text: Substring, size: Double, isBold: Bool, within width: Double) -> String {
        var used = 0.0
        var prefix = ""
        // Before the last capital letter that fits, if there is one, or between thousands: `white|Oak`, `123 |456`.
        var seam: Int?
        for character in text {
            used += self.width(String(character), size: size, isBold: isBold)
            if character.isUppercase, prefix.last?.isLowercase == true, prefix.count > 2 { seam = prefix.count }
            if used > width, !prefix.isEmpty { break }
            prefix.append(character)
            if character == NumberText.space { seam = prefix.count }
        }
        return seam.map { String(prefix.prefix($0)) } ?? prefix
    }

    /// The parts between which a line may end: words with the space after them, and single ideographs.
    private static func parts(of text: String) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        func character(_ first: Unicode.Scalar?, isSpace: Bool, endsAt end: String.Index) {
            guard isSpace || first.map(isIdeograph) == true else { return }
            parts.append(text[start..<end])
            start = end
        }
        let scalars = text.unicodeScalars
        if scalars.allSatisfy(isCharacter) {
            for index in scalars.indices {
                character(scalars[index], isSpace: scalars[index] == " ", endsAt: scalars.index(after: index))
            }
        } else {
            for index in text.indices {
                character(
                    text[index].unicodeScalars.first, isSpace: text[index] == " ", endsAt: text.index(after: index))
            }
        }
        if start < text.endIndex { parts.append(text[start...]) }
        return parts
    }

    /// Whether a line may end after it.
    private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x2E80 }

    /// Whether a scalar is a character of its own beside any others of the kind (Unicode Standard Annex 29: all have the value
    /// Other): visible ASCII, kana, ideographs and their punctuation.
    private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x24F, 0x2010...0x2027, 0x2190...0x21FF, 0x3000...0x3029,
            0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FA5, 0xFF01...0xFF60:
            true
        default: false
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        let space = UInt8(ascii: " ")
        if utf8.first != space, utf8.last != space { return self }
        var text = self[...]
        while text.utf8.first == space { text.removeFirst() }
        while text.utf8.last == space { text.removeLast() }
        return String(text)
    }
}
