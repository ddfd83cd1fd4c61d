import Gzip
import Text

/// The body of an HTTP response as it was sent, and how it is encoded.
struct HTTPResponse: Sendable {
    private static let longestHead = 65_536

    enum Coding: Sendable {
        case gzip, deflate
        case unknown(String)
    }

    let type: MediaType?
    let body: [UInt8]
    /// Whether the status says that no body follows: its length is that of a page that was not sent.
    private let hasNoBody: Bool
    private let isChunked: Bool
    private let length: Int?
    /// In the order in which they were applied.
    private let codings: [Coding]

    /// Nil if the bytes are something else.
    init?(_ block: [UInt8]) {
        guard var (status, head, end) = Self.head(of: block[...]) else { return nil }
        // Interim responses, such as `100 Continue`, come before the one that is meant (RFC 9110, section 15.2).
        while status.hasPrefix("1"), let next = Self.head(of: block[end...]) { (status, head, end) = next }
        body = Array(block[end...])
        hasNoBody = ["304", "204"].contains(status)
        type = head.mediaType
        length = head["content-length"].flatMap { Int($0) }
        let transfer = head.list("transfer-encoding")
        isChunked = transfer.contains("chunked")
        codings = (head.list("content-encoding") + transfer.filter { $0 != "chunked" }).compactMap { name in
            switch name {
            case "identity", "none", "utf-8": nil
            case "gzip", "x-gzip": .gzip
            case "deflate": .deflate
            default: .unknown(name)
            }
        }
    }

    /// The status, the lines up to the empty one, and where the body begins; nil for something else.
    private static func head(of block: ArraySlice<UInt8>) -> (status: String, HeaderFields, Int)? {
        guard String(decoding: block.prefix(5), as: UTF8.self).lowercased() == "http/" else { return nil }
        let words = block.prefix(longestHead).prefix { $0 != 0x0A }.split(separator: UInt8(ascii: " "))
        let status = words.dropFirst().first.map { String(decoding: $0, as: UTF8.self) } ?? ""
        var lines: [[UInt8]] = []
        var start = block.startIndex
        while start < min(block.endIndex, block.startIndex + longestHead) {
            guard let end = block[start...].firstIndex(of: 0x0A) else { return nil }
            let line = block[start..<(end > start && block[end - 1] == 0x0D ? end - 1 : end)]
            start = end + 1
            if line.isEmpty { return (status, HeaderFields(lines), start) }
            lines.append(Array(line))
        }
        return nil
    }

    /// Whether the body unpacks to more than its size.
    var isPacked: Bool {
        codings.contains { if case .unknown = $0 { false } else { true } }
    }

    /// What is wrong with a body that is shorter than its head says. Chunks and packed bodies tell their own ends, and some
    /// crawlers unpack bodies without changing the head.
    var truncation: ArchiveFlaw? {
        guard let length, body.count < length, !isChunked, !hasNoBody, codings.isEmpty else { return nil }
        return ArchiveFlaw(
            "the page has only \(body.count) of the \(length) bytes that its head says; fetch the page again")
    }

    func unpacked(_ limits: IngestLimits) -> ContainedDocument.Unpacked {
        var unpacked = ContainedDocument.Unpacked(bytes: body)
        if isChunked { unpacked = Self.joined(body) }
        for coding in codings.reversed() {
            guard unpacked.isReadable else { return unpacked }
            let flaw = unpacked.flaw
            unpacked = Self.decoded(unpacked.bytes, coding, limits)
            unpacked.flaw = unpacked.flaw ?? flaw
        }
        return unpacked
    }

    /// The chunks of a body, each after its length in hexadecimal digits.
    ///
    /// Some programs join the chunks, but keep the field: a body that does not begin with a length is left as it is.
    private static func joined(_ body: [UInt8]) -> ContainedDocument.Unpacked {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(body.count)
        var position = 0
        while position < body.count {
            guard let (length, start) = chunk(in: body, at: position) else {
                if position == 0 { return ContainedDocument.Unpacked(bytes: body) }
                return ContainedDocument.Unpacked(bytes: bytes, flaw: .brokenChunks)
            }
            if length == 0 { return ContainedDocument.Unpacked(bytes: bytes) }
            let end = start + min(length, body.count - start)
            bytes += body[start..<end]
            position = end
            if body[position...].starts(with: [0x0D, 0x0A]) { position += 2 }
        }
        return ContainedDocument.Unpacked(bytes: bytes, flaw: .brokenChunks)
    }

    /// The length of a chunk, and where its data begin.
    private static func chunk(in body: [UInt8], at position: Int) -> (length: Int, start: Int)? {
        var (length, index) = (0, position)
        while index < body.count, let digit = Character(Unicode.Scalar(body[index])).hexDigitValue {
            guard index - position < 15 else { return nil }
            length = length << 4 | digit
            index += 1
        }
        let digits = index
        while index < body.count, body[index] == 0x20 { index += 1 }
        guard digits > position, index < body.count, [0x0D, 0x0A, UInt8(ascii: ";")].contains(body[index]),
            let end = body[index...].prefix(1_024).firstIndex(of: 0x0A)
        else { return nil }
        return (length, end + 1)
    }

    private static func decoded(
        _ bytes: [UInt8], _ coding: Coding, _ limits: IngestLimits
    ) -> ContainedDocument.Unpacked {
        // A server may say how it packs the body of an answer that has none.
        if bytes.isEmpty { return ContainedDocument.Unpacked(bytes: []) }
        let limit = limits[.unpackedBytes]
        var data: GzipFile
        switch coding {
        case .unknown(let name):
            return ContainedDocument.Unpacked(
                flaw: ArchiveFlaw(
                    "the page is packed with \(name), and only gzip and deflate are read", isError: false),
                isReadable: false)
        case .gzip:
            // As with chunks, the field may have outlived the packing.
            guard GzipFile.isGzip(bytes) else { return ContainedDocument.Unpacked(bytes: bytes) }
            data = GzipFile(bytes, limit: limit)
        case .deflate:
            // The standard asks for zlib's form; some servers send bare data.
            data = GzipFile(bytes, form: .zlib, limit: limit)
            if data.end == .damaged { data = GzipFile(bytes, form: .raw, limit: limit) }
        }
        return switch data.end {
        case .complete, .followed: ContainedDocument.Unpacked(bytes: data.bytes)
        case .truncated: ContainedDocument.Unpacked(bytes: data.bytes, flaw: .truncatedBody)
        case .damaged: ContainedDocument.Unpacked(flaw: .damagedMember, isReadable: false)
        case .excess: ContainedDocument.Unpacked(flaw: limits.documentFlaw, isReadable: false)
        }
    }
}

extension ArchiveFlaw {
    fileprivate static let brokenChunks = ArchiveFlaw(
        "the chunks of the page end early, so the rest may be missing; fetch the page again")
    fileprivate static let truncatedBody = ArchiveFlaw(
        "the packed page is truncated, so the rest is missing; fetch the page again")
}
