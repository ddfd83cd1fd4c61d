package import Text

/// Options for reading articles.
package struct IngestOptions: Sendable {
    /// True to omit pipe tables that the strict grammar rejects, instead of recovering them.
    package var isStrict: Bool
    /// True to omit lists and paragraphs above tables, which only recipes need.
    package var readsTablesOnly: Bool
    /// True to search preformatted and running text for tables with aligned cells.
    package var readsAligned: Bool
    /// True to note the tables of preformatted and running text.
    package var findsTextTables: Bool
    /// True to include tables that are declared as layout (`role="presentation"`).
    package var readsLayout: Bool
    package var limits: IngestLimits

    package init(
        isStrict: Bool = false, readsTablesOnly: Bool = false, readsAligned: Bool = false,
        findsTextTables: Bool = false, readsLayout: Bool = false, limits: IngestLimits = IngestLimits()
    ) {
        self.isStrict = isStrict
        self.readsTablesOnly = readsTablesOnly
        self.readsAligned = readsAligned
        self.findsTextTables = findsTextTables
        self.readsLayout = readsLayout
        self.limits = limits
    }
}
