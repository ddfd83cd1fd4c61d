/// Comma-separated values (RFC 4180), with LF as the line end.
package enum CSVText {
    package static let comma = UInt8(ascii: ",")
    /// The separator of tab-separated values, which use the same quoting.
    package static let tab = UInt8(ascii: "\t")

    /// Appends one row with its line end.
    ///
    /// A row of one empty field is written as `""`, because most readers skip empty lines.
    package static func append(row: some Collection<String>, separator: UInt8 = comma, to bytes: inout [UInt8]) {
        var isFirst = true
        for field in row {
            if !isFirst { bytes.append(separator) }
            append(field: field, separator: separator, to: &bytes)
            isFirst = false
        }
        if row.count == 1, row.first?.isEmpty == true { bytes.append(contentsOf: #""""#.utf8) }
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Appends a field, in quotes if necessary. The text is never changed, even if it begins with `=`.
    package static func append(field: String, separator: UInt8 = comma, to bytes: inout [UInt8]) {
        guard needsQuotes(field, separator) else {
            bytes.append(contentsOf: field.utf8)
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for byte in field.utf8 {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Separator, quote and line ends, as in the RFC; also white space at the ends, which some readers trim.
    private static func needsQuotes(_ field: String, _ separator: UInt8) -> Bool {
        var last: UInt8?
        for byte in field.utf8 {
            switch byte {
            case separator, UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
            case UInt8(ascii: " "), UInt8(ascii: "\t"): if last == nil { return true }
            default: break
            }
            last = byte
        }
        return last == UInt8(ascii: " ") || last == UInt8(ascii: "\t")
    }
}
