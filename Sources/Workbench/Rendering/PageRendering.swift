import Articles
import Asking
import Books
package import Publish
import Records
package import Text

/// A page with the tables that its marks request.
package struct RenderedPage: Sendable {
    package let path: String
    /// The page as it was.
    let page: MarkedPage
    /// The text for each mark.
    let contents: [String]
    /// The whole page.
    package var bytes: [UInt8] { page.bytes(contents: contents) }
    /// A finding for each table that is out of date.
    package let stale: [Finding]
    package var tableCount: Int { contents.count }
    /// A pair of marks as the page's language writes them.
    package var marks: String { page.syntax.marks }
    /// Remarks on the answers to marks, such as why a table is empty.
    package let remarks: [Finding]
    /// The values on the page with open doubts.
    package let openDoubts: OpenDoubts
}

/// Inserts tables of a book between the marks of pages.
package struct PageRendering {
    private let checked: CheckedBook
    private let publication: Publication
    private let language: ReportLanguage
    private let lookup = RecordLookup()

    package init(_ checked: CheckedBook, language: ReportLanguage = .en) {
        self.checked = checked
        self.language = language
        publication = checked.publication.with(language: language)
    }

    /// All pages, read from the disk.
    ///
    /// - Throws: ``BookMistakes`` with the mistakes in the marks of all pages; ``FileError``.
    package func pages(at paths: [String]) throws -> [RenderedPage] {
        var pages: [RenderedPage] = []
        var mistakes: [Finding] = []
        for path in paths {
            let bytes = try FileSystem.read(path)
            do throws(BookMistakes) {
                pages.append(try page(path: path, bytes: bytes))
            } catch {
                mistakes += error.findings
            }
        }
        guard mistakes.isEmpty else { throw BookMistakes(findings: mistakes) }
        return pages
    }

    /// - Parameter path: names the page in findings; its extension tells its language.
    /// - Throws: ``BookMistakes`` with the mistakes in the page's marks.
    package func page(path: String, bytes: [UInt8]) throws(BookMistakes) -> RenderedPage {
        let page = MarkReader().page(path: path, bytes: bytes)
        var findings = page.findings
        var contents: [String] = []
        var stale: [Finding] = []
        var remarks: [Finding] = []
        var open = OpenDoubts()
        for mark in page.value.marks {
            let request = MarkRequest(
                mark, in: page.value.syntax, of: checked, lookup: lookup, language: language.rawValue)
            findings += request.findings
            guard findings.isEmpty, let selection = request.selection else { continue }
            let table = RequestedTable(
                selection.records, of: selection.dataset, in: publication, request: request.request)
            open.add(table.openDoubts)
            remarks += checked.remarks(on: selection).map { .remark($0, mark) }
            let content = content(of: mark, in: page.value, table: table)
            // What a formatter has made of an equal table stays as it is.
            let isShown = page.value.shows(content, in: mark)
            if !isShown { stale.append(.stale(selection.dataset.definition.name, mark)) }
            contents.append(isShown ? page.value.text.string(mark.content) : content)
        }
        guard findings.isEmpty else { throw BookMistakes(findings: findings.sorted(by: Finding.precedes)) }
        return RenderedPage(
            path: path, page: page.value, contents: contents, stale: stale, remarks: remarks, openDoubts: open)
    }

    /// The text between the two comments: the table, each line with the mark's indent. Except in HTML,
    /// empty lines separate the table from the comments, whose block would include it otherwise. In a list item of AsciiDoc,
    /// which a comment or an empty line ends, the table with its notes is attached once more, as one block.
    private func content(of mark: TableMark, in page: MarkedPage, table: RequestedTable) -> String {
        let table = table.lines(in: page.syntax)
        let lines =
            switch page.syntax {
            case .html: table
            case .asciiDoc where page.continuesListItem(mark): ["+", "--"] + table + ["--"]
            case .markdown, .mdx, .reStructuredText, .asciiDoc: [""] + table + [""]
            }
        let end = page.lineEnd(at: mark.content.lowerBound)
        let indent = mark.indent[...].trimmingEnd { $0 == " " || $0 == "\t" }
        let indented = lines.map { $0.isEmpty ? String(indent) : mark.indent + $0 }
        return end + indented.map { $0 + end }.joined() + mark.closingIndent
    }
}

extension Finding {
    fileprivate static func remark(_ message: String, _ mark: TableMark) -> Finding {
        Finding(rule: "", severity: .warning, message: message, place: mark.place)
    }

    fileprivate static func stale(_ dataset: String, _ mark: TableMark) -> Finding {
        Finding(
            rule: .staleTable, severity: .error,
            message: "this table of \(dataset) is out of date; run measurebook render",
            place: mark.place)
    }
}
