import Articles
import Testing
import Text

@Suite struct StrayTextRowsTests {
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

    /// Where gaps alone show the columns, a row in which two cells touch does not end the table above it.
    @Test(arguments: [
        [
            "Alpha       -3.2  -1.0   4.5   9.8", "Beta       -12.4-10.9  -5.0   1.2",
            "Gamma       10.1  11.0  12.9  15.3",
        ],
        [
            "Alpha       -3.2  -1.0   4.5   9.8", "Gamma       10.1  11.0  12.9  15.3",
            "Beta       -12.4-10.9  -5.0   1.2",
        ],
    ])
    func aRowWithTouchingCellsIsReported(rows: [String]) {
        let text = "Station      Jan   Feb   Mar   Apr\n\(rows.joined(separator: "\n"))\n"
        let tables = Reading.article(text, path: "a.txt", readsAligned: true).tables
        #expect(tables.map(\.bodyRows.count) == [2])
        let line = rows.firstIndex { $0.hasPrefix("Beta") }.map { $0 + 2 }
        #expect(tables.flatMap(\.findings).map(\.place.line) == [line])
    }

    /// The first row that does not fit ends the table; it and those below it are counted.
    @Test(arguments: [
        ("bolt       20  +1.5\nscrew      21  +1.6\nnut of 200 12     3\ntotal      41", 2),
        ("bolt       20   1.5\nscrew      21   1.6\nnut 4 0.2", 1),
        ("bolt       20   1.5\nscrew      21   1.6\nnut M8 4 0.2\nall as of 2024", 1),
        ("bolt       20   1.5\nscrew      21   1.6\nSource: the mill", 0),
        ("bolt       20   1.5\nscrew      21   1.6\nMeasured in the spring.", 0),
    ])
    func rowsThatEndATableAreReported(rows: String, count: Int) {
        for rule in ["", "----   ------  ----\n"] {
            let tables = Reading.article("part   length  mass\n\(rule)\(rows)\n", path: "a.txt", readsAligned: true)
                .tables
            #expect(tables.map(\.bodyRows.count) == [2])
            #expect(tables.flatMap(\.findings).map { $0.message.prefix(1) } == (count == 0 ? [] : ["\(count)"]))
        }
    }

    @Test(arguments: [
        ("Qn 40", 1), ("Qn 40 (closed)", 1), ("Source: the mill", 0), ("From 1 May.", 0), ("* closed", 0),
    ])
    func labelsBelowTheLastRowAreReported(line: String, count: Int) {
        let rows = "Qn 2            8.40          8.99\nQn 6           16.80         17.98"
        let text = "Meter           Net          Gross\n-----------------------------------\n\(rows)\n\(line)\n"
        let tables = Reading.article(text, path: "a.txt", readsAligned: true).tables
        #expect(tables.map(\.bodyRows.count) == [2])
        #expect(tables.flatMap(\.findings).map(\.place.line) == (count == 0 ? [] : [5]))
    }

    /// A label between rows of numbers is a row without values, or names those below it.
    @Test func labelsBetweenRowsOfNumbersAreRows() {
        let rows = "bolt       20   1.5\nscrew      21   1.6\nnut\npin         4   0.2\nrod         5   0.3"
        let tables = Reading.article("part   length  mass\n\(rows)\n", path: "a.txt", readsAligned: true).tables
        #expect(tables.map(\.bodyRows.count) == [5])
        #expect(tables[0].texts(of: tables[0].bodyRows[2]) == ["nut", "", ""])
    }

    /// Without a header, the line above the rows may be the first one.
    @Test(arguments: [
        ("diag ([1, 2, 3], 1)\n   ⇒  0  1  0  0\n       0  0  2  0\n       0  0  0  3\n       0  0  0  0", 3),
        (
            "                Jan  2  9 02\nJan 17 21 19    Feb  1  2 21\nFeb 16  8 51    Mar  1 21 00\n"
                + "Mar 16 18 56    Mar 31 15 14", 3
        ),
    ])
    func aFirstRowOutOfTheColumnsIsReported(text: String, rows: Int) {
        let tables = Reading.article("<pre>\(text)\n</pre>", path: "a.html", readsAligned: true).tables
        #expect(tables.map(\.bodyRows.count) == [rows])
        #expect(tables.flatMap(\.findings).map { $0.message.prefix(17) } == ["1 line looks like"])
    }

    @Test func aRowBelowAnotherIsNoHeader() {
        let text = """
            Planks:
             4c31ab7bfc40d3cf49d77119 1428 wood oak a.dsc
             c6f698f19f2a2aa07dbb9bbd 571925 wood oak b.gz
             938512f08422f3509ff36f12 6220 wood oak c.gz
             7c98fe853b3bbb47a00e5cd1 703542 wood oak d.deb

            """
        #expect(Reading.article(text, path: "a.txt", readsAligned: true).tables.allSatisfy { $0.headerRows.isEmpty })
    }

    @Test func rowsWithColumnsASpaceApartAreReported() {
        let text = "Id  Wood       Val\n=== ========== =====\n  1 oak          3.5\n  2 elm tall     4.5\n"
        let tables = Reading.article(
            "\(text)  3 hornbeam 12345.5\n  4 fir          6.5\n", path: "a.txt", readsAligned: true
        ).tables
        #expect(tables.map(\.bodyRows.count) == [2])
        #expect(tables.flatMap(\.findings).map { "\($0.place.line) \($0.message.prefix(2))" } == ["5 2 "])
    }

    @Test func rowsOfAGridThatDoNotFitAreReported() {
        let rule = "+---+---+\n"
        let text = "\(rule)| a | b |\n\(rule)| 1 | 2 |\n\(rule)| 3 | 4 | 5 |\n\(rule)| 6 | 7 |\n\(rule)"
        let findings = Reading.article(text, path: "a.txt", readsAligned: true).tables.flatMap(\.findings)
        #expect(findings.map { "\($0.place.line) \($0.message.prefix(1))" } == ["6 2"])
    }

    @Test func linesBetweenCellsOverSeveralRowsAreNotReported() {
        let rule = "+------+----------+------+\n"
        let rows = "| oak  | one text | - a  |\n+------+ for both | - b  |\n| elm  |          | - c  |\n"
        let text = "\(rule)| wood | note     | list |\n+======+==========+======+\n\(rows)\(rule)"
        let tables = Reading.article(text, path: "a.txt", readsAligned: true).tables
        #expect(tables.map { Reading.grid($0).last } == [["elm", "one text for both", "- a - b - c"]])
        #expect(tables.flatMap(\.findings).isEmpty)
    }

    /// The label reaches the column, so its last word may be the beginning of the number.
    @Test(arguments: ["", "----   ------  ----\n"])
    func aLabelThatEndsWithANumberIsReported(rule: String) {
        let text = "part   length  mass\n\(rule)bolt       20   1.5\nscrew    1021   1.6\nnut M 8 5 200   0.2\n"
        let tables = Reading.article(text, path: "a.txt", readsAligned: true).tables
        #expect(tables.map(\.bodyRows.count) == [2])
        #expect(tables.flatMap(\.findings).count == 1)
    }

    @Test(arguments: 1...6, ["", "----              -----          ---     ----\n"])
    func aRowOutOfItsColumnsIsReportedAtEveryPlace(place: Int, rule: String) throws {
        var rows = [
            "Oak of the north  4.2465         11.13   M5.5", "Elm               5.9629         9.511   M4.0",
            "Fir               8.709          -1.46   A1V", "Ash of the west   10.474         3.73    K2V",
            "Yew               11.912         3.49    G8V",
        ]
        rows.insert("Pine              4.344 +/- 0.002 -0.01  G2V", at: place - 1)
        let header = "Tree              Width          Mag     Type\n\(rule)"
        let text = header + rows.joined(separator: "\n") + "\n"
        let tables = Reading.article(text, path: "a.txt", readsAligned: true).tables
        #expect(tables.first?.headerRows.count == 1)
        let findings = tables.flatMap(\.findings)
        let leftOut = findings.compactMap { Int($0.message.prefix { $0.isNumber }) }.reduce(0, +)
        #expect(tables.map(\.bodyRows.count).reduce(leftOut, +) == rows.count)
        let finding = try #require(findings.first)
        #expect(finding.place.line == place + (rule.isEmpty ? 1 : 2))
    }

    @Test(arguments: [
        "Plain oak   open     45\nWhite Ash\nPine        kiln     100\nElm         kiln     75",
        "Oak         open     45\n            Kiln\nPine        kiln     100\nElm         kiln     75",
        "oak wood    open     45\nwith heart\npine        kiln     100\nelm         kiln     75",
        "Oak         in slow\n            Kiln     45\nPine        open     100\nElm         open     75",
    ])
    func aLineThatMayContinueTheRowAboveIsReported(rows: String) {
        let text = "Wood        Drying   Width\n\(rows)\n"
        let tables = Reading.article(text, path: "a.txt", readsAligned: true).tables
        #expect(tables.map(\.bodyRows.count) == [4])
        let found = tables.flatMap(\.findings).map { "\($0.place.line) \($0.message.prefix(10))" }
        #expect(found == ["3 1 line may"])
    }

    /// psql prints a row in each line, others may not, and the number of the rows may be left out.
    @Test(arguments: [("", ["4 1 line may"]), ("(3 rows)\n", []), ("(7 rows)\n", ["4 1 line may"])])
    func aLineOfAQueryThatMayContinueTheRowAboveIsReported(below: String, findings: [String]) {
        let text = " id |     note     \n----+--------------\n  1 | old and dry\n    | brown planks\n  2 | oak\n"
        let tables = Reading.article(text + below, path: "a.txt", readsAligned: true).tables
        #expect(tables.map(\.bodyRows.count) == [3])
        #expect(tables.flatMap(\.findings).map { "\($0.place.line) \($0.message.prefix(10))" } == findings)
    }

    @Test(arguments: [("              Sum of", 1), ("Drying in summer", 0), ("     Drying in summer", 0)])
    func aTextAboveOneNameIsReported(line: String, count: Int) {
        let rows = "Wood      df  Squares    F\noak        2    20.25  1.5\nelm       14     4.50  0.2"
        let tables = Reading.article("\(line)\n\(rows)\n", path: "a.txt", readsAligned: true).tables
        #expect(tables.map(\.bodyRows.count) == [2])
        #expect(tables.flatMap(\.findings).count == count)
    }

    /// In reStructuredText it continues the cell; other programs leave out names that repeat.
    @Test(arguments: [
        "====  =====\na     b\n====  =====\noak   10\n      20\nelm   30\n====  =====",
        "+-----+----+\n| a   | b  |\n+=====+====+\n| oak | 10 |\n|     | 20 |\n+-----+----+\n| elm | 30 |\n+-----+----+",
    ])
    func aNumberBelowAnotherIsReported(text: String) {
        let tables = Reading.article("\(text)\n", path: "a.txt", readsAligned: true).tables
        #expect(tables.map(\.bodyRows.count) == [3])
        #expect(tables.flatMap(\.findings).map { $0.message.prefix(25) } == ["1 line may continue the r"])
    }

    @Test func aLineAboveEqualNamesIsReported() {
        let rows = "part   min   min\nbolt    20   1.5\nnut      4   0.2\npin      5   0.3"
        let tables = Reading.article("a  b  c  d\n\(rows)\n", path: "a.txt", readsAligned: true).tables
        #expect(tables.map(\.bodyRows.count) == [3])
        #expect(tables.flatMap(\.findings).map { $0.message.prefix(12) } == ["1 line looks"])
    }
}
