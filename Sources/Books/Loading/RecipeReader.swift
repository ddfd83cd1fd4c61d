/// The keys of a file of `Recipes/`.
package struct RecipeKeys: MapKeys {
    package static let form = MapDeclaration(
        "recipe", "a recipe", meaning: "Which table of an article feeds which dataset, and how.", Self())

    let article = Key("article", .text, is: .required, "The id of the article.", example: "mill")
    let tables = Key(
        "tables", list: .list(of: .map(TableKeys.form)), is: .required, "The tables to read from the article.")
    let leftOut = Key(
        "left_out", list: .list(of: .map(LeftOutTablesKeys.form)),
        "Tables and lists of the article that are not read, each with the reason.")

    /// A step is a map of one key: its name, with its parameters.
    fileprivate static let steps = Form.list(of: .node(.named("step")))
}

/// The keys of a table's recipe.
struct TableKeys: MapKeys {
    static let form = MapDeclaration("table", "a table's recipe", Self())

    let select = Key(
        "select", .map(SelectKeys.form), is: .required, "Selects a table by its content, never by its line number.",
        example: "{heading: Planks, header: [Grade, Width]}")
    let each = Key("each", .count("the number of tables expected"), default: 1, "How many tables the entry reads.")
    let steps = Key(
        "steps", list: RecipeKeys.steps, "Steps applied to the table before it is read, in this order, for all feeds.")
    let feeds = Key(
        "feeds", list: .list(of: .map(FeedKeys.form)), is: .required, "The datasets that the table feeds.")
}

/// The keys of tables and lists that are not read.
struct LeftOutTablesKeys: MapKeys {
    static let form = MapDeclaration("leftOut", "what is left out", Self())

    let select = Key(
        "select", .map(SelectKeys.form), is: .required, "Selects the table or list.", example: "{heading: Tools}")
    let each = Key(
        "each", .count("the number of tables expected"), default: 1,
        "How many are left out. If more or fewer match, the entry is an error.")
    let reason = Key("reason", .localized, is: .required, "Why it is not read.", example: "These are not planks.")
}

struct SelectKeys: MapKeys {
    static let form = MapDeclaration("select", "a selection of tables", Self())

    let heading = Key(
        "heading", .text, "A text that one of the headings above the table contains.", example: "Planks")
    let header = Key(
        "header", list: .list(of: .columnName),
        """
        Header cells that the table has, in this order; others between them are allowed. The tiers of a header of \
        several rows are joined: "Value / Min". A table without a header may also be selected by the cells of its \
        first row.
        """, example: "[Grade, Width]")
    let caption = Key(
        "caption", .text,
        """
        A text that the table's caption contains: its caption element, the figcaption of a figure that holds no other \
        table, or a paragraph directly above or below it that begins with "Table:", "Table 3:" or the like.
        """, example: "Widths")
    let list = Key(
        "list", .boolean, default: false,
        """
        true: selects lists instead of tables. A list is a table with the columns "number" (from 1, or as numbered in \
        the list; the term in a list of descriptions) and "item". Items of a list in its third item are also rows, \
        with the numbers 3.1, 3.2 and so on.
        """)
    let aligned = Key(
        "aligned", .boolean, default: false,
        """
        true: selects tables of plain text, as "tables --aligned" finds them in running and preformatted text: \
        grids drawn with characters, columns under a rule, columns separated by tabs or gaps, cells separated by commas, \
        semicolons or vertical bars, and tables of AsciiDoc.
        """)
    let text = Key(
        "text", .map(TextBlockKeys.form), "Selects a block of plain text, for a capture that has lost its tables.",
        example: "{header: Wood Grade 1 Grade 2, columns: [Wood, Grade 1, Grade 2]}")
    let number = Key(
        "number", .count("the position of a table among those that match"),
        "Which of the matching tables to read, from 1.",
        example: "2")
}

struct TextBlockKeys: MapKeys {
    static let form = MapDeclaration("textBlock", "a block of text", Self())

    let header = Key(
        "header", .text, is: .required,
        """
        The line above the block; the block ends at the next blank line or code fence, apart from blank lines directly \
        below the header. In the form "lines" it \
        is the last line of the table's header.
        """, example: "Wood Grade 1 Grade 2")
    let columns = Key(
        "columns", list: .list(of: .text, atLeastOne: "column"), is: .required, "The names of the columns.",
        example: "[Wood, Grade 1, Grade 2]")
    let form = Key(
        "form", .choice(TextBlock.Form.self), default: .spaces,
        """
        How the cells of a row are separated: spaces (by white space; where a row has more words than columns, the first \
        cell takes the surplus), aligned (by two spaces or more, or a tab), or lines (each cell is a line of its own).
        """)
    let shortRows = Key(
        "short_rows", .count("the number of rows that lack cells"),
        """
        How many incomplete rows to read. Without it, or if the number differs, such rows are left \
        out with an error.
        """, example: "2")
}

struct FeedKeys: MapKeys {
    static let form = MapDeclaration("feed", "a feed", Self())

    let dataset = Key("dataset", .text, is: .required, "The dataset that the table feeds.", example: "plank-size")
    let steps = Key("steps", list: RecipeKeys.steps, "Further steps, for this dataset alone.")
    let fields = Key(
        "fields", list: .entries(of: .node(.named("fieldSource"))), is: .required,
        """
        The source of each field: a constant, a list of constants that gives a record \
        for each, or a map. Key fields, and fields that are not optional, need one.
        """, example: "{wood: oak, grade: {column: Grade}}")
}

/// Reads a file of `Recipes/`: which table of an article feeds which dataset. Steps and sources keep their written
/// form; the stage that runs them reads it.
struct RecipeReader {
    let map: KeyReader<RecipeKeys>

    func read() -> Recipe? {
        let (tables, leftOut) = (map.tables.compactMap(table), map.leftOut.compactMap(self.leftOut))
        guard let article = map.article else { return nil }
        return Recipe(article: article, tables: tables, leftOut: leftOut, place: map.place(of: \.article))
    }

    private func table(_ entry: KeyReader<TableKeys>) -> TableRecipe? {
        let selector = entry.select.map { self.selector($0, count: entry.each) }
        let (steps, feeds) = (entry.steps.compactMap(step), entry.feeds.compactMap(feed))
        return selector.map { TableRecipe(selector: $0, steps: steps, feeds: feeds, place: entry.place) }
    }

    private func leftOut(_ entry: KeyReader<LeftOutTablesKeys>) -> LeftOutTables? {
        let selector = entry.select.map { self.selector($0, count: entry.each) }
        guard let selector, let reason = entry.reason else { return nil }
        return LeftOutTables(selector: selector, reason: reason, place: entry.place)
    }

    private func selector(_ entry: KeyReader<SelectKeys>, count: Int) -> TableSelector {
        TableSelector(
            heading: entry.heading, header: entry.header.compactMap(\.text), caption: entry.caption,
            source: source(entry), number: entry.number, count: count, place: entry.place)
    }

    private func source(_ entry: KeyReader<SelectKeys>) -> TableSelector.Source {
        let block = entry.text.flatMap(textBlock)
        if (entry.list ? 1 : 0) + (entry.aligned ? 1 : 0) + (block == nil ? 0 : 1) > 1 {
            map.problems.report(
                "\"list\", \"aligned\" and \"text\" exclude each other; keep the intended one", at: entry.place)
        }
        return block.map(TableSelector.Source.text) ?? (entry.list ? .lists : entry.aligned ? .aligned : .tables)
    }

    private func textBlock(_ entry: KeyReader<TextBlockKeys>) -> TextBlock? {
        let (header, columns) = (entry.header, entry.columns)
        guard let header, !columns.isEmpty else { return nil }
        return TextBlock(header: header, columns: columns, form: entry.form, shortRows: entry.shortRows ?? 0)
    }

    private func feed(_ entry: KeyReader<FeedKeys>) -> Feed? {
        let steps = entry.steps.compactMap(step)
        let fields = entry.fields.map { FieldSource(field: $0.entry.key, node: $0.value) }
        return entry.dataset.map {
            Feed(dataset: $0, steps: steps, fields: fields, place: entry.place(of: \.dataset))
        }
    }

    /// A step is a map of one key: the step's name and its parameters.
    private func step(_ node: BookNode) -> StepDefinition? {
        guard case .map(let entries) = node.content, let entry = entries.first, entries.count == 1 else {
            map.problems.report(
                "a step is a map of one key, such as \"- ditto: {…}\", but found \(node.kind)", at: node.place)
            return nil
        }
        return StepDefinition(name: entry.key, namePlace: entry.keyPlace, parameters: entry.value)
    }
}
