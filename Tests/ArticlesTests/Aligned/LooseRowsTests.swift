import Articles
import Testing

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
}
