import Books
import Numbers
import Text

extension FieldPlan {
    /// The raised end of a text of the key, if it looks like the mark of a note and the recipe does not say
    /// what it is: `Star<sup>a</sup>`.
    ///
    /// Neither the exponent of a unit nor a part of a formula or of an abbreviation does: `m<sup>2</sup>`,
    /// `Fe<sup>3+</sup>`, `1<sup>st</sup>`, `N<sup>o</sup>`.
    ///
    /// - Parameter text: of the cell, or a part of it.
    func raisedMark(endOf text: String, in cell: WorkingCell) -> String? {
        guard isKey, field.type == .text, numbers.raised == nil, let mark = cell.raisedEnd.map(LabelFolding.width),
            text.hasSuffix(mark), mark.split(whereSeparator: { ", ;".contains($0) }).allSatisfy(Self.isMark)
        else { return nil }
        let base = text.dropLast(mark.count).trimmingEnd(while: \.isBlank)
        let word = base.suffix(Self.longestWord).reversed().prefix(while: \.isLetter)
        // Formulas and abbreviations have short words.
        let isWord = word.count > 2 || word.first.map(Self.isOfCJK) == true
        return isWord && !KnownUnits.contains(String(word.reversed())) ? mark : nil
    }

    /// In characters; a longer word is none of a formula.
    private static let longestWord = 40

    private static func isMark(_ text: Substring) -> Bool {
        let mark = text.trimmingEnd { $0 == ")" }
        return mark.utf8.count == 1 && mark.utf8.allSatisfy(\.isASCIILowercase)
            || (1...2).contains(mark.utf8.count) && mark.utf8.allSatisfy(\.isASCIIDigit)
    }

    private static func isOfCJK(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { $0.value >= 0x3040 }
    }
}

extension Finding {
    static func raisedMark(_ mark: String, endOf text: String, at place: Place) -> Finding {
        let remedy = "add \"raised: footnote\" to the recipe if it marks a note, or \"map\" the text"
        return Finding(
            rule: .raisedNumber, severity: .warning,
            message: "the end “\(mark)” of the key “\(text)” is raised; \(remedy)", place: place, value: text,
            family: .unreadable("of a text key end in raised text; \(remedy)", file: place.file))
    }
}
