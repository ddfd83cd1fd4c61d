package import Text

/// Reads a WARC file: the pages that a crawler was sent.
///
///     WARC/1.0
///     WARC-Type: response
///     WARC-Target-URI: https://example.org/
///     Content-Length: 1234
///
///     HTTP/1.1 200 OK
///     Content-Type: text/html; charset=utf-8
///
///     <table>...
///
/// Two empty lines follow each record. In a packed file, each record usually is a gzip member of its own, so that those
/// after a damaged one can be read.
package final class WARCReader: DocumentReader {
    private static let mostHeader = 65_536
    static let mark = Array("WARC/".utf8)

    private let bytes: ByteReader
    private let path: String
    private let limits: IngestLimits
    private let takes: @Sendable (String) -> Bool
    /// The records that are not read, by their kind.
    private var leftOut: [String: Int] = [:]
    private var waiting: [ArchiveItem] = []
    private var hasEnded = false
    /// Whether the damage of the current member is reported with its document.
    private var hasToldDamage = false
    private var records = 0
    /// The bytes of the bodies that were packed.
    private var unpacked = 0

    /// - Parameter takes: whether the address of a page is one of those to read.
    package init(
        _ bytes: ByteReader, path: String, limits: IngestLimits, takes: @escaping @Sendable (String) -> Bool
    ) {
        (self.bytes, self.path, self.limits, self.takes) = (bytes, path, limits, takes)
    }

    package static func isWARC(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.starts(with: mark) }

    package func next() throws(FileError) -> ArchiveItem? {
        while waiting.isEmpty, !hasEnded { try readRecord() }
        return waiting.isEmpty ? nil : waiting.removeFirst()
    }

    private func readRecord() throws(FileError) {
        try skipEmptyLines()
        guard try !bytes.isAtEnd() else { return try endOrResume() }
        guard try bytes.peek(Self.mark.count).elementsEqual(Self.mark) else { return try skipDamage() }
        guard let header = try header(), let length = header["content-length"].flatMap({ Int($0) }), length >= 0
        else { return try skipDamage() }
        records += 1
        try read(header, length: length)
    }

    private func skipEmptyLines() throws(FileError) {
        while let byte = try bytes.peek(1).first, byte == 0x0D || byte == 0x0A { _ = try bytes.skip(1) }
    }

    /// The lines of a record's head.
    private func header() throws(FileError) -> HeaderFields? {
        var (lines, size) = ([[UInt8]](), 0)
        while let (line, isWhole) = try bytes.line(limit: Self.mostHeader - size) {
            guard isWhole, line.last == 0x0A else { return nil }
            size += line.count
            let text = line.dropLast(line.count > 1 && line[line.count - 2] == 0x0D ? 2 : 1)
            if text.isEmpty { return HeaderFields(lines) }
            lines.append(Array(text))
        }
        return nil
    }

    private func read(_ header: HeaderFields, length: Int) throws(FileError) {
        let kind = header["warc-type"]?.lowercased() ?? "unknown"
        let type = header.mediaType?.name
        guard kind == "response", type == nil || type == "application/http" else {
            return try leave(kind == "response" ? "response of another protocol" : kind, length)
        }
        let address = Self.address(in: header)
        let place = "\(path)/\(address)"
        guard takes(address) else { return try leave("not chosen", length) }
        guard !bytes.isPacked || limits.mayHold(packed: length) else {
            try skip(length)
            waiting.append(.flaw(limits.documentFlaw, path: place))
            return
        }
        let block = try bytes.take(length)
        let isWhole = block.count == length
        let end = bytes.position
        try skipEmptyLines()
        let isAtEnd = try bytes.isAtEnd()
        // The checksum of the member is known after its last byte.
        if isAtEnd, bytes.damage == .damaged, bytes.soundCount < end {
            waiting.append(.flaw(.damagedMember, path: place))
            hasToldDamage = true
            return
        }
        guard let response = HTTPResponse(block) else {
            let flaw = ArchiveFlaw("the record holds no HTTP response, and is not read")
            waiting.append(.flaw(isWhole ? flaw : .truncatedMember, path: place))
            return
        }
        let isClosed = isAtEnd || bytes.position > end
        let flaw: ArchiveFlaw? = isWhole ? isClosed ? nil : .wrongLength : .truncatedMember
        try read(response, at: place, flaw: flaw ?? Self.truncation(header) ?? response.truncation)
    }

    /// Bodies are unpacked here, and not by the threads that read documents, so that the place where an archive has unpacked
    /// to too much does not depend on these.
    private func read(_ response: HTTPResponse, at place: String, flaw: ArchiveFlaw?) throws(FileError) {
        guard let media = response.type, let syntax = media.syntax else {
            let name = response.type?.name ?? ""
            leftOut[name.isEmpty ? "without a type" : name, default: 0] += 1
            return
        }
        let body = response.unpacked(limits)
        unpacked += response.isPacked ? max(body.bytes.count, body.isReadable ? 0 : limits[.unpackedBytes]) : 0
        guard limits.mayUnpack(unpacked, from: bytes.packedCount ?? bytes.position) else {
            waiting.append(.flaw(limits.ratioFlaw, path: path))
            return end()
        }
        let unreadable =
            body.isReadable ? limits.flaw(ofSize: body.bytes.count, isPacked: bytes.isPacked) : body.flaw
        if let unreadable {
            waiting.append(.flaw(unreadable, path: place))
        } else {
            waiting.append(
                .document(
                    ContainedDocument(
                        path: place, isAddress: true, content: .plain(body.bytes), syntax: syntax,
                        encoding: media.charset, flaw: body.flaw ?? flaw)))
        }
    }

    /// What the crawler says of a page that it stored in part.
    private static func truncation(_ header: HeaderFields) -> ArchiveFlaw? {
        if header["warc-segment-number"] != nil {
            return ArchiveFlaw(
                "the page is stored in several records, of which only the first is read; fetch the page again")
        }
        guard let reason = header["warc-truncated"], !reason.isEmpty else { return nil }
        return ArchiveFlaw(
            "the crawler stored only the beginning of the page (WARC-Truncated: \(reason)); fetch the page again")
    }

    private static func address(in header: HeaderFields) -> String {
        var address = header["warc-target-uri"] ?? header["warc-record-id"] ?? ""
        // The first version of the standard showed brackets in an example.
        if address.hasPrefix("<"), address.hasSuffix(">") { address = String(address.dropFirst().dropLast()) }
        return address
    }

    private func leave(_ kind: String, _ length: Int) throws(FileError) {
        leftOut[kind, default: 0] += 1
        try skip(length)
    }

    private func skip(_ length: Int) throws(FileError) { _ = try bytes.skip(length) }

    /// Skips bytes that are not a record.
    private func skipDamage() throws(FileError) {
        let place = bytes.position
        while try bytes.line(limit: Self.mostHeader) != nil {
            if try bytes.peek(Self.mark.count).elementsEqual(Self.mark) { break }
        }
        waiting.append(
            .flaw(
                ArchiveFlaw(
                    """
                    the WARC file is damaged at byte \(place) of its data; what follows up to byte \(bytes.position) is \
                    not read; fetch the file again
                    """),
                path: path))
    }

    /// At the end of the bytes: after damage, searches for later members.
    private func endOrResume() throws(FileError) {
        if let flaw = StreamDamage.flaw(bytes.damage, limits) {
            let (damage, place) = (bytes.damage, bytes.position)
            guard damage == .damaged || damage == .followed, try bytes.resume(with: Self.mark) else {
                waiting.append(.flaw(flaw, path: path))
                return end()
            }
            let message =
                "a part of the gzip file is damaged after \(place) bytes of its data, and left out; fetch the file again"
            if !hasToldDamage { waiting.append(.flaw(ArchiveFlaw(message), path: path)) }
            hasToldDamage = false
            return
        }
        end()
    }

    private func end() {
        hasEnded = true
        guard !leftOut.isEmpty else { return }
        let kinds = leftOut.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let shown = kinds.map { "\($0.value) \($0.key)" }.listing(first: Self.shownKinds) { _ in ", …" }
        let count = leftOut.values.reduce(0, +)
        waiting.append(
            .remark("\(path): \(count) of \(records) records are not pages to read: \(shown)"))
    }

    private static let shownKinds = 8
}

extension ArchiveFlaw {
    fileprivate static let wrongLength = ArchiveFlaw(
        """
        the record does not end where its length says, so the page may lack its end or contain other records; fetch \
        the archive again
        """)
}
