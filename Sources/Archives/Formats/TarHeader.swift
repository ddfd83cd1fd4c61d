/// The block of 512 bytes before each member of a tar archive.
struct TarHeader {
    static let size = 512

    enum Kind {
        case file
        /// A longer name for the next member, in GNU's form or as a record of pax.
        case longName, attributes
        /// A file with holes, which only some programs write.
        case sparse
        /// Another name of a member before it, without the data.
        case link
        case other
    }

    let name: String
    let size: Int
    let kind: Kind

    /// Nil if the checksum of the block is wrong.
    init?(_ block: [UInt8]) {
        guard Self.hasChecksum(block), let size = Self.number(block[124..<136]) else { return nil }
        // Folders, devices and links in the file system have no data, although some programs wrote a size.
        self.size = (UInt8(ascii: "2")...UInt8(ascii: "6")).contains(block[156]) ? 0 : size
        let name = Self.text(block[0..<100])
        let isPOSIX = block[257..<263].elementsEqual("ustar\0".utf8)
        let prefix = isPOSIX ? Self.text(block[345..<500]) : ""
        self.name = prefix.isEmpty ? name : "\(prefix)/\(name)"
        kind =
            switch block[156] {
            // Before POSIX, a slash told a folder from a file.
            case 0, UInt8(ascii: "0"), UInt8(ascii: "7"): name.hasSuffix("/") ? .other : .file
            case UInt8(ascii: "1"): .link
            case UInt8(ascii: "L"): .longName
            case UInt8(ascii: "x"), UInt8(ascii: "X"): .attributes
            case UInt8(ascii: "S"): .sparse
            default: .other
            }
    }

    /// Whether 512 bytes are a header: their sum, with spaces for the sum itself.
    static func hasChecksum(_ block: [UInt8]) -> Bool {
        guard block.count == size, let expected = number(block[148..<156]), expected > 0 else { return false }
        var (sum, signed) = (0, 0)
        for (index, byte) in block.enumerated() {
            let byte = (148..<156).contains(index) ? UInt8(ascii: " ") : byte
            sum += Int(byte)
            signed += Int(Int8(bitPattern: byte))
        }
        return expected == sum || expected == signed
    }

    /// Octal digits between spaces and zeros, or GNU's binary form.
    private static func number(_ field: ArraySlice<UInt8>) -> Int? {
        guard let first = field.first else { return nil }
        if first == 0x80 {
            return field.dropFirst().reduce(0 as Int?) { value, byte in
                value.flatMap { $0 > Int.max >> 9 ? nil : $0 << 8 | Int(byte) }
            }
        }
        var value = 0
        for byte in field.drop(while: { $0 == UInt8(ascii: " ") || $0 == 0 }) {
            if byte == 0 || byte == UInt8(ascii: " ") { break }
            guard (0x30..<0x38).contains(byte), value < Int.max >> 4 else { return nil }
            value = value << 3 | Int(byte - 0x30)
        }
        return value
    }

    static func text(_ field: some Collection<UInt8>) -> String {
        String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
    }
}

/// What a record of pax says of the next member.
struct PaxAttributes {
    private(set) var path: String?
    private(set) var size: Int?
    private(set) var isSparse = false

    /// Lines of the form `LENGTH KEY=VALUE`, of which the length counts itself.
    init(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let space = rest.firstIndex(of: UInt8(ascii: " ")),
            let length = Int(String(decoding: rest[..<space], as: UTF8.self)), length > space + 1 - rest.startIndex,
            length <= rest.count
        {
            let line = rest[(space + 1)..<(rest.startIndex + length - 1)]
            rest = rest.dropFirst(length)
            guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let value = String(decoding: line[(equals + 1)...], as: UTF8.self)
            switch String(decoding: line[..<equals], as: UTF8.self) {
            case "path": path = value
            case "size": size = Int(value)
            case "GNU.sparse.major", "GNU.sparse.map", "GNU.sparse.size": isSparse = true
            case "GNU.sparse.name": path = value
            default: break
            }
        }
    }
}
