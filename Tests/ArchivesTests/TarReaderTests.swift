import Testing

@Suite struct TarReaderTests {
    private typealias File = ArchiveBuilder.File

    @Test(arguments: [1, 511, 512, 1_000_000])
    func documentsComeInOrder(step: Int) throws {
        let tar = ArchiveBuilder.tar([
            File("./a.md", "one"), File("b/c.md", "two"), File("d.png", "x"), File("e.md", ""),
        ])
        #expect(try Items.tar(tar, step: step) == ["t/a.md: one", "t/b/c.md: two", "t/e.md: "])
    }

    @Test func longNamesOfBothForms() throws {
        let name = String(repeating: "n/", count: 100) + "x.md"
        let gnu = ArchiveBuilder.tarMember("././@LongLink", Array(name.utf8) + [0], kind: "L")
        let pax = ArchiveBuilder.tarMember("p", ArchiveBuilder.pax([("path", name), ("mtime", "1")]), kind: "x")
        let file = ArchiveBuilder.tar([File("short", "text")])
        for before in [gnu, pax] { #expect(try Items.tar(before + file) == ["t/\(name): text"]) }
        // The name is that of one file.
        let others = ArchiveBuilder.tar([File("b.md", "next")])
        #expect(try Items.tar(gnu + file.dropLast(1_024) + others).last == "t/b.md: next")
    }

    @Test func foldersLinksAndHiddenFilesAreNoDocuments() throws {
        let tar =
            ArchiveBuilder.tarMember("f.md", [], kind: "5") + ArchiveBuilder.tarMember("l.md", [], kind: "2")
            + ArchiveBuilder.tar([File(".git/x.md", "x"), File("a.md", "one")])
        #expect(try Items.tar(tar) == ["t/a.md: one"])
    }

    /// Old programs wrote sizes for entries without data.
    @Test func foldersWithASizeHaveNoData() throws {
        let folder = ArchiveBuilder.tarMember("d", [], kind: "5", size: 1_024)
        #expect(try Items.tar(folder + ArchiveBuilder.tar([File("a.md", "one")])) == ["t/a.md: one"])
    }

    /// Some programs write the size of the file that a hard link names, and its data only in the form of pax.
    @Test(arguments: [0, 3]) func hardLinksMayHaveASize(data: Int) throws {
        let link = ArchiveBuilder.tarMember("d.png", Array(repeating: 0x61, count: data), kind: "1", size: 3)
        #expect(try Items.tar(link + ArchiveBuilder.tar([File("a.md", "one")])) == ["t/a.md: one"])
    }

    @Test func hardLinksAreToldOnce() throws {
        let links = ["l.md", "m.md", "n.png"].flatMap { ArchiveBuilder.tarMember($0, [], kind: "1") }
        #expect(
            try Items.tar(links + ArchiveBuilder.tar([File("a.md", "one")])) == [
                "t/a.md: one",
                "t? documents that are hard links to others in the archive are not read again (l.md and 1 more)",
            ])
    }

    @Test func namesThatLeadOutAreRefused() throws {
        let tar = ArchiveBuilder.tar([File("../../a.md", "one"), File("/b.md", "two")])
        #expect(
            try Items.tar(tar) == [
                "t/../../a.md! the name leads out of the archive, so the document is not read", "t/b.md: two",
            ])
    }

    @Test func archivesInsideAreToldOnce() throws {
        let tar = ArchiveBuilder.tar([File("a.zip", "x"), File("b.tar.gz", "x"), File("c.md", "c")])
        #expect(
            try Items.tar(tar) == [
                "t/c.md: c", "t? packed files in an archive are not opened (a.zip and 1 more); unpack the archive",
            ])
        #expect(
            try Items.tar(ArchiveBuilder.tar([File("a.png", "x")])).last?.hasPrefix("# t: none of its 1 file ") == true)
    }

    /// Else a small archive could unpack to any size.
    @Test func packedDocumentsAreNotUnpacked() throws {
        var hidden = File("a.md", "")
        hidden.bytes = ArchiveBuilder.gzip(Array("text".utf8))
        let items = try Items.tar(ArchiveBuilder.tar([hidden, File("b.md.gz", "x"), File("c.md", "c")]))
        #expect(items.count == 3 && items[0].contains("packed once more") && items[1] == "t/c.md: c")
        #expect(items[2].contains("(b.md.gz)"))
    }

    /// What is not packed may be as long as a file.
    @Test func aLargeDocumentIsPassedOverInAPackedArchive() throws {
        let large = String(repeating: "a", count: 1_001)
        let tar = ArchiveBuilder.tar([File("a.md", large), File("b.md", "b")])
        #expect(try Items.tar(tar) == ["t/a.md: \(large)", "t/b.md: b"])
        #expect(
            try Items.tar(Items.unpacking(ArchiveBuilder.gzip(tar))) == [
                "t/a.md! the document has more than 1000 bytes, so it is not read (limit unpacked-bytes)", "t/b.md: b",
            ])
    }

    /// Everything before the end is there, whatever the length.
    @Test func aTruncatedArchiveGivesItsBeginning() throws {
        let tar = ArchiveBuilder.tar([File("a.md", "one"), File("b.md", "two")])
        for length in 0..<2_048 {
            let items = try Items.tar(Array(tar[..<length]))
            #expect(items.first == "t/a.md: one" || length < 515, "\(length)")
            #expect(items.contains { $0.contains("truncated") || $0.contains("ends within") }, "\(length)")
        }
    }

    @Test func damageIsPassedOver() throws {
        var tar = ArchiveBuilder.tar([File("a.md", "one"), File("b.md", "two"), File("c.md", "three")])
        tar[1_030] ^= 0xFF
        let items = try Items.tar(tar)
        #expect(items.first == "t/a.md: one" && items.last == "t/c.md: three" && items.count == 3)
        #expect(
            items[1].hasPrefix("t! the tar archive is damaged at byte 1024; what follows up to byte 2048 is not read"))
    }

    @Test func anArchiveMayFollowAnother() throws {
        let (one, two) = (ArchiveBuilder.tar([File("a.md", "one")]), ArchiveBuilder.tar([File("b.md", "two")]))
        let padding = [UInt8](repeating: 0, count: 8_704)
        #expect(try Items.tar(one + padding + two + padding) == ["t/a.md: one", "t/b.md: two"])
        #expect(
            try Items.tar(one + two.dropLast(1_024)) == [
                "t/a.md: one", "t/b.md: two",
                "t? the tar archive has no end mark, so it may be truncated after byte 3072",
            ])
        let other = one + [UInt8](repeating: 0x61, count: 700) + two
        #expect(
            try Items.tar(other) == [
                "t/a.md: one", "t? the tar archive is followed by other bytes at 2048, which are not read",
            ])
    }

    @Test func sizesThatLieHarmNothing() throws {
        let tar = ArchiveBuilder.tarMember("a.png", [1], size: 8_589_934_591) + ArchiveBuilder.tar([File("b.md", "b")])
        let cut = "t! the tar archive is truncated, so what follows is missing; fetch the archive again"
        let read = try Items.tar(tar)
        #expect(read.first == cut)
        let small = ArchiveBuilder.tarMember("a.md", Array(repeating: 0x61, count: 2_000), size: 10)
        let items = try Items.tar(small + ArchiveBuilder.tar([File("b.md", "b")]))
        #expect(items.first == "t/a.md: aaaaaaaaaa" && items.last == "t/b.md: b")
    }
}
