import ArgumentParser
import Publish
import Text

/// The options of every command that writes CSV for spreadsheets.
struct CSVOptions: ParsableArguments {
    @Flag(help: "Begin CSV with a byte-order mark; see also --delimiter ';', --safe-csv.")
    var bom = false

    @Option(help: ArgumentHelp("Separate cells of CSV by , ; | or tab.", valueName: "sign", visibility: .hidden))
    var delimiter: String?

    @Flag(
        help: ArgumentHelp(
            "Put an apostrophe before cells that spreadsheets would run as formulas.", visibility: .hidden))
    var safeCsv = false

    var dialect: CSVDialect {
        get throws {
            let byte = CSVDialect.delimiters.first { $0.name == delimiter }?.byte
            if let delimiter, byte == nil {
                throw UsageError("--delimiter takes , ; | or tab, not \"\(delimiter)\"")
            }
            return CSVDialect(delimiter: byte, hasByteOrderMark: bom, isSafe: safeCsv)
        }
    }
}
