/// Kinds of files that are not text, identified by their first bytes.
struct BinaryKind: Equatable, Sendable {
    /// With its grammatical article: `a PDF document`.
    let name: String
    /// How to get at its tables.
    let advice: String

    /// Nil if the bytes match no kind.
    static func find(in bytes: [UInt8]) -> BinaryKind? {
        guard let first = bytes.first, let found = signatures[first]?.first(where: { $0.matches(bytes) }) else {
            return TarArchive.isTar(bytes) ? TarArchive.kind : nil
        }
        return found.kind == .zip ? ZipContent.kind(of: bytes) : found.kind
    }

    private static let signatures = Dictionary(grouping: BinarySignature.all, by: \.first)
}

/// The first bytes of a kind of file.
struct BinarySignature: Sendable {
    let kind: BinaryKind
    private let bytes: [UInt8]
    /// Further bytes, with their offset.
    private let further: (offset: Int, bytes: [UInt8])?
    /// True if text may also begin this way, so that a NUL must be near.
    private let needsNUL: Bool

    var first: UInt8 { bytes.first ?? 0 }

    private init(
        _ bytes: [UInt8], _ kind: BinaryKind, further: (offset: Int, bytes: [UInt8])? = nil, needsNUL: Bool = false
    ) {
        (self.bytes, self.kind, self.further, self.needsNUL) = (bytes, kind, further, needsNUL)
    }

    private init(
        _ text: StaticString, _ kind: BinaryKind, further: (offset: Int, bytes: [UInt8])? = nil, needsNUL: Bool = false
    ) {
        let bytes = (0..<text.utf8CodeUnitCount).map { text.utf8Start[$0] }
        self.init(bytes, kind, further: further, needsNUL: needsNUL)
    }

    func matches(_ file: [UInt8]) -> Bool {
        guard file.starts(with: bytes), !needsNUL || file.prefix(64).contains(0) else { return false }
        guard let further else { return true }
        return file.dropFirst(further.offset).starts(with: further.bytes)
    }

    static let all: [BinarySignature] = [
        BinarySignature([0x50, 0x4B, 3, 4], .zip), BinarySignature([0x50, 0x4B, 5, 6], .zip),
        BinarySignature("%PDF-", .pdf), BinarySignature("%!PS", .postScript), BinarySignature("{\\rtf", .richText),
        BinarySignature([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .oldOffice),
        BinarySignature("SQLite format 3\0", .sqlite), BinarySignature("PAR1", .parquet, needsNUL: true),
        BinarySignature([0x89, 0x48, 0x44, 0x46, 0x0D, 0x0A], .binaryData), BinarySignature("ARROW1\0", .binaryData),
        BinarySignature([0x93, 0x4E, 0x55, 0x4D, 0x50, 0x59], .binaryData), BinarySignature("bplist0", .propertyList),
        BinarySignature([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], .picture("PNG")),
        BinarySignature([0xFF, 0xD8, 0xFF], .picture("JPEG")), BinarySignature("GIF87a", .picture("GIF")),
        BinarySignature("GIF89a", .picture("GIF")), BinarySignature([0x49, 0x49, 0x2A, 0], .picture("TIFF")),
        BinarySignature([0x4D, 0x4D, 0, 0x2A], .picture("TIFF")),
        BinarySignature("RIFF", .picture("WebP"), further: (8, Array("WEBP".utf8))),
        BinarySignature("BM", .picture("BMP"), further: (6, [0, 0, 0, 0])),
        BinarySignature([0, 0, 1, 0], .picture("ICO")), BinarySignature("8BPS", .picture("PSD"), needsNUL: true),
        BinarySignature([0, 0, 0], .picture("HEIC"), further: (4, Array("ftyphei".utf8))),
        BinarySignature([0, 0, 0], .picture("AVIF"), further: (4, Array("ftypavif".utf8))),
        BinarySignature([0, 0, 0], .withoutTables("an MP4 film"), further: (4, Array("ftyp".utf8))),
        BinarySignature("RIFF", .withoutTables("a WAV or AVI file"), needsNUL: true),
        BinarySignature("ID3", .withoutTables("an MP3 file"), needsNUL: true),
        BinarySignature("OggS", .withoutTables("an Ogg file"), needsNUL: true),
        BinarySignature("fLaC", .withoutTables("a FLAC file"), needsNUL: true),
        BinarySignature([0x1A, 0x45, 0xDF, 0xA3], .withoutTables("a Matroska film")),
        BinarySignature([0x7F, 0x45, 0x4C, 0x46], .withoutTables("a program or library (ELF)")),
        BinarySignature("MZ", .withoutTables("a program (Windows)"), needsNUL: true),
        BinarySignature([0xCF, 0xFA, 0xED, 0xFE], .withoutTables("a program (Mach-O)")),
        BinarySignature([0xCA, 0xFE, 0xBA, 0xBE], .withoutTables("a program (Java class or Mach-O)")),
        BinarySignature("\0asm", .withoutTables("a program (WebAssembly)")),
        BinarySignature("!<arch>\n", .withoutTables("a library (ar)")),
        BinarySignature([0x1F, 0x8B, 8], .packed("packed twice with gzip", tool: "gunzip")),
        BinarySignature([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], .packed("packed with xz", tool: "xz -dc")),
        BinarySignature(
            "BZh", .packed("packed with bzip2", tool: "bunzip2 -c"), further: (4, [0x31, 0x41, 0x59, 0x26])),
        BinarySignature([0x28, 0xB5, 0x2F, 0xFD], .packed("packed with zstd", tool: "zstd -dc")),
        BinarySignature([0x04, 0x22, 0x4D, 0x18], .packed("packed with lz4", tool: "lz4 -dc")),
        BinarySignature("LZIP", .packed("packed with lzip", tool: "lzip -dc"), needsNUL: true),
        BinarySignature([0x1F, 0x9D], .packed("packed with compress", tool: "uncompress -c")),
        BinarySignature([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .packed("a 7z archive", tool: "7z x")),
        BinarySignature([0x52, 0x61, 0x72, 0x21, 0x1A, 7], .packed("a RAR archive", tool: "unrar x")),
        BinarySignature("wOFF", .font, needsNUL: true), BinarySignature("wOF2", .font, needsNUL: true),
        BinarySignature("OTTO", .font, needsNUL: true), BinarySignature([0, 1, 0, 0], .font),
    ]
}

extension BinaryKind {
    static let zip = BinaryKind(name: "a ZIP archive", advice: "unpack it, for example with unzip, and read its files")
    static let pdf = BinaryKind(
        name: "a PDF document", advice: "convert it with “pdftotext -layout”, and read the text with --aligned")
    static let postScript = BinaryKind(
        name: "a PostScript document", advice: "convert it to PDF, and the PDF to text")
    static let richText = document("a Rich Text document (RTF)")
    static let oldOffice = document("an Office document of the old form (DOC, XLS or PPT)")
    static let sqlite = BinaryKind(name: "an SQLite database", advice: "export its tables with “sqlite3 -html”")
    static let parquet = BinaryKind(
        name: "a Parquet file", advice: "its columns are already typed; read it with DuckDB")
    static let binaryData = BinaryKind(
        name: "a file of binary data (HDF5, Arrow or NumPy)", advice: "read it with its own library")
    static let font = withoutTables("a font")
    static let propertyList = BinaryKind(
        name: "a binary property list", advice: "convert it with “plutil -convert xml1”")

    static func picture(_ form: String) -> BinaryKind {
        BinaryKind(
            name: "a picture (\(form))", advice: "convert it with a text recognition program, such as tesseract")
    }

    static func packed(_ name: String, tool: String) -> BinaryKind {
        BinaryKind(name: name, advice: "unpack it with “\(tool)”")
    }

    static func withoutTables(_ name: String) -> BinaryKind { BinaryKind(name: name, advice: "it has no tables") }

    static func document(_ name: String) -> BinaryKind {
        BinaryKind(name: name, advice: "convert it to HTML, for example with “libreoffice --convert-to html”")
    }
}

/// What the beginning of a file tells about its content.
package enum BinaryContent {
    /// The bytes that contain the names of an archive's first files.
    package static let headSize = 65_536

    /// Whether a ZIP archive is an office document (DOCX, XLSX, ODT), whose files are not articles.
    package static func isDocument(_ head: ArraySlice<UInt8>) -> Bool { ZipContent.isDocument(Array(head)) }
}

/// A ZIP archive, the container of most current document formats, identified by the names of its files.
private enum ZipContent {
    /// The number of bytes that contain the names of the first files.
    private static let searched = 1 << 20

    static func kind(of bytes: [UInt8]) -> BinaryKind {
        let end = min(bytes.count, searched)
        return known.first { ByteSearch.holds($0.file, in: bytes, 0..<end) }?.kind ?? .zip
    }

    /// A book's pages are HTML, so it is read like any other archive.
    static func isDocument(_ head: [UInt8]) -> Bool {
        known.contains { ByteSearch.holds($0.file, in: head, 0..<head.count) && !$0.kind.name.contains("EPUB") }
    }

    private static var known: [(file: StaticString, kind: BinaryKind)] {
        [
            ("word/document", .document("a Word document (DOCX)")),
            ("xl/workbook", .document("an Excel workbook (XLSX)")),
            ("ppt/presentation", .document("a PowerPoint presentation (PPTX)")),
            ("application/vnd.oasis.opendocument.text", .document("an OpenDocument text (ODT)")),
            ("application/vnd.oasis.opendocument.spreadsheet", .document("an OpenDocument spreadsheet (ODS)")),
            ("application/vnd.oasis.opendocument", .document("an OpenDocument file")),
            ("application/epub", BinaryKind(name: "a book (EPUB)", advice: "unpack it with unzip: its pages are HTML")),
        ]
    }
}

/// A tar archive, which begins with the name of a file.
private enum TarArchive {
    static let kind = BinaryKind(name: "a tar archive", advice: "unpack it with “tar -xf”, and read its files")

    static func isTar(_ bytes: [UInt8]) -> Bool {
        ByteSearch.isExactly("ustar", in: bytes, at: 257) && bytes.prefix(512).contains(0)
    }
}
