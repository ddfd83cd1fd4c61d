import Testing
import Text

@testable import Archives

@Suite struct WARCReaderTests {
    private static func record(_ name: String, _ text: String) -> [UInt8] {
        ArchiveBuilder.record("https://e.org/\(name)", ArchiveBuilder.page(text))
    }

    private static let others = [
        ArchiveBuilder.record("https://e.org/", "GET / HTTP/1.1\r\n\r\n", kind: "request"),
        ArchiveBuilder.record("https://e.org/x", "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\n\r\nx"),
        ArchiveBuilder.record("https://e.org/y", "HTTP/1.1 304 Not Modified\r\n\r\n"),
    ]

    @Test(arguments: [1, 100, 1_000_000])
    func responsesAreDocuments(step: Int) throws {
        let all = Self.record("a", "one") + Self.others.flatMap(\.self) + Self.record("b", "two")
        let expected = [
            "w/https://e.org/a: one", "w/https://e.org/b: two",
            "# w: 3 of 5 records are not pages to read: 1 image/png, 1 request, 1 without a type",
        ]
        #expect(try Items.warc(all, step: step) == expected)
        let packed = ([Self.record("a", "one")] + Self.others + [Self.record("b", "two")]).flatMap(ArchiveBuilder.gzip)
        #expect(try Items.packedWARC(packed, step: step) == expected)
    }

    /// A member that is damaged anywhere costs its own page alone.
    @Test func aDamagedMemberIsAFinding() throws {
        let members = ["a", "b", "c"].map { ArchiveBuilder.gzip(Self.record($0, "text \($0)")) }
        let second = members[0].count..<(members[0].count + members[1].count)
        for index in second {
            var packed = members.flatMap(\.self)
            packed[index] ^= 0x55
            let items = try Items.packedWARC(packed)
            #expect(items.first == "w/https://e.org/a: text a", "\(index)")
            #expect(items.contains { $0.hasSuffix("https://e.org/c: text c") }, "\(index): \(items)")
            // Six bytes of a member's header mean nothing.
            let isHarmless = (4..<10).contains(index - second.lowerBound)
            #expect(isHarmless == !items.contains { $0.contains("! ") || $0.contains("? ") }, "\(index): \(items)")
        }
    }

    @Test func aTruncatedFileGivesItsBeginning() throws {
        let packed = ["a", "b"].flatMap { ArchiveBuilder.gzip(Self.record($0, "text \($0)")) }
        for length in (packed.count / 2)..<packed.count {
            let items = try Items.packedWARC(Array(packed[..<length]))
            #expect(items.first == "w/https://e.org/a: text a", "\(length)")
            #expect(length == packed.count / 2 || items.contains { $0.contains("truncated") }, "\(length)")
        }
    }

    /// The bodies count, too: a megabyte of them could be packed to a kilobyte, and the file again.
    @Test func bodiesThatUnpackToTooMuchEndTheReading() throws {
        let body = ArchiveBuilder.gzip([UInt8](repeating: 0x61, count: 900))
        let page = Array(ArchiveBuilder.page("", fields: "Content-Encoding: gzip\r\n").utf8) + body
        let limits = IngestLimits([.unpackedBytes: 3_000_000, .unpackedRatio: 1])
        // A body that cannot be unpacked counts as much as one may be.
        let damaged = page.dropLast(8) + [0, 0, 0, 0, 0, 0, 0, 0]
        let file = (0..<5).flatMap { _ in ArchiveBuilder.record("u", Array(damaged)) }
        let reader = WARCReader(ByteReader(MemoryBytes(file)), path: "w", limits: limits) { _ in true }
        let items = try Items.all(reader)
        #expect(items.count == 2 && items[1].hasPrefix("w! the file unpacks to more than 1 times its size"))
    }

    @Test func damageBetweenRecordsIsPassedOver() throws {
        let all = Self.record("a", "one") + Array("garbage\r\nmore\r\n".utf8) + Self.record("b", "two")
        let items = try Items.warc(all)
        #expect(items.count == 3 && items[1].contains("damaged at byte") && items[2] == "w/https://e.org/b: two")
    }

    /// A length that reaches into the next record, or ends before the page does.
    @Test(arguments: [-40, -1, 4, 5, 100])
    func aRecordOfAnotherLengthIsAFinding(difference: Int) throws {
        let block = Array(ArchiveBuilder.page("one").utf8)
        let record = ArchiveBuilder.record("u", block, length: block.count + difference)
        let items = try Items.warc(record + Self.record("b", "two") + Self.record("c", "three"))
        #expect(items.last == "w/https://e.org/c: three")
        #expect(items.first?.contains("does not end where its length says") == true || difference == -40)
        #expect(items.contains { $0.contains("! ") || $0.contains("(the record") }, "\(items)")
    }

    @Test func aPageThatTheCrawlerTruncatedIsAFinding() throws {
        let page = Array(ArchiveBuilder.page("one").utf8)
        let record = ArchiveBuilder.record("u", page, fields: "WARC-Truncated: length")
        #expect(
            try Items.warc(record + Self.record("b", "two")) == [
                """
                w/u: one (the crawler stored only the beginning of the page (WARC-Truncated: length); fetch the page \
                again)
                """, "w/https://e.org/b: two",
            ])
    }

    @Test(arguments: [
        "HTTP/1.1 100 Continue\r\n\r\n", "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 100 C\r\n\r\n",
    ])
    func theLastOfSeveralResponsesIsMeant(interim: String) throws {
        let page = interim + ArchiveBuilder.page("one").replacing("HTTP", with: "http")
        #expect(try Items.warc(ArchiveBuilder.record("u", Array(page.utf8))) == ["w/u: one"])
    }

    @Test func anEmptyBodyIsNotTruncated() throws {
        let page = ArchiveBuilder.page("", fields: "Content-Encoding: gzip\r\n")
        #expect(try Items.warc(ArchiveBuilder.record("u", Array(page.utf8))) == ["w/u: "])
    }

    @Test func lengthsThatLieHarmNothing() throws {
        let head = "WARC/1.0\r\nWARC-Type: response\r\nContent-Length: "
        for length in ["-1", "x", "99999999999999999999", "4611686018427387904", "1000000"] {
            let items = try Items.warc(Array("\(head)\(length)\r\n\r\nHTTP/1.1".utf8))
            #expect(items.contains { $0.contains("! ") }, "\(length)")
        }
    }
}

@Suite struct HTTPResponseTests {
    private static func body(_ fields: String, _ bytes: [UInt8]) throws -> String {
        let page = Array(ArchiveBuilder.page("", fields: fields).utf8) + bytes
        return try Items.warc(ArchiveBuilder.record("u", page)).joined().replacing("w/u: ", with: "")
    }

    private static let chunked = "Transfer-Encoding: chunked\r\n"

    @Test func chunksAreJoined() throws {
        let text = "3\r\none\r\nA;x=y\r\n0123456789\r\n0\r\nTrailer: x\r\n\r\n"
        #expect(try Self.body(Self.chunked, Array(text.utf8)) == "one0123456789")
        #expect(try Self.body(Self.chunked, Array("3\r\non".utf8)).hasPrefix("on (the chunks of the page end early"))
        #expect(try Self.body(Self.chunked, Array("3\r\none\r\nzz\r\n".utf8)).hasPrefix("one (the chunks"))
        #expect(try Self.body(Self.chunked, Array("<p>joined before".utf8)) == "<p>joined before")
        #expect(try Self.body(Self.chunked, Array("0 results\n".utf8)) == "0 results\n")
        #expect(try Self.body(Self.chunked, Array("ffffffffffffffff\r\nx".utf8)).hasPrefix("ffff"))
    }

    @Test func aBodyShorterThanItsHeadSaysIsAFinding() throws {
        let text = Array("text".utf8)
        let short = try Self.body("Content-Length: 10\r\n", text)
        #expect(short == "text (the page has only 4 of the 10 bytes that its head says; fetch the page again)")
        for length in ["4", "3", "-1", "x", "99999999999999999999"] {
            #expect(try Self.body("Content-Length: \(length)\r\n", text) == "text")
        }
        let chunked = Array("4\r\ntext\r\n0\r\n\r\n".utf8)
        #expect(try Self.body(Self.chunked + "Content-Length: 100\r\n", chunked) == "text")
        #expect(try Self.body("Content-Encoding: gzip\r\nContent-Length: 100\r\n", text) == "text")
    }

    @Test func packedBodiesAreUnpacked() throws {
        let text = Array("text".utf8)
        let gzip = ArchiveBuilder.gzip(text)
        #expect(try Self.body("Content-Encoding: gzip\r\n", gzip) == "text")
        #expect(try Self.body("Content-Encoding: x-gzip\r\n", Array("text".utf8)) == "text")
        #expect(try Self.body("Content-Encoding: deflate\r\n", ArchiveBuilder.deflated(text)) == "text")
        let adler: [UInt8] = [0x04, 0x67, 0x01, 0xC6]
        #expect(
            try Self.body("Content-Encoding: deflate\r\n", [0x78, 1] + ArchiveBuilder.deflated(text) + adler) == "text")
        #expect(try Self.body("Content-Encoding: gzip, gzip\r\n", ArchiveBuilder.gzip(gzip)) == "text")
        let chunked = Array("\(String(gzip.count, radix: 16))\r\n".utf8) + gzip + Array("\r\n0\r\n\r\n".utf8)
        #expect(try Self.body(Self.chunked + "Content-Encoding: gzip\r\n", chunked) == "text")
        #expect(try Self.body("Content-Encoding: br\r\n", text).contains("packed with br"))
        #expect(try Self.body("Content-Encoding: gzip\r\n", Array(gzip.dropLast(3))).contains("truncated"))
        let large = ArchiveBuilder.gzip([UInt8](repeating: 0x61, count: 2_000))
        #expect(try Self.body("Content-Encoding: gzip\r\n", large).contains("more than 1000 bytes"))
    }

    @Test func aLongPageIsPassedOverInAPackedArchive() throws {
        let page = String(repeating: "a", count: 1_001)
        let archive = ArchiveBuilder.record("https://e.org/", ArchiveBuilder.page(page))
        #expect(try Items.warc(archive).first?.hasSuffix(page) == true)
        #expect(try Items.packedWARC(ArchiveBuilder.gzip(archive)).first?.contains("more than 1000 bytes") == true)
    }

    @Test func charsetsAndSyntaxesComeFromTheHead() {
        let type = MediaType("Text/HTML ; x=1; Charset=\"windows-1252\"")
        #expect(type.name == "text/html" && type.charset == "windows-1252")
        #expect(MediaType("text/plain; a=1, text/html;charset=utf-8").charset == "utf-8")
        #expect(MediaType("text/plain, text/html").name == "text/html" && MediaType("text/html,").name == "text/html")
        #expect(MediaType("application/xhtml+xml").syntax == .some(.html))
        #expect(MediaType("text/markdown").syntax == .some(.markdown))
        #expect(MediaType("text/plain").syntax == .some(nil) && MediaType("image/png").syntax == nil)
    }
}
