import Articles
import Testing
import Text

/// Tables whose cells a sign separates, and those of AsciiDoc.
@Suite struct DelimitedTablesTests {
    @Test(arguments: [
        (
            "Symbol,Z,Melting point (K)\nH,1,13.99\nHe,2,\"0.95 (at 2.5 MPa), \"\"low\"\"\"\nLi,,453.65",
            [["Symbol", "Z", "Melting point (K)"], ["H", "1", "13.99"], ["He", "2", "0.95 (at 2.5 MPa), \"low\""]]
                + [["Li", "", "453.65"]]
        ),
        (
            "Name;Wert;Einheit\nEiche;1,5;kg\nUlme;2,5;kg",
            [["Name", "Wert", "Einheit"], ["Eiche", "1,5", "kg"], ["Ulme", "2,5", "kg"]]
        ),
        ("Name;Wert;\nEiche;1,5;\nUlme;2,5;", [["Name", "Wert"], ["Eiche", "1,5"], ["Ulme", "2,5"]]),
        ("Name;Wert;\nEiche;1,5\nUlme;2,5", [["Name", "Wert"], ["Eiche", "1,5"], ["Ulme", "2,5"]]),
        ("Name;Wert\nEiche;1,5;\nUlme;2,5;", [["Name", "Wert"], ["Eiche", "1,5"], ["Ulme", "2,5"]]),
        (
            "Name | Value | Unit\nbolt | 20 | mm\nnut  | 4  | mm",
            [["Name", "Value", "Unit"], ["bolt", "20", "mm"], ["nut", "4", "mm"]]
        ),
        (
            "| Name | Value |\n| bolt |    20 |\n| nut  |     4 |",
            [["Name", "Value"], ["bolt", "20"], ["nut", "4"]]
        ),
        (
            "-------------\nName | Value\n-------------\nbolt |    20\nnut  |     4\n-------------",
            [["Name", "Value"], ["bolt", "20"], ["nut", "4"]]
        ),
        (
            "Town, 1990, 2000\nUlm, 12, 13\nJena, 7, 9",
            [["Town", "1990", "2000"], ["Ulm", "12", "13"], ["Jena", "7", "9"]]
        ),
        (
            "Widths of planks:\nWood,Width\noak,20\nelm,4\nSource: the mill, in 2020.",
            [["Wood", "Width"], ["oak", "20"], ["elm", "4"]]
        ),
        (
            "Wood,Cut,Width\noak,plain,ca. 20\nelm,rift,≈ 4",
            [["Wood", "Cut", "Width"], ["oak", "plain", "ca. 20"], ["elm", "rift", "≈ 4"]]
        ),
        (
            "Wood,Width,Note\noak,20,\"planed,\n of \"\"Ulm\"\"\"\n\"elm\",4,\"\"\nash,5,",
            [["Wood", "Width", "Note"], ["oak", "20", "planed, of \"Ulm\""], ["elm", "4", ""], ["ash", "5", ""]]
        ),
        (
            "Wood;Note;Width\noak;\"red\nor white\";20\nelm;;4",
            [["Wood", "Note", "Width"], ["oak", "red or white", "20"], ["elm", "", "4"]]
        ),
        (
            "Wood\tWidth\tNote\noak\t20\t\"planed,\nof Ulm\"\nelm\t4\t\"a, b\"\nash\t5\t\"old\"",
            [
                ["Wood", "Width", "Note"], ["oak", "20", "planed, of Ulm"], ["elm", "4", "a, b"],
                ["ash", "5", "\"old\""],
            ]
        ),
        (
            "Wood\tCut\tWidth\noak\tplain\t20\n\trift\t4\n\t\t24",
            [["Wood", "Cut", "Width"], ["oak", "plain", "20"], ["", "rift", "4"], ["", "", "24"]]
        ),
        (
            "\tWood\tCut\tWidth\n\toak\tplain\t20\n\t\trift\t4\n\telm\tplain\t24",
            [["Wood", "Cut", "Width"], ["oak", "plain", "20"], ["", "rift", "4"], ["elm", "plain", "24"]]
        ),
    ])
    func tablesAreRead(text: String, grid: [[String]]) {
        expect(text, grid, headerRows: 1)
        #expect(Reading.article("\(text)\n", path: "a.txt").tables.isEmpty)
    }

    /// Strokes draw boxes, too.
    @Test func drawingsAreNoPipeTables() {
        let lines = [
            "|     a_format     |", "|__________________|", "|        ...       |", "|__________________| 32 bytes",
        ]
        let text = lines.map { "    \($0)             \($0.replacing("a_", with: "b_"))\n" }.joined()
        #expect(Reading.article("Two forms::\n\n\(text)", path: "a.rst", readsAligned: true).tables.isEmpty)
    }

    /// A pipe table in code may have any signs in its cells, but not words alone.
    @Test(arguments: [("11", 1), ("any", 0)])
    func pipeTablesInCodeAreTables(number: String, count: Int) {
        let rows = ["| Size | Height |", "|------|-------:|", "| S | \(number) {.a} |", "| M | tall :ok: |"]
        let text = "=== \"Tab\"\n\n" + rows.map { "    \($0)\n" }.joined()
        let tables = Reading.article(text, path: "a.md", readsAligned: true).tables
        #expect(tables.count == count)
        #expect(
            tables.allSatisfy { Reading.grid($0) == [["Size", "Height"], ["S", "11 {.a}"], ["M", "tall :ok:"]] })
    }

    /// The name of the file says that words are cells, too.
    @Test(arguments: [("a.csv", ","), ("a.CSV", ";"), ("a.tsv", "\t")])
    func filesOfDelimitedTextAreTables(path: String, sign: String) {
        let rows = [["Wood", "Kind"], ["oak, red", "n. a."], ["elm", "x y"]]
        let text = rows.map { $0.map { $0.contains(",") ? "\"\($0)\"" : $0 }.joined(separator: sign) + "\n" }.joined()
        let tables = Reading.article(text, path: path, readsAligned: true).tables
        #expect(tables.map(Reading.grid) == [rows])
        #expect(tables.map(\.headerRows.count) == [1])
        #expect(Reading.article(text, path: "a.txt", readsAligned: true).tables.isEmpty)
        #expect(Reading.article(text + "oak\(sign)a\(sign)b\n", path: path, readsAligned: true).tables.isEmpty)
    }

    /// As psql prints them below `\x`.
    @Test func recordsOfQueriesHaveNoHeader() {
        let text = "-[ RECORD 1 ]-+-----\nname          | oak\ncount         | 2\nshare         | 8\n"
        let article = Reading.article(text, path: "a.txt", readsAligned: true)
        #expect(article.tables.map(\.headerRows.count) == [0])
        #expect(article.tables.map { Reading.grid($0) } == [[["name", "oak"], ["count", "2"], ["share", "8"]]])
    }

    @Test func aTableMayLackNames() {
        expect(
            "oak,20,1.5\nelm,4,0.25\nash,5,0.5", [["oak", "20", "1.5"], ["elm", "4", "0.25"], ["ash", "5", "0.5"]],
            headerRows: 0)
    }

    /// Programs print empty cells at the ends of lines that do not begin with a stroke.
    @Test(arguments: [
        ("Plank | % Oak | Knots\n", "------|-------|------\n", "\n------|-------|------"),
        ("Plank | % Oak | Knots\n", "------|-------|------\n", ""),
        ("Plank|% Oak|Knots\n", "", ""),
    ])
    func theLastCellMayBeEmpty(header: String, rule: String, end: String) {
        let text = "\(header)\(rule)All   | 92.31 |\n top  |   100 |\n side | 85.71 | 12-14\(end)\n"
        let tables = Reading.article("```\n\(text)```\n", readsAligned: true).tables
        let rows = [["All", "92.31", ""], ["top", "100", ""], ["side", "85.71", "12-14"]]
        #expect(tables.map(Reading.grid) == [[["Plank", "% Oak", "Knots"]] + rows])
    }

    private func expect(
        _ text: String, _ grid: [[String]], headerRows: Int,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        for (path, form) in [
            ("a.txt", "Sizes\n\n{}\n"), ("a.md", "```\n{}\n```\n"), ("a.html", "<h1>Sizes</h1><pre>\n{}\n</pre>"),
        ] {
            let article = Reading.article(form.replacing("{}", with: text), path: path, readsAligned: true)
            #expect(article.tables.map(Reading.grid) == [grid], "\(path)", sourceLocation: sourceLocation)
            #expect(article.tables.map(\.headerRows.count) == [headerRows], sourceLocation: sourceLocation)
            #expect(article.tables.flatMap(\.findings).isEmpty, sourceLocation: sourceLocation)
            Reading.expectRawAtItsPlace(article, sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: [
        "The boards, which we cut, are from oak,\nelm, ash, and fir, and from pine that is\n12 years old, dried, and cut to size,\n14 mm, 15 mm, or 16 mm.",
        "In 2010, 12 of them\nIn 2011, 14 of them\nIn 2012, 15 of them\nIn 2013, 16 of them",
        "1,5\n2,7\n3,1\n4,5", "1,234\n5,678\n9,012\n3,456", "oak 1,5\nelm 2,5\nash 3,5\nfir 4,5",
        "Wood, kg\noak 1,5\nelm 2,5\nash 3,5",
        "Wood,kg\noak 1,5\nelm 2,5\nash 3,5",
        "Wood        Cost\noak, red    1,234\nelm, white  2,345\nash, black  4,567\n\nend",
        "int a, b, c;\na = 1, b = 2, c = 3;\nf(1, 2, 3);", "{1, 2, 3},\n{4, 5, 6},\n{7, 8, 9},",
        ".AddItem Curve, 480, 200\n.AddItem Line, 480, 400\n.AddItem Line, 360, 200",
        "Set table, Name, Text, Serif\nSet table, Height, Integer, 10\nSet table, Weight, Integer, 500",
        "Home | About | Contact\nNews | Blog | Terms\nHelp | Shop | Press", "oak, elm\nash, fir\nyew, box",
        "\"oak, which is\nold\", 12 m, \"and red\nelm, 13 m, white\nash, 14 m, red",
        "red: 1; green: 2;\nred: 3; green: 4;\nred: 5; green: 6;", "x;\ny;\nz;", "a|1\nb|2",
    ])
    func whatIsNoTable(_ text: String) {
        for path in ["a.txt", "a.html"] {
            let form = path == "a.txt" ? "{}\n" : "<pre>{}</pre>"
            let article = Reading.article(form.replacing("{}", with: text), path: path, readsAligned: true)
            let delimited = article.tables.filter { table in !Reading.grid(table).joined().contains { $0.contains(",") }
            }
            #expect(delimited.isEmpty, "\(article.tables.map { Reading.grid($0) })")
        }
    }

    @Test(arguments: [
        ("a,b\n1,2\n3,4\n5,6,7\n9,10", "4 1"), ("a,b\n1,2\n3,4\n\n5,6", "5 1"),
        ("a,b,c\n1,2,3\n4,5\n6,7,8\n9,1,2", "3 1"), ("a;b;\n1;2;\n3;4;\n\n5;6;", "5 1"),
        ("a;b;\n1;2;\n3;4;\n5;6;7;\n8;9;", "4 1"),
        ("a,b\n1,2\n3,4\nall, in 2020", ""),
    ])
    func rowsWithOtherCellsAreReported(text: String, lineAndCount: String) {
        let tables = Reading.article("\(text)\n", path: "a.txt", readsAligned: true).tables
        #expect(tables.count == 1)
        let found = tables.flatMap(\.findings).map { "\($0.place.line) \($0.message.prefix(1))" }
        #expect(found.joined() == lineAndCount)
    }

    @Test(arguments: [
        (
            "[cols=\"2*,1\", options=\"header\"]\n|===\n|a |b |c\n.2+|x 2+|1\n|y\n|2\n2+^.>s|wide\ncell |\\|3\n|===",
            [["a", "b", "c"], ["x", "1", "1"], ["x", "y", "2"], ["wide cell", "wide cell", "|3"]], 1
        ),
        ("|===\n|a |b\n\n|1\n|2\n2*|3\n|===", [["a", "b"], ["1", "2"], ["3", "3"]], 1),
        ("|===\n|a |b\n|1 |2\n|===", [["a", "b"], ["1", "2"]], 0),
        ("[cols=\"2*\"]\n|===\n|a\n|b\n\n3*|z\n|q\n|===", [["a", "b"], ["z", "z"], ["z", "q"]], 0),
        (
            "|===\n// of |oak\n|Name | Value\n\n|pipe \\| x \\\\| y | 5\n// comment\n|two +\nlines + | six +\n"
                + "/// old\n //x\n|+ | a+\n|===",
            [["Name", "Value"], ["pipe | x \\| y", "5"], ["two lines", "six /// old //x"], ["+", "a+"]], 1
        ),
        ("|===\n|h|1.5\n|2+|3\n|===", [["h", "1.5"], ["2+", "3"]], 0),
        ("[cols=2]\n|===\n.9+|a .9+|b\n|1 |2\n|===", [["a", "b"], ["1", "2"]], 0),
        ("[cols=2*]\n|===\n|a |b\n|1 |2\n|===", [["a", "b"], ["1", "2"]], 0),
        (
            "[[header]]\n[cols=\"1,1,1\"]\n.Costs per chip\n// of oak\n[.wide]\n|===\n|A |32\n|40\n|B |48\n|55\n|===",
            [["A", "32", "40"], ["B", "48", "55"]], 0
        ),
        ("[options=\"header\"]\n.Sizes\n|===\n|a |b\n|1 |2\n|===", [["a", "b"], ["1", "2"]], 1),
        ("[#table-header]\n[cols=2]\n|===\n|a |b\n|1 |2\n|===", [["a", "b"], ["1", "2"]], 0),
        ("[#sizes,cols=2,opts=\"footer, header\"]\n|===\n|a\n|b\n|1 |2\n|===", [["a", "b"], ["1", "2"]], 1),
        ("[%header%footer,cols=2]\n|===\n|a\n|b\n|1 |2\n|===", [["a", "b"], ["1", "2"]], 1),
        ("[%noheader]\n|===\n|a |b\n\n|1 |2\n|===", [["a", "b"], ["1", "2"]], 0),
        ("[cols=  \">,^\"]\n|===\n|a\n|b\n|1\n|2\n|===", [["a", "b"], ["1", "2"]], 0),
        (
            "[options=\"header\",separator=!]\n|===\n!a ! b\n!1|2 2+!3\\!4\n|===",
            [["a", "b"], ["1|2", "3!4"]], 1
        ),
        ("[separator=¦]\n|===\n¦a ¦ b\n2*¦1|2\n|===", [["a", "b"], ["1|2", "1|2"]], 0),
        (
            "[format=csv]\n|===\nName,Size,Part\nash,5,2|1\nelm,6,3|1\n|===",
            [
                ["Name", "Size", "Part"], ["ash", "5", "2|1"], ["elm", "6", "3|1"],
            ], 1
        ),
    ])
    func tablesOfAsciiDocAreRead(text: String, grid: [[String]], headerRows: Int) {
        for (path, form) in [("a.txt", "= Sizes\n\n.Planks\n{}\n\nend\n"), ("a.html", "<pre>\n{}\n</pre>")] {
            let article = Reading.article(form.replacing("{}", with: text), path: path, readsAligned: true)
            #expect(article.tables.map(Reading.grid) == [grid], "\(path)")
            #expect(article.tables.map(\.headerRows.count) == [headerRows])
            Reading.expectRawAtItsPlace(article)
        }
    }

    /// Markdown has lists there, too, and the last item may go on up to the end of the table.
    @Test(arguments: [
        ("|a |b\n\n|oak\na|Any of:\n\n* `x`\n* y\n\n|elm |2", "Any of: `x` y"),
        ("|a |b\n\n|oak\n|Any of:\n- x\n- y\n|elm |2", "Any of: - x - y"),
        ("|a |b\n\n|elm |2\n|oak\na|Any of:\n. x\n. y", "Any of: x y"),
    ])
    func itemsInCellsOfAsciiDocAreRead(rows: String, cell: String) {
        let text = "= Sizes\n\n|===\n\(rows)\n|===\n\n* end\n"
        let article = Reading.article(text, path: "a.txt", readsAligned: true)
        #expect(Reading.grid(article.tables.first).joined().contains(cell), "\(text)")
        #expect(article.tables.count == 1 && article.tables.flatMap(\.findings).isEmpty)
        Reading.expectRawAtItsPlace(article)
    }

    @Test(arguments: ["|===\n|a |b\n|1 |2\n|3\n|===", "|===\n|a |b\n|1 |2\n.9+|3\n|==="])
    func aRowOfAsciiDocThatIsNotWholeIsReported(text: String) {
        let findings = Reading.article(text, path: "a.txt", readsAligned: true).tables.flatMap(\.findings)
        #expect(findings.map(\.rule) == ["misaligned-cells"])
    }

    /// Copies and spans make more places than the text has room for.
    @Test func manyCopiesOfACellAreLeftOut() throws {
        let text = "[cols=100]\n|===\n" + String(repeating: "100*|1\n", count: 2_000) + "|===\n"
        let table = try #require(Reading.article(text, path: "a.txt", readsAligned: true).tables.first)
        #expect(table.findings.map(\.rule) == ["misaligned-cells"])
        #expect(table.cells.count < 40_000)
    }

    @Test(arguments: ["|1 |2\n60000*|1", "|1 |2\n60000*|"])
    func manyCopiesOfOneCellAreLeftOut(cell: String) throws {
        let text = "[cols=2]\n|===\n|a |b\n\(cell)\n|===\n"
        let table = try #require(Reading.article(text, path: "a.txt", readsAligned: true).tables.first)
        #expect(table.findings.map(\.rule) == ["misaligned-cells"] && table.cells.count < 10)
    }

    @Test(arguments: [
        "|===\n|===", "|===\none\n|===", "|===\n|a\n|b\n|===", "|===\n|a |b\n|1 |2",
        "[cols=\"999999*\"]\n|===\n|a\n|===",
    ])
    func blocksOfAsciiDocWithoutColumnsAreNotTables(text: String) {
        #expect(Reading.article(text, path: "a.txt", readsAligned: true).tables.isEmpty)
    }

    /// Programs replace runs of spaces by tabs where these are shorter.
    @Test func tabsBesideGapsOfSpacesAlignColumns() {
        let text =
            "\tLevel\txz\tUtils\n\t -1\t1 MiB\t 64 KiB\n\t -2\t2 MiB\t  1 MiB\n\t -3     16 MiB\t  8 MiB\n"
            + "\t -4     32 MiB\t 16 MiB\n"
        for (text, path) in [(text, "a.txt"), ("<pre>\n\(text)</pre>", "a.html")] {
            let table = Reading.article(text, path: path, readsAligned: true).tables.first
            #expect(
                Reading.grid(table) == [
                    ["Level", "xz", "Utils"], ["-1", "1 MiB", "64 KiB"], ["-2", "2 MiB", "1 MiB"],
                    ["-3", "16 MiB", "8 MiB"], ["-4", "32 MiB", "16 MiB"],
                ])
        }
    }
}
