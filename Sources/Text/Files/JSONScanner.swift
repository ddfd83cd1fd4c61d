/// Takes the values of a text of JSON (RFC 8259) one after the other.
///
/// Half of a surrogate pair becomes a byte that UTF-8 never has, so that whoever decodes the text shows U+FFFD, as the
/// decoders of browsers do, and can report it.
package struct JSONScanner {
    /// The reason why a text is not valid JSON.
    package struct Mistake: Error {
        package let message: String
        /// In bytes.
        package let offset: Int
    }

    /// A value without others in it.
    package enum Scalar: Equatable, Sendable {
        case text([UInt8])
        /// As it is written.
        case number([UInt8])
        case boolean(Bool)
        case null
    }

    private static let deepestNesting = 512

    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The offset of the next value, key or sign.
    package var offset: Int {
        mutating get {
            skipSpace()
            return index
        }
    }

    /// Whether the next value is an object.
    package var isAtObject: Bool { mutating get { next == UInt8(ascii: "{") } }
    /// Whether the next value is an array.
    package var isAtArray: Bool { mutating get { next == UInt8(ascii: "[") } }

    /// Takes an object.
    ///
    /// - Parameter member: takes the value of a key, which is at an offset.
    package mutating func object(
        _ member: (_ scanner: inout Self, _ key: [UInt8], _ offset: Int) throws(Mistake) -> Void
    ) throws(Mistake) {
        try elements(from: "{", to: "}", "an object") { scanner throws(Mistake) in
            let offset = scanner.offset
            guard scanner.next == UInt8(ascii: "\"") else { throw scanner.expected("a key in quotation marks") }
            let key = try scanner.string()
            try scanner.take(":", "a colon")
            try member(&scanner, key, offset)
        }
    }

    /// Takes an array.
    ///
    /// - Parameter element: takes an element.
    package mutating func array(_ element: (inout Self) throws(Mistake) -> Void) throws(Mistake) {
        try elements(from: "[", to: "]", "an array", element)
    }

    package mutating func scalar() throws(Mistake) -> Scalar {
        switch next {
        case UInt8(ascii: "\""): return .text(try string())
        case let byte? where byte == UInt8(ascii: "-") || byte.isASCIIDigit: return .number(try number())
        default:
            for (word, value) in Self.words where bytes[index...].starts(with: word) {
                index += word.count
                return value
            }
            throw expected("a value")
        }
    }

    /// Takes a value of any kind.
    package mutating func skipValue() throws(Mistake) {
        if isAtObject {
            try object { scanner, _, _ throws(Mistake) in try scanner.skipValue() }
        } else if isAtArray {
            try array { scanner throws(Mistake) in try scanner.skipValue() }
        } else {
            _ = try scalar()
        }
    }

    /// Checks that the text ends.
    package mutating func end() throws(Mistake) {
        if next != nil { throw Mistake(message: "the text ends here", offset: index) }
    }

    // MARK: - Objects and arrays

    private mutating func elements(
        from start: Unicode.Scalar, to end: Unicode.Scalar, _ kind: String,
        _ element: (inout Self) throws(Mistake) -> Void
    ) throws(Mistake) {
        guard depth < Self.deepestNesting else {
            throw Mistake(message: "values are nested more than \(Self.deepestNesting) deep", offset: index)
        }
        depth += 1
        try take(start, kind)
        if next != UInt8(ascii: end) {
            try element(&self)
            while next != UInt8(ascii: end) {
                try take(",", "a comma or \(end)")
                try element(&self)
            }
        }
        index += 1
        depth -= 1
    }

    private mutating func take(_ sign: Unicode.Scalar, _ what: String) throws(Mistake) {
        guard next == UInt8(ascii: sign) else { throw expected(what) }
        index += 1
    }

    // MARK: - Numbers and words

    private static let words: [([UInt8], Scalar)] = [
        (Array("null".utf8), .null), (Array("true".utf8), .boolean(true)), (Array("false".utf8), .boolean(false)),
    ]

    private mutating func number() throws(Mistake) -> [UInt8] {
        let start = index
        skip("-")
        let first = index
        try digits()
        if index - first > 1, bytes[first] == UInt8(ascii: "0") {
            throw Mistake(message: "a number does not begin with 0", offset: first)
        }
        if skip(".") { try digits() }
        if skip("e") || skip("E") {
            if !skip("+") { skip("-") }
            try digits()
        }
        return Array(bytes[start..<index])
    }

    private mutating func digits() throws(Mistake) {
        let start = index
        while let byte = peek, byte.isASCIIDigit { index += 1 }
        if index == start { throw expected("a digit") }
    }

    @discardableResult
    private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: sign) else { return false }
        index += 1
        return true
    }

    // MARK: - Texts

    private mutating func string() throws(Mistake) -> [UInt8] {
        let start = index
        var text: [UInt8] = []
        index += 1
        while true {
            let plain = index
            while let byte = peek, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { index += 1 }
            text += bytes[plain..<index]
            switch peek {
            case nil: throw Mistake(message: "the quotation mark is not closed", offset: start)
            case UInt8(ascii: "\""):
                index += 1
                return text
            case UInt8(ascii: "\\"): try escape(into: &text)
            default: throw Mistake(message: "a control character is not escaped", offset: index)
            }
        }
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
        UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]

    private mutating func escape(into text: inout [UInt8]) throws(Mistake) {
        let start = index
        index += 1
        guard let letter = peek else { throw Mistake(message: "the text ends in an escape", offset: start) }
        index += 1
        if letter == UInt8(ascii: "u") {
            if let character = try character(from: start) {
                text += String(character).utf8
            } else {
                text.append(0xFF)
            }
        } else if let byte = Self.escapes[letter] {
            text.append(byte)
        } else {
            throw Mistake(message: "unknown escape", offset: start)
        }
    }

    /// The character of one escape or, if it is the first half of a pair, of two; nil for half of a pair.
    private mutating func character(from start: Int) throws(Mistake) -> Unicode.Scalar? {
        let code = try unit(from: start)
        guard (0xD800..<0xDC00).contains(code), bytes[index...].starts(with: #"\u"#.utf8) else {
            return Unicode.Scalar(code)
        }
        let second = index
        index += 2
        let low = try unit(from: second)
        if (0xDC00..<0xE000).contains(low) {
            return Unicode.Scalar(0x10000 + (code - 0xD800) << 10 + (low - 0xDC00))
        }
        index = second
        return nil
    }

    private mutating func unit(from start: Int) throws(Mistake) -> UInt32 {
        let digits = bytes[index...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw Mistake(message: "\\u needs four hexadecimal digits after it", offset: start) }
        index += 4
        return code
    }

    // MARK: - Bytes

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The byte after white space.
    private var next: UInt8? {
        mutating get {
            skipSpace()
            return peek
        }
    }

    private mutating func skipSpace() {
        while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    }

    /// The mistake that something else is at the offset.
    package func expected(_ what: String) -> Mistake {
        Mistake(message: "expected \(what)\(peek == nil ? ", but the text ends" : "")", offset: index)
    }
}
