import Diagnostics
import Measures

/// Checks that what the files of a book say of each other is so: every name that is used is defined, once.
struct BookConsistency {
    let book: Book
    let problems: BookProblems
    /// The datasets that are not there although `book.yaml` lists them, or not listed although they are there; both are
    /// reported where they stand.
    let reportedDatasets: Set<String>

    func check() {
        for (index, vocabulary) in book.vocabularies.enumerated() {
            if let first = book.vocabularies[..<index].first(where: { $0.name == vocabulary.name }) {
                problems.report(
                    "the vocabulary \"\(vocabulary.name)\" is defined twice", at: vocabulary.place,
                    notes: [Note("it is first defined here", at: first.place)])
            }
        }
        for (index, recipe) in book.recipes.enumerated() {
            check(recipe)
            guard let first = book.recipes[..<index].first(where: { $0.article == recipe.article }) else { continue }
            problems.report(
                "the article \"\(recipe.article)\" has a recipe already", at: recipe.place,
                notes: [Note("it stands here", at: first.place)])
        }
        let fed = Set(book.recipes.flatMap(\.tables).flatMap(\.feeds).map(\.dataset))
        for dataset in book.datasets where !fed.contains(dataset.name) {
            problems.report("no recipe feeds the dataset \"\(dataset.name)\"", at: dataset.place)
        }
        for (index, correction) in book.corrections.enumerated() {
            check(correction)
            if let first = book.corrections[..<index].first(where: { $0.isOfSameCell(as: correction) }) {
                problems.report(
                    "the \"\(correction.field)\" of this record is corrected twice; keep one of the two corrections",
                    at: correction.place, notes: [Note("the other one stands here", at: first.place)])
            }
        }
        for accepted in book.acceptedFindings { check(accepted) }
    }

    private func check(_ recipe: Recipe) {
        expect(recipe.article, among: book.articles.map(\.id), what: "article", at: recipe.place)
        for feed in recipe.tables.flatMap(\.feeds) {
            guard let dataset = expectDataset(feed.dataset, at: feed.place) else { continue }
            let names = dataset.fields.map(\.name) + (dataset.unit == .perRecord ? ["unit"] : [])
            for source in feed.fields { expect(source.field, among: names, what: "field", at: source.node.place) }
            for field in dataset.fields
            where (!field.isOptional || dataset.keyIndex(field.name) != nil)
                && !feed.fields.contains(where: { $0.field == field.name })
            {
                problems.report("the field \"\(field.name)\" of \(dataset.name) has no source here", at: feed.place)
            }
        }
    }

    private func check(_ correction: Correction) {
        let places = correction.places
        expect(correction.article, among: book.articles.map(\.id), what: "article", at: places["article"])
        guard let dataset = expectDataset(correction.dataset, at: places["dataset"]) else { return }
        expect(correction.field, among: dataset.values.map(\.name), what: "value column", at: places["field"])
        if let field = dataset.values.first(where: { $0.name == correction.field }),
            let vocabulary = book.vocabulary(of: field)
        {
            expectID(correction.value, of: vocabulary, at: places["value"])
        }
        check(correction.key, of: dataset, at: places)
        for field in dataset.keys where !correction.key.contains(where: { $0.field == field.name }) {
            problems.report("the key of a correction is whole; \"\(field.name)\" is missing", at: correction.place)
        }
    }

    private func check(_ accepted: AcceptedFinding) {
        if let article = accepted.article {
            expect(article, among: book.articles.map(\.id), what: "article", at: accepted.places["article"])
        }
        if let name = accepted.dataset, let dataset = expectDataset(name, at: accepted.places["dataset"]) {
            check(accepted.key, of: dataset, at: accepted.places)
        }
    }

    private func check(_ key: [KeyPart], of dataset: DatasetDefinition, at places: LedgerPlaces) {
        for part in key {
            let place = places["key." + part.field]
            expect(part.field, among: dataset.keys.map(\.name), what: "key field", at: place)
            guard let field = dataset.keys.first(where: { $0.name == part.field }),
                let vocabulary = book.vocabulary(of: field), !(part.value.isEmpty && field.isOptional)
            else { continue }
            expectID(part.value, of: vocabulary, at: place)
        }
    }

    private func expectDataset(_ name: String, at place: Place) -> DatasetDefinition? {
        if !reportedDatasets.contains(name) {
            expect(name, among: book.datasets.map(\.name), what: "dataset", at: place)
        }
        return book.dataset(name)
    }

    private func expectID(_ word: String, of vocabulary: Vocabulary, at place: Place) {
        problems.expectID(word, of: vocabulary, at: place)
    }

    private func expect(_ name: String, among names: [String], what: String, at place: Place) {
        problems.expect(name, among: names, what: what, at: place)
    }
}
