package import Books
import Hashing
import Text

/// Tells whether an audit measured the present state of a book.
package enum AuditedBook {
    /// The hash of all files of a book but the result of the audit itself: of their list as sha256sum prints it.
    package static func hash(of files: [BookFile]) -> String {
        hash(of: files.map { OutputFile(path: $0.path, bytes: $0.bytes).facts })
    }

    fileprivate static func hash(of files: [OutputFile.Facts]) -> String {
        let lines = files.filter { $0.path != AuditResult.path }.sorted(by: OutputFile.Facts.precedes).map {
            "\($0.hash)  \($0.path)\n"
        }
        return ContentHash.of(Array(lines.joined().utf8))
    }
}

extension Publication {
    /// Whether the book has changed after its audit.
    var isAuditStale: Bool { book.audit.map { $0.book != AuditedBook.hash(of: inputFacts.value) } ?? false }
}
