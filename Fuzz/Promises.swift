import Diagnostics
import Foundation
import Ingest
import Measures
import Normalize
import Publish

/// What holds for every article, whatever its bytes.
struct Promises {
    let path: String
    let bytes: [UInt8]

    func check() {
        let article = read()
        for table in article.tables { TableCheck(table: table, article: article).check() }
        checkReadAgain(article)
        checkTablesOnly(article)
        checkStrict(article)
        for table in article.tables { WrittenCheck(table: table, article: article).check() }
    }

    private func read(_ change: (inout IngestOptions) -> Void = { _ in }) -> Article {
        var options = IngestOptions(readsAligned: path.hasSuffix(".txt"))
        change(&options)
        return ArticleReader(options: options).article(path: path, bytes: bytes).value
    }

    private func checkReadAgain(_ article: Article) {
        promise(read().tables.map(Facts.init) == article.tables.map(Facts.init), "read twice, the same")
    }

    private func checkTablesOnly(_ article: Article) {
        let tables = read { $0.readsTablesOnly = true }.tables
        promise(tables.map(Facts.init) == article.tables.map(Facts.init), "tables alone, as in the whole article")
    }

    /// What the strict grammar sees stands among what is read with recovery, in the same order. That is not asked of
    /// tables of plain text: where no pipe table is recovered, its lines may be one of those.
    private func checkStrict(_ article: Article) {
        var strict = read { $0.isStrict = true }.tables.filter { $0.syntax != .text }.map(Facts.init)[...]
        for table in article.tables where strict.first == Facts(table) { strict.removeFirst() }
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
    let headerRows: [[Int?]]
    let bodyRows: [[Int?]]

    init(_ table: ArticleTable) {
        isRecovered = table.isRecovered
        location = table.location
        endLine = table.endLine
        headings = table.headings
        caption = table.caption
        cells = table.cells
        headerRows = table.headerRows
        bodyRows = table.bodyRows
    }
}

/// Ends the run, saying which promise was broken.
func promise(_ holds: Bool, _ meaning: @autoclosure () -> String) {
    guard !holds else { return }
    FileHandle.standardError.write(Data("measurebook: broken promise: \(meaning())\n".utf8))
    abort()
}
