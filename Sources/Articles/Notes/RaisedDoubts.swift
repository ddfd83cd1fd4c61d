import Text

/// Reports raised numbers that may be footnote marks or powers, if the article contains no note that decides.
enum RaisedDoubts {
    static func findings(in draft: ArticleTable, path: String) -> [Finding] {
        atNumbers(in: draft, path: path) + behindWords(in: draft, path: path)
    }

    /// The number of cells of a table that are reported one by one.
    private static let mostFindings = 20

    private static func atNumbers(in draft: ArticleTable, path: String) -> [Finding] {
        // A fast path: few tables have any.
        guard draft.cells.contains(where: { $0.raised != nil }) else { return [] }
        let doubtful = draft.cells.filter { isDoubtful($0) }
        guard !doubtful.isEmpty else { return [] }
        let powers = columnsOfPowers(doubtful, in: draft)
        let cells = doubtful.filter { !powers.contains($0.column) || followsSign($0) }
        var findings = cells.prefix(mostFindings).map { cell in
            finding("\(message(of: cell)); the text keeps it", at: Place(path, cell.location))
        }
        if cells.count > mostFindings {
            findings.append(
                finding(
                    "\(cells.count - mostFindings) more cells of the table have such a number",
                    at: Place(path, cells[mostFindings].location)))
        }
        return findings
    }

    /// The numbers behind words of headers, which are seldom powers: `pension age<sup>3</sup>`, `(percentages)<sup>1</sup>`.
    private static func behindWords(in draft: ArticleTable, path: String) -> [Finding] {
        let cells = draft.cells.filter { $0.isHeader && $0.raised == nil && endsBehindWord($0) }
        // Squares alone may be powers.
        guard cells.contains(where: { $0.written.content.raisedEnd != "2" }) else { return [] }
        return cells.prefix(mostFindings).map { cell in
            finding(
                "the raised \"\(cell.written.content.raisedEnd ?? "")\" may mark a missing footnote; the header keeps it",
                at: Place(path, cell.location))
        }
    }

    /// Whether the raised end of a text is numbers behind a word, or behind brackets with one, that is not a unit.
    private static func endsBehindWord(_ cell: ArticleCell) -> Bool {
        guard let end = cell.written.content.raisedEnd,
            end.utf8.allSatisfy({ $0.isASCIIDigit || ", ".utf8.contains($0) }),
            end.utf8.first?.isASCIIDigit == true, cell.text.hasSuffix(end)
        else { return false }
        let base = cell.text.dropLast(end.count).trimmingEnd { "^)".contains($0) || $0 == " " }
        let word = String(base.reversed().prefix { $0.isLetter }.reversed())
        return word.count > longestSymbol && !RaisedForm.isLongUnit(word)
    }

    /// In characters: `CO`.
    private static let longestSymbol = 2

    private static func isDoubtful(_ cell: ArticleCell) -> Bool {
        guard let raised = cell.raised else { return false }
        // A raised text alone may be the label of a note.
        return !raised.isPower && !raised.textWithout.isEmpty && !isNote(cell.text, raised)
    }

    /// Whether a cell is a note with its mark, which may begin with a number: `<sup>a</sup> 10 cm before drying.`
    private static func isNote(_ text: String, _ raised: RaisedText) -> Bool {
        guard raised.marks.count == 1, text.hasPrefix(raised.marks[0] + " ") else { return false }
        return raised.textWithout.split(separator: " ").count { $0.contains(where: \.isLetter) } > 1
    }

    /// True for `5%<sup>2</sup>` and `12.<sup>4</sup>`, which are not powers.
    private static func followsSign(_ cell: ArticleCell) -> Bool {
        cell.raised?.textWithout.last.map("%‰°€£¥$+.".contains) == true
    }

    /// A column that repeats the form contains powers: `2^8`, `2^16`, `2^32`.
    private static func columnsOfPowers(_ doubtful: [ArticleCell], in draft: ArticleTable) -> Set<Int> {
        var raised: [Int: Int] = [:]
        for cell in doubtful where !cell.isHeader && cell.raised?.isFootnote == false && !followsSign(cell) {
            raised[cell.column, default: 0] += 1
        }
        let candidates = raised.filter { $0.value > 1 }
        guard !candidates.isEmpty else { return [] }
        var filled: [Int: Int] = [:]
        for cell in draft.cells where !cell.isHeader && !cell.text.isEmpty { filled[cell.column, default: 0] += 1 }
        return Set(candidates.filter { $0.value * 2 >= filled[$0.key] ?? 0 }.keys)
    }

    private static func message(of cell: ArticleCell) -> String {
        let marks = (cell.raised?.marks ?? []).map { "\"\($0)\"" }.joined(separator: " and ")
        return "the raised \(marks) may mark a missing footnote or belong to the number"
    }

    private static func finding(_ message: String, at place: Place) -> Finding {
        Finding(rule: .raisedNumber, severity: .warning, message: message, place: place)
    }
}
