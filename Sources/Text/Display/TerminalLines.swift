/// Fits the lines of a report to a terminal: long ones continue below, indented; source lines with carets are cut around these.
///
///     Articles/a.md:12:5: error: 468 is not 480, as in
///         every other row [screen-is-constant]
///         12 | …| 468 | 320 |…
///            |    ^^^
package enum TerminalLines {
    /// The indent of continued lines, in addition to that of the line.
    private static let hanging = 4
    /// In a narrower window, lines of few words would be harder to read than broken words.
    private static let fewestColumns = 40

    /// - Complexity: linear in the text.
    package static func fitted(_ text: String, columns: Int) -> String {
        guard columns >= fewestColumns, text.utf8.count > columns else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var result: [String] = []
        var index = 0
        while index < lines.count {
            defer { index += 1 }
            if index + 1 < lines.count, let excerpt = Excerpt(lines[index], carets: lines[index + 1]) {
                result += excerpt.lines(columns: columns)
                index += 1
            } else {
                result.append(wrapped(lines[index], columns: columns))
            }
        }
        return result.joined(separator: "\n")
    }

    /// Broken at spaces; a word that is too long, such as an address, stays whole.
    private static func wrapped(_ line: String, columns: Int) -> String {
        guard line.utf8.count > columns, width(of: line) > columns else { return line }
        let indent = line.prefix { $0 == " " }
        let next = "\n" + indent + String(repeating: " ", count: hanging)
        var result = String(indent)
        var used = indent.count
        var isFirst = true
        for word in line.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false) {
            let width = width(of: String(word))
            if isFirst {
                isFirst = false
            } else if used + 1 + width <= columns {
                result += " "
                used += 1
            } else {
                result += next
                used = indent.count + hanging
            }
            result += word
            used += width
        }
        return result
    }

    /// Without the sequences of a style.
    private static func width(of text: String) -> Int {
        guard text.contains(TextStyle.escape) else { return TextWidth.columns(of: text) }
        let parts = text.split(separator: TextStyle.escape, omittingEmptySubsequences: false)
        return parts.enumerated().reduce(0) { sum, part in
            let shown = part.offset == 0 ? part.element[...] : part.element.drop { $0 != "m" }.dropFirst()
            return sum + TextWidth.columns(of: String(shown))
        }
    }

    /// The two lines of a ``SourceExcerpt``.
    private struct Excerpt {
        private let number: Substring
        private let margin: Substring
        private let source: Substring
        private let carets: Range<Int>

        init?(_ line: String, carets: String) {
            let bar = " | "
            guard carets.last == "^", let marginEnd = carets.firstRange(of: bar)?.upperBound,
                let numberEnd = line.firstRange(of: bar)?.upperBound
            else { return nil }
            (number, margin) = (line[..<numberEnd], carets[..<marginEnd])
            let marks = carets[marginEnd...]
            let start = marks.prefix { $0 == " " }.count
            guard number.count == margin.count, margin.dropLast(bar.count).allSatisfy({ $0 == " " }),
                marks.dropFirst(start).allSatisfy({ $0 == "^" })
            else { return nil }
            source = line[numberEnd...]
            self.carets = start..<marks.count
        }

        func lines(columns: Int) -> [String] {
            let room = columns - number.count
            let total = TextWidth.columns(of: String(source))
            guard total > room else {
                return [String(number + source), margin + marks(after: carets.lowerBound, carets.count)]
            }
            let start = max(0, min(carets.lowerBound - max(1, (room - carets.count) / 2), total - room))
            let (isCutBefore, isCutAfter) = (start > 0, start + room < total)
            let shown = start + (isCutBefore ? 1 : 0)..<start + room - (isCutAfter ? 1 : 0)
            var (text, place, before, under) = ("", 0, isCutBefore ? 1 : 0, 0)
            for character in source {
                let width = TextWidth.columns(of: String(character))
                if place >= shown.lowerBound, place + width <= shown.upperBound {
                    text.append(character)
                    if place < carets.lowerBound {
                        before += width
                    } else if place < carets.upperBound {
                        under += width
                    }
                }
                place += width
            }
            return [
                number + (isCutBefore ? "…" : "") + text + (isCutAfter ? "…" : ""),
                margin + marks(after: before, max(under, 1)),
            ]
        }

        private func marks(after indent: Int, _ count: Int) -> String {
            String(repeating: " ", count: indent) + String(repeating: "^", count: count)
        }
    }
}
