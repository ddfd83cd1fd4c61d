import StandardTables

/// An index of the Encoding Standard: the code points of its pointers.
///
/// Packed into base-92 numbers (the characters from `#` to `~`, with `!` for the backslash). The first
/// number of an entry determines its form; a difference is relative to the code point after the previous one:
///
///     0..<40    this difference                       89  this code point, in three numbers
///     40..<82   a middle difference, in two numbers   90  so many code points that follow each other, in two numbers
///     82..<89   a far difference, in three numbers    91  so many pointers without a code point, in two numbers
///
/// Unpacked on first use, so that articles in UTF-8 do not pay for it.
struct EncodingIndex: Sendable {
    /// 0 for a pointer without a code point.
    private(set) var codes: [UInt32] = []

    static let big5 = EncodingIndex("big5")
    static let eucKR = EncodingIndex("euc-kr")
    static let gb18030 = EncodingIndex("gb18030")
    /// Pointers and code points alternately.
    static let gb18030Ranges = EncodingIndex("gb18030-ranges")
    static let jis0208 = EncodingIndex("jis0208")
    static let jis0212 = EncodingIndex("jis0212")

    /// - Parameter name: the name of a line of ``StandardTables/encodings``. Empty if there is none.
    init(_ name: String) {
        var numbers = PackedNumbers(digits: Self.line(name))
        var next: UInt32 = 0
        while let lead = numbers.next() {
            switch lead {
            case 0..<40: append(next &+ lead, &next)
            case 40..<82: append(next &+ numbers.next(1, after: lead - 40) &- 42 * 92 / 2, &next)
            case 82..<89: append(next &+ numbers.next(2, after: lead - 82) &- 7 * 92 * 92 / 2, &next)
            case 89:
                let code = numbers.next(3, after: 0)
                // A code point beyond the basic plane follows others of that plane.
                if code > 0xFFFF { codes.append(code) } else { append(code, &next) }
            case 90: for _ in 0..<numbers.next(2, after: 0) { append(next, &next) }
            default: codes += repeatElement(0, count: Int(numbers.next(2, after: 0)))
            }
        }
    }

    private static func line(_ name: String) -> ArraySlice<UInt8> {
        let tables = StandardTables.encodings
        var start = 0
        while let end = ByteSearch.first(UInt8(ascii: "\n"), in: tables, from: start) {
            if tables[start..<end].starts(with: "\(name) ".utf8) { return tables[(start + name.utf8.count + 1)..<end] }
            start = end + 1
        }
        return []
    }

    /// The code point of a pointer; nil if there is none.
    subscript(pointer: Int) -> UInt32? {
        guard codes.indices.contains(pointer), codes[pointer] != 0 else { return nil }
        return codes[pointer]
    }

    private mutating func append(_ code: UInt32, _ next: inout UInt32) {
        codes.append(code)
        next = code &+ 1
    }
}

/// The numbers of a packed index.
private struct PackedNumbers {
    var digits: ArraySlice<UInt8>

    mutating func next() -> UInt32? {
        digits.popFirst().map { $0 == UInt8(ascii: "!") ? 0x5C - 0x23 : UInt32($0) &- 0x23 }
    }

    /// A number of several digits, of which `lead` is the first.
    mutating func next(_ count: Int, after lead: UInt32) -> UInt32 {
        (0..<count).reduce(lead) { number, _ in number &* 92 &+ (next() ?? 0) }
    }
}
