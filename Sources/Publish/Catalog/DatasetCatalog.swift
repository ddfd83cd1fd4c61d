import Books
package import Records
import Text

/// The datasets, fields and words of a book, as `measurebook datasets` prints them.
package struct DatasetCatalog {
    private let publication: Publication
    private let say: Wording
    private let width: Int?
    private let book: String?

    /// - Parameters:
    ///   - width: of the terminal; nil for no wrapping.
    ///   - book: the book's folder, if commands must name it.
    package init(_ publication: Publication, language: ReportLanguage, width: Int?, book: String?) {
        self.publication = publication
        say = Wording(language: language.rawValue)
        self.width = width
        self.book = book
    }

    /// A row for each dataset, and the next commands to try.
    package var list: String {
        let columns = [
            say("dataset", ja: "データセット"), say("records", ja: "件数"), say("title", ja: "題名"),
            say("asked by", ja: "条件にする項目"),
        ]
        let rows = publication.datasets.map { dataset in
            let fields = dataset.definition.keys.map(\.name) + dataset.definition.ranges.map(\.axis)
            return [
                TerminalTable.Cell(dataset.name), TerminalTable.Cell(String(dataset.records.count), isNumber: true),
                TerminalTable.Cell(dataset.definition.title[say.language]),
                TerminalTable.Cell(fields.joined(separator: ", ")),
            ]
        }
        var text = TerminalTable(columns: columns, rows: rows, width: width, sharesColumns: false).text
        let examples = publication.datasets.lazy.compactMap { ExampleQuestion($0, doubts: publication.doubts) }
        if let example = examples.first {
            let words = ["measurebook", "datasets", example.arguments[0]] + (book.map { ["--book", $0] } ?? [])
            text += "\n" + say("The fields and words of one of them:", ja: "項目と語を見る：") + "\n"
            text += "  " + words.map(ShellWord.quoted).joined(separator: " ") + "\n"
            text += "\n" + say("One of its values:", ja: "値を見る：") + "\n  " + example.command(book: book) + "\n"
        }
        return text
    }

    /// One dataset: its fields with titles, types and values, and an example query.
    package func description(of dataset: Dataset) -> String {
        let definition = dataset.definition
        var text = line("\(dataset.name): \(definition.title[say.language])")
        let description = definition.description[say.language]
        if !description.isEmpty { text += line(description, indent: 2) }
        let count = dataset.records.count
        text += "\n" + line(say(Plural.of(count, "record"), ja: "\(count) 件") + unit(of: dataset))
        let fields = DatasetFields(dataset: dataset, book: publication.book, say: say)
        text += "\n" + line(say("Key fields", ja: "キー項目")) + fields.keys.map(entry).joined()
        if !definition.values.isEmpty {
            text += "\n" + line(say("Values", ja: "値の列")) + fields.values.map(entry).joined()
        }
        if !fields.others.isEmpty {
            text += "\n" + line(say("Other conditions", ja: "ほかの条件")) + fields.others.map(entry).joined()
        }
        if let example = ExampleQuestion(dataset, doubts: publication.doubts) {
            text += "\n" + say("For example:", ja: "例：") + "\n  " + example.command(book: book) + "\n"
        }
        return text
    }

    private func unit(of dataset: Dataset) -> String {
        switch dataset.definition.unit {
        case .none: return ""
        case .fixed(let unit): return say(", in \(unit)", ja: "、単位 \(unit)")
        case .perRecord:
            let units = Set(dataset.records.compactMap(\.unit)).sorted().joined(separator: ", ")
            return units.isEmpty ? "" : say(", each with its unit (\(units))", ja: "、単位はそれぞれ（\(units)）")
        }
    }

    private func entry(_ field: DatasetFields.Entry) -> String {
        line(field.heading, indent: 2) + (field.values.isEmpty ? "" : line(field.values, indent: 6))
    }

    /// A paragraph with every line indented.
    private func line(_ text: String, indent: Int = 0) -> String {
        let safe = text.split(separator: " ").map { FindingText.oneLine(String($0)) }.joined(separator: " ")
        return WrappedText.text(safe, width: width, indent: indent)
    }
}
