/// Reads one object of JSON for the texts of two of its fields, and checks the rest.
struct JSONLine {
    /// The value of a field.
    enum Value: Equatable {
        case text([UInt8])
        /// A number, as it is written.
        case number([UInt8])
        case null, other
    }

    struct Mistake: Error {
        let offset: Int
        let message: String
    }

    private static let deepest = 512

    private let line: [UInt8]
    private var position = 0

    /// The values of the fields that are asked for; of two with one name, the last one counts.
    static func values(of line: [UInt8], named names: [[UInt8]]) throws(Mistake) -> [Value?] {
        var reader = JSONLine(line: line)
        return try reader.object(names)
    }

    private init(line: [UInt8]) { self.line = line }

    private mutating func object(_ names: [[UInt8]]) throws(Mistake) -> [Value?] {
        var values = [Value?](repeating: nil, count: names.count)
        skipSpace()
        try expect("{", "an object")
        skipSpace()
        if take("}") {
            try expectEnd()
            return values
        }
        while true {
            skipSpace()
            try expect("\"", "the name of a field")
            let name = try string()
            skipSpace()
            try expect(":", "a colon")
            skipSpace()
            let value = try value()
            for (index, wanted) in names.enumerated() where wanted == name { values[index] = value }
            skipSpace()
            if take("}") { break }
            try expect(",", "a comma or }")
        }
        try expectEnd()
        return values
    }

    private mutating func value() throws(Mistake) -> Value {
        guard position < line.count else { throw mistake("a value") }
        switch line[position] {
        case UInt8(ascii: "\""):
            position += 1
            return .text(try string())
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            try skipNested()
            return .other
        case UInt8(ascii: "-"), 0x30...0x39: return .number(try number())
        default:
            for (word, value) in Self.words where line[position...].starts(with: word) {
                position += word.count
                return value
            }
            throw mistake("a value")
        }
    }

    private static let words: [([UInt8], Value)] = [
        (Array("null".utf8), .null), (Array("true".utf8), .other), (Array("false".utf8), .other),
    ]

    private mutating func number() throws(Mistake) -> [UInt8] {
        let start = position
        _ = take("-")
        let first = position
        try digits()
        if position - first > 1, line[first] == 0x30 {
            position = first + 1
            throw mistake("a comma or }")
        }
        if take(".") { try digits() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try digits()
        }
        return Array(line[start..<position])
    }

    private mutating func digits() throws(Mistake) {
        let start = position
        while position < line.count, (0x30...0x39).contains(line[position]) { position += 1 }
        if position == start { throw mistake("a digit") }
    }

    /// Skips an array or an object without recursion.
    private mutating func skipNested() throws(Mistake) {
        var closers: [UInt8] = []
        // Whether a value, or a name in an object, must come next.
        var needsValue = false
        repeat {
            skipSpace()
            guard position < line.count else { throw mistake("a value") }
            if !needsValue, let closer = closers.last, line[position] == closer {
                position += 1
                closers.removeLast()
            } else {
                if closers.last == UInt8(ascii: "}") {
                    try expect("\"", "the name of a field")
                    _ = try string()
                    skipSpace()
                    try expect(":", "a colon")
                    skipSpace()
                }
                if take("{") || take("[") {
                    closers.append(line[position - 1] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]"))
                    guard closers.count <= Self.deepest else {
                        throw Mistake(offset: position, message: "is nested more than \(Self.deepest) deep")
                    }
                    needsValue = false
                    continue
                }
                _ = try value()
            }
            // After a value.
            guard let closer = closers.last else { break }
            skipSpace()
            if take(",") {
                needsValue = true
            } else if position < line.count, line[position] == closer {
                needsValue = false
            } else {
                throw mistake("a comma or \(Character(Unicode.Scalar(closer)))")
            }
        } while !closers.isEmpty
    }

    /// The text after its opening quotation mark.
    private mutating func string() throws(Mistake) -> [UInt8] {
        var text: [UInt8] = []
        while position < line.count {
            let start = position
            while position < line.count, line[position] >= 0x20, line[position] != UInt8(ascii: "\""),
                line[position] != UInt8(ascii: "\\")
            { position += 1 }
            text += line[start..<position]
            guard position < line.count else { break }
            switch line[position] {
            case UInt8(ascii: "\""):
                position += 1
                return text
            case UInt8(ascii: "\\"): try escape(into: &text)
            default: throw Mistake(offset: position, message: "has a control character in a text")
            }
        }
        throw mistake("the end of a text")
    }

    private mutating func escape(into text: inout [UInt8]) throws(Mistake) {
        guard position + 1 < line.count else { throw mistake("an escape") }
        let letter = line[position + 1]
        if letter == UInt8(ascii: "u") {
            var code = try unit(at: position)
            position += 6
            // The second half of a pair may follow.
            if code >> 10 == 0x36, line[position...].starts(with: [0x5C, 0x75]) {
                let low = try unit(at: position)
                if low >> 10 == 0x37 {
                    code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
                    position += 6
                }
            }
            text += Array(String(Unicode.Scalar(UInt32(code)) ?? "\u{FFFD}").utf8)
            return
        }
        guard let byte = Self.escapes[letter] else { throw mistake("an escape") }
        text.append(byte)
        position += 2
    }

    private static let escapes: [UInt8: UInt8] = [
        0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
    ]

    /// The number of the escape at an offset, such as `\u00e9`.
    private func unit(at offset: Int) throws(Mistake) -> Int {
        guard offset + 6 <= line.count else { throw mistake("four hexadecimal digits") }
        var code = 0
        for byte in line[(offset + 2)..<(offset + 6)] {
            guard byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw mistake("four hexadecimal digits")
            }
            code = code << 4 | digit
        }
        return code
    }

    private mutating func skipSpace() {
        while position < line.count, [0x20, 0x09, 0x0A, 0x0D].contains(line[position]) { position += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < line.count, line[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar, _ what: String) throws(Mistake) {
        if !take(character) { throw mistake(what) }
    }

    private mutating func expectEnd() throws(Mistake) {
        skipSpace()
        if position < line.count { throw mistake("the end of the line") }
    }

    private func mistake(_ expected: String) -> Mistake {
        Mistake(offset: min(position, line.count), message: "is not JSON: \(expected) is expected here")
    }
}
