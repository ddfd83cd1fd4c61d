import Measures

/// `reports/changes.md`: per dataset and pair of versions how many values stayed, changed, appeared and went, and the
/// changed ones in ranges.
enum ChangesReport: Emitter {
    static func files(_ publication: Publication) -> [OutputFile] {
        let labels = ReportLabels(book: publication.book, language: "en")
        let sections = publication.datasets.compactMap { section($0, labels) }
        let text = """
            # Changes between versions

            A value stayed or changed where both versions speak of the same thing; what only the newer version knows
            appeared, what only the older one knows went. [All datasets](index.md)

            \(sections.isEmpty ? "No dataset of the book speaks of several versions.\n" : sections.joined(separator: "\n"))
            """
        return [OutputFile(path: "reports/changes.md", bytes: Array(text.utf8))]
    }

    private static func section(_ dataset: Dataset, _ labels: ReportLabels) -> String? {
        let definition = dataset.definition
        guard let field = definition.changesAlong.flatMap(definition.keyIndex) else { return nil }
        let versions = versions(of: dataset, field, labels.book)
        guard versions.count > 1 else { return nil }
        let pairs = zip(versions, versions.dropFirst()).map {
            VersionChanges(dataset, from: $0, to: $1, versionField: field, labels: labels)
        }
        func version(_ id: String) -> String { MarkdownText.escape(labels.word(id, of: definition.keys[field])) }
        let table = MarkdownTable(
            header: ["From", "To", "Stayed", "Changed", "Appeared", "Went"],
            rows: pairs.map { pair in
                [version(pair.from), version(pair.to)]
                    + [pair.stayed, pair.changed, pair.appeared, pair.went].map(ReportLabels.count)
            }, numericColumns: [2, 3, 4, 5])
        let details = pairs.filter { !$0.runs.isEmpty }.map { pair in
            "### \(labels.title(of: definition)), \(version(pair.from)) to \(version(pair.to))\n\n"
                + pair.runs.map(item).joined()
        }
        return (["## \(labels.title(of: definition))\n\n\(table.text)"] + details).joined(separator: "\n")
    }

    private static func versions(of dataset: Dataset, _ field: Int, _ book: Book) -> [String] {
        var versions: [String] = []
        let order = KeyOrder(dataset.definition, in: book)
        let present = Dictionary(grouping: dataset.records) { $0.key[field] }
        // Records of one and the same other key would be ordered by version; any key will do for the others.
        for (version, records) in present where records.first != nil { versions.append(version) }
        guard let template = dataset.records.first?.key else { return [] }
        func key(_ version: String) -> [String] {
            var key = template
            key[field] = version
            return key
        }
        return versions.sorted { order.precedes(key($0), key($1)) }
    }

    private static func item(_ run: VersionChanges.Run) -> String {
        let classes = run.classes.isEmpty ? "" : " (\(run.classes.joined(separator: "; ")))"
        let name = run.name.isEmpty ? "" : "\(run.name)\(run.text.contains(":") ? ", " : ": ")"
        return "- \(name)\(run.text)\(classes)\n"
    }
}
