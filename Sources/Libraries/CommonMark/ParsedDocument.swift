internal import CCMarkGFM

/// A Markdown document as parsed by cmark-gfm with its table extension: a flat list of blocks, and their inline
/// content on demand. Owns the C tree.
///
/// cmark-gfm's lines and columns are wrong if a table follows a paragraph or is inside a container.
@safe package struct ParsedDocument: ~Copyable {
    /// All blocks in document order; the first is the document.
    package let blocks: [MarkdownBlock]
    /// The node of each block.
    private let nodes: [OpaquePointer]
    private let root: OpaquePointer?

    /// - Parameter markdown: valid UTF-8 without NUL. cmark-gfm recognizes tables only if lines end with LF or CRLF.
    package init(_ markdown: [UInt8]) {
        unsafe root = markdown.isEmpty ? nil : Self.parse(markdown)
        guard let root = unsafe root else {
            blocks = [MarkdownBlock(.document, parent: -1, index: 0, line: 1, column: 1)]
            unsafe nodes = unsafe []
            return
        }
        unsafe (blocks, nodes) = unsafe Self.flatten(root)
    }

    deinit {
        if let root = unsafe root { unsafe cmark_node_free(root) }
    }

    /// The inline content of a heading, paragraph or table cell; empty for other blocks.
    package func inlines(of block: Int) -> [MarkdownInline] {
        guard blocks.indices.contains(block), blocks[block].kind.holdsInlines else { return [] }
        return unsafe Self.inlines(below: nodes[block])
    }

    private static func inlines(below top: OpaquePointer) -> [MarkdownInline] {
        var content: [MarkdownInline] = []
        var next = unsafe cmark_node_first_child(top)
        while let node = unsafe next {
            content += unsafe opening(node)
            unsafe next = cmark_node_first_child(node)
            if unsafe next != nil { continue }
            unsafe next = following(node, below: top) { closed in
                switch unsafe cmark_node_get_type(closed) {
                case CMARK_NODE_LINK: content.append(.linkEnd)
                case CMARK_NODE_IMAGE: content.append(.imageEnd)
                default: break
                }
            }
        }
        return content
    }
}

extension ParsedDocument {
    /// The tree's root, which the caller owns.
    private static func parse(_ markdown: [UInt8]) -> OpaquePointer? {
        guard let parser = unsafe TableSyntax.makeParser(with: TableSyntax.shared.syntax) else { return nil }
        defer { unsafe cmark_parser_free(parser) }
        unsafe markdown.withUnsafeBufferPointer { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
                if let base = characters.baseAddress {
                    unsafe cmark_parser_feed(parser, base, characters.count)
                }
            }
        }
        return unsafe cmark_parser_finish(parser)
    }

    /// Visits the blocks without recursion, because nesting may be as deep as the document is long.
    private static func flatten(_ root: OpaquePointer) -> ([MarkdownBlock], [OpaquePointer]) {
        let tables = TableSyntax.shared
        var blocks: [MarkdownBlock] = []
        var nodes: [OpaquePointer] = unsafe []
        var open: [Int] = []
        var next: OpaquePointer? = unsafe root
        while let node = unsafe next {
            let index = blocks.count
            blocks.append(unsafe block(node, parent: open.last ?? -1, tables))
            unsafe nodes.append(node)
            unsafe next = blocks[index].kind.holdsBlocks ? cmark_node_first_child(node) : nil
            if unsafe next != nil {
                open.append(index)
                continue
            }
            blocks[index].end = blocks.count
            unsafe next = following(node, below: root) { _ in
                if let closed = open.popLast() { blocks[closed].end = blocks.count }
            }
        }
        if !blocks.isEmpty { blocks[0].end = blocks.count }
        return unsafe (blocks, nodes)
    }

    /// The node after `node` and its content; nil at the end of `top`. Calls `close` for each parent that it leaves,
    /// except `top`.
    private static func following(
        _ node: OpaquePointer, below top: OpaquePointer, close: (OpaquePointer) -> Void
    ) -> OpaquePointer? {
        var current = unsafe node
        while unsafe current != top {
            if let sibling = unsafe cmark_node_next(current) { return unsafe sibling }
            guard let parent = unsafe cmark_node_parent(current), unsafe parent != top else { return nil }
            unsafe close(parent)
            unsafe current = parent
        }
        return nil
    }

    private static func block(_ node: OpaquePointer, parent: Int, _ tables: TableSyntax) -> MarkdownBlock {
        let type = unsafe cmark_node_get_type(node)
        let kind: MarkdownBlock.Kind
        switch type {
        case CMARK_NODE_DOCUMENT: kind = .document
        case CMARK_NODE_BLOCK_QUOTE: kind = .quote
        case CMARK_NODE_LIST:
            kind = unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? .orderedList : .bulletList
        case CMARK_NODE_ITEM: kind = .item
        case CMARK_NODE_CODE_BLOCK: kind = .code
        case CMARK_NODE_HTML_BLOCK: kind = .html
        case CMARK_NODE_PARAGRAPH: kind = .paragraph
        case CMARK_NODE_HEADING: kind = .heading(level: UInt8(clamping: unsafe cmark_node_get_heading_level(node)))
        case CMARK_NODE_THEMATIC_BREAK: kind = .thematicBreak
        case tables.cell: kind = .tableCell
        case tables.row: kind = .tableRow
        // Only the table extension adds kinds of blocks.
        default: kind = .table
        }
        let startLine = Int(unsafe cmark_node_get_start_line(node))
        var endLine = Int(unsafe cmark_node_get_end_line(node))
        // cmark omits the last line of a comment, script or similar block.
        if kind == .html {
            let count = unsafe lineCount(ofLiteralOf: node)
            endLine = max(endLine, startLine + count - 1)
        }
        return MarkdownBlock(
            kind: kind, parent: parent, end: 0, startLine: startLine, endLine: endLine,
            startColumn: Int(unsafe cmark_node_get_start_column(node)),
            number: kind == .orderedList ? Int(unsafe cmark_node_get_list_start(node)) : 0)
    }

    /// The number of lines in a node's text; the last line may lack a line end.
    private static func lineCount(ofLiteralOf node: OpaquePointer) -> Int {
        guard var next = unsafe cmark_node_get_literal(node) else { return 0 }
        var (lines, isLineOpen) = (0, false)
        while unsafe next.pointee != 0 {
            isLineOpen = unsafe next.pointee != CChar(UInt8(ascii: "\n"))
            if !isLineOpen { lines += 1 }
            unsafe next += 1
        }
        return lines + (isLineOpen ? 1 : 0)
    }

    private static func opening(_ node: OpaquePointer) -> [MarkdownInline] {
        switch unsafe cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: [.text(unsafe literal(node))]
        case CMARK_NODE_CODE: [.code(unsafe literal(node))]
        case CMARK_NODE_HTML_INLINE: [.html(unsafe literal(node))]
        case CMARK_NODE_SOFTBREAK: [.softBreak]
        case CMARK_NODE_LINEBREAK: [.lineBreak]
        case CMARK_NODE_LINK:
            [.linkStart(address: unsafe cmark_node_get_url(node).map { unsafe String(cString: $0) } ?? "")]
        case CMARK_NODE_IMAGE: unsafe image(node)
        default: []
        }
    }

    /// An image is replaced by its label, which is its content, or by its title if it has none.
    private static func image(_ node: OpaquePointer) -> [MarkdownInline] {
        guard unsafe cmark_node_first_child(node) == nil else { return [.imageStart] }
        let title = unsafe cmark_node_get_title(node).map { unsafe String(cString: $0) } ?? ""
        return title.isEmpty ? [.picture] : [.imageStart, .text(title), .imageEnd]
    }

    private static func literal(_ node: OpaquePointer) -> String {
        unsafe cmark_node_get_literal(node).map { unsafe String(cString: $0) } ?? ""
    }
}

extension MarkdownBlock.Kind {
    fileprivate var holdsInlines: Bool {
        switch self {
        case .paragraph, .heading, .tableCell: true
        case .document, .quote, .bulletList, .orderedList, .item, .code, .html, .thematicBreak, .table, .tableRow:
            false
        }
    }

    fileprivate var holdsBlocks: Bool {
        switch self {
        case .document, .quote, .bulletList, .orderedList, .item, .table, .tableRow: true
        case .paragraph, .heading, .tableCell, .code, .html, .thematicBreak: false
        }
    }
}
