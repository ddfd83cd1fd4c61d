internal import CCMarkGFM

/// The table extension of cmark-gfm, registered once, and its node types.
@safe struct TableSyntax: @unchecked Sendable {
    let row: cmark_node_type
    let cell: cmark_node_type
    let syntax: OpaquePointer?

    /// Registration writes to cmark's global list of extensions, which is only read afterwards.
    static let shared = TableSyntax()

    private init() {
        cmark_gfm_core_extensions_ensure_registered()
        let syntax = unsafe cmark_find_syntax_extension("table")
        unsafe self.syntax = unsafe syntax
        let root = unsafe Self.parse("|a|\n|-|\n", with: syntax)
        defer { unsafe cmark_node_free(root) }
        let rowNode = unsafe cmark_node_first_child(cmark_node_first_child(root))
        row = unsafe cmark_node_get_type(rowNode)
        cell = unsafe cmark_node_get_type(cmark_node_first_child(rowNode))
    }

    /// A parser with tables. No other extension may be attached: those with inline syntax, such as `~~struck~~`,
    /// write to global tables, so that parsers on two threads disturb each other.
    static func makeParser(with syntax: OpaquePointer?) -> OpaquePointer? {
        guard let parser = unsafe cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
        if let syntax = unsafe syntax { unsafe cmark_parser_attach_syntax_extension(parser, syntax) }
        return unsafe parser
    }

    private static func parse(_ text: String, with syntax: OpaquePointer?) -> OpaquePointer? {
        guard let parser = unsafe makeParser(with: syntax) else { return nil }
        defer { unsafe cmark_parser_free(parser) }
        unsafe cmark_parser_feed(parser, text, text.utf8.count)
        return unsafe cmark_parser_finish(parser)
    }
}
