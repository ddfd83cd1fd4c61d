import Diagnostics
import Foundation
import Ingest
import Measures

/// The article's name, whose extension picks the reader.
private let path = ProcessInfo.processInfo.environment["MEASUREBOOK_FUZZ_PATH"] ?? "article.md"

/// Called by libFuzzer for each input. A broken promise traps, which libFuzzer keeps as a crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let once = ArticleReader().article(path: path, bytes: bytes).value
    let again = ArticleReader().article(path: path, bytes: bytes).value
    precondition(once.tables.map(\.cells) == again.tables.map(\.cells), "read twice, read differently")
    for table in once.tables {
        for cell in table.cells { check(cell, of: table, in: once) }
    }
    return 0
}

private func check(_ cell: ArticleCell, of table: ArticleTable, in article: Article) {
    precondition(
        cell.row >= 0 && cell.row + cell.rowSpan <= table.headerRows.count + table.bodyRows.count,
        "a cell outside the rows")
    precondition(cell.column >= 0 && cell.column + cell.columnSpan <= table.columnCount, "a cell outside the columns")
    let text = article.text
    precondition((1...text.lineStarts.count).contains(cell.location.line), "a cell on no line")
    let line = text.bytes[text.lineStarts[cell.location.line - 1]...]
    let rest = String(decoding: line, as: UTF8.self).unicodeScalars.dropFirst(cell.location.column - 1)
    precondition(rest.starts(with: cell.raw.unicodeScalars), "raw does not stand at its place")
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ target: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// SwiftPM starts a program at its target's `_main`, so libFuzzer's own `main` is never reached.
@_cdecl("Fuzz_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
    var count = count
    var arguments = arguments
    return runDriver(&count, &arguments, { fuzz($0, $1) })
}
