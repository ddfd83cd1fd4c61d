import Foundation
import Publish
import TestSupport
import Testing

@testable import Asking
@testable import Workbench

/// The questions of the pages are questions that the first book answers.
@Suite struct DocumentedExamplesTests {
    private func query(_ words: [String]) throws -> Query {
        var query = Query(datasets: words[2])
        var rest = words.dropFirst(3)[...]
        while let word = rest.popFirst() {
            switch word {
            case "--rows": query.rows = rest.popFirst()
            case "--columns": query.columns = rest.popFirst()
            case "--changes": query.showsChanges = true
            case "--labels": query.showsLabels = true
            case "--bom": query.dialect = CSVDialect(hasByteOrderMark: true)
            case "--format": query.format = try #require(rest.popFirst().flatMap(RecordFormat.init))
            case "--sort=-size": query.sort = "-size"
            default:
                try #require(!word.hasPrefix("-"), "\(words): teach this test the option")
                query.conditions.append(word)
            }
        }
        return query
    }

    @Test func everyQuestionIsAnswered() throws {
        let checked = try Pipeline().run(BookFolder(reading: Shared.root.appending(path: "Input").path))
        let pages = DocumentedCommands.pages
        let queries = try pages.flatMap { try DocumentedCommands.all("query", in: $0) }
        #expect(queries.count > 15)
        for words in queries {
            let answer = try query(words).answer(in: checked)
            #expect(answer.bytes.count { $0 == UInt8(ascii: "\n") } > 2, "\(words): \(answer.remarks)")
        }
        for words in try pages.flatMap({ try DocumentedCommands.all("explain", in: $0) }) where words[2] != "--at" {
            let question = try Question(words[2], conditions: Array(words.dropFirst(3)), in: checked)
            #expect(question.selections.contains { !$0.records.isEmpty }, "\(words)")
        }
        for words in try pages.flatMap({ try DocumentedCommands.all("explain", in: $0) }) where words[2] == "--at" {
            let place = words[3].hasPrefix("Output") ? Shared.root.appending(path: words[3]).path : words[3]
            let question = try Question(
                at: AskedPlace(place), folder: Shared.root.appending(path: "Input").path, language: .en, in: checked)
            #expect(question.selections.contains { !$0.records.isEmpty }, "\(words): \(question.remarks)")
        }
    }
}
