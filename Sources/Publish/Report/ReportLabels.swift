import Measures

/// How a report names datasets, fields and words: by their labels in its language.
struct ReportLabels {
    let book: Book
    let language: String

    func title(of dataset: DatasetDefinition) -> String { MarkdownText.escape(dataset.title[language]) }

    func title(of field: FieldDefinition) -> String { MarkdownText.escape(field.title[language]) }

    /// The label of a key's word, not escaped.
    func word(_ id: String, of field: FieldDefinition) -> String {
        book.vocabulary(of: field)?.label(of: id, language: language) ?? id
    }

    /// A value as a reader wants it, escaped: words by their labels, truths as yes and no.
    func value(_ value: CellValue?, of field: FieldDefinition) -> String {
        switch value {
        case nil: ""
        case .text(let id)?: MarkdownText.escape(word(id, of: field))
        case .boolean(let truth)?: truth ? "yes" : "no"
        case let value?: value.display
        }
    }

    /// `oak, first grade`: the words of some key fields, escaped.
    func words(_ key: [String], fields: [Int], of definition: DatasetDefinition) -> String {
        fields.map { MarkdownText.escape(word(key[$0], of: definition.keys[$0])) }.joined(separator: ", ")
    }

    /// A number with its thousands apart, for counts in running text.
    static func count(_ number: Int) -> String {
        var digits = String(number)[...]
        var groups: [Substring] = []
        while digits.count > 3 {
            groups.insert(digits.suffix(3), at: 0)
            digits = digits.dropLast(3)
        }
        return ([digits] + groups).joined(separator: ",")
    }

    /// `1 value`, `14 values`.
    static func count(_ number: Int, _ noun: String) -> String {
        "\(count(number)) \(noun)\(number == 1 ? "" : "s")"
    }
}
