/// A JSON value whose objects keep the order of their keys (RFC 8259).
indirect enum JSONValue {
    case null
    case boolean(Bool)
    /// A number in the decimal form in which it is to be written.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    static func integer(_ number: Int) -> JSONValue { .number(String(number)) }

    static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
}

/// Writes JSON in a fixed form, so that the same values are the same bytes on every system.
struct JSONText {
    private(set) var bytes: [UInt8] = []

    /// The value on one line, with one space after each colon and comma.
    static func line(_ value: JSONValue) -> [UInt8] {
        var text = JSONText()
        text.add(value)
        return text.bytes
    }

    /// An array with one item a line and a final line ending: readable, and a changed item is a changed line.
    static func lines(_ items: [JSONValue]) -> [UInt8] {
        var text = JSONText()
        guard !items.isEmpty else { return Array("[]\n".utf8) }
        text.bytes += "[\n".utf8
        for (index, item) in items.enumerated() {
            text.bytes += "  ".utf8
            text.add(item)
            text.bytes += (index + 1 < items.count ? ",\n" : "\n").utf8
        }
        text.bytes += "]\n".utf8
        return text.bytes
    }

    /// The value with its objects' and arrays' parts on lines of their own, down to a depth.
    static func pretty(_ value: JSONValue, depth: Int) -> [UInt8] {
        var text = JSONText()
        text.add(value, depth: depth, indent: "")
        text.bytes.append(UInt8(ascii: "\n"))
        return text.bytes
    }

    mutating func add(_ value: JSONValue) {
        switch value {
        case .null: bytes += "null".utf8
        case .boolean(let truth): bytes += (truth ? "true" : "false").utf8
        case .number(let number): bytes += number.utf8
        case .string(let string): add(string: string)
        case .array(let items):
            bytes.append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { bytes += ", ".utf8 }
                add(item)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, (key, member)) in members.enumerated() {
                if index > 0 { bytes += ", ".utf8 }
                add(string: key)
                bytes += ": ".utf8
                add(member)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private mutating func add(_ value: JSONValue, depth: Int, indent: String) {
        let inner = indent + "  "
        switch value {
        case .array(let items) where depth > 0 && !items.isEmpty:
            bytes += "[\n".utf8
            for (index, item) in items.enumerated() {
                bytes += inner.utf8
                add(item, depth: depth - 1, indent: inner)
                bytes += (index + 1 < items.count ? ",\n" : "\n").utf8
            }
            bytes += "\(indent)]".utf8
        case .object(let members) where depth > 0 && !members.isEmpty:
            bytes += "{\n".utf8
            for (index, (key, member)) in members.enumerated() {
                bytes += inner.utf8
                add(string: key)
                bytes += ": ".utf8
                add(member, depth: depth - 1, indent: inner)
                bytes += (index + 1 < members.count ? ",\n" : "\n").utf8
            }
            bytes += "\(indent)}".utf8
        default: add(value)
        }
    }

    /// Escapes what RFC 8259, section 7, demands, and the line separators that JavaScript once stumbled over.
    private mutating func add(string: String) {
        bytes.append(UInt8(ascii: "\""))
        if string.utf8.allSatisfy(Self.isPlain) {
            bytes += string.utf8
        } else {
            add(escaping: string)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F && byte != 0xA8
            && byte != 0xA9
    }

    private mutating func add(escaping string: String) {
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes += "\\\"".utf8
            case UInt8(ascii: "\\"): bytes += "\\\\".utf8
            case UInt8(ascii: "\n"): bytes += "\\n".utf8
            case UInt8(ascii: "\r"): bytes += "\\r".utf8
            case UInt8(ascii: "\t"): bytes += "\\t".utf8
            case 0x00..<0x20, 0x7F:
                bytes += "\\u00".utf8
                bytes += [Self.hex(byte >> 4), Self.hex(byte & 15)]
            case 0xA8, 0xA9:
                // U+2028 and U+2029 end in these bytes, after E2 80.
                if bytes.suffix(2).elementsEqual([0xE2, 0x80]) {
                    bytes.removeLast(2)
                    bytes += (byte == 0xA8 ? "\\u2028" : "\\u2029").utf8
                } else {
                    bytes.append(byte)
                }
            default: bytes.append(byte)
            }
        }
    }

    private static func hex(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
}
