import Text

/// Reads comma-separated values (RFC 4180) row by row, each field with its byte offset. Lines end at LF or CRLF;
/// empty lines are skipped.
struct CSVReader {
    struct Row {
        var fields: [String] = []
        /// The offset of each field's first byte, including its quotation mark.
        var offsets: [Int] = []
    }

    /// The reason why a text is not valid CSV.
    struct Mistake: Error {
        let message: String
        let offset: Int
    }

    private let bytes: [UInt8]
    private var index = 0

    init(_ source: SourceText) {
        bytes = source.bytes
    }

    /// The next row; nil at the end. All calls together are linear in the bytes.
    mutating func next() throws(Mistake) -> Row? {
        while isLineEnd { index += peek == UInt8(ascii: "\r") ? 2 : 1 }
        guard index < bytes.count else { return nil }
        var row = Row()
        while true {
            row.offsets.append(index)
            row.fields.append(peek == UInt8(ascii: "\"") ? try quoted() : try plain())
            switch peek {
            case UInt8(ascii: ","): index += 1
            case UInt8(ascii: "\r"):
                index += 2
                return row
            default:
                index += 1
                return row
            }
        }
    }

    private mutating func plain() throws(Mistake) -> String {
        let start = index
        while let byte = peek, byte != UInt8(ascii: ","), !isLineEnd {
            guard byte != UInt8(ascii: "\"") else {
                throw Mistake(message: "a cell that does not begin with a quotation mark contains one", offset: index)
            }
            index += 1
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quoted() throws(Mistake) -> String {
        let start = index
        var text: [UInt8] = []
        index += 1
        while let byte = peek {
            index += 1
            if byte == UInt8(ascii: "\"") {
                if peek != UInt8(ascii: "\"") {
                    guard peek == nil || peek == UInt8(ascii: ",") || isLineEnd else {
                        throw Mistake(message: "a cell continues after its closing quotation mark", offset: index)
                    }
                    return String(decoding: text, as: UTF8.self)
                }
                index += 1
            }
            text.append(byte)
        }
        throw Mistake(message: "the quotation mark is not closed", offset: start)
    }

    /// A carriage return ends a line only before a line feed; otherwise it is a character of its cell.
    private var isLineEnd: Bool {
        switch peek {
        case UInt8(ascii: "\n"): true
        case UInt8(ascii: "\r"): index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        default: false
        }
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }
}
