import Books
import Records

/// `datasets/<dataset>.html`: the report's page with the explorer and the details of each value, which are on pages of their own
/// where they are many.
struct DatasetSitePage: ReportPart {
    let dataset: Dataset
    let material: ReportMaterial
    let tree: SiteTree

    private var definition: DatasetDefinition { dataset.definition }
    private var path: String { tree.path(.dataset(dataset.name)) }

    var files: [OutputFile] {
        guard tree.depth(of: dataset.name) > 0 else { return [whole] }
        return [overview] + slices.map(slice)
    }

    private func page(_ links: SiteLinks, title: String) -> SitePage {
        SitePage(
            links: links, title: title, description: definition.description[material.language],
            hasBookTitle: true, structuredData: StructuredData(dataset: dataset, tree: tree, page: links.path).json)
    }

    private var whole: OutputFile {
        let links = SiteLinks(tree: tree, path: path)
        return page(links, title: definition.title[material.language]).file { write(to: &$0, links: links) }
    }

    func write(to page: inout HTMLWriter, links: SiteLinks) {
        // Where there is a book in one file, too, it has the same page.
        let document =
            SitePublisher.isInOneFile(material.publication)
            ? material.page(of: dataset) : DatasetPage(dataset, material: material).document
        let content = HTMLDocument(document, links: links)
        if !links.isInOneFile { sections(of: content, further: valuesSection, to: &page) }
        content.write(to: &page)
        if !links.isInOneFile { explorer(to: &page) }
        ValueEntries(dataset, material: material, links: links).write(dataset.records.indices, to: &page)
    }

    private typealias Section = (title: String, anchor: String)

    private var valuesSection: Section {
        (ValueEntries.title(in: material.language), ValueEntries.anchor)
    }

    /// Links to the sections of the page. The explorer needs a script.
    private func sections(of content: HTMLDocument, further: Section, to page: inout HTMLWriter) {
        page.element(.nav, .class("sections"), .label(say("On this page", ja: "このページの内容"))) { page in
            page.element(.ul) { page in
                page.element(.li, .class("scripted")) { page in
                    page.element(.a, .href(.anchor("explorer")), text: say("Explore", ja: "調べる"))
                }
                for section in content.sections + [further] {
                    page.element(.li) { page in
                        page.element(.a, .href(.anchor(section.anchor)), text: section.title)
                    }
                }
            }
        }
        page.lineEnd()
    }

    /// What the script fills.
    private func explorer(to page: inout HTMLWriter) {
        page.element(.section, .id("explorer"), .class("explorer"), .data("dataset", dataset.name), .hidden) { _ in }
        page.lineEnd()
    }

    // MARK: Divided pages

    private var overview: OutputFile {
        let links = SiteLinks(tree: tree, path: path)
        return page(links, title: definition.title[material.language]).file { page in
            let document = DatasetPage(dataset, material: material, showsValues: false).document
            let content = HTMLDocument(document, links: links)
            let parts: Section = (say("Values by part", ja: "分割した値"), "parts")
            sections(of: content, further: parts, to: &page)
            content.write(to: &page)
            explorer(to: &page)
            page.element(.h2, .id(parts.anchor), text: parts.title)
            page.element(.ul) { page in
                for records in slices {
                    let first = dataset.records[records[0]]
                    page.element(.li) { page in
                        let target = links.location(tree.path(of: first.key, in: dataset.name))
                        page.element(.a, .href(target), text: name(of: first))
                        page.text(say.colon() + say.records(records.count, of: dataset.definition))
                    }
                    page.lineEnd()
                }
            }
        }
    }

    /// The positions of the records with the same first fields.
    private var slices: [[Int]] {
        let depth = tree.depth(of: dataset.name)
        return Dictionary(grouping: dataset.records.indices) { dataset.records[$0].key.prefix(depth) }
            .values.sorted { $0[0] < $1[0] }
    }

    private func name(of record: Record) -> String {
        let depth = tree.depth(of: dataset.name)
        let parts = zip(definition.keys, record.key).prefix(depth).map { material.fullLabel($1, of: $0) }
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private func slice(_ records: [Int]) -> OutputFile {
        let first = dataset.records[records[0]]
        let links = SiteLinks(tree: tree, path: tree.path(of: first.key, in: dataset.name))
        let title = definition.title[material.language] + say.colon() + name(of: first)
        return page(links, title: title).file { page in
            var document = Document(title: title)
            document.heading(say("Values", ja: "値"), level: 2)
            document.values(records, of: dataset, material: material, level: 3)
            document.paragraph(.link(say("The whole dataset", ja: "データセット全体"), .page(.dataset(dataset.name))))
            HTMLDocument(document, links: links).write(to: &page)
            ValueEntries(dataset, material: material, links: links).write(records, to: &page)
        }
    }
}
