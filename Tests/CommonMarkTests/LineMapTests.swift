import Testing

@testable import CommonMark

struct LineMapTests {
    /// Lines 3, 4 and 7 of eight were left out.
    private let map = LineMap(kept: [1, 2, 5, 6, 8], lastLine: 9)

    @Test func aBlockEndsWithTheLinesLeftOutBehindIt() {
        #expect((1...5).map(map.start) == [1, 2, 5, 6, 8])
        #expect((1...5).map(map.end) == [1, 4, 5, 7, 9])
    }

    @Test func unknownLinesStayUnknown() {
        #expect(map.start(0) == 0)
        #expect(map.end(0) == 0)
        #expect(map.start(6) == 9)
        #expect(map.end(6) == 9)
    }

    @Test func linesThatStandInTheTextAreKnown() {
        #expect((0...9).filter(map.contains) == [1, 2, 5, 6, 8])
        #expect(!LineMap(kept: [], lastLine: 0).contains(1))
    }

    @Test func rowsLeftOutBelongToTheirTable() throws {
        let text = "| a |\n|---|\n| *b* |\n\nc\n"
        guard let document = ParsedDocument(Array(text.utf8), lines: LineMap(kept: [1, 2, 4, 6, 7], lastLine: 8)) else {
            Issue.record("not parsed")
            return
        }
        let table = try #require(document.blocks.first { $0.kind == .table })
        #expect((table.startLine, table.endLine) == (1, 5))
    }
}
