import Books
import Records

/// `reports/*.md`: reports for people in Markdown (GFM), in the publication's language.
package enum ReportEmitter {
    package static func tasks(for publication: Publication) -> [EmitterTask] {
        let language = publication.language.rawValue
        let all = publication.datasets.reduce(0) { $0 + $1.records.count }
        let pages: [(page: ReportPage, work: Int)] =
            publication.datasets.map { (.dataset($0.name), 4 * $0.records.count) } + [
                (.audit, 0), (.changes, all), (.index, all), (.findings, 0), (.sources, all), (.rules, 0),
            ]
        return pages.map { page, work in
            EmitterTask(work: work) { take in
                let material = ReportMaterial(publication: publication, language: language)
                guard let document = page.document(in: material) else { return }
                let text = MarkdownDocument(document, language: language).text
                take(OutputFile(path: "reports/\(page.name).md", text: text))
            }
        }
    }
}
