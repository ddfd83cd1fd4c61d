/// How an article is read.
package struct IngestOptions: Sendable {
    /// True where pipe tables that the strict grammar rejects are left out instead of recovered.
    package var isStrict: Bool
    /// True where only tables are wanted: lists and the paragraphs above tables, which recipes read, are left out.
    package var readsTablesOnly: Bool
    /// True where tables are also looked for in preformatted and running text, whose cells are aligned by spaces.
    package var readsAligned: Bool
    package var limits: IngestLimits

    package init(
        isStrict: Bool = false, readsTablesOnly: Bool = false, readsAligned: Bool = false,
        limits: IngestLimits = IngestLimits()
    ) {
        self.isStrict = isStrict
        self.readsTablesOnly = readsTablesOnly
        self.readsAligned = readsAligned
        self.limits = limits
    }
}

/// What one article may ask for before it is reported instead of expanded.
package struct IngestLimits: Sendable {
    /// The places of one table's grid that may be filled in beyond the cells as written: by spans and by short rows.
    package var gridPlaces: Int

    /// The same for all HTML tables of one article together.
    package var articlePlaces: Int

    /// The bytes of text that spans may repeat in one table's grid: a long cell that covers many places is many times
    /// its length wherever the grid is written out.
    package var repeatedBytes: Int

    /// The cells that one row of a pipe table may have.
    package var rowCells: Int

    /// How deep the elements of HTML may nest.
    package var nesting: Int

    /// The columns of the page that a line of a table aligned by spaces may fill; longer lines are no rows.
    package var alignedColumns: Int

    /// The lines of one paragraph of Markdown that may stand right above a table's header.
    package var paragraphLines: Int

    package init(
        gridPlaces: Int = 500_000, articlePlaces: Int = 1_000_000, repeatedBytes: Int = 16_000_000,
        rowCells: Int = 20_000, nesting: Int = 20_000, alignedColumns: Int = 400, paragraphLines: Int = 3_000
    ) {
        self.gridPlaces = gridPlaces
        self.articlePlaces = articlePlaces
        self.repeatedBytes = repeatedBytes
        self.rowCells = rowCells
        self.paragraphLines = paragraphLines
        self.alignedColumns = alignedColumns
        self.nesting = nesting
    }
}
