import Foundation
import TestSupport
import Testing

@testable import Workbench

/// The schemas and the tables of keys in the documentation are those that the declarations of the keys give. `RECORD=1`
/// writes them.
@Suite struct BookFormatFilesTests {
    @Test(arguments: BookFileKind.allCases)
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

    /// What is declared is read: every property with a key is asked for somewhere.
    @Test func everyDeclaredKeyIsRead() throws {
        let folder = Shared.root.appending(path: "Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let texts = try paths.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        let declared = texts.flatMap { text in
            text.matches(of: /\n +let `?(\w+)`?(?:: Key<.*>| = (?:Key|RuleKey\.\w+|\w+Keys)\()/).map { String($0.1) }
        }
        #expect(declared.count > 100)
        for name in Set(declared) where !texts.contains(where: { $0.contains(".\(name)") }) {
            Issue.record("the key \(name) is declared and never read")
        }
    }

    /// Editors show the examples, so they are right.
    @Test(arguments: BookFileKind.allCases)
    func examplesAreValid(kind: BookFileKind) throws {
        let schema = try #require(BookSchema(rawValue: kind.rawValue)).load()
        for subschema in schema.subschemas {
            for example in subschema.value["examples"]?.items ?? [] {
                #expect(schema.accepts(example, by: subschema.value), "\(subschema.pointer): \(example)")
            }
        }
    }
}
