import Synchronization
package import Text

/// How CSV is written for a spreadsheet.
package struct CSVDialect: Sendable {
    /// Counts the cells that were changed, on several threads.
    package final class Count: Sendable {
        private let cells = Mutex(0)
        package init() {}

        package var value: Int { cells.withLock { $0 } }

        fileprivate func add() { cells.withLock { $0 += 1 } }
    }

    /// Nil for that of the format.
    package let delimiter: UInt8?
    package let hasByteOrderMark: Bool
    /// The cells that begin with an apostrophe, because spreadsheets take them for formulas; nil to write every cell as it is.
    package let changed: Count?

    package init(delimiter: UInt8? = nil, hasByteOrderMark: Bool = false, isSafe: Bool = false) {
        self.delimiter = delimiter
        self.hasByteOrderMark = hasByteOrderMark
        changed = isSafe ? Count() : nil
    }

    package static let delimiters: [(name: String, byte: UInt8)] = [
        (",", CSVText.comma), (";", UInt8(ascii: ";")), ("|", UInt8(ascii: "|")), ("tab", CSVText.tab),
    ]

    /// At the start of a file; empty without one.
    var byteOrderMark: [UInt8] { hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : [] }

    /// The options that differ from RFC 4180, by their names on the command line.
    package var options: [String] {
        (hasByteOrderMark ? ["--bom"] : []) + (delimiter != nil ? ["--delimiter"] : [])
            + (changed != nil ? ["--safe-csv"] : [])
    }

    /// Throws if a format does not have the options.
    package func check(_ format: String, isCSV: Bool, isTSV: Bool = false) throws(UsageError) {
        let options = isCSV ? [] : isTSV ? options.filter { $0 == "--delimiter" } : options
        guard let first = options.first else { return }
        let takes = first == "--delimiter" ? "csv" : "csv and tsv"
        throw UsageError("\(first) applies to --format \(takes), not to \(format)")
    }

    /// A remark on the changed cells; nil if there are none.
    package var remark: String? {
        guard let count = changed?.value, count > 0 else { return nil }
        return
            "\(Plural.of(count, "cell", "begins", "begin")) with an apostrophe, because spreadsheets take such cells"
            + " for formulas (--safe-csv)"
    }

    /// Appends one row with its line end.
    func append(row: [String], separator: UInt8 = CSVText.comma, to bytes: inout [UInt8]) {
        CSVText.append(row: changed == nil ? row : row.map(safe), separator: delimiter ?? separator, to: &bytes)
    }

    private func safe(_ cell: String) -> String {
        guard Self.isFormula(cell) else { return cell }
        changed?.add()
        return "'" + cell
    }

    /// Whether spreadsheets take a cell for a formula: it begins with a sign of one, and is more than the sign or a number.
    static func isFormula(_ cell: String) -> Bool {
        guard let first = cell.unicodeScalars.first, signs.contains(first) else { return false }
        let rest = cell.unicodeScalars.dropFirst()
        guard let second = rest.first, first == "+" || first == "-" else { return !rest.isEmpty }
        return !(("0"..."9").contains(second) || second == ".") || !rest.allSatisfy(ofNumbers.contains)
    }

    /// The signs of keyboards and their wide forms; spreadsheets drop white space that is not a space.
    private static let signs = Set("=+-@\t\r\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars)
    private static let ofNumbers = Set("0123456789.,%eE \u{A0}".unicodeScalars)
}
