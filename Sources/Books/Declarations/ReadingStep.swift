/// A footnote that a cell refers to.
package struct Footnote: Hashable, Sendable {
    /// Its mark without brackets: `*`, `1`, `a`.
    package let name: String
    /// Nil if it is not found, and for notes that are written at the place of their mark.
    package let text: String?

    package init(_ name: String, text: String?) { (self.name, self.text) = (name, text) }
}

/// A step from the text of a cell to a value, for `explain`.
package enum ReadingStep: Hashable, Sendable {
    /// The cell contains a ditto mark, empty for a blank cell, and takes the text of the cell above.
    case asAbove(mark: String, line: Int, column: Int, text: String)
    /// The footnotes whose marks the cell has; its text is without them.
    case footnotes([Footnote])
    /// The same of the header above it.
    case footnotesOfHeader([Footnote], header: String)
    /// A part of a cell's text, by its name in the recipe.
    case part(name: String, of: String, text: String)
    /// The same by the field that reads it.
    case partForField(String, of: String, text: String)
    /// How a number comes from the parts of a text: `2 × 3600 + 5 × 60 + 30`.
    case calculated(from: String, String)
    case recipeSays(String)
    case recipeMeansNone(String)
    case recipeMaps(String, to: String)
    case emptyKey(String)
    case vocabularyKnows(String, vocabulary: String, ids: [String])
    /// The recipe's value for a missing part.
    case fallback(String)
    case assumption(String)
    case read(as: FieldType, value: String)

    /// On one line.
    package func text(language: String) -> String { language == "ja" ? japanese : english }

    private var english: String {
        switch self {
        case .asAbove(let mark, let line, let column, let text):
            "the cell at \(line):\(column) holds \(mark.isEmpty ? "nothing" : "“\(mark)”"), which means \"as above\": “\(text)”"
        case .footnotes(let notes): "the cell refers to \(footnotes(notes))"
        case .footnotesOfHeader(let notes, let header): "its header “\(header)” refers to \(footnotes(notes))"
        case .part(let name, let whole, let text): "the part \(name) of “\(whole)” is “\(text)”"
        case .partForField(let field, let whole, let text): "the part of “\(whole)” for \(field) is “\(text)”"
        case .calculated(let whole, let calculation): "the parts of “\(whole)” make \(calculation)"
        case .recipeSays(let text): "the recipe says “\(text)”"
        case .recipeMeansNone(let text): "the recipe says that “\(text)” means no value"
        case .recipeMaps(let text, let word): "the recipe maps “\(text)” to \(word)"
        case .emptyKey(let text): "“\(text)” marks a missing value, so the key is empty"
        case .vocabularyKnows(let text, let vocabulary, let ids):
            "the vocabulary \(vocabulary) maps “\(text)” to \(ids.joined(separator: ", "))"
        case .fallback(let text): "the source has no value, which means “\(text)”"
        case .assumption(let text): "the source leaves it open; the book assumes “\(text)”"
        case .read(let type, let value): "read as \(type.rawValue): \(value)"
        }
    }

    private var japanese: String {
        switch self {
        case .asAbove(let mark, let line, let column, let text):
            "\(line):\(column) のセルは\(mark.isEmpty ? "空" : "「\(mark)」")で、上と同じ「\(text)」を表す"
        case .footnotes(let notes): "セルの注：\(list(of: notes, "：", "、"))"
        case .footnotesOfHeader(let notes, let header): "見出し「\(header)」の注：\(list(of: notes, "：", "、"))"
        case .part(let name, let whole, let text), .partForField(let name, let whole, let text):
            "「\(whole)」のうち \(name) の部分は「\(text)」"
        case .calculated(let whole, let calculation): "「\(whole)」の各部分から \(calculation)"
        case .recipeSays(let text): "レシピの指定は「\(text)」"
        case .recipeMeansNone(let text): "レシピでは「\(text)」は値がないことを表す"
        case .recipeMaps(let text, let word): "レシピでは「\(text)」は \(word)"
        case .emptyKey(let text): "「\(text)」は値がないことを表すため、キーは空"
        case .vocabularyKnows(let text, let vocabulary, let ids):
            "語彙 \(vocabulary) では「\(text)」は \(ids.joined(separator: "、"))"
        case .fallback(let text): "出典に記載がなく、レシピでは「\(text)」を表す"
        case .assumption(let text): "出典に記載がなく、本書は「\(text)」と仮定する"
        case .read(let type, let value): "\(type.rawValue) として読むと \(value)"
        }
    }

    private func footnotes(_ notes: [Footnote]) -> String {
        "\(notes.count == 1 ? "the footnote" : "the footnotes") \(list(of: notes, ": ", ", "))"
    }

    private func list(of notes: [Footnote], _ colon: String, _ comma: String) -> String {
        notes.map { note in "“\(note.name)”" + (note.text.map { "\(colon)“\($0)”" } ?? "") }
            .joined(separator: comma)
    }
}
