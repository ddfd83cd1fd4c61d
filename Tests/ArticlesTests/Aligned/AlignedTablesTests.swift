import Articles
import Testing
import Text

struct AlignedTablesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        let grid: [[String]]
        var headerRows = 1
        var testDescription: String { name }
    }

    private static let allCases =
        cases + lineCases + gridCases + headerCases + simpleTableCases + ruledGridCases

    /// reStructuredText's last column may be wider than its rule; prose below a table of dashes is not a row.
    @Test func theLastColumnOfReStructuredTextIsOpen() {
        func rows(_ stroke: Character) -> [[String]] {
            let rule = String(repeating: stroke, count: 10) + " " + String(repeating: stroke, count: 4)
            let text =
                "\(rule)\nwood       note\n\(rule)\noak        dry\nwhite pine light, soft and cheap\nelm        dry\n\(rule)\n"
            return Reading.article(text, path: "a.txt", readsAligned: true).tables.flatMap { table in
                table.bodyRows.map { table.texts(of: $0) }
            }
        }
        #expect(rows("=") == [["oak", "dry"], ["white pine", "light, soft and cheap"], ["elm", "dry"]])
        #expect(rows("-").count < 3)
    }

    @Test(arguments: allCases)
    func inFences(_ example: Case) {
        check("# Wood\n\n```swift\n\(example.text)\n```\n", example)
    }

    @Test(arguments: allCases)
    func inQuotesAndLists(_ example: Case) {
        let lines = "```\n\(example.text)\n```".split(separator: "\n", omittingEmptySubsequences: false)
        check("# Wood\n\n" + lines.map { "> " + $0 }.joined(separator: "\n"), example)
        check("# Wood\n\n1. oak\n\n" + lines.map { "   " + $0 }.joined(separator: "\n"), example)
    }

    @Test(arguments: allCases)
    func inRunningText(_ example: Case) {
        let indented = example.text.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
        check("Wood\n\n\(indented)\n", example, path: "a.txt")
        if !example.text.hasPrefix(" ") { check("Wood\n\n\(example.text)\n", example, path: "a.txt") }
    }

    @Test(arguments: allCases)
    func inPreformattedHTML(_ example: Case) {
        let escaped = example.text.replacing("1", with: "&#49;").replacing("oak", with: "<b>o</b>ak")
        check("<h1>Wood</h1><pre>\n\(escaped)</pre>", example, path: "a.html")
        check("# Wood\n\n<pre>\n\(escaped)\n</pre>\n", example)
    }

    /// Answers begin below what is typed.
    @Test(arguments: [
        (
            ">>> ts['b'] = [1.2, 3.4]\n>>> df\n            a    b\ntime\n2015-07-04  1  1.2\n2015-07-05  2  3.4",
            [["", "a", "b"], ["time", "", ""], ["2015-07-04", "1", "1.2"], ["2015-07-05", "2", "3.4"]]
        ),
        (
            "sage: for i in range(3):\n....:     print('%6s %6s %6s' % (i, i^2, i^3))\n     0      0      0\n"
                + "     1      1      1\n     2      4      8",
            [["0", "0", "0"], ["1", "1", "1"], ["2", "4", "8"]]
        ),
        (
            ">>> for i in range(3):\n...     print(i, i * i)\n...\n0    0    0\n1    1    2\n2    4    4",
            [["0", "0", "0"], ["1", "1", "2"], ["2", "4", "4"]]
        ),
    ])
    func sessionsShowAnswersBelowWhatIsTyped(session: String, grid: [[String]]) {
        let escaped = session.replacing(">", with: "&gt;")
        let paragraph = "Started:\n\n" + session.split(separator: "\n").map { "  \($0)\n" }.joined()
        for (text, path) in [
            ("```\n\(session)\n```\n", "a.md"), ("<pre>\(escaped)</pre>", "a.html"), (paragraph, "a.txt"),
        ] {
            let tables = Reading.article(text, path: path, readsAligned: true).tables
            #expect(tables.map { Reading.grid($0) } == [grid])
        }
    }

    /// A list of images has them for names that are missing.
    @Test func rowsBeginWithWordsInAngleBrackets() {
        let text = "REPO     TAG      SIZE\nubuntu   latest   5\n<none>   <none>   6\n"
        let table = Reading.article(text, path: "a.txt", readsAligned: true).tables.first
        #expect(
            Reading.grid(table) == [["REPO", "TAG", "SIZE"], ["ubuntu", "latest", "5"], ["<none>", "<none>", "6"]])
    }

    /// In programs an arrow belongs to a pointer or a function.
    @Test(arguments: [
        "lrwxrwxrwx   1 root root    7 Mar 12  2020 bin -> usr/bin",
        "lrwxrwxrwx   1 root root    7 Mar 12  2020 [ -> test",
    ])
    func listsOfFilesHaveLinks(link: String) {
        let rows = [
            "drwxr-xr-x   4 root root 4096 Mar 12  2020 boot", "drwxr-xr-x  15 root root 3200 Nov 29 22:59 dev",
            "drwxr-xr-x 106 root root 4096 Nov 29 22:59 etc",
        ]
        for place in 0...rows.count {
            let lines = rows[..<place] + [link] + rows[place...]
            let text = lines.joined(separator: "\n") + "\n"
            let tables = Reading.article(text, path: "a.txt", readsAligned: true).tables
            #expect(tables.map { Reading.grid($0).map(\.last) } == [lines.map { String($0.dropFirst(43)) }])
        }
    }

    @Test(arguments: ["80->80", "0.0.0.0:80->80/tcp", ":::80->http", "plank -> board", "p1:80->x"])
    func cellsHoldArrows(ports: String) {
        let rows = ["oak   Up 3 days   6379/tcp", "elm   Up 2 hours  \(ports)", "ash   Up 3 days   3306/tcp"]
        let text = "WOOD  STATUS      PORTS\n" + rows.joined(separator: "\n") + "\n"
        let tables = Reading.article(text, path: "a.txt", readsAligned: true).tables
        #expect(tables.map { Reading.grid($0).map(\.last) } == [["PORTS", "6379/tcp", ports, "3306/tcp"]])
    }

    @Test func hexadecimalNamesMayBeginWithAZero() {
        let rows = ["a1b2c3d4   oak     80->80/tcp   web", "0f9e8d7c   elm                  cache"]
        let text = "PLANK ID   WOOD    PORTS        NAMES\n" + rows.joined(separator: "\n") + "\n"
        let tables = Reading.article(text, path: "a.txt", readsAligned: true).tables
        #expect(tables.map { Reading.grid($0).last } == [["0f9e8d7c", "elm", "", "cache"]])
    }

    @Test(arguments: [
        "##     mass age\n## oak 21.0   6\n## elm 22.8   4\n## fir 21.4   6",
        "#>     mass age\n#> oak 21.0   6\n#> elm 22.8   4\n#> fir 21.4   6",
        "library(wood)\nhead(wood, 3)\n#>     mass age\n#> oak 21.0   6\n#> elm 22.8   4\n#> fir 21.4   6\nend(wood)",
    ])
    func outputOfRIsRead(text: String) {
        let escaped = text.replacing("> ", with: "&gt; ")
        let quoted = text.split(separator: "\n").map { "> " + $0 }.joined(separator: "\n")
        for article in [
            Reading.article("# Wood\n\n```r\n\(text)\n```\n", readsAligned: true),
            Reading.article("# Wood\n\n    \(text.replacing("\n", with: "\n    "))\n", readsAligned: true),
            Reading.article("# Wood\n\n> ```\n\(quoted)\n> ```\n", readsAligned: true),
            Reading.article("<h1>Wood</h1><pre><code>\(escaped)</code></pre>", path: "a.html", readsAligned: true),
        ] {
            let grid = [["", "mass", "age"], ["oak", "21.0", "6"], ["elm", "22.8", "4"], ["fir", "21.4", "6"]]
            #expect(article.tables.map(Reading.grid) == [grid])
            Reading.expectRawAtItsPlace(article)
        }
    }

    @Test(arguments: [
        (
            "                 sales        cost     \n                  mean  std   mean  std\n"
                + "region product                         \nnorth  new oak    10.5  1.2    3.0  0.1\n"
                + "       b          20.5  2.2    4.0  0.2\nsouth  new oak    30.5  3.2    5.0  0.3\n",
            [
                ["", "", "sales", "sales", "cost", "cost"], ["", "", "mean", "std", "mean", "std"],
                ["region", "product", "", "", "", ""],
                ["north", "new oak", "10.5", "1.2", "3.0", "0.1"], ["", "b", "20.5", "2.2", "4.0", "0.2"],
                ["south", "new oak", "30.5", "3.2", "5.0", "0.3"],
            ], 3
        ),
        (
            "        mean  std\nregion           \nnorth   10.5  1.2\nsouth   20.5  2.2\nwest    30.5  3.2\n",
            [
                ["", "mean", "std"], ["region", "", ""], ["north", "10.5", "1.2"], ["south", "20.5", "2.2"],
                ["west", "30.5", "3.2"],
            ], 2
        ),
        (
            "            mean  std\nregion\nnorth       10.5  1.2\nsouth       20.5  2.2\nwest        30.5  3.2\n",
            [
                ["", "mean", "std"], ["region", "", ""], ["north", "10.5", "1.2"], ["south", "20.5", "2.2"],
                ["west", "30.5", "3.2"],
            ], 1
        ),
    ])
    func indexNamesAreBelowTheOthers(text: String, grid: [[String]], headerRows: Int) {
        let article = Reading.article("```\n\(text)```\n", readsAligned: true)
        #expect(article.tables.map(Reading.grid) == [grid])
        #expect(article.tables.first?.headerRows.count == headerRows)
        #expect(article.tables.flatMap(\.findings).isEmpty)
        Reading.expectRawAtItsPlace(article)
    }

    @Test func indexNamesWithoutColumnsAreReported() {
        let rows = "north a         10.5  1.2\nsouth b         20.5  2.2\nwestern c       30.5  3.2\n"
        let tables = Reading.article(
            "```\n                mean  std\nregion product           \n\(rows)```\n", readsAligned: true
        ).tables
        #expect(tables.map(\.bodyRows.count) == [3])
        #expect(tables.flatMap(\.findings).map(\.place.line) == [3])
    }

    private func check(
        _ text: String, _ example: Case, path: String = "a.md",
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        #expect(Reading.article(text, path: path).tables.isEmpty, sourceLocation: sourceLocation)
        let article = Reading.article(text, path: path, readsAligned: true)
        #expect(article.tables.count == 1, "\(text)", sourceLocation: sourceLocation)
        #expect(Reading.grid(article.tables.first) == example.grid, "\(text)", sourceLocation: sourceLocation)
        #expect(article.tables.first?.headerRows.count == example.headerRows, sourceLocation: sourceLocation)
        #expect(article.tables.first?.syntax == .text, sourceLocation: sourceLocation)
        Reading.expectRawAtItsPlace(article, sourceLocation: sourceLocation)
    }

    static let others: [String] = [
        "Prose here.  And more of it that runs\nover lines.  A third sentence is there\nand ends.  Then a fourth\none.  It ends, too.\n",
        "let x    = 1\nlet y    = 20\nlet long = 300\n",
        "int    a;    // 1\nfloat  bcd;  // 2\nchar   e;    // 3\n",
        "-h      120  help\n-v      121  version\n-q      122  quiet\n",
        "1.  oak     3\n2.  elm     4\n3.  maple   5\n",
        "12:00:01  oak  3\n12:00:02  elm  4\n12:00:03  ash  5\n",
        "     -----------             -------------\n    |   oak     |---------->|     elm     |\n     -----------             -------------\n         |                         |\n         v                         v\n",
        "+-+-+-+-+-+-+-+-+\n|Version| Length|\n+-+-+-+-+-+-+-+-+\n|  Type |   Sum |\n+-+-+-+-+-+-+-+-+\n",
        "+-------+\n| a box |\n+-------+\n",
        "| a | b |\n|---|---|\n| 1 | 2 |\n",
        "src/      what the program is made of and where\ndocs/     what to read about the program\n",
        "real    1m27.430s\nuser    3m18.665s\nsys     0m10.017s\n",
        "+-----------------+\n| FORM            |\n+----+------------+\n|    | AIFC       |\n|    +------------+\n|    | <chunks>   |\n|    |    .       |\n+----+------------+\n",
        "Jan  2 10:00:01 host sshd 123 accepted\nJan  2 10:00:02 host sshd 124 accepted\nJan  3 10:01:02 host cron  12 started\n",
        "we saw 12 of the old mill and\nthen cut 14 to the new size\nfor it has 15 in the top rack\n",
        "mov r0, r1, 12 at f g\nadd r1, r2, 14 at f g\nsub r2, r3, 16 at f g\n",
        "The oak ......................  3\nThe elm ...................... 14\nThe other wood . . . . . . . . 27\n",
        "Call       Type    Size\nf(x) -> a  int     4\ng(x) -> b  int     8\nh() -> c   char    1\n",
        "Exit codes:\n  0    success\n  1    failure\n  2    usage error\n",
        "-addr=all      arg   range\n-addr=loaded   load  loaded ones\n-addr=windows  win   windows\n",
    ]

    @Test(arguments: others)
    func whatIsNoTable(_ text: String) {
        let article = Reading.article("```\n\(text)```\n", readsAligned: true)
        #expect(article.tables.isEmpty, "\(article.tables.map { Reading.grid($0) })")
    }

    /// In HTML these types are tags.
    @Test func theTypesOfColumnsAreBelowTheirNames() {
        let lines = ["      a     n", "  <int> <int>", "1     1     5", "2     2     5", "3     3     5"]
        let table = Reading.article("```\n\(lines.joined(separator: "\n"))\n```\n", readsAligned: true).tables.first
        #expect(table?.headerRows.count == 2 && table?.bodyRows.count == 3)
    }

    @Test(arguments: [
        "   wood  plank size carrier\n   <chr> <int> <int> <chr>  \n 1 oak       1   517 UA     \n"
            + " 2 elm       2   533 UA     \n 3 fir       3    NA AA     ",
        "    wood  plank    size carrier\n   <chr>  <int>   <num>  <char>\n1:   oak      1   517.0      UA\n"
            + "2:   elm      2   533.5      UA\n3:   fir      3    14.5      AA",
        "# A tibble: 336 × 4\n   wood  plank     size carrier\n   <chr> <int>    <int> <chr>  \n"
            + " 1 oak       1      517 UA     \n 2 elm       2      533 UA     \n 3 fir       3       NA AA     \n"
            + "# ℹ 333 more rows",
    ])
    func eachTypeHasAName(text: String) {
        let table = Reading.article("```\n\(text)\n```\n", readsAligned: true).tables.first
        #expect(Reading.grid(table).first == ["", "wood", "plank", "size", "carrier"])
        #expect(table?.headerRows.count == 2 && table?.bodyRows.count == 3)
    }

    /// Text files number their sections as Markdown numbers the items of a list.
    @Test func underNumberedSections() {
        for table in [
            "Name     Size\n   ------   ----\n   Alpha      10\n   Beta      200",
            "+---+---+\n   | a | b |\n   +---+---+\n   | 1 | 2 |\n   +---+---+",
        ] {
            let tables = Reading.article("2. SIZES\n\n   \(table)\n", path: "a.txt", readsAligned: true).tables
            #expect(tables.map(\.syntax) == [.text], "\(table)")
        }
        #expect(Reading.article("1. oak  3\n2. elm  4\n3. ash  5\n4. fir  6\n", readsAligned: true).tables.isEmpty)
    }

    @Test(arguments: ["Table 2: Sizes\n\n{}\n", "{}\n\n   Table 2: Sizes\n"])
    func gridsHaveCaptions(_ form: String) {
        let grid = "+---+---+\n| a | b |\n+---+---+\n| 1 | 2 |\n| 3 | 4 |\n+---+---+"
        let article = Reading.article(form.replacing("{}", with: grid), path: "a.txt", readsAligned: true)
        #expect(article.tables.map { $0.caption?.text } == ["Table 2: Sizes"])
    }

    /// Strokes above and below are not rows, whatever the kind of table.
    @Test(arguments: [
        ("+---+---+\n| a | b |\n+---+---+\n| 1 | 2 |\n| 3 | 4 |\n+---+---+", [2, 5]),
        ("┌───┬───┐\n│ a │ b │\n├───┼───┤\n│ 1 │ 2 │\n└───┴───┘", [2, 4]),
        (
            "+---+-----+\n| a | b   |\n+===+=====+\n| 1 | oak |\n|   | elm |\n+---+-----+\n| 2 | ash |\n+---+-----+",
            [2, 7]
        ),
        ("====  =====\na     b\n====  =====\n1     2\n3     4\n====  =====", [2, 5]),
        ("part  mm\n----  --\nbolt  20\nnut    4\n--------", [1, 4]),
        ("Sizes\n\n|   |   |\n|===|===|\n| a | 1 |\n| b | 2 |", [3, 6]),
    ])
    func theLinesOfATableAreThoseOfItsRows(text: String, lines: [Int]) {
        let tables = Reading.article("\(text)\n", path: "a.txt", readsAligned: true).tables
        #expect(tables.map { [$0.location.line, $0.endLine] } == [lines])
    }

    @Test func tablesAreNumberedInTheOrderOfTheSource() {
        let text = """
            # One

            | a | b |
            |---|---|
            | 1 | 2 |

            ## Two

                part  mm
                ----  --
                bolt  20

            # Three

            <table><tr><td>x</table>
            """
        let tables = Reading.article(text, isStrict: true, readsAligned: true).tables
        #expect(tables.map(\.syntax) == [.markdown, .text, .html])
        #expect(tables.map(\.number) == [1, 2, 3])
        #expect(tables[1].headings.map(\.text) == ["One", "Two"])
    }

    /// An underline makes a heading of the header in Markdown.
    @Test func theHeaderOfATableIsNotAHeading() {
        let table = "Size   OD     Wall\n       mm     mm\n==================\nS      21.3   2.6\nM      26.9   2.6\n"
        let text = "Pipes\n=====\n\n\(table)\nTubes\n-----\n\n\(table)"
        let article = Reading.article(text, path: "a.txt", readsAligned: true)
        #expect(article.tables.map { $0.headings.map(\.text) } == [["Pipes"], ["Pipes", "Tubes"]])
    }

    @Test(arguments: [
        (
            """
                            1990    2000    2010
            Coal            12.1    13.4    15.0
            Gas              7.2     9.9
            Oil             13.6            17.0
            Nuclear                  6.8     7.2
            """, 4, 4
        ),
        (
            """
            Sample   Height  Mass    Result
                     (cm)    (g)
            A-1        100    12.5   pass
            A-2        100           fail
            A-3               13.1   pass
            A-4        200    12.9
            """, 4, 4
        ),
    ])
    func aTableWithANamedColumnEachMayHaveGaps(text: String, rows: Int, columns: Int) {
        let tables = Reading.article(text, path: "a.txt", readsAligned: true).tables
        #expect(tables.map(\.bodyRows.count) == [rows] && tables.first?.columnCount == columns)
    }
}
