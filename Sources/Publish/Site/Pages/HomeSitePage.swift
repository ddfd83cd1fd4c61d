import Books
import Pictures
import Records

/// `index.html`: the datasets as cards with their pictures, then the map of the book.
struct HomeSitePage: ReportPart {
    let material: ReportMaterial
    let links: SiteLinks

    /// With more datasets, the cards have no pictures: the page would be too long.
    private static let mostPictures = 60
    /// A plot that is longer, in pixels, is cut after its beginning.
    private static let longest = 420
    private static let beginning = 288
    private var hasPictures: Bool { !links.isInOneFile && material.publication.datasets.count <= Self.mostPictures }

    var title: String { material.book.title[material.language] }

    func write(to page: inout HTMLWriter) {
        for text in TextParagraphs.of(material.book.description[material.language]) {
            page.element(.p, links.bookLanguage, text: text)
        }
        page.element(.h2, .id(links.id("datasets")), text: say("Datasets", ja: "データセット"))
        page.element(.ul, .class("cards")) { page in
            for dataset in material.publication.datasets {
                page.element(.li) { card(dataset, to: &$0) }
                page.lineEnd()
            }
        }
        HTMLDocument(IndexPage(material: material).map, links: links).write(to: &page)
    }

    private func card(_ dataset: Dataset, to page: inout HTMLWriter) {
        let definition = dataset.definition
        page.element(.h3) { page in
            page.element(
                .a, .href(links.location(links.tree.path(.dataset(dataset.name)))), links.bookLanguage,
                text: definition.title[material.language])
        }
        page.element(.p, .class("facts"), text: facts(of: dataset))
        if hasPictures, let picture = material.charts(of: dataset).items.first {
            let drawing = picture.drawing(isNarrow: true)
            // Without a title that the card has already.
            let top = picture.title == definition.title[material.language] ? drawing.titleEnd : 0
            let isCut = drawing.plotEnd - top > Self.longest
            let height = isCut ? Self.beginning : drawing.plotEnd - top
            let view = "0 \(top) \(drawing.width) \(height)"
            let address = SiteAddress(of: links.tree.folder + picture.narrow, from: links.path)
            page.element(.svg, isCut ? .class("cut") : nil, .other("viewBox", view), .other("aria-hidden", "true")) {
                $0.element(.image, .href(address), .width(drawing.width), .height(drawing.height)) { _ in }
            }
        } else {
            let description = TextParagraphs.of(definition.description[material.language]).first
            page.element(.p, links.bookLanguage, text: description ?? definition.columns(in: material.language))
        }
    }

    /// `240 values · 2 doubtful`
    private func facts(of dataset: Dataset) -> String {
        ([say.records(dataset.records.count, of: dataset.definition)] + material.doubtCounts(of: dataset)).joined(
            separator: " · ")
    }
}
