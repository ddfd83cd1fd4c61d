package import Text

/// Reads the documents of one archive or stream in order, each once.
package protocol DocumentReader: AnyObject {
    /// The next document, or what is wrong; nil at the end.
    func next() throws(FileError) -> ArchiveItem?
}

/// Reads an archive of files.
protocol MemberReader: DocumentReader {
    /// What is still to be returned at the end of the archive; nil before it.
    var closing: [ArchiveItem]? { get set }

    /// Reads one member. Nil if it is not a document.
    func member() throws(FileError) -> ArchiveItem?
}

extension MemberReader {
    package func next() throws(FileError) -> ArchiveItem? {
        while closing == nil {
            if let item = try member() { return item }
        }
        return closing?.isEmpty == false ? closing?.removeFirst() : nil
    }
}

package enum ArchiveItem: Sendable {
    case document(ContainedDocument)
    /// - Parameter path: of the document at fault, or of the archive.
    case flaw(ArchiveFlaw, path: String)
    /// A line for people on what was left out on purpose.
    case remark(String)
}

/// The names of documents in one archive: which are read, and what is said of those that are not.
struct MemberNames {
    /// The names of archives, which are not opened within another one.
    private static let archives = [
        ".zip", ".tar", ".tgz", ".gz", ".tar.xz", ".tar.bz2", ".tar.zst", ".7z", ".rar", ".warc", ".epub", ".jar",
    ]

    let archive: String
    private let takes: @Sendable (String) -> Bool
    private(set) var taken = 0
    private(set) var others = 0
    private var nested = 0
    private var firstNested = ""
    private var links = 0
    private var firstLink = ""

    init(archive: String, takes: @escaping @Sendable (String) -> Bool) {
        (self.archive, self.takes) = (archive, takes)
    }

    enum Choice {
        case read(path: String)
        case leave
        case refuse(path: String)

        /// - Parameter read: gives the item of a document that is to be read.
        func item<Problem: Error>(_ read: (String) throws(Problem) -> ArchiveItem?) throws(Problem) -> ArchiveItem? {
            switch self {
            case .leave: nil
            case .refuse(let path): .flaw(.leadsOut, path: path)
            case .read(let path): try read(path)
            }
        }
    }

    /// - Parameter name: as in the archive.
    mutating func choice(for name: String) -> Choice {
        let parts = name.split(separator: "/").filter { $0 != "." }
        let inner = parts.joined(separator: "/")
        let isHidden = parts.contains { $0.utf8.first == UInt8(ascii: ".") && $0 != ".." }
        // A file of a few bytes in a packed archive could unpack to any size.
        guard !isHidden, takes(inner), !inner.lowercased().hasSuffix(".gz") else {
            others += 1
            record(inner)
            return .leave
        }
        taken += 1
        if parts.contains("..") { return .refuse(path: "\(archive)/\(inner)") }
        return .read(path: "\(archive)/\(inner)")
    }

    private mutating func record(_ name: String) {
        let name = name.lowercased()
        guard Self.archives.contains(where: { name.hasSuffix($0) }) else { return }
        if nested == 0 { firstNested = name }
        nested += 1
    }

    /// Records a document that is another name of one before it, which is not known any more.
    mutating func recordLink(_ name: String) {
        if links == 0 { firstLink = name }
        links += 1
    }

    /// What is said at the end of the archive.
    ///
    /// - Parameter flaw: of the archive.
    func closing(_ flaw: ArchiveFlaw?) -> [ArchiveItem] {
        var items = flaw.map { [ArchiveItem.flaw($0, path: archive)] } ?? []
        if links > 0 {
            items.append(
                .flaw(
                    ArchiveFlaw(
                        """
                        documents that are hard links to others in the archive are not read again \
                        (\(firstLink)\(Self.rest(links)))
                        """, isError: false),
                    path: archive))
        }
        if nested > 0 {
            items.append(
                .flaw(
                    ArchiveFlaw(
                        "packed files in an archive are not opened (\(firstNested)\(Self.rest(nested))); unpack the archive",
                        isError: false),
                    path: archive))
        }
        if taken == 0, others > 0 {
            items.append(
                .remark(
                    """
                    \(archive): none of its \(Plural.of(others, "file")) has an article's extension; \
                    --include chooses others
                    """))
        }
        return items
    }

    private static func rest(_ count: Int) -> String { count == 1 ? "" : " and \(count - 1) more" }
}

/// What is wrong with an archive, or with a document in it.
package struct ArchiveFlaw: Hashable, Sendable {
    /// One sentence without a final full stop.
    package let message: String
    package let isError: Bool
    /// The place in the file that holds the document, for files of lines.
    package let line: Int
    package let column: Int

    static let leadsOut = ArchiveFlaw("the name leads out of the archive, so the document is not read")

    init(_ message: String, isError: Bool = true, line: Int = 1, column: Int = 1) {
        (self.message, self.isError) = (message, isError)
        (self.line, self.column) = (line, column)
    }
}
