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
