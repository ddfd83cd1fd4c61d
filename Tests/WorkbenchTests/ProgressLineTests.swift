import Testing

@testable import Workbench

@Suite struct ProgressLineTests {
    private func files(_ done: Int, of total: Int) -> WorkProgress.Count {
        WorkProgress.Count(done: done, total: total, unit: "files")
    }

    private let half = " 5 of 10 files"

    @Test func nothingIsShownOfShortWorkOrOneFile() {
        var line = ProgressLine(columns: 16)
        #expect(line.update(files(5, of: 10), seconds: 0.4).isEmpty)
        #expect(line.update(files(0, of: 1), seconds: 5).isEmpty)
        #expect(line.update(files(10, of: 10), seconds: 5).isEmpty)
        #expect(line.erase().isEmpty)
    }

    @Test func theLineIsRewrittenNowAndThen() {
        var line = ProgressLine(columns: 16)
        #expect(line.update(files(5, of: 10), seconds: 1) == half)
        #expect(line.update(files(6, of: 10), seconds: 1.05).isEmpty)
        #expect(line.update(files(5, of: 10), seconds: 1.2).isEmpty)
        #expect(line.update(files(7, of: 10), seconds: 1.4) == "\r 7 of 10 files")
    }

    @Test func whatWasErasedIsDrawnAgain() {
        var line = ProgressLine(columns: 16)
        _ = line.update(files(5, of: 10), seconds: 1)
        #expect(line.erase() == "\r\(String(repeating: " ", count: half.count))\r")
        #expect(line.erase().isEmpty)
        #expect(line.update(files(5, of: 10), seconds: 2) == half)
    }

    @Test func resultsThatEndInTheMiddleOfALineAreLeftAlone() {
        var line = ProgressLine(columns: 16)
        line.note(Array("[\n{}".utf8))
        #expect(line.update(files(5, of: 10), seconds: 2).isEmpty)
        line.note([])
        #expect(line.update(files(5, of: 10), seconds: 2).isEmpty)
        line.note(Array("\n]\n".utf8))
        #expect(line.update(files(5, of: 10), seconds: 2) == half)
    }
}
