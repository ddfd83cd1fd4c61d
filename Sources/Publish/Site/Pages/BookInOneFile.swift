import Books
import Records
import SiteAssets
import Text

/// `book.html`: all pages of a language but those of words in one file, with its style sheet, script, data and pictures.
struct BookInOneFile {
    /// Larger books are too much for one page.
    static let mostValues = 10_000

    let material: ReportMaterial
    /// Of undivided datasets.
    let tree: SiteTree

    private var publication: Publication { material.publication }

    private typealias Part = (path: String, title: String, write: (inout HTMLWriter, SiteLinks) -> Void)

    var file: OutputFile {
        var links = SiteLinks(tree: tree, path: tree.path("book"))
        links.isInOneFile = true
        let title = publication.book.title[tree.language]
        let own = SitePage.Own(styleSheet: SiteAssets.styleSheet + bookStyleSheet, script: script)
        let page = SitePage(
            links: links, title: title, description: publication.book.description[tree.language], own: own)
        return page.file { page in
            for part in parts {
                page.element(.section, .id(links.id(on: part.path))) { page in
                    if part.path != tree.path(.index) { page.element(.h1, text: part.title) }
                    part.write(&page, links.with(path: part.path))
                }
                page.lineEnd()
            }
        }
    }

    private var parts: [Part] {
        let home: Part = (
            tree.path(.index), "", { HomeSitePage(material: material, links: $1).write(to: &$0) }
        )
        let datasets = publication.datasets.map { dataset -> Part in
            let page = DatasetSitePage(dataset: dataset, material: material, tree: tree)
            return (tree.path(.dataset(dataset.name)), dataset.definition.title[tree.language], page.write)
        }
        let reports = [ReportPage.doubts, .findings, .changes, .sources, .rules, .audit].compactMap { page in
            page.document(in: material).map { part(tree.path(page), $0) }
        }
        let articles = publication.book.articles.indices.map { number -> Part in
            let path = tree.path(ofArticle: publication.book.articles[number].id)
            return (
                path, material.sourceTitle(publication.book.articles[number]),
                {
                    ArticleSitePage(number: number, material: material, index: tree.index.value, links: $1).write(
                        to: &$0)
                }
            )
        }
        return [home] + datasets + reports + articles
    }

    private func part(_ path: String, _ document: Document) -> Part {
        (path, document.title, { HTMLDocument(document, links: $1).write(to: &$0) })
    }

    /// Without the end of an element, which means nothing in a style sheet but would end it.
    private var bookStyleSheet: [UInt8] {
        let text = String(decoding: publication.bookStyleSheet ?? [], as: UTF8.self)
        return Array(text.replacing("</", with: "<\\/").utf8)
    }

    /// The script and, after it, its data.
    private var script: [UInt8] {
        let scripts = SiteScripts(tree: tree, hasWordPages: false)
        return SiteAssets.script + scripts.bytes(material)
    }
}
