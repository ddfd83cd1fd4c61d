import Testing

@testable import Archives

@Suite struct ZipReaderTests {
    private typealias Entry = ArchiveBuilder.Entry

    /// By the flag of UTF-8, or by the bytes.
    @Test(arguments: [
        ("Maße.md", Array("Maße.md".utf8), false), ("Ma\u{E1}e.md", Array("Ma\u{E1}e.md".utf8), true),
        ("Maße\u{A0}.md", Array("Ma".utf8) + [0xE1, 0x65, 0xFF] + Array(".md".utf8), false),
        ("\u{FFFD}", [0x80], true), ("Ç█", [0x80, 0xDB], false),
    ])
    func namesAreDecoded(name: String, bytes: [UInt8], isUTF8: Bool) {
        #expect(ZipName.text(bytes[...], isUTF8: isUTF8) == name)
    }

    private static var entries: [Entry] {
        var (stored, described) = (Entry("b/c.md", "two"), Entry("d.md", "three"))
        stored.method = 0
        described.flags = 8
        return [Entry("a.md", "one"), stored, Entry("x/", ""), Entry("x.png", "x"), described]
    }

    private static let documents = ["z/a.md: one", "z/b/c.md: two", "z/d.md: three"]

    @Test func documentsComeInTheDirectorysOrder() throws {
        #expect(try Items.zip(ArchiveBuilder.zip(Self.entries)) == Self.documents)
        let prefix = Array("#!/bin/sh\n".utf8)
        #expect(try Items.zip(ArchiveBuilder.zip(Self.entries, before: prefix)) == Self.documents)
    }

    @Test(arguments: [1, 7, 1_000_000])
    func aStreamIsReadByItsLocalHeaders(step: Int) throws {
        #expect(try Items.zipStream(ArchiveBuilder.zip(Self.entries), step: step) == Self.documents)
    }

    @Test func sizesOfEightBytes() throws {
        var entry = Entry("a.md", "one")
        entry.isWide = true
        let zip = ArchiveBuilder.zip([entry, Entry("b.md", "two")])
        #expect(try Items.zip(zip) == ["z/a.md: one", "z/b.md: two"])
        #expect(try Items.zipStream(zip) == ["z/a.md: one", "z/b.md: two"])
    }

    /// Sums of such numbers would be more than the processor counts.
    @Test func sizesAndPlacesThatNoArchiveHas() throws {
        var entry = Entry("b.md", "two")
        (entry.method, entry.isWide, entry.size) = (0, true, .max)
        let large = ArchiveBuilder.zip([Entry("a.md", "one"), entry])
        for items in [try Items.zip(large), try Items.zipStream(large)] {
            #expect(items.first == "z/a.md: one")
            #expect(items.count == 2)
        }
        entry.size = nil
        entry.offset = .max
        let far = try Items.zip(
            ArchiveBuilder.zip([Entry("a.md", "one"), entry], before: [UInt8](repeating: 0, count: 99)))
        #expect(far.first == "z/a.md: one")
        #expect(far.count == 2)
    }

    @Test func aTruncatedArchiveHasNoDirectory() throws {
        let zip = ArchiveBuilder.zip([Entry("a.md", "one"), Entry("b.md", "two")])
        let second = 34 + 8
        for length in 4..<(2 * second) {
            #expect(try Items.zip(Array(zip[..<length])) == ["no directory"])
            let items = try Items.zipStream(Array(zip[..<length]))
            #expect(items.first == "z/a.md: one" || length < second, "\(length)")
            #expect(items.contains { $0.contains("truncated") || $0.contains("ends within") }, "\(length)")
        }
    }

    @Test func aDamagedDocumentIsAFinding() throws {
        var wrong = Entry("a.md", "one")
        wrong.checksum = 1
        let items = try Items.zip(ArchiveBuilder.zip([wrong, Entry("b.md", "two")]))
        #expect(items.count == 2 && items[0].contains("damaged in its archive") && items[1] == "z/b.md: two")
    }

    @Test func whatCannotBeReadIsTold() throws {
        var (secret, other) = (Entry("a.md", "one"), Entry("b.md", "two"))
        secret.flags = 1
        other.method = 12
        let items = try Items.zip(ArchiveBuilder.zip([secret, other, Entry("../c.md", "three"), Entry("d.md", "d")]))
        #expect(items.count == 4 && items[3] == "z/d.md: d")
        #expect(items[0].contains("encrypted") && items[1].contains("method 12") && items[2].contains("leads out"))
    }

    /// Entries that share data make archives that unpack to any size.
    @Test func entriesThatOverlapAreNotRead() throws {
        var (one, two, long) = (Entry("a.md", "one"), Entry("b.md", "two"), Entry("c.md", "three"))
        (one.offset, two.offset) = (0, 0)
        long.packedSize = 400
        let items = try Items.zip(ArchiveBuilder.zip([one, two, long, Entry("d.md", "d")]))
        #expect(items.count == 4 && items[3] == "z/d.md: d")
        #expect(items[0].contains("shares its data") && items[1].contains("shares its data"))
        #expect(items[2].contains("reach into another part"))
    }

    @Test func sizesThatLieAreDamage() throws {
        var (small, large) = (Entry("a.md", String(repeating: "a", count: 1_500)), Entry("b.md", "two"))
        small.size = 10
        large.size = 2_000_000
        let items = try Items.zip(ArchiveBuilder.zip([small, large]))
        #expect(items.count == 2 && items[0].contains("damaged in") && items[1].contains("more than 1000 bytes"))
    }

    @Test func theSizeOfTheDirectoryDecidesWhatItHolds() throws {
        #expect(
            try Items.zip(ArchiveBuilder.zip(Self.entries, count: 1)) == Self.documents + [
                """
                z? the directory of the ZIP archive has 5 files, and its end says 1; all are read, but other programs may \
                see fewer
                """
            ])
        #expect(try Items.zip(ArchiveBuilder.zip(Self.entries, count: 7)).last?.contains("so 2 of its files") == true)
        let many = Self.entries + (0..<65_536).map { Entry("\($0).png", "") }
        #expect(try Items.zip(ArchiveBuilder.zip(many, count: 5)) == Self.documents)
    }
}
