import Articles
import Books
import Records
import TestSupport
import Testing
import Text

@testable import Publish

@Suite struct RequestedTableTests {
    private static let publication = PlankPublication.publication

    private static func table(
        _ name: String, _ change: (inout TableRequest) -> Void, where isWanted: (Record) -> Bool = { _ in true }
    ) throws -> RequestedTable {
        let dataset = try #require(publication.datasets.first { $0.definition.name == name })
        var request = TableRequest(language: "en")
        change(&request)
        return RequestedTable(dataset.records.filter(isWanted), of: dataset, in: publication, request: request)
    }

    @Test func markdownHasCaptionTableAndNotes() throws {
        let lines = try Self.table("bending", { $0.caption = .automatic }, where: { $0.key[0] == "2021" }).markdown
        let text = lines.joined(separator: "\n") + "\n"
        #expect(Golden(beside: #filePath).mismatch("bending-2021.md", Array(text.utf8)) == nil)
    }

    /// Tags that MDX needs to be closed have their width.
    @Test func cellsOfMDXAreAligned() throws {
        let definition = try #require(Self.publication.datasets.first { $0.definition.name == "size" }).definition
        func claim(_ builder: DatasetBuilder, _ species: String, _ remark: String) -> DatasetBuilder {
            builder.claim(
                species, values: .number(ExactNumber(1)), .number(ExactNumber(2)), .text(remark), nil, unit: "mm",
                at: 1, 1)
        }
        let dataset = claim(claim(DatasetBuilder(definition), "oak", "line\nbreak"), "pine", "www.a.example").dataset
        let table = RequestedTable(
            dataset.records, of: dataset, in: Self.publication, request: TableRequest(language: "en"))
        let lines = table.lines(in: .mdx)
        #expect(lines.contains { $0.contains("<br/>") })
        #expect(!lines.contains { $0.contains("<br>") })
        #expect(Set(lines.filter { $0.hasPrefix("|") }.map(\.count)).count == 1, "\(lines)")
    }

    @Test func htmlHasCaptionTableAndNotes() throws {
        let lines = try Self.table("bending") {
            $0.caption = .text("<b>")
            $0.language = "ja"
            $0.statesLanguage = true
        }.html
        let text = lines.joined(separator: "\n") + "\n"
        #expect(Golden(beside: #filePath).mismatch("bending.html", Array(text.utf8)) == nil)
    }

    /// A field that differs within the table and that the page does not name makes rows too.
    @Test func noTwoValuesShareACell() throws {
        for dataset in Self.publication.datasets {
            for column in dataset.definition.keys.indices {
                let table = try Self.table(dataset.definition.name) {
                    $0.columns = column
                    $0.rows = []
                    $0.isFlagging = false
                }
                #expect(!table.markdown.joined().contains("<br>") || dataset.definition.name == "remark")
            }
        }
    }

    @Test func theCaptionNamesTheValuesOfACell() throws {
        var count = 0
        for dataset in Self.publication.datasets {
            for column in dataset.definition.keys.indices {
                let table = try Self.table(dataset.definition.name) {
                    $0.columns = column
                    $0.caption = .automatic
                }
                guard table.table.rows.joined().joined().contains(where: { $0.text.contains(" / ") }) else { continue }
                #expect(table.caption?.contains("Cells: ") == true, "\(table.caption ?? "")")
                count += 1
            }
        }
        #expect(count > 0)
    }

    /// What doubts a column that is not shown has no mark, so it needs no note either.
    @Test func eachNoteHasItsMark() throws {
        var count = 0
        for dataset in Self.publication.datasets {
            for column in dataset.definition.values.indices {
                let table = try Self.table(dataset.definition.name) { $0.values = [column] }
                let text = table.markdown.filter { $0.hasPrefix("|") }.joined()
                for note in table.noteLines {
                    #expect(text.contains(note.prefix { $0 != " " }), "\(dataset.definition.name), \(note)")
                    count += 1
                }
            }
        }
        #expect(count > 0)
    }

    @Test func unflaggedTablesHaveNoNotes() throws {
        let table = try Self.table("bending") { $0.isFlagging = false }
        #expect(!table.markdown.joined().contains("¹"))
        #expect(table.markdown.allSatisfy { $0.hasPrefix("|") })
    }
}
