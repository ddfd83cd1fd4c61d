import Articles
import Books
import Records
import Text

/// Runs one recipe on its article.
struct RecipeRunner {
    let recipe: Recipe
    /// Of the article.
    let matcher: TableMatcher
    let articleIndex: Int
    /// Collects the recipe's mistakes.
    let context: NormalizeContext

    /// The recipe's table entries, compiled.
    func programs() -> [TableProgram] {
        recipe.tables.map { TableProgram($0, book: context.book, problems: context.problems) }
    }

    /// The claims of every dataset that the recipe feeds, by the dataset's name, in source order.
    ///
    /// - Parameter programs: the result of ``programs()``.
    func claims(by programs: [TableProgram]) -> [(dataset: String, claims: [Claim])] {
        let declaring = declaring(programs)
        return programs.flatMap { program in
            claims(
                by: program, beside: declaring, from: matcher.tables(for: program.recipe.selector, context.problems))
        }
    }

    /// For each table entry of the recipe, the numbers of the matching tables.
    func tableNumbers() -> [Set<Int>] {
        recipe.tables.map { Set(matcher.tables(for: $0.selector, context.problems).map(\.number)) }
    }

    /// The claims from one table, by the recipe's table entries that match it.
    ///
    /// - Parameters:
    ///   - programs: of the recipe's table entries.
    ///   - numbers: the result of ``tableNumbers()``.
    ///   - header: of the table; nil to read all of its rows before those in focus are chosen.
    func claims(
        fromTable number: Int, programs: [TableProgram], numbers: [Set<Int>], under header: WorkingTable?
    ) -> [(dataset: String, claims: [Claim])] {
        guard let table = matcher.article.tables.first(where: { $0.number == number }) else { return [] }
        let declaring = declaring(programs)
        return zip(programs, numbers).filter { $0.1.contains(number) }.flatMap { program, _ in
            claims(by: program, beside: declaring, from: [table], under: header)
        }
    }

    /// The table before any step, without rows that are neither in focus nor needed for those that are.
    private func working(_ table: ArticleTable, under header: WorkingTable?, for program: TableProgram) -> WorkingTable
    {
        guard let header, program.isRowByRow else { return WorkingTable(table) }
        return WorkingTable(table, under: header, rowsWhere: context.isInFocus)
    }

    /// For each decimal separator that the recipe declares, a plan that does so. Not needed for a few rows.
    private func declaring(_ programs: [TableProgram]) -> [FieldPlan] {
        guard context.focus == nil else { return [] }
        return programs.lazy.flatMap { $0.feeds.lazy.flatMap(\.plans) }.compactMap { $0 }
            .filter { $0.field.type.isNumeric && $0.numbers.isDecimalDeclared }
            .groups { $0.numbers.decimal }.map { $0.members[0] }
    }

    private func claims(
        by program: TableProgram, beside declaring: [FieldPlan], from tables: [ArticleTable],
        under header: WorkingTable? = nil
    ) -> [(dataset: String, claims: [Claim])] {
        let (steps, feeds) = (program.steps, program.feeds)
        var result: [(dataset: String, claims: [Claim])] = []
        for table in tables {
            let working = working(table, under: header, for: program)
            context.use(working)
            let prepared = steps.reduce(working) { $1.apply(to: $0, context: context) }
            // Tables of plain text count only if a recipe reads them, so their findings are reported here.
            if table.syntax == .text {
                table.findings.filter { !isSettled($0, by: feeds) }.forEach { context.report($0) }
            }
            let uneven = UnevenRows(working, headers: prepared.repeatedHeaders, path: context.article.path)
            let texts = Lazy { [article = matcher.article] in article.texts(around: table) }
            for feed in feeds {
                let known = context.findings.count
                let found = claims(
                    from: prepared, beside: texts, by: feed, of: feeds, declaring: declaring, uneven)
                // An error in every row has already been reported.
                if found.isEmpty, context.focus == nil, context.findings.count == known {
                    reportNoRecords(of: table, feed: feed)
                }
                result.append((feed.definition.name, found))
            }
        }
        guard context.focus == nil else { return result }
        reportUnusedMappings(of: feeds)
        if !tables.isEmpty { reportUnusedSteps(steps + feeds.flatMap(\.steps)) }
        return result
    }

    /// Whether a field knows the label that a finding doubts: `Bolt 8` before `100` is not the beginning of a number.
    private func isSettled(_ finding: Finding, by feeds: [FeedPlan]) -> Bool {
        guard finding.rule == RuleKind.surplusCells.rawValue, let label = finding.value.map(Label.init) else {
            return false
        }
        return feeds.flatMap(\.plans).contains { $0?.knows(label) == true }
    }

    private func claims(
        from table: WorkingTable, beside texts: Lazy<[ArticleText]>, by feed: FeedPlan, of feeds: [FeedPlan],
        declaring others: [FieldPlan], _ uneven: UnevenRows
    ) -> [Claim] {
        context.dataset = feed.definition.name
        defer { context.dataset = nil }
        let table = feed.steps.reduce(table) { $1.apply(to: $0, context: context) }
        context.feed(from: table)
        // Findings about whole tables cannot be derived from a few rows.
        if context.focus == nil {
            context.parts.add((feed.plans + [feed.unit]).compactMap { $0 }, from: table.source)
        }
        let readers = feed.plans.map { plan in plan.flatMap { FieldReader($0, table: table, context: context) } }
        let unit = feed.unit.flatMap { FieldReader($0, table: table, context: context) }
        for reader in (readers + [unit]).compactMap({ $0?.column }) {
            context.use(table.columns[reader])
        }
        let keyCount = feed.definition.keys.count
        let keys = readers.prefix(keyCount).compactMap { $0 }
        guard keys.count == keyCount, (feed.unit == nil) == (unit == nil),
            zip(feed.plans, readers).allSatisfy({ ($0 == nil) == ($1 == nil) })
        else { return [] }
        let claims = FeedRunner(
            definition: feed.definition, keys: keys, values: Array(readers[keyCount...]), unit: unit,
            articleIndex: articleIndex, uneven: uneven, context: context
        ).claims(from: table)
        // A few rows need not be read with their header.
        guard context.focus == nil else {
            context.note(rowsMissedBy: (readers + [unit]).lazy.compactMap { $0 })
            return claims
        }
        let plans = feeds.flatMap(\.plans).compactMap { $0 }
        for (index, reader) in readers.enumerated() {
            reader.flatMap { DisputedSigns($0, beside: plans, of: others) }?.report(
                in: context, of: feed.definition.name, claims: claims, key: index < keyCount ? index : nil)
        }
        StatedUnits(
            table: table, definition: feed.definition, keys: keys, values: Array(readers[keyCount...]), unit: unit,
            context: context, texts: texts
        ).report(against: claims)
        if unit == nil { MissingUnits(definition: feed.definition, context: context).report(in: claims) }
        return claims
    }

    private func reportNoRecords(of table: ArticleTable, feed: FeedPlan) {
        context.report(
            Finding(
                rule: .noRecords, severity: .error,
                message: "no record of \(feed.definition.name) is read from the table; "
                    + "correct the recipe, or leave the table out",
                place: context.place(table.location), dataset: feed.definition.name))
    }

    private func reportUnusedSteps(_ steps: [WrittenStep]) {
        for step in steps {
            guard context.usedEntries.contains(step.place) else {
                context.report(.unusedStep(step))
                continue
            }
            for text in step.step.sought where !context.usedEntries.contains(text.place) {
                context.report(.unusedText(text, of: step))
            }
        }
    }

    private func reportUnusedMappings(of feeds: [FeedPlan]) {
        let plans = feeds.flatMap(\.plans).compactMap { $0 }
        let entries = plans.flatMap { $0.mapping.map { ($0.label, $0.place) } + $0.none }
        for (label, place) in entries where !context.usedEntries.contains(place) {
            context.report(
                Finding(
                    rule: .unusedMapping, severity: .warning,
                    message: "no cell contains “\(label)”; correct the entry, or remove it", place: place, value: label,
                    family: .superfluous(.unusedMapping, file: place.file)))
        }
    }
}
