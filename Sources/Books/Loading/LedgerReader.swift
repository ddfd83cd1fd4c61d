import Text

/// Reads the entries of the two ledgers.
enum LedgerReader {
    static func correction(_ entry: MapReader) -> Correction? {
        let dataset = entry.requiredText("dataset")
        let key = Self.key(entry)
        let field = entry.requiredText("field")
        let article = entry.requiredText("article")
        let expected = entry.requiredText("expect")
        let value = entry.requiredText("value")
        _ = entry.requiredNode("reason")
        let reason = entry.localized("reason")
        let expires = Self.date(entry)
        entry.rejectUnknownKeys()
        guard let dataset, let field, let article, let expected, let value, let reason else { return nil }
        return Correction(
            dataset: dataset, key: key, field: field, article: article, expected: expected, value: value,
            reason: reason, expires: expires, places: places(entry))
    }

    static func accepted(_ entry: MapReader) -> AcceptedFinding? {
        let rule = entry.requiredText("rule")
        let dataset = entry.text("dataset")
        let key = Self.key(entry)
        let article = entry.text("article")
        let file = entry.text("file")
        let values = Self.values(entry)
        let publishes = entry.choice("publish", of: AcceptedPublication.self)
        _ = entry.requiredNode("reason")
        let reason = entry.localized("reason")
        let expires = Self.date(entry)
        entry.rejectUnknownKeys()
        if dataset == nil, article == nil, file == nil {
            entry.problems.report(
                "an accepted finding names its place: a dataset and a key, an article, or a file of the book",
                at: entry.place)
        }
        guard let rule, let reason else { return nil }
        return AcceptedFinding(
            rule: rule, dataset: dataset, key: key, article: article, file: file, values: values, publishes: publishes,
            reason: reason, expires: expires, places: places(entry))
    }

    /// The last day on which the entry counts.
    private static func date(_ entry: MapReader) -> CalendarDate? {
        guard let node = entry.node("expires") else { return nil }
        let date = node.text.flatMap { CalendarDate($0) }
        if date == nil {
            entry.problems.report("\"expires\" is a day such as 2027-01-31, but found \(node.kind)", at: node.place)
        }
        return date
    }

    /// The values at fault. An empty one is that of an empty cell, or of one that says that there is no value.
    private static func values(_ entry: MapReader) -> [String] {
        guard case .list(let items)? = entry.node("values")?.content else { return entry.texts("values") ?? [] }
        return items.compactMap { item in
            if item.text == nil {
                entry.problems.report("a value at fault is a text, but found \(item.kind)", at: item.place)
            }
            return item.text
        }
    }

    private static func key(_ entry: MapReader) -> [KeyPart] {
        (entry.textEntries("key") ?? []).map { KeyPart($0.entry.key, $0.text) }
    }

    private static func places(_ entry: MapReader) -> LedgerPlaces {
        let names = ["rule", "dataset", "field", "article", "file", "expect", "value", "values", "publish", "expires"]
        var parts = Dictionary(uniqueKeysWithValues: names.map { ($0, entry.place(of: $0)) })
        for part in entry.entries("key") ?? [] { parts["key." + part.key] = part.value.place }
        return LedgerPlaces(entry: entry.place, parts: parts)
    }
}
