import Articles
import Books
import Foundation
import Testing
import Text

@testable import Workbench

@Suite struct LimitOptionsTests {
    @Test func theLastNumberOfALimitCounts() throws {
        let options = try LimitOptions(["nesting=30", "grid-places=7", "nesting=40"])
        #expect(options.limits[.nesting] == 40 && options.limits[.gridPlaces] == 7)
        #expect(options.limits[.attributes] == IngestLimit.attributes.standard)
    }

    @Test func anUnknownLimitIsRefused() {
        let error = #expect(throws: UsageError.self) { try LimitOptions(["grid-place=7"]) }
        #expect(error?.description == "unknown limit \"grid-place\"; did you mean \"grid-places\"?")
    }

    @Test func limitsOfBooksAreForCommandsOnBooks() throws {
        let options = try LimitOptions(["findings=7", "nesting=40"], ofBook: true)
        #expect(options.bookLimits[.findings] == 7 && options.limits[.nesting] == 40)
        #expect(options.bookLimits[.listRecords] == BookLimit.listRecords.standard)
        #expect(throws: UsageError.self) { try LimitOptions(["findings=7"]) }
    }

    @Test(arguments: BookLimit.allCases)
    func everyLimitOfABookIsDescribed(limit: BookLimit) {
        #expect(limit.meaning.hasSuffix(".") && limit.standard > 0)
        #expect(LimitOptions.list.contains("\(limit.rawValue)=\(limit.standard)"))
    }

    @Test(arguments: [
        "nesting", "nesting=", "nesting=0", "nesting=-1", "nesting=many", "nesting=1.5", "nesting=1000000000001",
    ])
    func whatIsNoNumberIsRefused(option: String) {
        let error = #expect(throws: UsageError.self) { try LimitOptions([option]) }
        #expect(error?.description == "--limit nesting takes a number from 1 to 1000000000000, such as nesting=512")
    }

    @Test(arguments: IngestLimit.allCases)
    func everyLimitIsDescribed(limit: IngestLimit) {
        #expect(limit.meaning.hasSuffix(".") && limit.standard > 0)
        #expect(LimitOptions.list.contains("\(limit.rawValue)=\(limit.standard)"))
    }

    @Test(arguments: IngestLimit.allCases)
    func theGreatestNumberLimitsNothing(limit: IngestLimit) throws {
        let limits = try LimitOptions(["\(limit.rawValue)=1000000000000"]).limits
        let reader = ArticleReader(options: IngestOptions(readsAligned: true, limits: limits))
        let texts = [
            "html": "<table><tr><td colspan=2 class=x>a<b>b</table>", "md": "|a|b|\n|-|-|\n|1|",
            "txt": "Part   Size\n-----  ----\nbolt     3\n",
        ]
        for (syntax, text) in texts {
            #expect(reader.article(path: "a.\(syntax)", bytes: Array(text.utf8)).value.tables.count == 1)
        }
    }

    @Test func aRaisedLimitLetsATableThrough() {
        let html = "<table><tr><td rowspan=3 colspan=3>a" + String(repeating: "<tr>", count: 2) + "</table>"
        let low = ArticleReader(options: IngestOptions(limits: IngestLimits([.gridPlaces: 7])))
        let high = ArticleReader(options: IngestOptions(limits: IngestLimits([.gridPlaces: 8])))
        let read = [low, high].map { $0.article(path: "a.html", bytes: Array(html.utf8)).value.tables.first }
        #expect(read.map { $0?.cells.count } == [0, 1])
        #expect(read[0]?.findings.first?.message.hasSuffix(" (limit grid-places)") == true)
    }
}
