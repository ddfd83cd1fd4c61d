import Articles
import Foundation
import MeasureBook
import MeasureBookTables
import Publish
import TestSupport
import Testing
import Text

@Suite struct PageTests {
    private static let folder = Shared.root.appending(path: "Input/Articles")

    /// The object of a table is what `tables --format ndjson` prints.
    @Test func tablesAreThoseOfTheCommand() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() {
            let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
            let tables = Page(bytes, name: name).tables
            let article = ArticleReader().article(path: name, bytes: bytes).value
            #expect(tables.count == article.tables.count)
            for (table, other) in zip(tables, article.tables) {
                var expected: [UInt8] = []
                TableObject.append(other, path: name, includingCells: true, to: &expected)
                #expect(table.json(cells: true) == expected)
                let row = try #require(table.rows.first)
                #expect(row.count == other.columnCount)
                #expect(table.typed().count == table.rows.count)
            }
        }
    }

    @Test func pageHasTablesCellsAndFindings() throws {
        let page = Page(Array("# Woods\n\n| a | b |\n|---|---|\n| 1 mm | oak |\n| 2 mm |\n".utf8), name: "a.md")
        let table = try #require(page.tables.first)
        #expect(table.headings == ["Woods"])
        #expect(table.header == [["a", "b"]])
        #expect(table.rows == [["1 mm", "oak"], ["2 mm", ""]])
        #expect(table.typed()[0][0]?.value.integer == 1)
        #expect(table.typed()[0][0]?.unit == "mm")
        #expect(table.cells[2].place.description == "a.md:5:3")
        #expect(page.findings.map(\.rule) == table.findings.map(\.rule))
    }

    @Test func bookIsBuiltInMemory() throws {
        let folder = Shared.root.appending(path: "Input").path
        let built = try Book(building: folder, jobs: 2)
        let written = try Book(output: Shared.root.appending(path: "Output").path)
        #expect(built.dataVersion == written.dataVersion)
        #expect(built.datasets.map(\.records.count) == written.datasets.map(\.records.count))
        #expect(try built.findings() == written.findings())
        #expect(try built.datasets.map { try $0.claims() } == written.datasets.map { try $0.claims() })
    }

    @Test func mistakesHavePlaces() throws {
        let error = #expect(throws: BookError.self) { try Book(building: ["book.yaml": Array("title: [".utf8)]) }
        #expect(error?.mistakes.first?.place.file == "book.yaml")
        let missing = #expect(throws: BookError.self) { try Book(output: "/nowhere") }
        #expect(missing?.description.hasPrefix("manifest.json:1:1: ") == true)
        #expect(missing?.description.contains("/nowhere") == true)
    }
}
