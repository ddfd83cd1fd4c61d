import Articles
import Testing
import Text

@Suite struct LooseRowsTests {
    /// A caption of two pieces, and the header of the next table, are under the columns of the table above them.
    @Test func blankLinesPartTables() {
        let text = """
              Wood     Length   Width
              ------   ------   -----
              oak         2.5    0.67

            Table 5.  Soft woods

            Wood     Length  Width
            fir         1.5   0.5
            pine        1.7   0.6

            """
        let article = Reading.article(text, path: "a.txt", readsAligned: true)
        #expect(
            article.tables.map(Reading.grid) == [
                [["Wood", "Length", "Width"], ["oak", "2.5", "0.67"]],
                [["Wood", "Length", "Width"], ["fir", "1.5", "0.5"], ["pine", "1.7", "0.6"]],
            ])
    }

    @Test(arguments: [
        ("Wood     Length   Width\n\noak         2.5    0.67\nelm         2.7    0.71\nash         3.1    0.80", 3),
        (
            "Wood          Length      Width\n\nRed oak, old  2325-2625   3400-5760\nelm           2175-2400   2030\n"
                + "ash           1460-1575   1700", 3
        ),
        (
            "Wood          Since    Note\n-------------------------------------\n\noak_1(2)      1.2\n"
                + "elm_1(2)      2.0      removed in 5\nash_1(2)      1.0", 3
        ),
        ("Wood     Note\n-----    -----\n\noak      old and dry\nelm      wet\nash      new", 3),
    ])
    func aHeaderMayBeAboveABlankLine(text: String, rows: Int) {
        for path in ["a.txt", "a.html"] {
            let form = path == "a.txt" ? "Here:\n\n{}\n\nend\n" : "<pre>\nHere:\n\n{}\n</pre>"
            let article = Reading.article(form.replacing("{}", with: text), path: path, readsAligned: true)
            #expect(article.tables.map(\.headerRows.count) == [1])
            #expect(article.tables.map(\.bodyRows.count) == [rows])
            #expect(Reading.grid(article.tables.first).first?.first == "Wood")
            #expect(article.tables.flatMap(\.findings).isEmpty)
            Reading.expectRawAtItsPlace(article)
        }
    }

    @Test(arguments: [
        "We cut these.  They are all dry.", "Table 5.  Soft woods", "Wood", "Wood     Length   Width\n\n",
        "  what we    found in the mill:", "what length width",
    ])
    func otherLinesAboveABlankLineAreNotAHeader(line: String) {
        let rows = "oak         2.5    0.67\nelm         2.7    0.71\nash         3.1    0.80\nfir         3.1    0.80"
        let article = Reading.article("\(line)\n\n\(rows)\n", path: "a.txt", readsAligned: true)
        #expect(article.tables.map(\.headerRows.count) == [0] && article.tables.map(\.bodyRows.count) == [4])
    }

    /// A row out of its columns is still reported.
    @Test func rowsBelowABlankLineAreReported() {
        let text = """
            Wood     Length   Width

            oak         2.5    0.67
            elm         2.7    0.71
            ash of the north here   3.1   0.8

            """
        let tables = Reading.article(text, path: "a.txt", readsAligned: true).tables
        #expect(tables.map(\.headerRows.count) == [1] && tables.map(\.bodyRows.count) == [2])
        #expect(tables.flatMap(\.findings).map(\.place.line) == [5])
    }
}
