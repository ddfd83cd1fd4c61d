package import Books
package import Text

/// Reads JSON (RFC 8259) as texts, lists and maps with places, as book files are read. The caller interprets numbers,
/// `true` and `null`.
///
/// `null` is read as the empty text. If a key occurs twice, the first occurrence counts.
package struct JSONReader {
    /// The reason why a text is not valid JSON.
    private struct Mistake: Error {
        let message: String
        let offset: Int
    }

    private static let deepestNesting = 64

    private let source: SourceText
    private var index = 0
    private var places: LocationFinder

    /// The file's value; nil after reporting a mistake. Linear in the bytes.
    package static func read(_ source: SourceText, _ problems: BookProblems) -> BookNode? {
        var reader = JSONReader(source: source, places: LocationFinder(source))
        do throws(Mistake) {
            let node = try reader.value(depth: 0)
            reader.skipSpace()
            guard reader.index == source.bytes.count else {
                throw Mistake(message: "the text ends here", offset: reader.index)
            }
            return node
        } catch {
            problems.report("this is not JSON: \(error.message)", at: source.place(at: error.offset))
            return nil
        }
    }

    private mutating func value(depth: Int) throws(Mistake) -> BookNode {
        skipSpace()
        let place = Place(source.path, places.location(at: index))
        guard depth < Self.deepestNesting else {
            throw Mistake(message: "values are nested more than \(Self.deepestNesting) deep", offset: index)
        }
        switch peek {
        case UInt8(ascii: "{"): return BookNode(.map(try entries(depth: depth)), at: place)
        case UInt8(ascii: "["): return BookNode(.list(try items(depth: depth)), at: place)
        case UInt8(ascii: "\""): return BookNode(.text(try string()), at: place)
        default: return BookNode(.text(try word()), at: place)
        }
    }

    private mutating func entries(depth: Int) throws(Mistake) -> [BookNode.Entry] {
        var entries: [BookNode.Entry] = []
        index += 1
        while try !ends(with: UInt8(ascii: "}"), isFirst: entries.isEmpty) {
            skipSpace()
            let place = Place(source.path, places.location(at: index))
            guard peek == UInt8(ascii: "\"") else { throw expected("a key in quotation marks") }
            let key = try string()
            skipSpace()
            guard peek == UInt8(ascii: ":") else { throw expected("a colon") }
            index += 1
            entries.append(BookNode.Entry(key: key, keyPlace: place, value: try value(depth: depth + 1)))
        }
        return entries
    }

    private mutating func items(depth: Int) throws(Mistake) -> [BookNode] {
        var items: [BookNode] = []
        index += 1
        while try !ends(with: UInt8(ascii: "]"), isFirst: items.isEmpty) {
            items.append(try value(depth: depth + 1))
        }
        return items
    }

    /// Consumes the closing bracket, or the comma before the next element.
    private mutating func ends(with bracket: UInt8, isFirst: Bool) throws(Mistake) -> Bool {
        skipSpace()
        if peek == bracket {
            index += 1
            return true
        }
        if isFirst { return false }
        guard peek == UInt8(ascii: ",") else {
            throw expected("a comma or \(Character(Unicode.Scalar(bracket)))")
        }
        index += 1
        return false
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(Mistake) -> String {
        let start = index
        while let byte = peek, Self.isWordByte(byte) { index += 1 }
        let text = source.string(start..<index)
        if text == "null" { return "" }
        let isNumber = text.first.map { $0 == "-" || $0.isNumber } == true && Double(text) != nil
        guard text == "true" || text == "false" || isNumber else {
            throw Mistake(message: "expected a value", offset: start)
        }
        return text
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "E"):
            true
        default: false
        }
    }

    private mutating func string() throws(Mistake) -> String {
        let start = index
        var bytes: [UInt8] = []
        index += 1
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: bytes, as: UTF8.self)
            case UInt8(ascii: "\\"): bytes.append(contentsOf: String(try escape()).utf8)
            case 0..<0x20: throw Mistake(message: "a control character is not escaped", offset: index)
            default:
                bytes.append(byte)
                index += 1
            }
        }
        throw Mistake(message: "the quotation mark is not closed", offset: start)
    }

    private mutating func escape() throws(Mistake) -> Unicode.Scalar {
        let start = index
        index += 1
        guard let byte = peek else { throw Mistake(message: "the text ends in an escape", offset: start) }
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape(from: start)
        default: throw Mistake(message: "unknown escape", offset: start)
        }
    }

    /// Two halves of a surrogate pair make one character; a single half is an error.
    private mutating func unicodeEscape(from start: Int) throws(Mistake) -> Unicode.Scalar {
        let high = try hexadecimal(from: start)
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard (0xD800..<0xDC00).contains(high), source.bytes[index...].starts(with: #"\u"#.utf8) else {
            throw Mistake(message: "half of a surrogate pair is missing", offset: start)
        }
        index += 2
        let low = try hexadecimal(from: start)
        guard (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { throw Mistake(message: "half of a surrogate pair is missing", offset: start) }
        return scalar
    }

    private mutating func hexadecimal(from start: Int) throws(Mistake) -> UInt32 {
        let digits = source.bytes[index...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw Mistake(message: "\\u needs four hexadecimal digits after it", offset: start) }
        index += 4
        return value
    }

    private mutating func skipSpace() {
        while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    }

    private var peek: UInt8? { index < source.bytes.count ? source.bytes[index] : nil }

    private func expected(_ what: String) -> Mistake {
        let isEnd = index == source.bytes.count
        return Mistake(message: "expected \(what)\(isEnd ? ", but the file ends" : "")", offset: index)
    }
}
