import Articles
import Books
import Records
import Text

/// `reports/*.md`: what people read, in Markdown as code-hosting sites show it (GFM), in the publication's language.
package struct ReportEmitter: Emitter {
    package func files(from publication: Publication) -> [OutputFile] {
        let material = ReportMaterial(publication: publication, language: publication.language.rawValue)
        let pages = [
            ("index", IndexPage(material: material).text),
            ("changes", ChangesPage(material: material).text),
            ("findings", FindingsPage(material: material).text),
            ("sources", SourcesPage(material: material).text),
            ("rules", RulesPage(material: material).text),
        ]
        let datasets = publication.datasets.map { ($0.name, DatasetPage($0, material: material).text) }
        return (pages + datasets).map { OutputFile(path: "reports/\($0).md", text: $1) }
    }
}
