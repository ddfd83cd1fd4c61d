import Text

/// A file of a ZIP archive: what its header says, in the archive's directory or before its data.
struct ZipEntry {
    /// The sizes of the two headers without names, comments and extra fields.
    static let (directorySize, localSize) = (46, 30)
    static let directorySignature: [UInt8] = [0x50, 0x4B, 1, 2]
    static let localSignature: [UInt8] = [0x50, 0x4B, 3, 4]

    let name: String
    private(set) var packedSize: Int
    private(set) var size: Int
    /// The position of the local header, as the directory counts.
    private(set) var offset = 0
    let checksum: UInt32
    let method: Int
    private let flags: Int

    var isEncrypted: Bool { flags & 1 != 0 }
    /// Sizes and checksum come after the data.
    var hasDescriptor: Bool { flags & 8 != 0 }
    var isFolder: Bool { name.hasSuffix("/") }

    /// - Parameters:
    ///   - header: of the directory, or the local one before the entry, which does not say what program made the archive,
    ///     nor where it is itself.
    ///   - tail: name and extra fields.
    init(_ header: [UInt8], tail: [UInt8], isLocal: Bool) {
        let fields = header.dropFirst(isLocal ? 4 : 6)
        flags = fields.number(at: 2, 2)
        method = fields.number(at: 4, 2)
        checksum = UInt32(truncatingIfNeeded: fields.number(at: 10, 4))
        packedSize = fields.number(at: 14, 4)
        size = fields.number(at: 18, 4)
        if !isLocal { offset = fields.number(at: 36, 4) }
        let (nameLength, extraLength) = (fields.number(at: 22, 2), fields.number(at: 24, 2))
        name = ZipName.text(tail.prefix(nameLength), isUTF8: flags & ZipName.flag != 0)
        readWideNumbers(tail.dropFirst(nameLength).prefix(extraLength), hasOffset: !isLocal)
    }

    /// ZIP64: an extra field has numbers of eight bytes, each only if its own field is full.
    private mutating func readWideNumbers(_ extra: ArraySlice<UInt8>, hasOffset: Bool) {
        var rest = extra
        while rest.count >= 4 {
            let (id, length) = (rest.number(at: 0, 2), rest.number(at: 2, 2))
            let field = rest.dropFirst(4).prefix(length)
            rest = rest.dropFirst(4 + length)
            guard id == 1 else { continue }
            var position = 0
            func wide(_ value: Int) -> Int {
                guard value == 0xFFFF_FFFF, position + 8 <= field.count else { return value }
                defer { position += 8 }
                return field.number(at: position, 8)
            }
            size = wide(size)
            packedSize = wide(packedSize)
            if hasOffset { offset = wide(offset) }
        }
    }

    /// The document in the entry's data, or the reason it cannot be read.
    func content(_ data: [UInt8]) -> ContainedDocument.Content {
        method == 0 ? .stored(data, checksum: checksum) : .deflated(data, size: size, checksum: checksum)
    }

    /// Why the entry cannot be read, whatever its data are.
    func flaw(_ limits: IngestLimits) -> ArchiveFlaw? {
        if isEncrypted { return ArchiveFlaw("the document is encrypted, and is not read; unpack it with its password") }
        guard method == 0 || method == 8 else {
            return ArchiveFlaw(
                "the document is packed with method \(method), and only stored and deflated ones are read; unpack it")
        }
        let isTooLong = size > limits[.unpackedBytes] || !limits.mayHold(packed: packedSize)
        return method == 8 && isTooLong ? limits.documentFlaw : nil
    }
}

/// The name of a file in a ZIP archive.
enum ZipName {
    /// The flag of names that are UTF-8. Many programs do not set it.
    static let flag = 0x800

    /// The characters of code page 437 beyond ASCII, which is the encoding of all other names.
    private static let upperHalf = Array(
        """
        ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐\
        └┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}
        """.unicodeScalars)

    static func text(_ name: ArraySlice<UInt8>, isUTF8: Bool) -> String {
        let text = String(decoding: name, as: UTF8.self)
        if isUTF8 || text.utf8.elementsEqual(name) { return text }
        var scalars = String.UnicodeScalarView()
        for byte in name { scalars.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]) }
        return String(scalars)
    }
}
