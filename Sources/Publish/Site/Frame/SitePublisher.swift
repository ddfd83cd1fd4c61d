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
        address.isWebAddress && !address.contains("?") && !address.contains("#")
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
        ] + data + trees.flatMap { SiteTasks(tree: $0).all }
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
    static func isInOneFile(_ publication: Publication) -> Bool {
        publication.datasets.reduce(0) { $0 + $1.records.count } <= BookInOneFile.mostValues
    }
}

extension Publication {
    /// The style sheet that the book declares.
    var bookStyleSheet: [UInt8]? {
        book.site.style.flatMap { path in inputs.first { $0.path == path }?.bytes }
    }
}
