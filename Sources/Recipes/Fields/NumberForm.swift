import Articles
import Books
import Numbers
import Text

/// The format of a source's numbers, as declared by a recipe for a field.
///
///     weight: {column: Gewicht, decimal: comma, raised: footnote, brackets: negative}
struct NumberForm: Equatable {
    /// The decimal separator.
    enum Decimal: String, CaseIterable {
        case point, comma

        var signs: NumberSigns { self == .point ? .point : .comma }
        var other: Decimal { self == .point ? .comma : .point }
    }

    /// The meaning of raised text after a number, if the article does not show it.
    enum Raised: String, CaseIterable {
        case footnote, power
    }

    /// The meaning of brackets around a number.
    enum Brackets: String, CaseIterable {
        case negative
    }

    var decimal = Decimal.point
    /// Whether thousands are grouped as in India, which the cells of a column show together.
    var hasPairs = false
    var signs: NumberSigns { hasPairs && decimal == .point ? .pairs : decimal.signs }
    /// Whether the recipe says so.
    private(set) var isDecimalDeclared = false
    var raised: Raised?
    private(set) var brackets: Brackets?

    init() {}

    init(brackets: Brackets) { self.brackets = brackets }

    init(_ map: KeyReader<FieldSourceKeys>) {
        (decimal, raised, brackets) = (map.decimal, map.raised, map.brackets)
        isDecimalDeclared = map.node(\.decimal) != nil
    }

    /// The form of a text that a book's file gives for a cell: with a decimal point, as all numbers of such files, or as the
    /// cells are written.
    func ofBook(_ text: String) -> NumberForm { ExactNumber(text) == nil ? self : NumberForm() }
}

extension FieldPlan {
    private var readsNumbers: Bool { field.type.isNumeric }

    /// The cell's text; without raised text that is a footnote mark according to the recipe, or for numbers certainly.
    func text(of cell: WorkingCell) -> String {
        guard let raised = cell.raised, isWithoutRaised(cell) else { return textWithoutRaisedEnd(of: cell) }
        return raised.textWithout
    }

    /// The marks that its text is without, and that the article does not show to be any.
    func marks(of cell: WorkingCell) -> [String] {
        if isWithoutRaised(cell) { return cell.raised?.marks ?? [] }
        return text(of: cell) == cell.text ? [] : [cell.raisedEnd].compactMap { $0 }
    }

    private func isWithoutRaised(_ cell: WorkingCell) -> Bool {
        readsNumbers && cell.raised?.isFootnote == true || takesRaisedAsMark(of: cell)
    }

    /// The raised end of a number's unit belongs to the unit.
    private func textWithoutRaisedEnd(of cell: WorkingCell) -> String {
        guard !readsNumbers, numbers.raised == .footnote, let end = cell.raisedEnd, cell.text.hasSuffix(end) else {
            return cell.text
        }
        return String(cell.text.dropLast(end.count))
    }

    /// Whether the recipe says what the raised text of a cell means.
    func settlesRaised(of cell: WorkingCell) -> Bool {
        takesRaisedAsMark(of: cell) || numbers.raised == .power
    }

    /// Whether it is the mark of a footnote.
    private func takesRaisedAsMark(of cell: WorkingCell) -> Bool {
        numbers.raised == .footnote && cell.raised?.isPower == false
    }

    /// Why the number in `label`, a text of the cell or its part, is ambiguous; nil if it is not.
    func doubt(about label: String, in cell: WorkingCell) -> String? {
        if readsNumbers, numbers.raised == .power, let power = Self.raisedDigits(in: label).first {
            return "it has the power “\(power)” of another number than 10; \"map\" the text to the number"
        }
        if readsNumbers, cell.raised?.isPower == true, numbers.raised == .footnote {
            return
                "it looks like a power, and the recipe takes raised digits as footnote marks; \"map\" the text to the number"
        }
        let marks = doubtfulMarks(of: label, in: cell).map { "“\($0)”" }
        if !marks.isEmpty {
            let meaning = cell.raised?.isPower == true ? "power" : "footnote"
            return
                "the raised \(marks.joined(separator: " and ")) may be a footnote mark or a part of the number, such as a "
                + "power; add \"raised: \(meaning)\" to the recipe, or \"map\" the text to the number"
        }
        if let doubt = doubt(aboutText: label, in: cell) { return doubt }
        if readsNumbers, label.utf8.first == UInt8(ascii: "~"), cell.text.hasPrefix("\u{FF5E}") {
            return "“～” before a number may mean up to it or about it; \"map\" the text"
        }
        let seams = isWithoutRaised(cell) ? cell.raised?.seams ?? [] : cell.seams
        guard readsNumbers, !seams.isEmpty, label.utf8.count <= NumberReader.longestText,
            let seam = seams.lazy.map(LabelFolding.width).first(where: label.contains)
        else { return nil }
        return "the digits of “\(seam)” are separate in the article, and may be those of two numbers; "
            + "\"map\" the text to the number"
    }

    /// Why `label` may not be what the article says: it is struck out, or could not be decoded. Nil if neither is so.
    func doubt(aboutText label: String, in cell: WorkingCell) -> String? {
        if label.utf8.contains(0xEF), label.unicodeScalars.contains("\u{FFFD}") {
            return "a part of it cannot be decoded; name the encoding of the article, or \"map\" the text"
        }
        guard !cell.struck.isEmpty,
            let struck = cell.struck.lazy.map(folded).first(where: { label.contains($0) || $0.contains(label) })
        else { return nil }
        return "“\(struck)” is struck out; \"map\" the text to the value that is valid, or to none"
    }

    /// Raised texts of the cell that a number read from `label` may wrongly include or omit.
    private func doubtfulMarks(of label: String, in cell: WorkingCell) -> [String] {
        guard readsNumbers, numbers.raised == nil else { return [] }
        guard let raised = cell.raised else { return Self.raisedDigits(in: label) }
        guard !raised.isFootnote, !hasDeclaredUnit(label) else { return [] }
        let isTakenOut = raised.textWithout == cell.text
        return raised.marks.map(LabelFolding.width).filter {
            (isTakenOut || label.contains($0)) && !Self.isPower($0, in: label)
        }
    }

    /// Whether a unit of the dataset follows the first blank, whose power is not the mark of a footnote: `5 kg m⁻²`.
    private func hasDeclaredUnit(_ label: String) -> Bool {
        label.firstIndex(of: " ").map { isUnit(UnitSpelling.canonical(String(label[$0...].dropFirst()))) } ?? false
    }

    /// True for the exponent of a factor, `5×10^6`, or one with a sign, `10^-6`: neither is the mark of a footnote.
    private static func isPower(_ exponent: String, in label: String) -> Bool {
        label.ranges(of: exponent).contains { place in
            var (base, isSigned) = (label[..<place.lowerBound], exponent.first.map(isSign) ?? false)
            if let sign = base.last, isSign(sign) {
                isSigned = true
                base.removeLast()
            }
            if base.last == "^" { base.removeLast() }
            guard base.hasSuffix("10") else { return false }
            return isSigned || base.dropLast(2).last { !$0.isWhitespace }.map { "×·⋅*x".contains($0) } ?? false
        }
    }

    private static func isSign(_ character: Character) -> Bool { "-−+⁻⁺".contains(character) }

    /// Raised digits of Unicode directly after a number that is not 10, in plain text, whose marks no reader of cells has
    /// judged: `²` of `39²`, but nothing of `10³`.
    private static func raisedDigits(in text: String) -> [String] {
        // No raised digit begins with another byte, and most texts have none.
        guard text.utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 }) else { return [] }
        let characters = Array(text)
        return characters.indices.filter { isRaised(characters[$0]) }.compactMap { index in
            guard index > 0, characters[index - 1].isASCIIDigit else { return nil }
            let number = characters[..<index].reversed().prefix { $0.isASCIIDigit || $0 == "." }
            guard String(number.reversed()) != "10" else { return nil }
            return String(characters[index...].prefix(while: isRaised))
        }
    }

    private static func isRaised(_ character: Character) -> Bool { "⁰¹²³⁴⁵⁶⁷⁸⁹".contains(character) }
}
