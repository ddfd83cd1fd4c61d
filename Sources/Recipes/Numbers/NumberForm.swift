import Articles
import Books
import Records
import Text

/// How a source writes its numbers, where a recipe says so of a field.
///
///     weight: {column: Gewicht, decimal: comma, raised: footnote}
struct NumberForm: Equatable {
    /// What parts the whole units of a number from its fraction.
    enum Decimal: String, CaseIterable {
        case point, comma

        var signs: NumberSigns { self == .point ? .point : .comma }
    }

    /// What raised text at a number is, where the article does not tell.
    enum Raised: String, CaseIterable {
        case footnote
    }

    var decimal = Decimal.point
    var raised: Raised?

    init() {}

    init(_ map: MapReader) {
        decimal = map.choice("decimal", of: Decimal.self) ?? .point
        raised = map.choice("raised", of: Raised.self)
    }
}

extension FieldPlan {
    private var readsNumbers: Bool { field.type == .number || field.type == .integer }

    /// The cell's text; for numbers without raised text that is the mark of a footnote, for certain or by the recipe.
    func text(of cell: WorkingCell) -> String {
        guard readsNumbers, let raised = cell.raised, raised.isFootnote || numbers.raised == .footnote else {
            return cell.text
        }
        return raised.textWithout
    }

    /// What makes the number doubtful that `label`, a text of the cell or a part of it, would be read as; nil where
    /// nothing does.
    func doubt(about label: String, in cell: WorkingCell) -> String? {
        let marks = doubtfulMarks(of: label, in: cell).map { "“\($0)”" }
        if !marks.isEmpty {
            return
                "the raised \(marks.joined(separator: " and ")) may mark a footnote or be a part of the number, such as a "
                + "power; say \"raised: footnote\" in the recipe, or \"map\" the text to the number"
        }
        guard readsNumbers, !cell.seams.isEmpty, label.utf8.count <= NumberReader.longestText,
            let seam = cell.seams.lazy.map(LabelFolding.width).first(where: label.contains)
        else { return nil }
        return "the digits that meet in “\(seam)” stand in different elements or lines of the cell; "
            + "\"map\" the text to the number"
    }

    /// Raised texts of the cell that a number read from `label` may wrongly hold, or wrongly lack.
    private func doubtfulMarks(of label: String, in cell: WorkingCell) -> [String] {
        guard readsNumbers, let raised = cell.raised, !raised.isFootnote, numbers.raised == nil else { return [] }
        let isTakenOut = raised.textWithout == cell.text
        return raised.marks.filter { isTakenOut || label.contains(LabelFolding.width($0)) }
    }
}
