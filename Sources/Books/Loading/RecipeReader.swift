import Text

/// Reads a file of `Recipes/`: which table of an article feeds which dataset. Steps and sources keep their written
/// form; the stage that runs them reads it.
struct RecipeReader {
    let map: MapReader

    private var problems: BookProblems { map.problems }

    func read() -> Recipe? {
        let article = map.requiredText("article")
        _ = map.requiredNode("tables")
        let tables = (map.nodes("tables") ?? []).compactMap(self.table)
        let leftOut = (map.nodes("left_out") ?? []).compactMap(self.leftOut)
        map.rejectUnknownKeys()
        guard let article else { return nil }
        return Recipe(article: article, tables: tables, leftOut: leftOut, place: map.place(of: "article"))
    }

    private func table(_ node: BookNode) -> TableRecipe? {
        let entry = MapReader(node, subject: "a table's recipe", problems: problems)
        let count = entry.integer("each")
        let selector = entry.requiredNode("select").map { self.selector($0, count: count) }
        let steps = (entry.nodes("steps") ?? []).compactMap(step)
        _ = entry.requiredNode("feeds")
        let feeds = (entry.nodes("feeds") ?? []).compactMap(feed)
        entry.rejectUnknownKeys()
        guard let selector else { return nil }
        return TableRecipe(selector: selector, steps: steps, feeds: feeds, place: node.place)
    }

    private func leftOut(_ node: BookNode) -> LeftOutTables? {
        let entry = MapReader(node, subject: "what is left out", problems: problems)
        let count = entry.integer("each")
        let selector = entry.requiredNode("select").map { self.selector($0, count: count) }
        _ = entry.requiredNode("reason")
        let reason = entry.localized("reason")
        entry.rejectUnknownKeys()
        guard let selector, let reason else { return nil }
        return LeftOutTables(selector: selector, reason: reason, place: node.place)
    }

    private func selector(_ node: BookNode, count: Int?) -> TableSelector {
        let entry = MapReader(node, subject: "a selection of tables", problems: problems)
        let selector = TableSelector(
            heading: entry.text("heading"), header: (entry.nameNodes("header") ?? []).compactMap(\.text),
            caption: entry.text("caption"),
            isList: entry.boolean("list") ?? false,
            text: entry.node("text").flatMap(textBlock),
            number: entry.integer("number"), count: count ?? 1, place: node.place)
        entry.rejectUnknownKeys()
        if selector.count < 1 {
            problems.report("\"each\" is the number of tables expected, 1 or more", at: node.place)
        }
        return selector
    }

    private func textBlock(_ node: BookNode) -> TextBlock? {
        let entry = MapReader(node, subject: "a block of text", problems: problems)
        let header = entry.requiredText("header")
        _ = entry.requiredNode("columns")
        let columns = entry.texts("columns") ?? []
        let form = entry.choice("form", of: TextBlock.Form.self) ?? .spaces
        let shortRows = entry.integer("short_rows")
        entry.rejectUnknownKeys()
        if entry.nodes("columns")?.isEmpty == true {
            problems.report("\"columns\" names at least one column", at: entry.place(of: "columns"))
        }
        if let shortRows, shortRows < 1 {
            problems.report(
                "\"short_rows\" is the number of rows that lack cells, 1 or more", at: entry.place(of: "short_rows"))
        }
        guard let header, !columns.isEmpty else { return nil }
        return TextBlock(header: header, columns: columns, form: form, shortRows: shortRows ?? 0)
    }

    private func feed(_ node: BookNode) -> Feed? {
        let entry = MapReader(node, subject: "a feed", problems: problems)
        let dataset = entry.requiredText("dataset")
        let steps = (entry.nodes("steps") ?? []).compactMap(step)
        _ = entry.requiredNode("fields")
        let fields = (entry.entries("fields") ?? []).map { FieldSource(field: $0.key, node: $0.value) }
        entry.rejectUnknownKeys()
        guard let dataset else { return nil }
        return Feed(dataset: dataset, steps: steps, fields: fields, place: entry.place(of: "dataset"))
    }

    /// A step is a map of one key: the step's name and its parameters.
    private func step(_ node: BookNode) -> StepDefinition? {
        guard case .map(let entries) = node.content, let entry = entries.first, entries.count == 1 else {
            problems.report(
                "a step is a map of one key, such as \"- ditto: {…}\", but found \(node.kind)", at: node.place)
            return nil
        }
        return StepDefinition(name: entry.key, namePlace: entry.keyPlace, parameters: entry.value)
    }
}
