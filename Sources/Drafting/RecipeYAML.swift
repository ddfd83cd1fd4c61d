import Articles
import Books
import Numbers
import Recipes
import Text

/// The recipe of an article: which of its tables feed which drafted datasets.
struct RecipeYAML {
    private let article: DraftArticle
    private let matcher: TableMatcher

    init(_ article: DraftArticle) {
        self.article = article
        matcher = TableMatcher(article.article)
    }

    /// - Parameters:
    ///   - feeds: the article's tables with the datasets that they feed.
    ///   - leftOut: the entries of tables and lists that nothing reads.
    func text(_ feeds: [(dataset: DraftDataset, tables: [DraftTable])], leftOut: [String]) -> String {
        let entries = feeds.flatMap { dataset, tables in
            tables.groups { Self.feed(of: $0, into: dataset) }.flatMap { feed, tables in
                selections(of: tables).map { "  - select: \($0)\n" + feed }
            }
        }
        return "# A draft. Check which column feeds which field.\narticle: \(YAMLText.scalar(article.id))\ntables:\n"
            + entries.joined()
            + (leftOut.isEmpty ? "" : "left_out:\n" + leftOut.map { "  \($0)\n" }.joined())
    }

    // MARK: - Selections

    /// One selection for all tables if their header alone selects them and no others, else one for each.
    private func selections(of tables: [DraftTable]) -> [String] {
        let header = Self.header(of: tables[0])
        let numbers = tables.map(\.read.source.number)
        if matched(by: selector(tables[0], header: header)) == numbers {
            let each = tables.count > 1 ? "\n    each: \(tables.count)" : ""
            return [Self.yaml(tables[0], header: header) + each]
        }
        return tables.map(selection)
    }

    /// The fewest conditions that select a table alone.
    private func selection(of table: DraftTable) -> String {
        let (header, number) = (Self.header(of: table), table.read.source.number)
        let heading = table.read.source.headings.last?.text
        for heading in [nil, heading] where matched(by: selector(table, header: header, heading: heading)) == [number] {
            return Self.yaml(table, header: header, heading: heading)
        }
        let found = matched(by: selector(table, header: header, heading: heading))
        return Self.yaml(table, header: header, heading: heading, number: (found.firstIndex(of: number) ?? 0) + 1)
    }

    private func matched(by selector: TableSelector) -> [Int] { matcher.numbers(for: selector) }

    private func selector(_ table: DraftTable, header: [String], heading: String? = nil) -> TableSelector {
        TableSelector(
            heading: heading, header: header, caption: nil, source: table.isAligned ? .aligned : .tables, number: nil,
            count: 1, place: Place(""))
    }

    /// The columns that a selection names; those of many years are left to the step.
    private static func header(of table: DraftTable) -> [String] {
        if table.turned != nil { return table.header }
        let pivoted = Set(table.pivot?.columns.dropFirst() ?? [])
        return table.read.columns.indices.filter { !pivoted.contains($0) }.map { table.header[$0] }
    }

    private static func yaml(
        _ table: DraftTable, header: [String], heading: String? = nil, number: Int? = nil
    ) -> String {
        var parts = table.isAligned ? ["aligned: true"] : []
        if let heading { parts.append("heading: \(YAMLText.scalar(heading))") }
        parts.append("header: \(YAMLText.list(header))")
        if let number { parts.append("number: \(number)") }
        return "{\(parts.joined(separator: ", "))}"
    }

    // MARK: - Steps and fields

    /// The name of the column that a step makes for a field.
    private static func column(for source: DraftField.Source, in table: DraftTable, of dataset: DraftDataset) -> String?
    {
        guard let name = dataset.fields.first(where: { $0.source == source })?.name else { return nil }
        return table.read.columns.contains { LabelFolding.fold($0.title) == name } ? "drafted \(name)" : name
    }

    private static func feed(of table: DraftTable, into dataset: DraftDataset) -> String {
        var steps: [String] = []
        if let turned = table.turned {
            if !turned.remarks.isEmpty { steps.append("skip-rows: {full_width: true}") }
            steps.append("transpose: {name: \(YAMLText.scalar(turned.name))}")
        }
        if table.lowerHeaderRows > 0 { steps.append("header-rows: {count: \(table.lowerHeaderRows)}") }
        let skipped = [
            (table.rows.struckRows, "The article strikes them out."),
            (table.noteRows, "These rows are notes on the table."),
        ]
        for (texts, reason) in skipped where !texts.isEmpty {
            let column = YAMLText.scalar(table.read.columns[0].name)
            steps.append("skip-rows: {column: \(column), is: \(YAMLText.list(texts.map(table.written)))}  # \(reason)")
        }
        if table.rows.hasRowsOfOtherParts, case let first?? = table.plain.first {
            let column = YAMLText.scalar(table.read.columns[first].name)
            steps.append("skip-rows: {column: \(column), is: [\"\"]}  # These rows have other columns alone.")
        }
        if table.sections == .skipped { steps.append("skip-rows: {full_width: true}") }
        if let section = column(for: .sectionRows, in: table, of: dataset) {
            let group = column(for: .sectionGroups, in: table, of: dataset).map { ", outer: \(YAMLText.scalar($0))" }
            steps.append("section-rows: {name: \(YAMLText.scalar(section))\(group ?? "")}")
        }
        let dittos = table.rows.dittoMarks.indices.filter { column in
            !table.rows.dittoMarks[column].isEmpty && (!table.isPart || table.plain.contains(column))
        }
        if !dittos.isEmpty {
            let columns = YAMLText.list(dittos.map { table.read.columns[$0].name })
            let marks = YAMLText.list(dittos.flatMap { table.rows.dittoMarks[$0] }.map(LabelFolding.width).uniqued())
            steps.append("ditto: {columns: \(columns), marks: \(marks)}")
        }
        if let pivot = table.pivot, let header = column(for: .pivotHeader, in: table, of: dataset),
            let cell = column(for: .pivotCell, in: table, of: dataset)
        {
            let columns = YAMLText.list(pivot.columns.map { table.read.columns[$0].name })
            steps.append(
                "unpivot: {columns: \(columns), name: \(YAMLText.scalar(header)), value: \(YAMLText.scalar(cell))}")
        }
        let sources = dataset.fields.map { ($0.name, source(of: $0, in: table, of: dataset)) }
        let unit = dataset.unitColumn.flatMap { dataset.commas.place(of: $0, in: table) }
        let fields = (sources + [("unit", unit.map { source(ofUnits: $0, in: table) })]).compactMap { name, source in
            source.map { "          \(YAMLText.scalar(name)): {\($0)}" }
        }
        let unread = dataset.unread.map(YAMLText.scalar).joined(separator: ", ")
        let remark = unread.isEmpty ? "" : "        # Columns that the dataset does not have: \(unread)\n"
        let remarks = dataset.isFeed ? dataset.values.filter(\.type.isNumeric).compactMap(\.comment) : []
        return (steps.isEmpty ? "" : "    steps:\n" + steps.map { "      - \($0)\n" }.joined())
            + "    feeds:\n      - dataset: \(YAMLText.scalar(dataset.name))\n" + remark
            + remarks.map { "        \($0)\n" }.joined() + "        fields:\n"
            + fields.map { $0 + "\n" }.joined()
    }

    private static func source(ofUnits column: Int, in table: DraftTable) -> String {
        let cells = table.cells[column]
        let signs = cells.signsOfNoUnit
        return "column: \(YAMLText.scalar(table.read.columns[column].name))"
            + (signs.isEmpty ? "" : ", none: \(YAMLText.list(signs))")
            + (cells.hasCellWithoutUnit ? ", default: \"\"" : "")
    }

    /// Nil if the table does not have the field.
    private static func source(of field: DraftField, in table: DraftTable, of dataset: DraftDataset) -> String? {
        var (parts, columns): ([String], [Int])
        func made() -> String { "column: " + YAMLText.scalar(column(for: field.source, in: table, of: dataset) ?? "") }
        switch field.source {
        case .column(let index):
            guard let column = dataset.commas.place(of: index, in: table) else { return nil }
            columns = [column]
            parts = ["column: \(YAMLText.scalar(table.read.columns[column].name))"]
            if column == 0, table.turned?.title != nil {
                let title = PatternText.literal(table.written(name: ""))
                parts.append("pattern: \(YAMLText.scalar("\(title){\(field.name)}"))")
            }
        case .pivotHeader:
            (parts, columns) = ([made()], [])
            if let pattern = table.pivot?.pattern(for: field.name) {
                parts.append("pattern: \(YAMLText.scalar(pattern))")
            }
        case .pivotCell: (parts, columns) = ([made()], table.pivot?.columns ?? [])
        case .sectionRows, .sectionGroups: (parts, columns) = ([made()], [])
        case .heading: (parts, columns) = (["heading: \(YAMLText.scalar("{\(field.name)}"))"], [])
        case .outerHeading:
            let inner = dataset.keys.first { $0.source == .heading }.map { "{\($0.name)}" }
            let pattern = "{\(field.name)} / " + (inner ?? PatternText.literal(table.heading))
            (parts, columns) = (["heading: \(YAMLText.scalar(pattern))"], [])
        case .caption: (parts, columns) = (["caption: \(YAMLText.scalar("{\(field.name)}"))"], [])
        case .leadIn:
            let pattern = "{\(field.name)}" + (table.leadIn.hasSuffix(":") ? ":" : "")
            (parts, columns) = (["lead_in: \(YAMLText.scalar(pattern))"], [])
        }
        if let part = field.part {
            parts.append("pattern: \(YAMLText.scalar(part.pattern))")
            if !part.factors.isEmpty {
                let sum = part.factors.map { "\($0.part): \($0.factor)" }.joined(separator: ", ")
                parts.append("sum: {\(sum)}")
            } else if part.name != field.name {
                parts.append("part: \(YAMLText.scalar(part.name))")
            }
            if let other = part.lastDigitsOf { parts.append("last_digits_of: \(YAMLText.scalar(other))") }
        }
        let struck = columns.reduce(into: [:]) { $0.merge(table.rows.struckCells[$1]) { first, _ in first } }
            .sorted { $0.key < $1.key }
        let none = struck.filter(\.value.isEmpty).map(\.key)
        if !none.isEmpty { parts.append("none: \(YAMLText.list(none))") }
        let map = struck.filter { !$0.value.isEmpty }.map { "\(YAMLText.scalar($0.key)): \(YAMLText.scalar($0.value))" }
        if !map.isEmpty { parts.append("map: {\(map.joined(separator: ", "))}") }
        if field.type.isNumeric, dataset.commas.hasComma(field.source, in: table) {
            parts.append("decimal: comma")
        }
        return parts.joined(separator: ", ")
    }
}
