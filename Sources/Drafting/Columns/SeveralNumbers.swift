import Numbers
import Text

/// Cells of several numbers that no drafted pattern reads: `5 kg (12 m)`, or `2.81 ± 0.05` beside `timeout`.
enum SeveralNumbers {
    /// Why a column of such texts is text; nil for other texts.
    ///
    /// - Parameter texts: without empty ones.
    static func remark(on texts: [String]) -> String? {
        let composite = texts.filter(isComposite)
        guard let first = composite.first, 2 * composite.count >= texts.count else { return nil }
        let signs = CellTemplate(first).signs
        let others = texts.filter { CellTemplate($0).signs != signs }.uniqued()
        let like = "“\(FindingText.oneLine(first))”"
        guard !others.isEmpty else {
            return
                "text, because each cell has several numbers, \(like); to read them, give the recipe \(pattern(first))"
        }
        if differInUnits(texts) {
            return
                "text, because its numbers have several units; to read them, give the dataset \"unit: per-record\", and the "
                + "recipe \(pattern(first, end: " {unit}"))"
        }
        let quoted = others.prefix(mostExamples).map { "“\(FindingText.oneLine($0))”" }.joined(separator: ", ")
        return "text, because not all cells are like \(like): \(quoted); to read the numbers, give the recipe "
            + "\(pattern(first)), and \"map\" or \"none\" for the other cells"
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

    /// `the pattern "{value} m ({second} ft)"`
    ///
    /// - Parameter end: what follows the last number; nil for what the text has there.
    private static func pattern(_ text: String, end: String? = nil) -> String {
        var (pattern, rest) = ("", text[...])
        for (index, number) in CellTemplate(text).numbers.enumerated() {
            let name = index == 0 ? "value" : index == 1 ? "second" : "number_\(index + 1)"
            guard let range = rest.firstRange(of: number) else { break }
            pattern += PatternText.literal(String(rest[..<range.lowerBound])) + "{\(name)}"
            rest = rest[range.upperBound...]
        }
        if let end { return "the pattern \"\(pattern)\(end)\"" }
        let multiple = ScaledUnit(String(rest.drop(while: \.isBlank)))?.name
        return "the pattern \"\(pattern)\(PatternText.literal(String(rest)))\""
            + (multiple.map { ", and its fields the unit \($0)" } ?? "")
    }
}
