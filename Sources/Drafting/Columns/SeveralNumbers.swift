import Numbers
import Text

/// Cells of several numbers that no drafted pattern reads: `5 kg (12 m)`, or `2.81 ± 0.05` beside `timeout`.
enum SeveralNumbers {
    /// Why a column of such texts is text; nil for other texts.
    ///
    /// - Parameters:
    ///   - texts: without empty ones.
    ///   - field: the name of the column's field.
    static func remark(on texts: [String], of field: String) -> String? {
        let composite = texts.filter(isComposite)
        guard let first = composite.first, 2 * composite.count >= texts.count else { return nil }
        let signs = CellTemplate(first).signs
        let others = texts.filter { CellTemplate($0).signs != signs }.uniqued()
        let like = "“\(FindingText.oneLine(first))”"
        guard !others.isEmpty else {
            return
                "text, because each cell has several numbers, \(like); to read them, \(advice(on: first, of: field))"
        }
        if differInUnits(texts) {
            return
                "text, because its numbers have several units; to read them, give the dataset \"unit: per-record\", and "
                + advice(on: first, of: field, end: " {unit}")
        }
        return
            "text, because not all cells are like \(like): \(others.quoted(first: mostExamples)); to read the numbers, "
            + "\(advice(on: first, of: field)), and \"none\" for cells without a number"
            + (others.contains { $0.contains(where: "<>≤≥".contains) }
                ? "; \"qualified: true\" reads numbers such as <5" : "")
    }

    private static let mostExamples = 3
    /// In bytes; longer texts are sentences.
    private static let longest = 60

    /// Whether a text is a number with a deviation, or with another number in brackets behind it or its unit.
    private static func isComposite(_ text: String) -> Bool {
        guard text.utf8.count <= longest, text.contains(where: { "±/([".contains($0) }) else { return false }
        let template = CellTemplate(text)
        guard template.numbers.count > 1, template.signs[0].isEmpty else { return false }
        let inner = template.signs.dropFirst().dropLast()
        if inner.contains(where: { ["±", "+/-", "+/−"].contains(where: $0.hasSuffix) }) { return true }
        guard let sign = inner.first, let bracket = sign.last, "([".contains(bracket) else { return false }
        let unit = String(sign.dropLast())
        return unit.isEmpty || KnownUnits.knows(unit)
    }

    /// Whether all texts end with a unit, and differ in nothing but that.
    private static func differInUnits(_ texts: [String]) -> Bool {
        let signs = texts.map { CellTemplate($0).signs }
        return Set(signs.map { $0.dropLast() }).count == 1
            && signs.allSatisfy { $0.last.map(KnownUnits.knows) ?? false }
    }

    /// What makes numbers of such cells: `make numbers of height and a further field height_2, both with the pattern
    /// "{height} m ({height_2} ft)"`.
    ///
    /// - Parameter end: what follows the last number; nil for what the text has there.
    private static func advice(on text: String, of field: String, end: String? = nil) -> String {
        var (pattern, rest, names) = ("", text[...], [String]())
        for (index, number) in CellTemplate(text).numbers.enumerated() {
            guard let range = rest.firstRange(of: number) else { break }
            names.append(index == 0 ? field : "\(field)_\(index + 1)")
            pattern += PatternText.literal(String(rest[..<range.lowerBound])) + "{\(names[index])}"
            rest = rest[range.upperBound...]
        }
        let isQualified = text.first.map { "<>≤≥~≈".contains($0) } ?? false
        let multiple = end == nil ? ScaledUnit(String(rest.drop(while: \.isBlank)))?.name : nil
        let others = names.dropFirst().joined(separator: ", ")
        return "make numbers of \(field) and \(names.count == 2 ? "a further field" : "further fields") \(others), "
            + "\(names.count == 2 ? "both" : "all") with the pattern \"\(pattern)\(end ?? PatternText.literal(String(rest)))\""
            + (multiple.map { " and the unit \($0)" } ?? "") + (isQualified ? " and \"qualified: true\"" : "")
            + (countsLastDigits(text)
                ? ", and \"last_digits_of: \(field)\" for \(others) if it is an uncertainty of the last digits" : "")
    }

    /// Whether a text may be a number with the uncertainty of its last digits: `5.431(2)`.
    private static func countsLastDigits(_ text: String) -> Bool {
        let template = CellTemplate(text)
        return template.numbers.count == 2 && template.signs[1] == "(" && template.signs[2].hasPrefix(")")
            && !text.contains(" (")
            && template.numbers[0].contains(where: { $0 == "." || $0 == "," })
            && template.numbers[1].allSatisfy(\.isASCIIDigit)
    }
}
