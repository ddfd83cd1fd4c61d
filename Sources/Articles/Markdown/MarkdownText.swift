import CommonMark
import Text

/// The text of a Markdown block.
enum MarkdownText {
    static func of(_ block: Int, in document: borrowing ParsedDocument, notes: NoteIndex) -> CellText {
        of(document.inlines(of: block), kind: document.blocks[block].kind, notes: notes)
    }

    static func of(_ inlines: [MarkdownInline], kind: MarkdownBlock.Kind, notes: NoteIndex) -> CellText {
        if inlines.contains(where: isTag), let text = treeText(of: inlines, kind: kind, notes: notes) { return text }
        var reader = InlineReader(notes: notes, isHeading: kind.isHeading, isMarkdown: true)
        for inline in inlines {
            switch inline {
            case .text(let text): reader.append(text)
            case .code(let text): reader.appendCode(text)
            case .html(let tag): if isLineBreak(tag) { reader.appendNewline() }
            case .softBreak: reader.appendSpace()
            case .lineBreak: reader.appendNewline()
            case .linkStart(let address):
                reader.begin(.a) { "\($0)" == "href" ? NoteReferences.plain(address) : nil }
            case .linkEnd: reader.end()
            case .imageStart, .imageEnd: reader.appendSeam()
            case .picture: reader.appendPicture()
            }
        }
        return reader.finished().content
    }

    /// True for a tag whose element matters, and not for a comment.
    private static func isTag(_ inline: MarkdownInline) -> Bool {
        guard case .html(let tag) = inline, let first = tag.utf8.dropFirst().first else { return false }
        return (first.isASCIILetter || first == UInt8(ascii: "/")) && !isLineBreak(tag)
    }

    /// `<br>`, `<br />` and `</br>`
    private static func isLineBreak(_ tag: String) -> Bool { tag.utf8.count <= 6 && element(tag) == .br }

    private static func element(_ tag: String) -> ElementName {
        let bytes = Array(tag.utf8)
        return ElementName.named(in: bytes, from: bytes.dropFirst().first == UInt8(ascii: "/") ? 2 : 1)
    }

    /// The text of content with tags; nil if it exceeds a limit of HTML.
    private static func treeText(
        of inlines: [MarkdownInline], kind: MarkdownBlock.Kind, notes: NoteIndex
    ) -> CellText? {
        let html = MarkdownHTML.bytes(of: inlines.contains(where: beginsTable) ? inlines : divided(inlines))
        guard let page = ParsedPage(html, limits: IngestLimits()), page.excess == nil else { return nil }
        var reader = HTMLTextReader(notes: notes, isHeading: kind.isHeading, isMarkdown: true)
        let text = reader.text(of: 0, in: page, bytes: html).content
        guard kind == .tableCell, text.text.isEmpty, text.footnotes.isEmpty else { return text }
        return HTMLLabels.text(of: 0, in: page)?.content ?? text
    }

    /// Content with white space for the tags that HTML ignores outside of tables, since they part texts.
    private static func divided(_ inlines: [MarkdownInline]) -> [MarkdownInline] {
        inlines.map { inline in
            if case .html(let tag) = inline, partsOfTables.contains(element(tag)) { .softBreak } else { inline }
        }
    }

    private static func beginsTable(_ inline: MarkdownInline) -> Bool {
        if case .html(let tag) = inline { ByteSearch.isTag("table", in: Array(tag.utf8), at: 1) } else { false }
    }

    private static let partsOfTables: [ElementName] = [
        .caption, .colgroup, .col, .tbody, .thead, .tfoot, .tr, .td, .th, .table, .body,
    ]
}

extension MarkdownBlock.Kind {
    fileprivate var isHeading: Bool { if case .heading = self { true } else { false } }
}
