import Articles
import Books
import Foundation
import Publish
import Recipes
import Records
import Text

/// What holds for every article, whatever its bytes.
struct Promises {
    let path: String
    let bytes: [UInt8]

    func check() {
        let reading = read()
        let article = reading.value
        for table in article.tables { TableCheck(table: table, article: article).check() }
        checkReadAgain(article)
        checkTablesOnly(article)
        // Where a limit is reached, the tables recovered have used up what later ones would have had.
        let isWhole = !reading.findings.contains { $0.rule == "table-too-large" }
        if isWhole { checkStrict(article) }
        if isWhole, path.hasSuffix(".md") { GrammarCheck(article: read { $0.isStrict = true }.value).check() }
        for table in article.tables { WrittenCheck(table: table, article: article).check() }
    }

    /// A fiftieth of what an article may ask for: one span alone repeats a text up to 65,534 times, and what takes the
    /// program a tenth of a second takes the sanitizer many.
    private static let limits = IngestLimits(
        [IngestLimit.gridPlaces, .articlePlaces, .repeatedBytes].reduce(into: [:]) { $0[$1] = $1.standard / 50 })

    private var readsAligned: Bool { path.hasSuffix(".txt") }

    private func read(_ change: (inout IngestOptions) -> Void = { _ in }) -> Diagnosed<Article> {
        var options = IngestOptions(readsAligned: readsAligned, limits: Self.limits)
        change(&options)
        return ArticleReader(options: options).article(path: path, bytes: bytes)
    }

    private func checkReadAgain(_ article: Article) {
        promise(read().value.tables.map(Facts.init) == article.tables.map(Facts.init), "read twice, the same")
    }

    private func checkTablesOnly(_ article: Article) {
        let tables = read { $0.readsTablesOnly = true }.value.tables
        promise(tables.map(Facts.init) == article.tables.map(Facts.init), "tables alone, as in the whole article")
    }

    /// Recovery also reads every table of the strict grammar, in the same order; a second delimiter row may end it earlier.
    /// That is not asked of tables of plain text: where no pipe table is recovered, its lines may be one of those. A text
    /// between two tables may be the caption of either, and a heading one of the lines of a table of plain text.
    private func checkStrict(_ article: Article) {
        func facts(of table: ArticleTable) -> Facts { Facts(table, hasCaption: false, hasHeadings: !readsAligned) }
        var strict = read { $0.isStrict = true }.value.tables.filter { $0.syntax != .text }.map(facts)[...]
        for facts in article.tables.map(facts) {
            guard let first = strict.first, first == facts || first.isCut(by: facts) else { continue }
            strict.removeFirst()
        }
        promise(strict.isEmpty, "strict tables are among those read with recovery: \(strict.first?.location as Any)")
    }
}

/// A table without its number, its findings, and what only the whole reading gives.
private struct Facts: Equatable {
    let isRecovered: Bool
    let location: SourceLocation
    let endLine: Int
    let headings: [ArticleText]
    let caption: ArticleText?
    let cells: [ArticleCell]
    let headerRows: GridRows
    let bodyRows: GridRows

    init(_ table: ArticleTable) { self.init(table, hasCaption: true, hasHeadings: true) }

    init(_ table: ArticleTable, hasCaption: Bool, hasHeadings: Bool) {
        isRecovered = table.isRecovered
        location = table.location
        endLine = table.endLine
        headings = hasHeadings ? table.headings : []
        caption = hasCaption ? table.caption : nil
        cells = table.cells
        headerRows = table.headerRows
        bodyRows = table.bodyRows
    }

    /// Whether another table has the first rows of this one.
    func isCut(by other: Facts) -> Bool { location == other.location && other.endLine < endLine }
}

/// Ends the run, saying which promise was broken.
func promise(_ holds: Bool, _ meaning: @autoclosure () -> String) {
    guard !holds else { return }
    FileHandle.standardError.write(Data("measurebook: broken promise: \(meaning())\n".utf8))
    abort()
}
