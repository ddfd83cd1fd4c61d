import Books
import Foundation
import Publish
import Records
import TestSupport
import Testing
import Text

@testable import Asking
@testable import Workbench

@Suite struct QueryTests {
    private func lines(_ query: Query, in checked: CheckedBook) throws -> [String] {
        String(decoding: try query.answer(in: checked).bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func light(_ conditions: [String] = [], change: (inout Query) -> Void) throws -> [String] {
        var query = Query(datasets: "light")
        query.conditions = conditions
        query.format = .csv
        change(&query)
        return try lines(query, in: LampBook.checked())
    }

    @Test func recordsAreSorted() throws {
        let rising = try light { $0.sort = "level,-value" }.dropFirst().map { $0.split(separator: ",")[2] }
        #expect(rising == ["50", "10", "60", "20", "70", "30.5"])
        let falling = try light { $0.sort = "-value" }.dropFirst().map { $0.split(separator: ",")[2] }
        #expect(falling == ["70", "60", "50", "30.5", "20", "10"])
        #expect(throws: UsageError.self) { try light { $0.sort = "levle" } }
    }

    @Test func rowsOfAWideTableAreSorted() throws {
        #expect(
            try light { ($0.columns, $0.sort) = ("level", "-value") }.map { String($0.prefix(5)) } == [
                "socke", "27x60", "14x30",
            ])
        let table = try light { ($0.columns, $0.sort, $0.format) = ("level", "-value", .table) }
        #expect(table.filter { $0.contains("x") }.map { String($0.prefix(5)) } == ["27x60", "14x30"])
    }

    @Test func theFirstRecordsAreShown() throws {
        #expect(try light { $0.first = 2 }.count == 3)
        var query = Query(datasets: "lamp,light")
        (query.first, query.format) = (6, .ndjson)
        let answer = try query.answer(in: LampBook.checked())
        #expect(answer.bytes.count { $0 == UInt8(ascii: "\n") } == 6)
        #expect(answer.remarks == ["the first 6 of 11 records"])
        #expect(throws: UsageError.self) { try light { $0.first = 0 } }
    }

    @Test func aWideTableHasAColumnForEachWord() throws {
        #expect(
            try light { ($0.rows, $0.columns) = ("socket", "level") } == [
                "socket,dim,normal,bright,unit,status,flagged,findings,implied", "14x30,10,20,30.5,lm,,,,",
                "27x60,50,60,70,lm,,,,",
            ])
        #expect(
            try light { ($0.columns, $0.format) = ("level", .ndjson) } == [
                #"{"socket":"14x30","dim":10,"normal":20,"bright":30.5,"unit":"lm","status":null,"flagged":null,"findings":{},"implied":null}"#,
                #"{"socket":"27x60","dim":50,"normal":60,"bright":70,"unit":"lm","status":null,"flagged":null,"findings":{},"implied":null}"#,
            ])
        #expect(
            try light { ($0.columns, $0.showsLabels, $0.language) = ("level", true, .ja) }.dropFirst().map {
                String($0.prefix(2))
            } == ["sm", "\u{5927},"])
        #expect(throws: UsageError.self) { try light { ($0.rows, $0.showsChanges) = ("socket", true) } }
    }

    @Test(arguments: [RecordFormat.json, .table, .markdown, .ndjson])
    func aByteOrderMarkIsForTablesOfData(format: RecordFormat) {
        #expect(throws: UsageError.self) {
            try light { ($0.dialect, $0.format) = (CSVDialect(hasByteOrderMark: true), format) }
        }
    }

    @Test func changesAlongARangeAreShown() throws {
        var query = Query(datasets: "advice,lamp")
        (query.showsChanges, query.format) = (true, .csv)
        let answer = try query.answer(in: LampBook.checked())
        let lines = String(decoding: answer.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines.first == "rule,old_version,new_version,change,column,before,after,unit,flagged,findings,implied")
        #expect(lines.contains("3,2001,2003,went,text,Use clay,,,,,"))
        #expect(lines.contains("2,2003,2005,appeared,text,,Use metal,,,,"))
        #expect(lines.contains("1,2005,2007,went,text,\"Use wood, dry\",,,,,"))
        #expect(answer.remarks == ["lamp is left out: it has no version field and no range of versions"])
        query.datasets = "lamp"
        #expect(throws: UsageError.self) { try query.answer(in: LampBook.checked()) }
    }

    /// What `datasets` prints is ready to be asked, in every book.
    @Test(arguments: ["Input", "Tests/Books/amplifiers"])
    func everyExampleFindsOneRecord(path: String) throws {
        let checked = try Pipeline().run(BookFolder(reading: Shared.root.appending(path: path).path))
        for dataset in checked.datasets {
            let example = try #require(ExampleQuestion(dataset, doubts: checked.doubts), "\(dataset.name)")
            let question = try Question(
                example.arguments[0], conditions: Array(example.arguments.dropFirst()), in: checked)
            #expect(!question.selections[0].records.isEmpty, "\(example.arguments)")
            let text = try checked.catalog(of: dataset.name, language: .en, width: 80, folder: path)
            #expect(text.hasSuffix("  \(example.command(book: path))\n"))
            for field in dataset.definition.fields { #expect(text.contains("  \(field.name)")) }
        }
        let list = try checked.catalog(of: nil, language: .ja, width: nil, folder: nil)
        for dataset in checked.datasets { #expect(list.contains("\n\(dataset.name) ")) }
    }
}
