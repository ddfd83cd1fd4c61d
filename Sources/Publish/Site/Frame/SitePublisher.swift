import Books
import Records
import SiteAssets
import Text

/// The site of a book: all of its pages in every language of the book.
package struct SitePublisher: Sendable {
    private let trees: [SiteTree]
    private let publication: Publication

    /// - Parameters:
    ///   - base: the address under which the site will be published, for the addresses that must be whole.
    ///   - location: adds links to the lines of the book's files on the web.
    package init(_ publication: Publication, base: String? = nil, location: BookLocation = BookLocation(folder: "")) {
        let languages = SiteTree.languages(of: publication.book)
        self.publication = publication
        let index = Lazy { SiteIndex(publication) }
        trees = languages.map {
            SiteTree(publication, language: $0, languages: languages, base: base, location: location, index: index)
        }
    }

    /// Whether a site can be published at an address.
    package static func isBase(_ address: String) -> Bool {
        PageLink.isWebAddress(address) && !address.contains("?") && !address.contains("#")
    }

    /// The files as tasks that may run in any order, on several threads.
    package var tasks: [EmitterTask] {
        [
            EmitterTask(work: 0) { take in
                take(OutputFile(path: SitePage.styleSheet, bytes: SiteAssets.styleSheet))
                take(OutputFile(path: SitePage.script, bytes: SiteAssets.script))
                if let style = publication.bookStyleSheet {
                    take(OutputFile(path: SitePage.bookStyleSheet, bytes: style))
                }
            }
        ] + data + trees.flatMap(tasks)
    }

    /// Copies of the data, so that the site can be published alone.
    private var data: [EmitterTask] {
        let publication = publication
        let tasks = DataEmitter.tasks(for: publication) + FindingsEmitter.tasks(for: publication)
        return tasks.map { task in
            EmitterTask(work: task.work) { take in
                task.make { take($0.copy(at: SiteLinks.copy(of: $0.path))) }
            }
        }
    }

    /// The files that describe the others: the last one is the list by which the next run knows them.
    package func closing(made: [OutputFile.Facts]) -> [OutputFile] {
        var files = DataEmitter.closing(publication, made: made)
        if let base = trees.first?.base { files.append(Sitemap.file(of: made, below: base)) }
        return files + [Manifest.file(of: publication, outputs: made + files.map(\.facts))]
    }

    /// Whether the book is small enough for one file.
    package var isInOneFile: Bool { Self.isInOneFile(publication) }

    static func isInOneFile(_ publication: Publication) -> Bool {
        publication.datasets.reduce(0) { $0 + $1.records.count } <= BookInOneFile.mostValues
    }

    private func book(_ tree: SiteTree, work: Int) -> [EmitterTask] {
        guard isInOneFile else { return [] }
        return [
            EmitterTask(work: 20 * work) { take in
                let material = ReportMaterial(publication: tree.publication, language: tree.language)
                take(BookInOneFile(material: material, tree: tree.undivided).file)
            }
        ]
    }

    private func tasks(of tree: SiteTree) -> [EmitterTask] {
        let publication = publication
        let index = tree.index
        let all = publication.datasets.reduce(0) { $0 + $1.records.count }
        func task(work: Int, _ make: @escaping @Sendable (ReportMaterial, (OutputFile) -> Void) -> Void) -> EmitterTask
        {
            EmitterTask(work: work) { take in
                make(ReportMaterial(publication: publication, language: tree.language), take)
            }
        }
        func report(_ path: String, work: Int, _ document: @escaping @Sendable (ReportMaterial) -> Document?)
            -> EmitterTask
        {
            task(work: work) { material, take in
                guard let document = document(material) else { return }
                let links = SiteLinks(tree: tree, path: path)
                let page = SitePage(links: links, title: document.title, description: document.title)
                take(page.file { HTMLDocument(document, links: links).write(to: &$0) })
            }
        }
        func report(_ page: ReportPage, work: Int) -> EmitterTask {
            report(tree.path(page), work: work) { page.document(in: $0) }
        }
        let datasets = publication.datasets.map { dataset in
            task(work: 20 * dataset.records.count) { material, take in
                material.charts(of: dataset).files(in: tree.folder).forEach(take)
                DatasetSitePage(dataset: dataset, material: material, tree: tree).files.forEach(take)
            }
        }
        let reports = [
            report(.changes, work: all),
            task(work: all) { material, take in
                (ChangesFeed(material.changes, tree: tree)?.file).map(take)
            },
            report(.findings, work: all), report(.sources, work: all), report(.rules, work: 0),
            report(tree.path("words"), work: 0) { WordsPage(material: $0, index: index.value).document },
            report(tree.path("doubts"), work: all) { DoubtsPage(material: $0).document },
            task(work: all) { material, take in
                let links = SiteLinks(tree: tree, path: tree.path(.index))
                let home = HomeSitePage(material: material, links: links)
                let description = publication.book.description[tree.language]
                take(
                    SitePage(links: links, title: home.title, description: description, hasBookTitle: true).file(
                        home.write))
            },
            report(.audit, work: 0),
        ]
        let articles = publication.book.articles.indices.map { number in
            task(work: all / 4) { material, take in
                let path = tree.path(ofArticle: publication.book.articles[number].id)
                let links = SiteLinks(tree: tree, path: path)
                let page = ArticleSitePage(number: number, material: material, index: index.value, links: links)
                take(SitePage(links: links, title: page.title, description: page.title).file(page.write))
            }
        }
        let words = publication.book.vocabularies.map { vocabulary in
            task(work: 4 * vocabulary.entries.count) { material, take in
                guard index.value.hasPages(vocabulary: vocabulary.name) else { return }
                for word in vocabulary.entries {
                    let links = SiteLinks(tree: tree, path: tree.path(ofWord: word.id, in: vocabulary.name))
                    let page = WordSitePage(
                        word: word, vocabulary: vocabulary, material: material, index: index.value, links: links)
                    let frame = SitePage(
                        links: links, title: page.title, description: page.title, hasBookTitle: true)
                    take(frame.file(page.write))
                }
            }
        }
        return datasets + reports + articles + words + SiteScripts(tree: tree).tasks
            + book(tree, work: all)
    }
}

extension Publication {
    /// The style sheet that the book declares.
    var bookStyleSheet: [UInt8]? {
        book.site.style.flatMap { path in inputs.first { $0.path == path }?.bytes }
    }
}
