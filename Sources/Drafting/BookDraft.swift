import Articles
import Books
import Recipes
package import Text

/// A book drafted from articles: its datasets, vocabularies and recipes.
package struct BookDraft: Sendable {
    let articles: [DraftArticle]
    private let existing: ExistingBook
    private let flawed: [String: Finding]
    private(set) var datasets: [DraftDataset] = []
    /// Those of key fields with the same title are one.
    private var vocabularies: [(name: String, words: DraftVocabulary)] = []
    /// Why tables are left out, by their places, and articles.
    private var reasons: [Place: String] = [:]
    /// The entries of what the recipes leave out, by their files.
    private var leftOut: [String: [String]] = [:]
    /// The rules of each dataset in comments.
    package var rules: [String: String] = [:]

    /// - Parameters:
    ///   - flawed: the articles with errors that no recipe settles, with the first of them.
    ///   - existing: the book that the draft is added to.
    package init(_ articles: [DraftArticle], flawed: [String: Finding] = [:], into existing: ExistingBook = .none) {
        (self.articles, self.flawed, self.existing) = (articles, flawed, existing)
        for flaw in flawed.values { reasons[flaw.place] = flaw.message }
        var tables: [DraftTable] = []
        for (index, article) in articles.enumerated() where flawed[article.article.path] == nil {
            for (table, isAligned) in article.tables {
                do throws(DraftTable.Reason) {
                    let whole = try DraftTable(table, of: article, at: index, isAligned: isAligned)
                    tables += SideBySide.parts(of: whole, table, in: articles) ?? [whole]
                } catch {
                    reasons[Place(article.article.path, table.location)] = error.text
                }
            }
        }
        for tables in TableGroups.of(tables, in: articles, joins: existing.isEmpty) { draft(tables) }
        nameAll()
    }

    package var isEmpty: Bool { datasets.isEmpty }
    package var datasetNames: [String] { datasets.map(\.name).uniqued() }
    /// Of those that the book did not have.
    package var newNames: [String] { datasets.filter { !$0.isFeed }.map(\.name) }

    /// Tables that together have no keys are drafted one by one.
    private mutating func draft(_ tables: [DraftTable]) {
        if feed(tables) { return }
        var rest: [DraftTable] = []
        for table in tables where tables.count == 1 || !feed([table]) { rest.append(table) }
        guard rest.count == tables.count else { return rest.isEmpty ? () : draft(rest) }
        if let dataset = DraftDataset(tables, in: articles) {
            append(dataset)
        } else if tables.count > 1 {
            for table in tables { draft([table]) }
        } else {
            leaveOut(tables, tables[0].reasonWithoutKeys)
        }
    }

    /// Feeds a dataset of the book; false if none has the tables' columns.
    private mutating func feed(_ tables: [DraftTable]) -> Bool {
        guard !existing.isEmpty, let dataset = DraftDataset(tables, in: articles),
            let feed = existing.feed(of: dataset)
        else { return false }
        append(feed)
        return true
    }

    private mutating func append(_ dataset: DraftDataset) {
        datasets.append(dataset)
        if !dataset.isFeed {
            let remarks = [
                dataset.remarkOnTitles(of: articles), dataset.remarkOnBareRows, dataset.remarkOnLastRows,
                dataset.remarkOnStrayRows, dataset.remarkOnTextsAbove, existing.remark(on: dataset),
            ].compactMap(\.self)
            for remark in remarks { datasets[datasets.count - 1].note(remark) }
        }
        guard dataset.hasRest, var rest = DraftDataset(dataset.tables, in: articles, isRest: true) else { return }
        // `Harbours: Country`, beside the traffic of each year.
        rest.title += ": " + rest.values.prefix(3).map(\.title).joined(separator: ", ")
        datasets.append(existing.feed(of: rest) ?? rest)
    }

    private mutating func leaveOut(_ tables: [DraftTable], _ reason: String) {
        for table in tables { reasons[place(table)] = reason }
    }

    private func place(_ table: DraftTable) -> Place {
        Place(articles[table.article].article.path, table.read.source.location)
    }

    /// Names the datasets.
    private mutating func nameAll() {
        tellTitlesApart()
        var names = UniqueNames(reserved: DatasetDefinition.reservedNames + existing.datasetNames)
        var titles = Dictionary(existing.titles.map { ($0, 1) }, uniquingKeysWith: +)
        for index in datasets.indices where !datasets[index].isFeed {
            let name = PlainName.of(datasets[index].title, mark: "-")
            datasets[index].name = names.name(name.isEmpty ? "table" : name, mark: "-")
            datasets[index].number = titles[datasets[index].title, default: 0]
            titles[datasets[index].title, default: 0] += 1
        }
        noteSharedColumns()
        settleWords()
    }

    /// The titles of a dataset's columns with their units.
    private struct Columns {
        let dataset: String
        let names: [String]
        let values: Set<String>
    }

    /// Says which datasets have the same keys as one before them, and the same columns in another order, or some of them.
    ///
    /// - Complexity: the square of the number of datasets with the same keys.
    private mutating func noteSharedColumns() {
        var known: [Set<String>: [Columns]] = [:]
        for index in datasets.indices where !datasets[index].isFeed {
            let own = datasets[index]
            let columns = Columns(
                dataset: own.name, names: own.fields.map(\.name),
                values: Set(own.values.map { "\(LabelFolding.fold($0.title)) \($0.unit ?? "")" }))
            let keys = Set(own.keys.map { LabelFolding.fold($0.title) } + own.units.map { "unit \($0)" })
            let others = known[keys, default: []]
            datasets[index].columnsRemark = others.lazy.compactMap { Self.remark(on: columns, beside: $0) }.first
            if !columns.values.isEmpty { known[keys, default: []].append(columns) }
        }
    }

    /// Nil unless all columns of one are those of the other.
    private static func remark(on own: Columns, beside other: Columns) -> String? {
        guard own.values.isSubset(of: other.values) || other.values.isSubset(of: own.values), !own.values.isEmpty else {
            return nil
        }
        // Tables with equal columns are apart for a reason, such as another unit around them.
        if own.values == other.values, own.names == other.names { return nil }
        let columns =
            own.values == other.values ? "these columns in another order" : "the same keys and some of the columns"
        return
            "The dataset \(other.dataset) has \(columns); until both feed one dataset, nothing compares their values"
    }

    /// Equal titles are told apart by the headings above: `Key: Statistics`, `Date: Statistics`.
    private mutating func tellTitlesApart() {
        let new = datasets.indices.filter { !datasets[$0].isFeed }
        for (title, group) in new.groups(by: { datasets[$0].title }) where group.count > 1 {
            let outer = group.map { datasets[$0].tables[0].outerHeadings.last ?? "" }
            guard !outer.contains(""), Set(outer).count == group.count else {
                noteTextsAbove(group)
                continue
            }
            for (index, heading) in zip(group, outer) { datasets[index].title = "\(heading): \(title)" }
        }
    }

    /// Says what is directly above the tables of datasets with one title, if that differs behind its first word.
    private mutating func noteTextsAbove(_ group: [Int]) {
        let texts = group.map { datasets[$0].tables[0].leadIn }
        let words = Set(texts.map { $0.prefix { $0 != " " } })
        guard !texts.contains(""), Set(texts).count == group.count, words.count == 1 else { return }
        for (index, text) in zip(group, texts) where text.utf8.count <= Self.longestTextAbove {
            datasets[index].note(
                "Another dataset has its title; “\(text)” is above its table, and may belong in the title")
        }
    }

    /// In bytes.
    private static let longestTextAbove = 200

    /// Makes texts of the words that are too many for a vocabulary.
    private mutating func settleWords() {
        vocabularies = []
        var names = UniqueNames(reserved: existing.vocabularyNames)
        var known: [String: String] = [:]
        let words = datasets.flatMap(\.keys).filter { $0.words != nil }
        for (title, fields) in words.groups(by: \.title) {
            guard let vocabulary = DraftVocabulary(fields.flatMap { $0.words ?? [] }) else { continue }
            let name = names.name(fields[0].name.replacing("_", with: "-"), mark: "-")
            known[title] = name
            vocabularies.append((name, vocabulary))
        }
        for index in datasets.indices {
            for key in datasets[index].keys.indices where datasets[index].keys[key].words != nil {
                let vocabulary = known[datasets[index].keys[key].title]
                datasets[index].keys[key].vocabulary = vocabulary
                datasets[index].keys[key].type = vocabulary == nil ? .text : .word
            }
        }
    }
}

// MARK: - Repairs

extension BookDraft {
    /// Makes text of the columns with cells that the first build cannot read, and leaves out datasets with other errors.
    ///
    /// - Parameter isLast: whether columns that are text already have not helped.
    /// - Returns: the errors that are about no drafted table.
    package mutating func repair(_ errors: [Finding], isLast: Bool) -> [Finding] {
        var (others, broken): ([Finding], [String: Finding]) = ([], [:])
        var (differing, mended): ([String: Finding], [Int: [DraftField.Source]]) = ([:], [:])
        for error in errors {
            guard let (index, field) = source(of: error) else {
                others.append(error)
                continue
            }
            if let field, mended[index]?.contains(field) == true { continue }
            let isDivisible = Set(datasets[index].tables.map(\.article)).count > 1
            if error.rule == RuleKind.agreement.rawValue, isDivisible, !isLast {
                differing[datasets[index].name] = differing[datasets[index].name] ?? error
            } else if !isLast, let field, datasets[index].makeText(field, because: error) {
                mended[index, default: []].append(field)
            } else {
                broken[datasets[index].name] = broken[datasets[index].name] ?? error
            }
        }
        for (name, error) in broken.sorted(by: { $0.key < $1.key }) {
            leaveOut(name, because: "\(error.message) (line \(error.place.line))")
        }
        for (name, error) in differing.sorted(by: { $0.key < $1.key }) where broken[name] == nil {
            divide(name, because: error)
        }
        settleWords()
        return others
    }

    /// Leaves out a dataset; tables that were to feed one of the book are drafted anew without it.
    package mutating func leaveOut(_ name: String, because reason: String) {
        if datasets.contains(where: { $0.name == name && $0.isFeed }) {
            self = BookDraft(articles, flawed: flawed, into: existing.without(name, because: reason))
            return
        }
        for dataset in datasets where dataset.name == name { leaveOut(dataset.tables, reason) }
        datasets.removeAll { $0.name == name }
        settleWords()
    }

    /// Articles that say different things of one key feed a dataset each.
    private mutating func divide(_ name: String, because error: Finding) {
        guard let dataset = datasets.first(where: { $0.name == name }) else { return }
        datasets.removeAll { $0.name == name }
        let count = datasets.count
        for tables in dataset.tables.groups(by: \.article).map(\.members) { draft(tables) }
        for index in datasets.indices.dropFirst(count) {
            datasets[index].note(
                "Articles differ, so each feeds a dataset of its own (\(error.place): \(error.message)); "
                    + "to compare them, let all feed one")
        }
        nameAll()
    }

    /// The book of some of its datasets.
    package func only(_ names: some Sequence<String>) -> BookDraft {
        var draft = self
        draft.datasets.removeAll { [names = Set(names)] in !names.contains($0.name) }
        draft.settleWords()
        return draft
    }

    /// The dataset, and its field, that a finding is about.
    private func source(of finding: Finding) -> (dataset: Int, field: DraftField.Source?)? {
        var found: Int?
        for (index, dataset) in datasets.enumerated() {
            for table in dataset.tables where articles[table.article].article.path == finding.place.file {
                let source = table.read.source
                guard source.lines.contains(finding.place.line) else { continue }
                found = found ?? index
                guard let cell = source.cells.first(where: { $0.location == finding.place.location }) else { continue }
                let field: DraftField.Source =
                    table.pivot?.columns.contains(cell.column) == true
                    ? .pivotCell : dataset.source(of: cell.column, in: table)
                if dataset.fields.contains(where: { $0.source == field }) { return (index, field) }
            }
        }
        return (datasets.firstIndex { $0.name == finding.dataset } ?? found).map { ($0, nil) }
    }

    /// Whether a finding is about what is drafted, not about what the book has or is fed.
    package func concerns(_ finding: Finding) -> Bool {
        guard !existing.isEmpty else { return true }
        if let (index, _) = source(of: finding) { return !datasets[index].isFeed }
        return articles.contains { $0.article.path == finding.place.file }
    }

    /// Leaves out the tables and lists that nothing reads, with the reasons why they are not drafted.
    package mutating func leaveOut(unread findings: [Finding]) {
        leftOut = [:]
        for (remedy, findings) in findings.filter({ $0.remedy != nil }).groups(by: \.remedy) {
            guard let remedy, remedy.line.hasSuffix("}") else { continue }
            let reasons = findings.map {
                self.reasons[$0.place] ?? ($0.rule == RuleKind.unusedList.rawValue ? "a list" : "no table of data")
            }.uniqued()
            let reason = "not drafted: " + reasons.joined(separator: "; ")
            leftOut[remedy.file, default: []].append(remedy.line.dropLast() + YAMLText.scalar(reason) + "}")
        }
    }

    /// The tables and articles that no dataset reads, with the reasons.
    package var unread: [(place: Place, reason: String)] {
        let read = Set(datasets.flatMap(\.tables).map(place))
        return reasons.sorted { $0.key < $1.key }.filter { !read.contains($0.key) }.map { ($0.key, $0.value) }
    }
}

// MARK: - Files

extension BookDraft {
    /// The book's files apart from the articles.
    package var files: [(path: String, text: String)] { [("book.yaml", header)] + parts }

    /// Those apart from book.yaml.
    package var parts: [(path: String, text: String)] {
        let vocabularies = vocabularies.map { name, vocabulary in
            let text = vocabulary.entries.map { "  - \($0)\n" }.joined()
            return (
                "Vocabulary/\(name).yaml",
                "# A draft. The order of the words is that of the data; add other names of a word as aliases.\n"
                    + "vocabulary: \(YAMLText.scalar(name))\nentries:\n" + text
            )
        }
        var feeds: [Int: [(dataset: DraftDataset, tables: [DraftTable])]] = [:]
        for dataset in datasets {
            for (article, tables) in dataset.tables.groups(by: \.article) {
                feeds[article, default: []].append((dataset, tables))
            }
        }
        let recipes = read.map { index, article in
            let path = Self.recipe(article)
            return (path, RecipeYAML(article).text(feeds[index] ?? [], leftOut: leftOut[path] ?? []))
        }
        return recipes + vocabularies
            + datasets.filter { !$0.isFeed }.map { ("Datasets/\($0.name).yaml", $0.yaml(rules: rules[$0.name] ?? "")) }
    }

    private static func recipe(_ article: DraftArticle) -> String { "Recipes/\(article.id).yaml" }

    /// The articles that datasets read, with their indices.
    private var read: [(index: Int, article: DraftArticle)] {
        Set(datasets.flatMap { $0.tables.map(\.article) }).sorted().map { ($0, articles[$0]) }
    }

    package var readPaths: [String] { read.map(\.article.article.path) }

    /// The entries of the articles in book.yaml.
    package var articleEntries: [String] {
        read.map { _, article in
            "{id: \(YAMLText.scalar(article.id)), file: \(YAMLText.scalar(article.article.path)), "
                + "origin: {title: \(YAMLText.scalar(article.title))}}"
        }
    }

    private var header: String {
        let paths = Set(readPaths)
        let reasons = Dictionary(grouping: reasons) { $0.key.file }.mapValues { Set($0.map(\.value)).sorted() }
        let unread = articles.filter { !paths.contains($0.article.path) }.map { article in
            let own = reasons[article.article.path]?.joined(separator: "; ")
            let reason = YAMLText.scalar("not drafted: " + (own ?? "it has no tables of data"))
            return "  - {file: \(YAMLText.scalar(article.article.path)), reason: \(reason)}\n"
        }
        return "# A draft by measurebook init. Check the title, and put the most trusted article first.\n"
            + "title: \(YAMLText.scalar(articles.first?.title ?? ""))\n"
            + "datasets: \(YAMLText.list(datasets.map(\.name)))\narticles:\n"
            + articleEntries.map { "  - \($0)\n" }.joined()
            + (unread.isEmpty ? "" : "left_out:\n" + unread.joined())
    }
}
