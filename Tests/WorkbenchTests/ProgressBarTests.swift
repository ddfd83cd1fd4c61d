import Testing

@testable import Workbench

@Suite struct ProgressBarTests {
    private func line(_ done: Int, of total: Int, seconds: Double = 0, columns: Int) -> String {
        ProgressBar(count: WorkProgress.Count(done: done, total: total, unit: "files"), seconds: seconds).line(
            columns: columns)
    }

    @Test(arguments: [
        (0, "[          ]     0 of 1024 files"), (511, "[####      ]   511 of 1024 files"),
        (512, "[#####     ]   512 of 1024 files"), (1023, "[######### ]  1023 of 1024 files"),
        (1024, "[##########]  1024 of 1024 files"),
    ])
    func theBarIsFullWhenAllIsDoneAndNotBefore(done: Int, line: String) {
        #expect(self.line(done, of: 1_024, columns: 33) == line)
    }

    @Test(arguments: [
        (256, 1.0, "256/s, 3 s left"), (256, 100.0, "2.6/s, 5 min left"), (1, 2.0, "30/min, 35 min left"),
        (1, 3600.0, "0/min, 100 h left"),
    ])
    func theRateTellsWhenAllIsDone(done: Int, seconds: Double, pace: String) {
        #expect(line(done, of: 1_024, seconds: seconds, columns: 80).hasSuffix(" of 1024 files, " + pace))
    }

    @Test(arguments: 0...120)
    func theLineIsShorterThanTheTerminalIsWide(columns: Int) {
        for seconds in [0.0, 3, 4000] {
            for done in [0, 9, 10, 100] {
                #expect(line(done, of: 100, seconds: seconds, columns: columns).count < max(1, columns))
            }
        }
    }

    @Test func aWideTerminalHasNoWiderBar() {
        #expect(line(1, of: 2, columns: 500).count == 40 + "[]  1 of 2 files".count)
    }

    @Test(arguments: [
        (38, "[  ]   5 of 10 files, 5.0/s, 1 s left"), (35, "[                ]   5 of 10 files"),
        (20, "[ ]   5 of 10 files"), (19, " 5 of 10 files"), (15, " 5 of 10 files"), (14, ""),
    ])
    func aNarrowTerminalHasLess(columns: Int, line: String) {
        let found = self.line(5, of: 10, seconds: 1, columns: columns)
        #expect(found.replacing("#", with: " ") == line)
    }
}
