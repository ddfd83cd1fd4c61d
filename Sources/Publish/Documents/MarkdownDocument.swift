import Records
import Text

/// A page as GitHub Flavored Markdown: blocks separated by empty lines, with a line end at the end.
struct MarkdownDocument {
    private let document: Document
    private let say: Wording
    private let subjectText: ((RecordSubject) -> String)?

    /// - Parameters:
    ///   - language: of the page.
    ///   - subjectText: what to write for the values that a line or a cell is about; nothing without it.
    init(_ document: Document, language: String, subjectText: ((RecordSubject) -> String)? = nil) {
        self.document = document
        say = Wording(language: language)
        self.subjectText = subjectText
    }

    var text: String {
        let blocks = [heading(document.title, level: 1)] + document.blocks.map(text)
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private func text(_ block: Document.Block) -> String {
        switch block {
        case .heading(let text, let level): heading(text, level: level)
        case .paragraph(let text): inline(text, isBlock: true)
        case .list(let items): items.map { lines($0, indent: 0) }.joined(separator: "\n")
        case .table(let table): String(self.table(table).text.utf8.dropLast()) ?? ""
        case .values(let table, let dataset): String(values(table, of: dataset).text.utf8.dropLast()) ?? ""
        case .picture(let picture): self.picture(picture)
        case .code(let text, let language): fence(text, language: language)
        }
    }

    private func heading(_ text: String, level: Int) -> String {
        // Prevents a closing sequence or a missing text, which would change the heading's level or remove it.
        var text = MarkdownText.block(text)
        if text.hasSuffix("#"), !text.hasSuffix("\\#") { text = text.dropLast() + "\\#" }
        return String(repeating: "#", count: level) + " " + (text.isEmpty ? "(no title)" : text)
    }

    private func lines(_ item: DocumentItem, indent: Int) -> String {
        let own = String(repeating: " ", count: indent) + "- " + inline(item.text, isBlock: true)
        return ([own] + item.items.map { lines($0, indent: indent + 2) }).joined(separator: "\n")
    }

    private func table(_ table: DocumentTable) -> MarkdownTable {
        MarkdownTable(
            columns: table.columns.map {
                MarkdownTable.Column(inline($0.title, isCell: true), isNumeric: $0.isNumeric)
            },
            rows: table.rows.map { $0.map { inline($0, isCell: true) } })
    }

    private func values(_ table: WideTable, of dataset: Dataset) -> MarkdownTable {
        let table = table.groupingRows
        guard let subjectText else { return table.markdown(mark: mark) }
        let text = { (entry: WideTable.Entry) in
            entry.record.map { subjectText(RecordSubject(dataset: dataset.name, records: [$0])) } ?? "-"
        }
        return table.markdown(text: text, mark: mark)
    }

    /// A link to a value's note, and the implied value.
    ///
    ///     342 [[2]](#note-2) (360?)
    ///
    /// A no-break space keeps the mark next to its value in a narrow column.
    private func mark(_ mark: CellNotes.Mark) -> String {
        let implied = mark.implied.map(MarkdownText.inline) ?? ""
        let anchor = MarkdownAnchor.of(say.note(mark.number))
        return "\u{A0}[[\(mark.number)]](#\(anchor))" + (implied.isEmpty ? "" : " (\(implied)?)")
    }

    /// The narrow picture for telephones, else the wide one, with an alternative text for screen readers.
    private func picture(_ picture: ReportCharts.Item) -> String {
        "<picture><source media=\"(max-width: \(ReportCharts.widest)px)\" srcset=\"\(picture.narrow)\">"
            + "<img src=\"\(picture.wide)\" alt=\"\(HTMLText.escaped(picture.alternative))\"></picture>"
    }

    /// Text in a fence, unchanged: the fence is longer than any inside.
    private func fence(_ text: String, language: String) -> String {
        let lines: [Substring] = text.split(whereSeparator: \.isNewline)
        let longest = lines.map { line in line.prefix { $0 == "`" }.count }.max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return fence + language + "\n" + text + "\n" + fence
    }

    // MARK: Text

    /// A paragraph alone, without values of records.
    static func paragraph(_ text: RichText) -> String {
        MarkdownDocument(Document(title: ""), language: "en").inline(text, isBlock: true)
    }

    /// - Parameters:
    ///   - isBlock: whether it begins a line, where more characters have a meaning.
    ///   - isCell: whether a bar would end it.
    private func inline(_ text: RichText, isBlock: Bool = false, isCell: Bool = false) -> String {
        var result = ""
        for run in text.runs {
            switch run {
            case .text(let text): result += escaped(text, isBlock: isBlock && result.isEmpty)
            case .code(let text): result += code(text, isCell: isCell)
            // Not a link, because reports do not know the book's location.
            case .place(let place): result += code(place.description, isCell: isCell)
            case .strong(let text): result += "**\(inline(text, isCell: isCell))**"
            case .link(let text, let link): result += "[\(inline(text, isCell: isCell))](\(address(link)))"
            case .subject(let subject): result += subjectText?(subject) ?? ""
            }
        }
        // Markdown cannot keep white space at the ends.
        return result.hasSpaceAtEnds ? String(result[...].trimming { $0 == " " }) : result
    }

    private func code(_ text: String, isCell: Bool) -> String {
        let code = MarkdownText.code(text)
        return isCell ? code.replacing("|", with: "\\|") : code
    }

    /// Keeps the white space at the ends, which separates the text from its neighbours.
    private func escaped(_ text: String, isBlock: Bool) -> String {
        guard text.hasSpaceAtEnds else { return isBlock ? MarkdownText.block(text) : MarkdownText.inline(text) }
        let middle = text[...].trimming { $0 == " " }
        let escaped = isBlock ? MarkdownText.block(String(middle)) : MarkdownText.inline(String(middle))
        return text[..<middle.startIndex] + escaped + text[middle.endIndex...]
    }

    private func address(_ link: PageLink) -> String {
        switch link {
        case .page(.doubts, _): ReportPage.findings.name + ".md"
        case .page(let page, let section): page.name + ".md" + (section.map { "#" + MarkdownAnchor.of($0) } ?? "")
        case .section(let heading): "#" + MarkdownAnchor.of(heading)
        // Reports have no pages of words, and no document for them has such a link.
        case .word: ReportPage.index.name + ".md"
        case .file(let path): "../" + path
        case .web(let address): "<\(address.replacing("&", with: "&amp;"))>"
        }
    }
}

extension String {
    fileprivate var hasSpaceAtEnds: Bool { utf8.first == UInt8(ascii: " ") || utf8.last == UInt8(ascii: " ") }
}
