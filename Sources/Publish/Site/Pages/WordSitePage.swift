import Books
import Records
import Text

/// `words/<vocabulary>/<word>.html`: everything that the book says about a word, also through the words that its records name.
struct WordSitePage: ReportPart {
    let word: VocabularyEntry
    let vocabulary: Vocabulary
    let material: ReportMaterial
    let index: SiteIndex
    let links: SiteLinks

    private var publication: Publication { material.publication }

    /// More values of a dataset are not shown, but linked.
    private static let most = 400

    var title: String { word.labels[material.language] }

    func write(to page: inout HTMLWriter) {
        var document = Document(title: title)
        let names = ([word.id] + word.labels.all + word.aliases).uniqued().filter { $0 != title }
        document.paragraph(
            RichText(vocabulary.title[material.language])
                + RichText(
                    names.isEmpty ? "" : say("; also: ", ja: "；別名：") + say.list(names)))
        var shown: Set<Int> = []
        let own = index.values(withWord: word.id, of: vocabulary.name)
        for (dataset, records) in own { write(dataset, records, level: 2, &shown, to: &document) }
        for (through, field) in named(in: own) {
            guard let other = material.book.vocabulary(of: field) else { continue }
            let found = index.values(withWord: through, of: other.name).filter { !shown.contains($0.dataset) }
            guard !found.isEmpty else { continue }
            let label = material.label(through, of: field)
            document.heading(material.title(of: field) + say.colon() + label, level: 2)
            document.paragraph(.link(RichText(label), .word(through, vocabulary: other.name)))
            for (dataset, records) in found { write(dataset, records, level: 3, &shown, to: &document) }
        }
        if own.isEmpty { document.paragraph(say("No dataset has values for it.", ja: "この語の値はない。")) }
        HTMLDocument(document, links: links).write(to: &page)
    }

    /// The words that records about this word alone name: the class of a model.
    private func named(in own: [(dataset: Int, records: [Int])]) -> [(word: String, field: FieldDefinition)] {
        own.flatMap { index, records -> [(word: String, field: FieldDefinition)] in
            let dataset = publication.datasets[index]
            guard dataset.definition.keys.count == 1 else { return [] }
            return records.flatMap { position in
                zip(dataset.definition.values, dataset.records[position].values).compactMap { field, value in
                    guard field.vocabulary != nil, field.vocabulary != vocabulary.name, let word = value?.text else {
                        return nil
                    }
                    return (word, field)
                }
            }
        }
    }

    private func write(
        _ dataset: Int, _ records: [Int], level: Int, _ shown: inout Set<Int>, to document: inout Document
    ) {
        shown.insert(dataset)
        let whole = publication.datasets[dataset]
        let title = whole.definition.title[material.language]
        document.heading(title, level: level)
        let count = say.records(records.count, of: whole.definition)
        document.paragraph(.link(RichText(count + say(" in ", ja: "：") + title), .page(.dataset(whole.name))))
        guard records.count <= Self.most else { return }
        document.values(
            records, of: whole, material: material, level: level + 1)
    }
}
