import Books
import Records
import Text

/// The tasks that make the pages of a site in one language.
struct SiteTasks {
    let tree: SiteTree

    var all: [EmitterTask] { datasets + reports + articles + words + SiteScripts(tree: tree).tasks + bookInOneFile }

    private var publication: Publication { tree.publication }
    private var records: Int { publication.datasets.reduce(0) { $0 + $1.records.count } }

    private var datasets: [EmitterTask] {
        publication.datasets.map { dataset in
            task(work: 20 * dataset.records.count) { material, take in
                material.charts(of: dataset).files(in: tree.folder).forEach(take)
                DatasetSitePage(dataset: dataset, material: material, tree: tree).files.forEach(take)
            }
        }
    }

    private var reports: [EmitterTask] {
        let records = records
        return [
            report(.changes, work: records),
            task(work: records) { material, take in
                (ChangesFeed(material.changes, tree: tree)?.file).map(take)
            },
            report(.findings, work: records), report(.sources, work: records), report(.rules, work: 0),
            report(tree.path("words"), work: 0) { WordsPage(material: $0, index: tree.index.value).document },
            report(.doubts, work: records),
            task(work: records) { material, take in
                let links = SiteLinks(tree: tree, path: tree.path(.index))
                let home = HomeSitePage(material: material, links: links)
                let description = publication.book.description[tree.language]
                let page = SitePage(links: links, title: home.title, description: description, hasBookTitle: true)
                take(page.file(home.write))
            },
            report(.audit, work: 0),
        ]
    }

    private var articles: [EmitterTask] {
        let work = records / 4
        return publication.book.articles.enumerated().map { number, article in
            task(work: work) { material, take in
                let links = SiteLinks(tree: tree, path: tree.path(ofArticle: article.id))
                let page = ArticleSitePage(number: number, material: material, index: tree.index.value, links: links)
                take(SitePage(links: links, title: page.title, description: page.title).file(page.write))
            }
        }
    }

    private var words: [EmitterTask] {
        publication.book.vocabularies.map { vocabulary in
            task(work: 4 * vocabulary.entries.count) { material, take in
                let index = tree.index.value
                guard index.hasPages(vocabulary: vocabulary.name) else { return }
                for word in vocabulary.entries {
                    let links = SiteLinks(tree: tree, path: tree.path(ofWord: word.id, in: vocabulary.name))
                    let page = WordSitePage(
                        word: word, vocabulary: vocabulary, material: material, index: index, links: links)
                    let frame = SitePage(links: links, title: page.title, description: page.title, hasBookTitle: true)
                    take(frame.file(page.write))
                }
            }
        }
    }

    private var bookInOneFile: [EmitterTask] {
        guard SitePublisher.isInOneFile(publication) else { return [] }
        return [
            task(work: 20 * records) { material, take in
                take(BookInOneFile(material: material, tree: tree.undivided).file)
            }
        ]
    }

    private func task(work: Int, _ make: @escaping @Sendable (ReportMaterial, (OutputFile) -> Void) -> Void)
        -> EmitterTask
    {
        EmitterTask(work: work) { take in
            make(ReportMaterial(publication: publication, language: tree.language), take)
        }
    }

    private func report(_ page: ReportPage, work: Int) -> EmitterTask {
        report(tree.path(page), work: work) { page.document(in: $0) }
    }

    private func report(_ path: String, work: Int, _ document: @escaping @Sendable (ReportMaterial) -> Document?)
        -> EmitterTask
    {
        task(work: work) { material, take in
            guard let document = document(material) else { return }
            let links = SiteLinks(tree: tree, path: path)
            let page = SitePage(links: links, title: document.title, description: document.title)
            take(page.file { HTMLDocument(document, links: links).write(to: &$0) })
        }
    }
}
