import Books

/// Where a link of a page leads.
enum PageLink: Sendable, Hashable {
    /// A page of the same publication, or the section of it under this heading.
    case page(ReportPage, section: String? = nil)
    /// The section under this heading on the same page.
    case section(String)
    /// The page of a word, in formats with such pages.
    case word(String, vocabulary: String)
    /// A file of the output: `data/plank-size.csv`.
    case file(String)
    case web(String)
}

/// A page: of every publication, of a dataset, or of the audit.
enum ReportPage: Sendable, Hashable {
    case index, changes, findings, sources, rules, audit
    /// In Markdown the page of the findings.
    case doubts
    case dataset(String)

    /// The name of its file without the extension. No dataset may have the name of another page
    /// that reports have.
    var name: String {
        switch self {
        case .index: "index"
        case .changes: "changes"
        case .findings: "findings"
        case .sources: "sources"
        case .rules: "rules"
        case .audit: "audit"
        case .doubts: "doubts"
        case .dataset(let name): name
        }
    }

    /// Nil for the audit where there was none, and for a dataset that the publication does not have.
    func document(in material: ReportMaterial) -> Document? {
        switch self {
        case .index: IndexPage(material: material).document
        case .changes: material.changes
        case .findings: FindingsPage(material: material).document
        case .sources: SourcesPage(material: material).document
        case .rules: RulesPage(material: material).document
        case .audit: material.book.audit.map { AuditPage($0, in: material).document }
        case .doubts: DoubtsPage(material: material).document
        case .dataset(let name):
            material.publication.dataset(named: name).map { DatasetPage($0, material: material).document }
        }
    }
}
