/// A small strict reader of RFC 4180 for round-trip tests, written from the grammar and not from our writer.
package enum CSVParser {
    package enum Problem: Error, Equatable {
        case strayQuote(row: Int)
        case unclosedQuote
    }

    package static func rows(_ bytes: [UInt8]) throws(Problem) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var index = 0
        while index < bytes.count {
            row.append(try field(bytes, at: &index, row: rows.count))
            guard index < bytes.count else { break }
            if bytes[index] == UInt8(ascii: "\n") {
                rows.append(row)
                row = []
            } else if index + 1 == bytes.count {
                row.append("")
            }
            index += 1
        }
        return row.isEmpty ? rows : rows + [row]
    }

    private static func field(_ bytes: [UInt8], at index: inout Int, row: Int) throws(Problem) -> String {
        guard bytes[index] == UInt8(ascii: "\"") else {
            let start = index
            while index < bytes.count, bytes[index] != UInt8(ascii: ","), bytes[index] != UInt8(ascii: "\n") {
                if bytes[index] == UInt8(ascii: "\"") { throw .strayQuote(row: row) }
                index += 1
            }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        }
        var text: [UInt8] = []
        index += 1
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\"") {
                index += 1
                guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
                    return String(decoding: text, as: UTF8.self)
                }
            }
            text.append(bytes[index])
            index += 1
        }
        throw .unclosedQuote
    }
}
