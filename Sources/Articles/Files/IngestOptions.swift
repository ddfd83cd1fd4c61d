import Text

/// How an article is read.
package struct IngestOptions: Sendable {
    /// True where pipe tables that the strict grammar rejects are left out instead of recovered.
    package var isStrict: Bool
    /// True where only tables are wanted: lists and the paragraphs above tables, which recipes read, are left out.
    package var readsTablesOnly: Bool
    /// True where tables are also looked for in preformatted and running text, whose cells are aligned by spaces.
    package var readsAligned: Bool
    /// True where tables are read that say themselves that they only lay out the page (`role="presentation"`).
    package var readsLayout: Bool
    package var limits: IngestLimits

    package init(
        isStrict: Bool = false, readsTablesOnly: Bool = false, readsAligned: Bool = false,
        readsLayout: Bool = false, limits: IngestLimits = IngestLimits()
    ) {
        self.isStrict = isStrict
        self.readsTablesOnly = readsTablesOnly
        self.readsAligned = readsAligned
        self.readsLayout = readsLayout
        self.limits = limits
    }
}
