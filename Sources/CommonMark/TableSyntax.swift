internal import CCMarkGFM

/// The table extension of cmark-gfm, registered once, and the node types it was given.
@safe struct TableSyntax: @unchecked Sendable {
    let table: UInt32
    let row: UInt32
    let cell: UInt32
    private let extensions: [OpaquePointer]

    /// Registration writes to cmark's own list of extensions, which is only read afterwards.
    static let shared = TableSyntax()

    private init() {
        cmark_gfm_core_extensions_ensure_registered()
        let names = ["table", "strikethrough"]
        let found = unsafe names.compactMap { name in unsafe cmark_find_syntax_extension(name) }
        unsafe extensions = unsafe found
        let root = unsafe Self.parse("|a|\n|-|\n", with: found)
        defer { unsafe cmark_node_free(root) }
        let tableNode = unsafe cmark_node_first_child(root)
        let rowNode = unsafe cmark_node_first_child(tableNode)
        table = unsafe cmark_node_get_type(tableNode).rawValue
        row = unsafe cmark_node_get_type(rowNode).rawValue
        cell = unsafe cmark_node_get_type(cmark_node_first_child(rowNode)).rawValue
    }

    /// A parser that knows tables, and `~~struck~~` text so that its marks do not stay in a cell's text. A single
    /// tilde is left alone: in measurements it says "about" or "to".
    func makeParser() -> OpaquePointer? {
        unsafe Self.makeParser(with: extensions)
    }

    private static func makeParser(with extensions: [OpaquePointer]) -> OpaquePointer? {
        let options = CMARK_OPT_DEFAULT | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE
        guard let parser = unsafe cmark_parser_new(options) else { return nil }
        unsafe extensions.forEach { unsafe _ = cmark_parser_attach_syntax_extension(parser, $0) }
        return unsafe parser
    }

    private static func parse(_ text: String, with extensions: [OpaquePointer]) -> OpaquePointer? {
        guard let parser = unsafe makeParser(with: extensions) else { return nil }
        defer { unsafe cmark_parser_free(parser) }
        unsafe cmark_parser_feed(parser, text, text.utf8.count)
        return unsafe cmark_parser_finish(parser)
    }
}
