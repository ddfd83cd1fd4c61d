import Books
import Records

/// `reports/*.md`: reports for people in Markdown (GFM), in the publication's language.
package struct ReportEmitter: Emitter {
    package func tasks(for publication: Publication) -> [EmitterTask] {
        let language = publication.language.rawValue
        let all = publication.datasets.reduce(0) { $0 + $1.records.count }
        func page(_ name: String, work: Int, _ document: @escaping @Sendable (ReportMaterial) -> Document)
            -> EmitterTask
        {
            EmitterTask(work: work) { take in
                let material = ReportMaterial(publication: publication, language: language)
                take(
                    OutputFile(
                        path: "reports/\(name).md", text: MarkdownDocument(document(material), language: language).text)
                )
            }
        }
        let audit = publication.book.audit.map { audit in page("audit", work: 0) { AuditPage(audit, in: $0).document } }
        return publication.datasets.map { dataset in
            page(dataset.name, work: 4 * dataset.records.count) { DatasetPage(dataset, material: $0).document }
        } + [audit].compactMap { $0 } + [
            page("changes", work: all) { $0.changes },
            page("index", work: all) { IndexPage(material: $0).document },
            page("findings", work: 0) { FindingsPage(material: $0).document },
            page("sources", work: all) { SourcesPage(material: $0).document },
            page("rules", work: 0) { RulesPage(material: $0).document },
        ]
    }
}
