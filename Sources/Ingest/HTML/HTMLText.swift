import HTML

/// The text of an element, and the source from its first to its last contributing character.
struct HTMLText {
    let content: CellText
    /// Nil where nothing contributes. Offsets of the parsed piece.
    let source: Range<Int>?
}

/// Reads the text of one element of a page.
struct HTMLTextReader {
    private var builder: CellTextBuilder
    private var source: Range<Int>?
    private let isHeading: Bool
    private var open: [(end: Int, element: OpenElement)] = []

    private enum OpenElement {
        case superscript(node: Int, before: Range<Int>?)
        case link
        case apart
        case block
    }

    /// - Parameters:
    ///   - node: the element; its own text counts, that of nested data tables does not.
    ///   - stopsAtLists: true where the text of `ul` and `ol` is not the element's own.
    ///   - bytes: the parsed piece.
    static func text(
        of node: Int, in page: borrowing ParsedPage, bytes: [UInt8], notes: NoteMarks, stopsAtLists: Bool = false
    ) -> HTMLText {
        var reader = HTMLTextReader(
            builder: CellTextBuilder(notes: notes), isHeading: page.nodes[node].tag?.headingLevel != nil)
        var index = node + 1
        let end = page.nodes[node].end
        while index < end {
            reader.close(upTo: index, in: page, bytes: bytes)
            index = reader.read(index, in: page, bytes: bytes, stopsAtLists: stopsAtLists)
        }
        reader.close(upTo: .max, in: page, bytes: bytes)
        return HTMLText(content: reader.builder.finish(), source: reader.source)
    }

    private init(builder: CellTextBuilder, isHeading: Bool) {
        self.builder = builder
        self.isHeading = isHeading
    }

    /// Reads one node, and returns the next one to read.
    private mutating func read(
        _ index: Int, in page: borrowing ParsedPage, bytes: [UInt8], stopsAtLists: Bool
    ) -> Int {
        let node = page.nodes[index]
        guard let tag = node.tag else {
            appendText(index, in: page, bytes: bytes)
            return index + 1
        }
        // A heading in a heading is one of its own: the text of either stands once.
        if tag == .unread || page.isHidden(index) || isHeading && tag.headingLevel != nil { return node.end }
        switch tag {
        case .br: builder.appendNewline()
        case .sup:
            open.append((node.end, .superscript(node: index, before: source)))
            builder.openSuperscript()
        case .a:
            guard let address = page.attribute("href", of: index) else { break }
            open.append((node.end, .link))
            builder.openLink(address)
        case .table where !page.isLayout(index):
            builder.appendSpace()
            return node.end
        case .ul, .ol:
            if stopsAtLists { return node.end }
            openBlock(node.end)
        case .apart:
            open.append((node.end, .apart))
            builder.appendSeam()
        case .inline, .unread: break
        case .table, .caption, .thead, .tbody, .tfoot, .tr, .td, .th, .h1, .h2, .h3, .h4, .h5, .h6, .p, .pre, .li,
            .figure,
            .figcaption, .block:
            openBlock(node.end)
        }
        return index + 1
    }

    private mutating func openBlock(_ end: Int) {
        builder.appendSpace()
        open.append((end, .block))
    }

    private mutating func close(upTo index: Int, in page: borrowing ParsedPage, bytes: [UInt8]) {
        while let last = open.last, last.end <= index {
            open.removeLast()
            switch last.element {
            case .superscript(let node, let before):
                if builder.closeSuperscript() {
                    source = before
                } else if source != before {
                    includeTags(of: page.nodes[node], bytes: bytes)
                }
            case .link: builder.closeLink()
            case .apart: builder.appendSeam()
            case .block: builder.appendSpace()
            }
        }
    }

    /// What is raised contributes with its tags: without them `5<sup>2` is left of `5<sup>2</sup>`.
    private mutating func includeTags(of element: HTMLNode, bytes: [UInt8]) {
        guard let range = source, let tag = element.source else { return }
        let lower = range.lowerBound >= tag.upperBound ? tag.lowerBound : range.lowerBound
        var upper = range.upperBound
        // An element that is left open has the end tag of the cell.
        if let end = element.endTag, end.lowerBound >= upper,
            ByteSearch.isTag("/sup", in: bytes, at: end.lowerBound + 1)
        {
            upper = end.upperBound
        }
        source = lower..<upper
    }

    private mutating func appendText(_ index: Int, in page: borrowing ParsedPage, bytes: [UInt8]) {
        let text = page.text(of: index)
        builder.append(text)
        guard let written = page.nodes[index].source else { return }
        let range =
            page.nodes[index].isRewritten ? written : HTMLSourceText.contributing(written, text: text, in: bytes)
        guard !range.isEmpty else { return }
        source = (source?.lowerBound ?? range.lowerBound)..<range.upperBound
    }
}
