import Books
import Text

/// A field of a drafted dataset.
struct DraftField {
    /// Where its text comes from.
    enum Source: Equatable {
        /// A column of the tables, by its index in the first of them.
        case column(Int)
        case pivotHeader, pivotCell
        case heading, caption
        /// The paragraph above, if it only names the table.
        case leadIn
        /// The heading above the innermost one.
        case outerHeading
        case sectionRows
        /// The rows directly above those of sections.
        case sectionGroups

        /// Of the first table; nil for other sources.
        var column: Int? { if case .column(let column) = self { column } else { nil } }
    }

    /// A part of the cells of a column.
    struct Part {
        let pattern: String
        let name: String
        /// The parts that make the field's number together; empty for a part that is a field of its own.
        var factors: [(part: String, factor: Int)] = []
        /// The part in whose last digits the field's number counts.
        var lastDigitsOf: String?
    }

    let source: Source
    /// Nil for a field that reads whole cells.
    var part: Part?
    var name: String
    var title: String
    var type: FieldType
    /// Of the numbers of a value column.
    var unit: String?
    var isOptional = false
    var isQualified = false
    /// The texts of a field that may have a vocabulary, of each table; nil for another type.
    var words: [[String]]?
    /// The name of its vocabulary.
    var vocabulary: String?
    /// What a person should look at.
    var remark: String?
    /// The same about its unit.
    var unitRemark: String?
    /// The title with the unit, which is that of a text.
    var header: String

    /// The remarks as a comment of a file; nil without one.
    var comment: String? {
        let remarks = [unitRemark, remark].compactMap(\.self).map(FindingText.oneLine)
        return remarks.isEmpty ? nil : "# \(name): \(remarks.joined(separator: "; "))"
    }

    /// Adds what a person should look at, too.
    mutating func note(_ other: String?) {
        guard let other else { return }
        remark = remark.map { "\($0); \(other)" } ?? other
    }

    /// Takes its cells as they are.
    mutating func becomeText(_ remark: String) {
        (type, unit, isQualified, title) = (.text, nil, false, header)
        (self.remark, unitRemark) = (remark, nil)
        (words, vocabulary, part) = (nil, nil, nil)
    }
}
