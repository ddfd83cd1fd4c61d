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

    private static func isLineBreak(_ tag: String) -> Bool {
        tag.utf8.count <= 6 && ["<br>", "<br/>", "<br />", "</br>"].contains(tag.lowercased())
    }

    /// The text of content with tags; nil if it exceeds a limit of HTML.
    private static func treeText(
        of inlines: [MarkdownInline], kind: MarkdownBlock.Kind, notes: NoteIndex
    ) -> CellText? {
        var html = MarkdownHTML.bytes(of: inlines)
        if holdsStrayPart(html) { html = MarkdownHTML.bytes(of: inlines.map(parted)) }
        guard let page = ParsedPage(html, limits: IngestLimits()), page.excess == nil else { return nil }
        var reader = HTMLTextReader(notes: notes, isHeading: kind.isHeading, isMarkdown: true)
        let text = reader.text(of: 0, in: page, bytes: html).content
        guard kind == .tableCell, text.text.isEmpty, text.footnotes.isEmpty else { return text }
        return HTMLLabels.text(of: 0, in: page)?.content ?? text
    }
}

/// The tags of parts of a table outside of tables, which HTML ignores. They part texts.
extension MarkdownText {
    private static let parts: [ElementName] = [
        .caption, .colgroup, .col, .tbody, .thead, .tfoot, .tr, .td, .th, .table, .body,
    ]

    private static func holdsStrayPart(_ html: [UInt8]) -> Bool {
        var (index, isFound) = (0, false)
        while let tag = ByteSearch.first(UInt8(ascii: "<"), in: html, from: index) {
            if ByteSearch.isTag("table", in: html, at: tag + 1) { return false }
            isFound = isFound || isPart(html, at: tag)
            index = tag + 1
        }
        return isFound
    }

    private static func isPart(_ html: [UInt8], at tag: Int) -> Bool {
        let isEnd = tag + 1 < html.count && html[tag + 1] == UInt8(ascii: "/")
        return parts.contains(ElementName.named(in: html, from: isEnd ? tag + 2 : tag + 1))
    }

    private static func parted(_ inline: MarkdownInline) -> MarkdownInline {
        if case .html(let tag) = inline, isPart(Array(tag.utf8), at: 0) { .softBreak } else { inline }
    }
}

extension MarkdownBlock.Kind {
    fileprivate var isHeading: Bool { if case .heading = self { true } else { false } }
}
