import Foundation
import TestSupport
import Testing

@testable import Workbench

/// The schemas and the tables of keys in the documentation are those that the declarations of the keys give. `RECORD=1`
/// writes them.
@Suite struct BookFormatFilesTests {
    private static let kinds: [BookFileKind] = [.book, .vocabulary, .recipe, .corrections, .acceptedFindings]

    @Test(arguments: kinds)
    func theSchemaIsCurrent(kind: BookFileKind) {
        #expect(
            Golden(in: BookSchema.folder).mismatch("\(kind.rawValue).schema.json", BookFileSchema.document(of: kind))
                == nil)
    }

    @Test func theTablesOfKeysAreCurrent() throws {
        let folder = Shared.root.appending(path: "Documentation")
        let page = try String(contentsOf: folder.appending(path: "book-format.md"), encoding: .utf8)
        var names: [String] = []
        let current = page.replacing(/<!-- keys: (.*) -->\n(?s:.*?)<!-- end of keys -->/) { mark in
            let maps = mark.1.split(separator: " ").map(String.init)
            names += maps
            let tables = maps.map { KeyTables.text(of: $0) ?? "There are no such keys: \($0)\n" }
            return "<!-- keys: \(mark.1) -->\n\n\(tables.joined(separator: "\n"))\n<!-- end of keys -->"
        }
        #expect(Golden(in: folder).mismatch("book-format.md", Array(current.utf8)) == nil)
        #expect(names.sorted() == KeyTables.names.sorted(), "each map has its table, once")
    }
}
