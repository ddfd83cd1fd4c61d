import Gzip
import Testing
import Text

@testable import Archives

/// Archives made in memory. What they hold is not packed, but has the form of packed data.
enum ArchiveBuilder {
    struct File {
        var name: String
        var bytes: [UInt8]

        init(_ name: String, _ text: String) { (self.name, bytes) = (name, Array(text.utf8)) }
    }

    // MARK: tar

    static func tar(_ files: [File], kind: Character = "0", hasEnd: Bool = true) -> [UInt8] {
        files.flatMap { tarMember($0.name, $0.bytes, kind: kind) }
            + [UInt8](repeating: 0, count: hasEnd ? 1_024 : 0)
    }

    /// - Parameter size: what the header says.
    static func tarMember(_ name: String, _ bytes: [UInt8], kind: Character = "0", size: Int? = nil) -> [UInt8] {
        var header = [UInt8](repeating: 0, count: 512)
        func put(_ text: String, at offset: Int) {
            for (index, byte) in text.utf8.enumerated() { header[offset + index] = byte }
        }
        put(String(name.prefix(100)), at: 0)
        put("0000644\0", at: 100)
        put(octal(size ?? bytes.count, 11) + "\0", at: 124)
        put("        ", at: 148)
        header[156] = kind.asciiValue ?? 0
        put("ustar\u{0}00", at: 257)
        put(octal(header.reduce(0) { $0 + Int($1) }, 6) + "\0 ", at: 148)
        return header + bytes + [UInt8](repeating: 0, count: (512 - bytes.count % 512) % 512)
    }

    private static func octal(_ number: Int, _ width: Int) -> String {
        let digits = String(number, radix: 8)
        return String(repeating: "0", count: width - digits.count) + digits
    }

    static func pax(_ fields: [(String, String)]) -> [UInt8] {
        fields.flatMap { key, value -> [UInt8] in
            let rest = " \(key)=\(value)\n"
            var length = rest.utf8.count
            while "\(length)".utf8.count + rest.utf8.count != length { length += 1 }
            return Array("\(length)\(rest)".utf8)
        }
    }

    // MARK: deflate, gzip

    /// Blocks that are not packed.
    static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var start = 0
        repeat {
            let end = min(start + 65_535, bytes.count)
            let isLast: UInt8 = end == bytes.count ? 1 : 0
            result += [isLast] + little(end - start, 2) + little(~(end - start) & 0xFFFF, 2)
            result += bytes[start..<end]
            start = end
        } while start < bytes.count
        return result
    }

    static func gzip(_ bytes: [UInt8]) -> [UInt8] {
        [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3] + deflated(bytes) + little(Int(CRC32.of(bytes)), 4)
            + little(bytes.count, 4)
    }

    static func little(_ number: Int, _ length: Int) -> [UInt8] {
        (0..<length).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    // MARK: ZIP

    struct Entry {
        var name: String
        var bytes: [UInt8]
        var method = 8
        var flags = 0
        var checksum: UInt32?
        /// What the headers say.
        var size: Int?
        var packedSize: Int?
        var offset: Int?
        var isWide = false

        init(_ name: String, _ text: String) { (self.name, bytes) = (name, Array(text.utf8)) }
    }

    /// - Parameter count: how many entries the end of the archive says.
    static func zip(
        _ entries: [Entry], hasDirectory: Bool = true, before prefix: [UInt8] = [], count: Int? = nil
    ) -> [UInt8] {
        var file: [UInt8] = []
        var directory: [UInt8] = []
        for entry in entries {
            let offset = entry.offset ?? file.count
            let data = entry.method == 0 ? entry.bytes : deflated(entry.bytes)
            let described = entry.flags & 8 != 0
            let checksum = Int(entry.checksum ?? CRC32.of(entry.bytes))
            let (packed, size) = (entry.packedSize ?? data.count, entry.size ?? entry.bytes.count)
            let name = Array(entry.name.utf8)
            let sizes = entry.isWide ? little(size, 8) + little(packed, 8) : []
            func extra(_ numbers: [UInt8]) -> [UInt8] {
                numbers.isEmpty ? [] : little(1, 2) + little(numbers.count, 2) + numbers
            }
            let (wide, wideAndPlace) = (extra(sizes), extra(sizes + (entry.offset.map { little($0, 8) } ?? [])))
            func numbers(_ isKnown: Bool) -> [UInt8] {
                guard isKnown else { return little(0, 12) }
                return little(checksum, 4)
                    + (entry.isWide
                        ? little(0xFFFF_FFFF, 4) + little(0xFFFF_FFFF, 4) : little(packed, 4) + little(size, 4))
            }
            let common = little(20, 2) + little(entry.flags, 2) + little(entry.method, 2) + little(0, 4)
            file += ZipEntry.localSignature + common + numbers(!described) + little(name.count, 2)
            file += little(wide.count, 2) + name + wide + data
            if described { file += [0x50, 0x4B, 7, 8] + little(checksum, 4) + little(packed, 4) + little(size, 4) }
            directory += ZipEntry.directorySignature + little(20, 2) + common + numbers(true) + little(name.count, 2)
            directory += little(wideAndPlace.count, 2) + little(0, 10)
            directory += little(entry.offset == nil ? offset : 0xFFFF_FFFF, 4) + name + wideAndPlace
        }
        guard hasDirectory else { return prefix + file }
        let counted = little(count ?? entries.count, 2)
        let end = little(0, 4) + counted + counted + little(directory.count, 4)
        return prefix + file + directory + [0x50, 0x4B, 5, 6] + end + little(file.count, 4) + little(0, 2)
    }

    // MARK: WARC

    static func record(_ address: String, _ block: String, kind: String = "response") -> [UInt8] {
        record(address, Array(block.utf8), kind: kind)
    }

    /// - Parameter length: what the head says.
    static func record(
        _ address: String, _ block: [UInt8], kind: String = "response", fields: String = "X: y", length: Int? = nil
    ) -> [UInt8] {
        let head = """
            WARC/1.1\r\nWARC-Type: \(kind)\r\nWARC-Target-URI: \(address)\r\n\
            Content-Type: application/http; msgtype=response\r\n\(fields)\r\n\
            Content-Length: \(length ?? block.count)\r\n\r\n
            """
        return Array(head.utf8) + block + Array("\r\n\r\n".utf8)
    }

    static func page(_ html: String, fields: String = "") -> String {
        "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\(fields)\r\n\(html)"
    }
}

/// What a reader gives, in short: `a.md: text`, `a.md! message`, `a.md? warning`, `# remark`.
enum Items {
    static let limits = IngestLimits([.unpackedBytes: 1_000, .unpackedRatio: 100])

    static func all(_ reader: any DocumentReader) throws -> [String] {
        var items: [String] = []
        while let item = try reader.next() { items.append(short(item)) }
        return items
    }

    static func short(_ item: ArchiveItem) -> String {
        switch item {
        case .remark(let text): return "# \(text)"
        case .flaw(let flaw, let path): return "\(path)\(flaw.isError ? "!" : "?") \(flaw.message)"
        case .document(let document):
            let unpacked = document.unpacked(limits)
            let flaw = unpacked.flaw.map { " (\($0.message))" } ?? ""
            return "\(document.path): \(String(decoding: unpacked.bytes, as: UTF8.self))\(flaw)"
        }
    }

    @Sendable static func takes(_ name: String) -> Bool { name.hasSuffix(".md") }

    static func tar(_ bytes: [UInt8], step: Int = .max) throws -> [String] {
        try tar(ByteReader(MemoryBytes(bytes, step: step)))
    }

    static func tar(_ bytes: ByteReader) throws -> [String] {
        try all(TarReader(bytes, path: "t", limits: limits, takes: takes))
    }

    /// Bytes that come out of gzip.
    static func unpacking(_ packed: [UInt8], step: Int = .max) throws -> ByteReader {
        let source = MemoryBytes(packed, step: step)
        return ByteReader(try #require(InflatedBytes(source, allowance: UnpackingAllowance(ratio: 100))))
    }

    static func zip(_ bytes: [UInt8]) throws -> [String] {
        guard let reader = try ZipReader(MemoryBytes(bytes), path: "z", limits: limits, takes: takes) else {
            return ["no directory"]
        }
        return try all(reader)
    }

    static func zipStream(_ bytes: [UInt8], step: Int = .max) throws -> [String] {
        try all(ZipStreamReader(ByteReader(MemoryBytes(bytes, step: step)), path: "z", limits: limits, takes: takes))
    }

    static func warc(_ bytes: [UInt8], step: Int = .max) throws -> [String] {
        try all(WARCReader(ByteReader(MemoryBytes(bytes, step: step)), path: "w", limits: limits) { _ in true })
    }

    static func packedWARC(_ bytes: [UInt8], step: Int = .max) throws -> [String] {
        try all(WARCReader(unpacking(bytes, step: step), path: "w", limits: limits) { _ in true })
    }

    static func lines(_ text: String, id: String = "id") throws -> [String] {
        try lines(ByteReader(MemoryBytes(Array(text.utf8))), id: id)
    }

    static func lines(_ bytes: ByteReader, id: String = "id") throws -> [String] {
        try all(
            NDJSONReader(bytes, path: "n", fields: NDJSONReader.Fields(text: "text", id: id), limits: limits))
    }
}
