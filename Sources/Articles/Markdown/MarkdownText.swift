import CommonMark
import Text

/// The text of a Markdown block.
enum MarkdownText {
    static func of(_ block: Int, in document: borrowing ParsedDocument, notes: NoteIndex) -> CellText {
        of(document.inlines(of: block), kind: document.blocks[block].kind, notes: notes)
    }

    static func of(_ inlines: [MarkdownInline], kind: MarkdownBlock.Kind, notes: NoteIndex) -> CellText {
        if let text = treeText(of: inlines, kind: kind, notes: notes) { return text }
        var reader = MarkdownInlineReader(notes: notes, isHeading: kind.isHeading)
        for inline in inlines { reader.read(inline) }
        if kind == .tableCell, reader.isEmpty, let label = MarkdownInlineReader.label(of: inlines) {
            return CellText(text: label)
        }
        return reader.finish()
    }

    /// The text of content that needs a tree of elements: drawings, formulas, tables in a cell, and duplicates for
    /// assistive technology. Nil for other content.
    private static func treeText(
        of inlines: [MarkdownInline], kind: MarkdownBlock.Kind, notes: NoteIndex
    ) -> CellText? {
        let needsTree = inlines.contains { inline in
            guard case .html(let tag) = inline else { return false }
            let bytes = Array(tag.utf8)
            return ByteSearch.isTag("svg", in: bytes, at: 1) || ByteSearch.isTag("table", in: bytes, at: 1)
                || ByteSearch.holds("math", in: bytes)
                || ByteSearch.holds("aria-hidden", in: bytes)
        }
        guard needsTree else { return nil }
        let html = MarkdownHTML.bytes(of: inlines, kind: kind)
        // A small tree is cheap; longer cells are read tag by tag.
        guard html.count <= longestTree, let page = ParsedPage(html, limits: IngestLimits()),
            page.excess == nil
        else { return nil }
        let node =
            page.nodes.indices.first { page.nodes[$0].tag == .td || page.nodes[$0].tag?.headingLevel != nil } ?? 0
        return HTMLTextReader.text(of: node, in: page, bytes: html, notes: notes).content
    }

    private static let longestTree = 8_000
}

/// Reads the inline content of a Markdown block from cmark-gfm, and the tags in it as elements.
struct MarkdownInlineReader {
    private struct OpenElement {
        let name: TagName
        /// True if its content is skipped.
        let isSkipped: Bool
    }

    private var reader: InlineReader
    private let isHeading: Bool
    private var open: [OpenElement] = []
    /// The number of open elements whose content is skipped.
    private var skipped = 0
    /// The number of open elements by name, so that an end tag without a start tag is ignored.
    private var openNames: [UInt64: Int] = [:]

    init(notes: NoteIndex, isHeading: Bool) {
        reader = InlineReader(notes: notes, isHeading: isHeading, isMarkdown: true)
        self.isHeading = isHeading
    }

    var isEmpty: Bool { reader.count == 0 }

    mutating func read(_ inline: MarkdownInline) {
        switch inline {
        case .html(let tag): read(Array(NoteReferences.plain(tag).utf8))
        case .linkStart(let address):
            begin(Self.link, .a, isSkipped: false) {
                "\($0)" == "href" ? NoteReferences.plain(address) : nil
            }
        case .linkEnd: close(Self.link)
        case .imageStart, .imageEnd: if skipped == 0 { reader.appendSeam() }
        case .picture: if skipped == 0 { reader.appendPicture() }
        case .text(let text): if skipped == 0 { reader.append(text) }
        case .code(let text): if skipped == 0 { reader.appendCode(text) }
        case .softBreak: if skipped == 0 { reader.appendSpace() }
        case .lineBreak: if skipped == 0 { reader.appendNewline() }
        }
    }

    /// The name that represents a Markdown link among the elements.
    private static let link = TagName("[]")

    mutating func finish() -> CellText { reader.finished().content }

    private mutating func read(_ tag: [UInt8]) {
        guard tag.count > 2, tag[1].isASCIILetter || tag[1] == UInt8(ascii: "/") else { return }
        let isEnd = tag[1] == UInt8(ascii: "/")
        // `</br>` also breaks the line.
        if ByteSearch.isTag("br", in: tag, at: isEnd ? 2 : 1), tag.count <= 6 {
            if skipped == 0 { reader.appendNewline() }
            return
        }
        let name = HTMLTagText.name(of: tag)
        if isEnd { close(name) } else { begin(name, tag) }
    }

    private mutating func begin(_ name: TagName, _ tag: [UInt8]) {
        if name.element.closesAnother, openNames[name.key] ?? 0 > 0 { close(name) }
        var kind = HTMLTag(name.element, .html)
        let style = HTMLTagText.style(of: tag)
        if style?.isRaised == true || InlineReader.isNoteReference(HTMLTagText.attribute("role", in: tag)) {
            kind = kind.raised
        } else if style?.isStruck == true, kind == .inline {
            kind = .struck
        }
        let isSkipped =
            InlineReader.isSkipped(kind, isHeading: isHeading, isDataTable: false)
            || HTMLTagText.isHidden(tag)
        if skipped == 0, kind == .table { reader.appendSpace() }
        begin(name, kind, isSkipped: isSkipped, isBlock: style?.isBlock ?? false) { HTMLTagText.attribute($0, in: tag) }
    }

    private mutating func begin(
        _ name: TagName, _ kind: HTMLTag, isSkipped: Bool, isBlock: Bool = false, attribute: (StaticString) -> String?
    ) {
        if skipped == 0, !isSkipped { reader.begin(kind, isBlock: isBlock, attribute: attribute) }
        guard !name.element.traits(in: .html).contains(.void) else {
            if skipped == 0, !isSkipped { reader.end() }
            return
        }
        if isSkipped { skipped += 1 }
        open.append(OpenElement(name: name, isSkipped: isSkipped))
        openNames[name.key, default: 0] += 1
    }

    /// Closes the innermost element with the name, and all inside it.
    private mutating func close(_ name: TagName) {
        guard openNames[name.key] ?? 0 > 0 else {
            if name.element == .p, skipped == 0 { reader.appendSpace() }
            return
        }
        while let last = open.popLast() {
            openNames[last.name.key, default: 1] -= 1
            if last.isSkipped { skipped -= 1 } else if skipped == 0 { reader.end() }
            if last.name == name { break }
        }
    }
}

extension MarkdownInlineReader {
    /// The labels of tags without visible text.
    static func label(of inlines: [MarkdownInline]) -> String? {
        var labels: [String] = []
        for case .html(let tag) in inlines {
            let bytes = Array(tag.utf8)
            guard bytes.count > 2, bytes[1].isASCIILetter, !HTMLTagText.isHidden(bytes) else { continue }
            let isInput = HTMLTagText.name(of: bytes).element == .input
            if let label = InlineReader.label(isInput: isInput, { HTMLTagText.attribute($0, in: bytes) }) {
                labels.append(label)
            }
        }
        guard !labels.isEmpty else { return nil }
        var builder = CellTextBuilder(notes: .none)
        for label in labels {
            builder.appendSpace()
            builder.append(label)
        }
        return builder.finish().text
    }
}

extension MarkdownBlock.Kind {
    fileprivate var isHeading: Bool { if case .heading = self { true } else { false } }
}

extension ElementName {
    /// True for an element that closes a preceding one of the same kind.
    fileprivate var closesAnother: Bool {
        switch self {
        case .a, .li, .p, .option, .td, .th, .tr, .dt, .dd: true
        default: false
        }
    }
}
