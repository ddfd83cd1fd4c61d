import Books

/// `words.html`: every word with a page of its own, by vocabulary.
struct WordsPage: ReportPart {
    let material: ReportMaterial
    let index: SiteIndex

    var document: Document {
        var page = Document(title: say("Look up by word", ja: "語から調べる"))
        for vocabulary in material.book.vocabularies where index.hasPages(vocabulary: vocabulary.name) {
            page.heading(vocabulary.title[material.language], level: 2)
            let links = vocabulary.entries.map { entry in
                RichText.link(
                    RichText(entry.labels[material.language]), .word(entry.id, vocabulary: vocabulary.name))
            }
            page.paragraph(say.list(links))
        }
        return page
    }
}
