import Books
import Records
import Text

/// The data of the site's script in one language: `data/_texts.js`, `data/_search.js`, and `data/NAME.js` for each dataset.
struct SiteScripts {
    let tree: SiteTree
    var hasWordPages = true

    var tasks: [EmitterTask] {
        let tree = tree
        return parts.map { part in
            EmitterTask(work: part.work) { take in
                let made = part.make(ReportMaterial(publication: tree.publication, language: tree.language))
                take(OutputFile(path: "\(tree.folder)data/\(made.name).js", bytes: made.bytes))
            }
        }
    }

    /// All data, one after the other.
    func bytes(_ material: ReportMaterial) -> [UInt8] { parts.flatMap { $0.make(material).bytes } }

    private struct Part {
        let work: Int
        let make: @Sendable (ReportMaterial) -> (name: String, bytes: [UInt8])
    }

    private var parts: [Part] {
        let datasets = tree.publication.datasets.map { dataset in
            Part(work: 2 * dataset.records.count) { material in
                // Where there is a book in one file, too, it has the same data.
                let isShared = SitePublisher.isInOneFile(material.publication)
                return (
                    KeyAddress.part(dataset.name),
                    isShared ? material.script(of: dataset) : ExplorerScript(dataset, material: material).bytes
                )
            }
        }
        let all = tree.publication.datasets.reduce(0) { $0 + $1.records.count }
        return datasets + [
            Part(work: 0) { ("_texts", SiteTexts(language: $0.language).bytes) },
            Part(work: all) { material in
                let words = hasWordPages ? material.book.vocabularies.map(\.name).filter(tree.index.value.hasPages) : []
                return (
                    "_search", SearchIndex(material, pages: pages(material), wordPages: Set(words)).bytes
                )
            },
        ]
    }

    /// The pages that are not about a dataset or a word; articles are found by their authors, too.
    private func pages(_ material: ReportMaterial) -> [SearchIndex.Page] {
        func page(_ path: String, _ english: String, ja japanese: String) -> SearchIndex.Page {
            .init(path: inTree(path), title: material.say(english, ja: japanese), names: [english, japanese])
        }
        let articles = material.book.articles.map { article in
            SearchIndex.Page(
                path: inTree(tree.path(ofArticle: article.id)), title: material.sourceTitle(article),
                names: [article.id, article.path] + [article.origin.author, article.origin.publisher].compactMap { $0 })
        }
        let audit = material.book.audit.map { _ in page(tree.path(.audit), "Audit", ja: "監査") }
        return [
            page(tree.path(.doubts), "Doubts", ja: "疑問"), page(tree.path(.changes), "Changes", ja: "変化"),
            page(tree.path(.sources), "Sources", ja: "出典"), page(tree.path(.rules), "Rules", ja: "規則"),
            page(tree.path(.findings), "Findings", ja: "指摘"),
        ] + [audit].compactMap { $0 } + articles
    }

    private func inTree(_ path: String) -> String { String(path.dropFirst(tree.folder.count)) }
}
