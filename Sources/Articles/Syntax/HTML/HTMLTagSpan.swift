/// A tag as the HTML standard's tokenizer reads it, ending at the first `>` outside of quoted values.
struct HTMLTagSpan {
    /// Its first eight bytes in lower case; 0 for comments and similar markup.
    let name: UInt64
    let kind: HTMLElementKind
    let isEnd: Bool
    let isSelfClosing: Bool
    let attributeCount: Int
    let nameEnd: Int
    /// The offset after `>`, or the end of the bytes.
    let end: Int
    /// False if the bytes end inside the tag, including inside a quoted value.
    let isComplete: Bool

    /// - Parameter start: the offset of `<`, which `/` or a letter follows.
    init(_ bytes: [UInt8], at start: Int) {
        isEnd = bytes[start + 1] == UInt8(ascii: "/")
        var index = start + (isEnd ? 2 : 1)
        let nameStart = index
        while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
        nameEnd = index
        name = Self.name(bytes[nameStart..<index])
        kind = HTMLElementKind(name)
        var count = 0
        var isSelfClosing = false
        var isComplete = false
        scan: while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ">"):
                isSelfClosing = bytes[index - 1] == UInt8(ascii: "/")
                isComplete = true
                index += 1
                break scan
            case UInt8(ascii: "/"): index += 1
            case let byte where WhiteSpace.isASCII(byte): index += 1
            default:
                count += 1
                index = Self.afterAttribute(bytes, from: index)
            }
        }
        self.isSelfClosing = isSelfClosing
        self.isComplete = isComplete
        attributeCount = count
        end = index
    }

    /// Calls `visit` with the name of each attribute, and the attribute up to the end of its value.
    func forEachAttribute(in bytes: [UInt8], _ visit: (_ name: Range<Int>, _ attribute: Range<Int>) -> Void) {
        var index = nameEnd
        while index < end, bytes[index] != UInt8(ascii: ">") {
            if bytes[index] == UInt8(ascii: "/") || WhiteSpace.isASCII(bytes[index]) {
                index += 1
                continue
            }
            let start = index
            index = Self.afterAttribute(bytes, from: index)
            var nameEnd = start + 1
            while nameEnd < index, bytes[nameEnd] != UInt8(ascii: "="), !Self.endsName(bytes[nameEnd]) { nameEnd += 1 }
            visit(start..<nameEnd, start..<index)
        }
    }

    /// The lower-case value of the first attribute with a name in lower case, not decoded; nil if it is missing.
    func value(of attribute: String, in bytes: [UInt8]) -> [UInt8]? {
        var value: [UInt8]?
        forEachAttribute(in: bytes) { name, range in
            guard value == nil, bytes[name].map(ByteSearch.lowercased).elementsEqual(attribute.utf8) else { return }
            let rest = bytes[name.upperBound..<range.upperBound]
            value = rest.filter { !WhiteSpace.isASCII($0) && !"=\"'".utf8.contains($0) }.map(ByteSearch.lowercased)
        }
        return value
    }

    static func name(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.prefix(8).reduce(0) { $0 << 8 | UInt64(ByteSearch.lowercased($1)) }
    }

    private static func afterAttribute(_ bytes: [UInt8], from start: Int) -> Int {
        // The first byte belongs to the name, even if it is `=`.
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "="), !endsName(bytes[index]) { index += 1 }
        var value = index
        while value < bytes.count, WhiteSpace.isASCII(bytes[value]) { value += 1 }
        guard value < bytes.count, bytes[value] == UInt8(ascii: "=") else { return index }
        value += 1
        while value < bytes.count, WhiteSpace.isASCII(bytes[value]) { value += 1 }
        guard value < bytes.count else { return value }
        if bytes[value] == UInt8(ascii: "\"") || bytes[value] == UInt8(ascii: "'") {
            return ByteSearch.first(bytes[value], in: bytes, from: value + 1).map { $0 + 1 } ?? bytes.count
        }
        while value < bytes.count, !WhiteSpace.isASCII(bytes[value]), bytes[value] != UInt8(ascii: ">") { value += 1 }
        return value
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        WhiteSpace.isASCII(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }
}
