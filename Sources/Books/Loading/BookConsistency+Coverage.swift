import Text

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
            coverage.field, among: names.wordFields, what: "key field of words", at: coverage.place)
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
        problems.expect(name, among: names.wordFields, what: "key field of words", at: shared.fieldPlace)
        guard let vocabulary = book.wordField(name).flatMap(book.vocabulary(of:)) else { return }
        if dataset.keyIndex(name) != nil {
            problems.report(
                "\"\(name)\" is a key field of \(dataset.name), so each record already has its own word; remove it "
                    + "from \"stands_for\"", at: shared.fieldPlace)
        }
        problems.expectID(shared.part.value, of: vocabulary, at: shared.wordPlace)
    }

    private func check(_ gap: ExpectedWords, of dataset: DatasetDefinition) {
        problems.expect(gap.field, among: names.fields(of: dataset), what: "field", at: gap.fieldPlace)
        guard let other = expectDataset(gap.dataset, at: gap.datasetPlace) else { return }
        problems.expect(gap.column, among: names.fields(of: other), what: "field", at: gap.columnPlace)
        guard let own = dataset.fields.first(where: { $0.name == gap.field }),
            let others = other.fields.first(where: { $0.name == gap.column }),
            own.vocabulary == nil || own.vocabulary != others.vocabulary
        else { return }
        problems.report(
            "\"\(own.name)\" of \(dataset.name) and \"\(others.name)\" of \(other.name) do not use the same vocabulary",
            at: gap.columnPlace)
    }
}
