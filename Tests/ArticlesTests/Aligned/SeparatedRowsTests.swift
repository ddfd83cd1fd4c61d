import Articles
import Testing
import Text

@Suite struct SeparatedRowsTests {
    @Test(arguments: [
        "part   length  mass\nbolt       20   1.5\nscrew      21   1.6\n{}\nnut         4   0.2\npin         5   0.3",
        "+---+---+\n| a | b |\n+---+---+\n| 1 | 2 |\n{}\n| 3 | 4 |\n| 5 | 6 |\n+---+---+",
    ])
    func rowsBehindALineThatDoesNotFitAreReported(form: String) {
        let text = form.replacing("{}", with: "both were measured again in the spring of it")
        let tables = Reading.article("\(text)\n", path: "a.txt", readsAligned: true).tables
        #expect(tables.count == 1)
        let findings = tables.flatMap(\.findings)
        #expect(findings.map(\.rule) == ["misaligned-cells"])
        #expect(findings.allSatisfy { $0.message.hasPrefix("2 lines look like rows") })
    }

    @Test(arguments: [
        ("bolt       20   1.5\nscrew      21   1.6\na longer name here   0.2   1", "6 1"),
        ("bolt       20   1.5\nscrew    123456789  2\nnut         4   0.2", "5 2"),
        ("bolt       20   1.5\nscrew  21   1.6\nnut         4   0.2", "5 2"),
        ("bolt       20   1.5\nscrew      21   1.6\n(continued)\n\nnut         4   0.2\npin         5   0.3", "8 2"),
    ])
    func rowsOutOfTheirColumnsAreReported(rows: String, lineAndCount: String) {
        let text = "part   length  mass\n----   ------  ----\n\(rows)\n"
        let tables = Reading.article("\n\(text)", path: "a.txt", readsAligned: true).tables
        #expect(tables.count == 1)
        let found = tables.flatMap(\.findings).map { "\($0.place.line) \($0.message.prefix(1))" }
        #expect(found == [lineAndCount])
    }
}
