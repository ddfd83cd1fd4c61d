import Testing

@testable import Workbench

@Suite struct ProgressBarTests {
    @Test(arguments: [
        (0, "[          ]     0 of 1024 files"), (511, "[####      ]   511 of 1024 files"),
        (512, "[#####     ]   512 of 1024 files"), (1023, "[######### ]  1023 of 1024 files"),
        (1024, "[##########]  1024 of 1024 files"),
    ])
    func theBarIsFullWhenAllIsDoneAndNotBefore(done: Int, line: String) {
        #expect(ProgressBar(done: done, total: 1_024).line(columns: 33) == line)
    }

    @Test(arguments: 0...120)
    func theLineIsShorterThanTheTerminalIsWide(columns: Int) {
        let lengths = Set([0, 9, 10, 100].map { ProgressBar(done: $0, total: 100).line(columns: columns).count })
        #expect(lengths.count == 1 && lengths.allSatisfy { $0 < max(1, columns) })
    }

    @Test func aWideTerminalHasNoWiderBar() {
        #expect(ProgressBar(done: 1, total: 2).line(columns: 500).count == 40 + "[]  1 of 2 files".count)
    }

    @Test(arguments: [(20, "[ ]   5 of 10 files"), (19, " 5 of 10 files"), (15, " 5 of 10 files"), (14, "")])
    func aNarrowTerminalHasTheNumbersOnlyOrNothing(columns: Int, line: String) {
        #expect(ProgressBar(done: 5, total: 10).line(columns: columns) == line)
    }
}
