import Text

/// Checks that what the files of a book say of each other is so: every name that is used is defined, once.
struct BookConsistency {
    let book: Book
    let problems: BookProblems
    /// The datasets that are not there although `book.yaml` lists them, or not listed although they are there; both are
    /// reported at their places.
    let reportedDatasets: Set<String>
    /// The paths of the files in the book's folder.
    let files: KnownWords
    private let articles: KnownWords
    private let datasets: KnownWords
    private let wordFields: KnownWords

    init(_ book: Book, reportedDatasets: Set<String>, files: KnownWords, problems: BookProblems) {
        (self.book, self.problems, self.reportedDatasets, self.files) = (book, problems, reportedDatasets, files)
        articles = KnownWords(book.articles.map(\.id))
        datasets = KnownWords(book.datasets.map(\.name))
        wordFields = KnownWords(book.wordFields)
    }

    func check() {
        problems.reportRepeated(
            book.vocabularies, by: \.name, at: \.place, note: "it is first defined here"
        ) { "the vocabulary \"\($0.name)\" is defined twice" }
        for recipe in book.recipes { check(recipe) }
        problems.reportRepeated(book.recipes, by: \.article, at: \.place, note: "it is here") {
            "the article \"\($0.article)\" has a recipe already"
        }
        let fed = Set(book.recipes.flatMap(\.tables).flatMap(\.feeds).map(\.dataset))
        for dataset in book.datasets where !fed.contains(dataset.name) {
            problems.report("no recipe feeds the dataset \"\(dataset.name)\"", at: dataset.place)
        }
        for correction in book.corrections { check(correction) }
        problems.reportRepeated(book.corrections, by: \.cell, at: \.place, note: "the other one is here") {
            "the \"\($0.field)\" of this record is corrected twice; keep one of the two corrections"
        }
        for accepted in book.acceptedFindings { check(accepted) }
        checkRelations()
        checkLeftOut()
        checkCoverage()
    }

    /// The order of trust puts newer editions and originals first.
    private func checkRelations() {
        var above: Set<String> = []
        for article in book.articles {
            if let copied = article.copied {
                problems.expect(copied, among: articles, what: "article", at: article.copiedPlace)
                if articles.contains(copied), !above.contains(copied) {
                    problems.report(
                        "\"\(article.id)\" copies \"\(copied)\", so list it below that article", at: article.copiedPlace
                    )
                }
            }
            above.insert(article.id)
            guard let replaced = article.replaced else { continue }
            problems.expect(replaced, among: articles, what: "article", at: article.replacedPlace)
            guard above.contains(replaced) else { continue }
            problems.report(
                "\"\(article.id)\" replaces \"\(replaced)\", so list it above that article", at: article.replacedPlace)
        }
    }

    /// What is left out is not read.
    private func checkLeftOut() {
        let recipes = Dictionary(first: book.recipes.map { ($0.article, $0.place) })
        let read = Dictionary(
            first: book.articles.compactMap { article in recipes[article.id].map { (article.path, $0) } })
        for file in book.leftOut {
            guard let recipe = read[file.path] else { continue }
            problems.report(
                "\(file.path) is left out, but a recipe reads it; remove one of the two", at: file.place,
                notes: [Note("the recipe is here", at: recipe)])
        }
    }

    private func check(_ recipe: Recipe) {
        problems.expect(recipe.article, among: articles, what: "article", at: recipe.place)
        for feed in recipe.tables.flatMap(\.feeds) {
            guard let dataset = expectDataset(feed.dataset, at: feed.place) else { continue }
            let unit = dataset.unit == .perRecord ? ["unit"] : []
            let known = KnownWords(dataset.fields.map(\.name) + unit)
            for source in feed.fields {
                problems.expect(source.field, among: known, what: "field", at: source.node.place)
            }
            let given = Set(feed.fields.map(\.field))
            for field in dataset.fields
            where (!field.isOptional || dataset.keyIndex(field.name) != nil)
                && !given.contains(field.name)
            {
                problems.report("the field \"\(field.name)\" of \(dataset.name) has no source here", at: feed.place)
            }
        }
    }

    private func check(_ correction: Correction) {
        let places = correction.places
        problems.expect(correction.article, among: articles, what: "article", at: places["article"])
        guard let dataset = expectDataset(correction.dataset, at: places["dataset"]) else { return }
        if let column = dataset.valueIndex(correction.field) {
            if let vocabulary = book.vocabulary(of: dataset.values[column]) {
                problems.expectID(correction.value, of: vocabulary, at: places["value"])
            }
        } else {
            expectColumn(correction.field, of: dataset, at: places["field"])
        }
        check(correction.key, of: dataset, at: places)
        for field in dataset.keys where !correction.key.contains(where: { $0.field == field.name }) {
            problems.report("a correction needs the whole key; \"\(field.name)\" is missing", at: correction.place)
        }
    }

    private func check(_ accepted: AcceptedFinding) {
        if let article = accepted.article {
            problems.expect(article, among: articles, what: "article", at: accepted.places["article"])
        }
        if let file = accepted.file, !files.contains(file) {
            problems.report(
                "the book's folder has no file \"\(file)\"\(files.hint(for: file))", at: accepted.places["file"])
        }
        if let name = accepted.dataset, let dataset = expectDataset(name, at: accepted.places["dataset"]) {
            check(accepted.key, of: dataset, at: accepted.places)
            if let field = accepted.field { expectColumn(field, of: dataset, at: accepted.places["field"]) }
        }
    }

    private func expectColumn(_ name: String, of dataset: DatasetDefinition, at place: Place) {
        problems.expect(name, among: KnownWords(dataset.values.map(\.name)), what: "value column", at: place)
    }

    private func check(_ key: [KeyPart], of dataset: DatasetDefinition, at places: LedgerPlaces) {
        for part in key {
            let place = places["key." + part.field]
            guard let field = dataset.keyIndex(part.field).map({ dataset.keys[$0] }) else {
                let known = KnownWords(dataset.keys.map(\.name))
                problems.expect(part.field, among: known, what: "key field", at: place)
                continue
            }
            problems.expectKeyWord(part.value, of: field, book.vocabulary(of: field), at: place)
        }
    }

    func expectDataset(_ name: String, at place: Place) -> DatasetDefinition? {
        if !reportedDatasets.contains(name) {
            problems.expect(name, among: datasets, what: "dataset", at: place)
        }
        return book.dataset(name)
    }
}

/// Checks that what a book says of its coverage is about fields, words and datasets that there are.
extension BookConsistency {
    func checkCoverage() {
        if let coverage = book.coverage { check(coverage) }
        for dataset in book.datasets {
            for shared in dataset.standsFor { check(shared, of: dataset) }
            for gap in dataset.gaps { check(gap, of: dataset) }
        }
    }

    /// The words of the field are the report's columns, so they must be the same in all datasets.
    private func check(_ coverage: CoverageDefinition) {
        problems.expect(
            coverage.field, among: wordFields, what: "key field of words", at: coverage.place)
        guard let first = book.wordField(coverage.field) else { return }
        for field in book.datasets.flatMap(\.keys)
        where field.name == coverage.field && field.vocabulary != first.vocabulary {
            problems.report(
                "the coverage field \"\(field.name)\" must have the same vocabulary in every dataset",
                at: field.place,
                notes: [Note("\"\(first.vocabulary ?? "")\" is its vocabulary here", at: first.place)])
        }
    }

    private func check(_ shared: StandIn, of dataset: DatasetDefinition) {
        let name = shared.part.field
        problems.expect(name, among: wordFields, what: "key field of words", at: shared.fieldPlace)
        guard let vocabulary = book.wordField(name).flatMap(book.vocabulary(of:)) else { return }
        if dataset.keyIndex(name) != nil {
            problems.report(
                "\"\(name)\" is a key field of \(dataset.name), so each record already has its own word; remove it "
                    + "from \"stands_for\"", at: shared.fieldPlace)
        }
        problems.expectID(shared.part.value, of: vocabulary, at: shared.wordPlace)
    }

    private func check(_ gap: ExpectedWords, of dataset: DatasetDefinition) {
        problems.expect(gap.field, among: KnownWords(dataset.fields.map(\.name)), what: "field", at: gap.fieldPlace)
        guard let other = expectDataset(gap.dataset, at: gap.datasetPlace) else { return }
        problems.expect(gap.column, among: KnownWords(other.fields.map(\.name)), what: "field", at: gap.columnPlace)
        guard let own = dataset.fields.first(where: { $0.name == gap.field }),
            let others = other.fields.first(where: { $0.name == gap.column }),
            own.vocabulary == nil || own.vocabulary != others.vocabulary
        else { return }
        problems.report(
            "\"\(own.name)\" of \(dataset.name) and \"\(others.name)\" of \(other.name) do not use the same vocabulary",
            at: gap.columnPlace)
    }
}
