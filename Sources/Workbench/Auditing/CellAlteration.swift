import Articles
import Audit
import Books
import Recipes
import Records
import Text

/// Computes a book with a few cells of a table changed, without the whole journey: does not run the recipes on other
/// rows and, if only numbers change, does not read the article again.
///
/// The result equals that of ``BookExamination/altered(article:to:)``, except for places, which remain those of the
/// unchanged article. If the result cannot be predicted, the outcome is `unknown`.
struct CellAlteration: Sendable {
    private let examination: BookExamination
    /// For each article, the cells of its tables by location.
    private let cells: [[SourceLocation: CellIndex]]
    /// For each article.
    let plans: [TablePlan]
    /// The claims that depend on each cell, in the order of the datasets.
    private let claims: [CellPlace: [CellClaim]]
    /// By article path, the lines with findings about data, which may be repeated when a row is read again.
    private let linesInDoubt: [String: [Int]]

    private struct CellIndex: Sendable {
        let table: Int
        let cell: Int
    }

    private struct CellPlace: Hashable, Sendable {
        let article: Int
        let location: SourceLocation
    }

    private struct CellClaim: Sendable {
        /// The index of its dataset.
        let dataset: Int
        let claim: Claim
    }

    init(_ examination: BookExamination) {
        self.examination = examination
        cells = examination.stages.read.map { Self.plainCells(of: $0.value) }
        linesInDoubt = Dictionary(grouping: examination.stages.normalized.findings.map(\.place), by: \.file)
            .mapValues { $0.map(\.line).uniqued() }
        plans = examination.stages.read.enumerated().map { examination.setup.normalizer.plan(for: $1.value, at: $0) }
        var byCell: [CellPlace: [CellClaim]] = [:]
        for (dataset, claims) in examination.stages.normalized.claims.enumerated() {
            for claim in claims {
                let origins = Set((claim.keyOrigins + claim.valueOrigins).compactMap { $0?.location })
                for location in origins {
                    byCell[CellPlace(article: claim.article, location: location), default: []].append(
                        CellClaim(dataset: dataset, claim: claim))
                }
            }
        }
        claims = byCell
    }

    /// The cells of table bodies whose text equals their source.
    private static func plainCells(of article: Article) -> [SourceLocation: CellIndex] {
        var cells: [SourceLocation: CellIndex] = [:]
        for (number, table) in article.tables.enumerated() where !table.headerRows.isEmpty {
            let header = Set(table.headerRows.joined().compactMap { $0 })
            for (index, cell) in table.cells.enumerated() where !header.contains(index) && isPlain(cell) {
                cells[cell.location] = CellIndex(table: number, cell: index)
            }
        }
        return cells
    }

    /// Whether a cell's text equals its source and neither contains nor defines a note's mark: `1) note`.
    private static func isPlain(_ cell: ArticleCell) -> Bool {
        let behindNumber = cell.raw.drop { "([".contains($0) }.drop { $0.isNumber }.first
        return cell.text == cell.raw && !cell.raw.isEmpty && cell.footnotes.isEmpty && cell.raised == nil
            && cell.seams.isEmpty && behindNumber != ")" && behindNumber != "]"
    }

    enum Outcome {
        case altered(AlteredBook)
        /// No value changes.
        case unchanged
        /// The whole journey must run.
        case unknown
    }

    /// The claims of the unchanged rows of some cells, kept because consecutive changes often affect the same cell.
    struct Memory {
        fileprivate var article = 0
        fileprivate var table = 0
        fileprivate var locations: Set<SourceLocation> = []
        fileprivate var rows: RowClaims?
    }

    /// - Parameters:
    ///   - edits: of one article, in text order.
    ///   - cells: that they replace, in text order.
    ///   - memory: the rows of the previous change.
    func outcome(_ edits: [TextEdit], of cells: [AuditedCell], _ memory: inout Memory) -> Outcome {
        guard let index = cells.first?.article,
            let altered = rewritten(cells, by: edits) ?? read(cells, edits, article: index)
        else { return .unknown }
        let article = examination.stages.read[index].value
        var tables = article.tables
        tables[altered.number - 1] = altered
        let changed = Article(
            text: article.text, tables: tables, lists: article.lists, textTables: article.textTables)
        return outcome(of: cells, in: changed, table: altered, &memory)
    }

    /// The table with other numbers, which a parser need not read again; nil if it must.
    private func rewritten(_ cells: [AuditedCell], by edits: [TextEdit]) -> ArticleTable? {
        var (table, texts): (Int?, [Int: ArticleText]) = (nil, [:])
        for (cell, edit) in zip(cells, edits) {
            guard let index = self.cells[cell.article][cell.location], index.table == table ?? index.table,
                Self.isOfOneKind(cell.raw, edit.text)
            else { return nil }
            table = index.table
            texts[index.cell] = ArticleText(text: edit.text, raw: edit.text, location: cell.location)
        }
        return table.map { examination.stages.read[cells[0].article].value.tables[$0].rewriting(texts) }
    }

    /// The table with the texts of the edited article; nil if the article differs in more than the texts of these cells
    /// of one table.
    private func read(_ cells: [AuditedCell], _ edits: [TextEdit], article index: Int) -> ArticleTable? {
        let (source, before) = (examination.setup.sources[index], examination.stages.read[index])
        let bytes = EditedText(before.value.text, edits).bytes
        let after = ArticleSource(
            path: source.path, bytes: bytes, encoding: TextEncodingLabel("utf-8"), limits: source.limits
        ).read()
        guard let number = cells[0].position?.table, before.findings.haveEqualMessages(as: after.findings),
            after.value.lists.elementsEqual(before.value.lists, by: { $0.hasContent(of: $1) }),
            after.value.textTables.map(\.lines) == before.value.textTables.map(\.lines)
        else { return nil }
        let locations = Set(cells.map(\.location))
        return before.value.rewriting(table: number, with: after.value, at: locations)
    }

    /// The claims of the cells' rows in the altered article.
    private func outcome(
        of cells: [AuditedCell], in article: Article, table: ArticleTable, _ memory: inout Memory
    ) -> Outcome {
        let index = cells[0].article
        let lines = table.location.line...max(table.location.line, table.endLine)
        if linesInDoubt[article.path]?.contains(where: lines.contains) == true { return .unknown }
        let locations = Set(cells.map(\.location))
        guard
            let found = examination.setup.normalizer.claims(
                from: article, at: index, touching: locations, ofTable: table.number, by: plans[index])
        else { return .unknown }
        var old = [[Claim]](repeating: [], count: examination.setup.book.datasets.count)
        var new = old
        let known = cells.flatMap { claims[CellPlace(article: index, location: $0.location)] ?? [] }
        for known in known.uniqued(by: { ObjectIdentifier($0.claim) }) { old[known.dataset].append(known.claim) }
        for (name, claims) in found.claims {
            guard let dataset = examination.setup.book.datasetIndex(name) else { continue }
            // Rows contain other cells, and some claims depend only on those.
            new[dataset] += claims.filter { claim in
                (claim.keyOrigins + claim.valueOrigins).contains {
                    $0.map { locations.contains($0.location) } ?? false
                }
            }
        }
        // Reading the unchanged rows shows which labels and mappings they need.
        guard let before = rows(of: locations, article: index, table: table.number, &memory),
            before.usedEntries == found.usedEntries
        else { return .unknown }
        if found.findings.isEmpty, let pairs = replacements(of: old, by: new) {
            guard pairs.contains(where: { $0.old.values != $0.new.values }) else { return .unchanged }
            return .altered(book(with: pairs, article: article, at: index))
        }
        // If several claims have one key, a correction's target depends on their order.
        guard !isCorrected(old), !isCorrected(new) else { return .unknown }
        return .altered(book(without: old, with: new, of: (before, found), article: article, at: index))
    }

    /// The claims of the unchanged rows of some cells.
    private func rows(
        of locations: Set<SourceLocation>, article: Int, table: Int, _ memory: inout Memory
    ) -> RowClaims? {
        if memory.article == article, memory.table == table, memory.locations == locations, let rows = memory.rows {
            return rows
        }
        let rows = examination.setup.normalizer.claims(
            from: examination.stages.read[article].value, at: article, touching: locations, ofTable: table,
            by: plans[article])
        memory = Memory(article: article, table: table, locations: locations, rows: rows)
        return rows
    }

    /// Whether a correction applies to the key of some claim.
    private func isCorrected(_ claims: [[Claim]]) -> Bool {
        zip(examination.setup.book.datasets, claims).contains { dataset, claims in
            examination.setup.book.corrections.contains { correction in
                correction.dataset == dataset.name
                    && claims.contains { claim in
                        zip(dataset.keys, claim.key).allSatisfy { field, word in
                            (correction.key.first { $0.field == field.name }?.value ?? "") == word
                        }
                    }
            }
        }
    }

    /// Whether two texts have the same form to a parser: they differ only in digits, or both contain only digits and
    /// the separators of sizes.
    private static func isOfOneKind(_ left: String, _ right: String) -> Bool {
        let differsInDigits =
            left.utf8.count == right.utf8.count
            && zip(left.utf8, right.utf8).allSatisfy { $0 == $1 || $0.isASCIIDigit && $1.isASCIIDigit }
        return differsInDigits
            || [left, right].allSatisfy { text in
                !text.isEmpty
                    && text.utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "x") }
            }
    }

    private typealias Replacement = (dataset: Int, old: Claim, new: Claim)

    /// Pairs of old and new claims; nil if they differ in more than numbers.
    private func replacements(of old: [[Claim]], by new: [[Claim]]) -> [Replacement]? {
        var result: [Replacement] = []
        for (dataset, definition) in examination.setup.book.datasets.enumerated() {
            guard old[dataset].count == new[dataset].count,
                let pairs = Self.pairs(old[dataset], new[dataset], definition)
            else { return nil }
            result += pairs.map { (dataset, $0, $1) }
        }
        return result
    }

    /// New claims that differ only in numbers, each with its old claim; nil if others differ.
    private static func pairs(_ old: [Claim], _ new: [Claim], _ definition: DatasetDefinition) -> [(Claim, Claim)]? {
        // Claims of several cells are in the order of the cells here, but in the order of the rows there.
        var waiting = Dictionary(grouping: old) { ClaimPlace($0) }
        var pairs: [(Claim, Claim)] = []
        for claim in new {
            let place = ClaimPlace(claim)
            guard let other = waiting[place]?.first, differInNumbersAlone(other, claim, definition) else { return nil }
            waiting[place]?.removeFirst()
            pairs.append((other, claim))
        }
        return pairs
    }

    private struct ClaimPlace: Hashable {
        let key: [String]
        let locations: [SourceLocation?]

        init(_ claim: Claim) {
            key = claim.key
            locations = claim.valueOrigins.map { $0?.location }
        }
    }

    private static func differInNumbersAlone(_ old: Claim, _ new: Claim, _ definition: DatasetDefinition) -> Bool {
        old.key == new.key && old.unit == new.unit && old.status == new.status && old.table == new.table
            && definition.values.indices.allSatisfy { column in
                definition.values[column].type != .word || old.values[column] == new.values[column]
            }
    }

    private func book(with others: [Replacement], article: Article, at index: Int) -> AlteredBook {
        let pairs = examination.setup.book.datasets.indices.map { dataset in
            others.filter { $0.dataset == dataset }.map { (old: $0.old, new: $0.new) }
        }
        let builder = RecordBuilder(examination.setup.book)
        let isCorrected = isCorrected(pairs.map { $0.map(\.old) })
        // Only the corrections of a book ask for all claims again.
        let claims = examination.stages.normalized
        let normalized = isCorrected ? claims.replacing(pairs) : claims
        return examination.altered(
            index, Diagnosed(article, findings: examination.stages.read[index].findings), normalized: normalized,
            changed: pairs.map { !$0.isEmpty },
            sparesCorrections: !isCorrected
        ) { builder.dataset($0, replacing: pairs[$1]) }
    }

    /// The book after claims are added and removed, with the findings of their rows.
    private func book(
        without old: [[Claim]], with new: [[Claim]], of rows: (old: RowClaims, new: RowClaims), article: Article,
        at index: Int
    ) -> AlteredBook {
        let changed = zip(old, new).map { !$0.isEmpty || !$1.isEmpty }
        let normalized = examination.stages.normalized.replacing(
            Set(old.joined().map(ObjectIdentifier.init)), by: new, of: rows, in: examination.setup.book)
        let builder = RecordBuilder(examination.setup.book)
        return examination.altered(
            index, Diagnosed(article, findings: examination.stages.read[index].findings), normalized: normalized,
            changed: changed
        ) {
            builder.dataset($0.definition, normalized.claims[$1])
        }
    }
}
