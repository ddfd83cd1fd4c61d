import Articles
import Testing
import Text

@testable import Books
@testable import Recipes

@Suite struct TextBlockReaderTests {
    private static func table(
        _ text: String, _ columns: [String], _ form: TextBlock.Form, header: String? = nil, shortRows: Int = 0
    ) -> ArticleTable? {
        let first = text.split(separator: "\n").first.map(String.init) ?? ""
        let block = TextBlock(header: header ?? first, columns: columns, form: form, shortRows: shortRows)
        return TextBlockReader(block, in: TextLines(SourceText(path: "a.txt", text: text))).tables(firstNumber: 1).first
    }

    private static func rows(_ table: ArticleTable?) -> [[String]] {
        table?.bodyRows.map { table?.texts(of: $0) ?? [] } ?? []
    }

    private static func findings(_ table: ArticleTable?) -> [String] {
        table?.findings.map { "\($0.place.line):\($0.place.column) \($0.rule)" } ?? []
    }

    @Test(
        arguments: [
            ("\n\nElm\n5\nAsh\n7\n", ["7:1 unused-table"]), ("\nPage 2\n5\n", ["6:1 unused-table"]),
            ("\nElm\nFir\n", []),
            ("\nWood\nSize\n2\n3\n", []), ("\nElm\n", []), ("", []),
        ] as [(String, [String])])
    func rowsBehindABlankLineAreMissed(rest: String, findings: [String]) {
        let table = Self.table("Wood\nSize\nOak\n1\n" + rest, ["Wood", "Size"], .lines, header: "Size")
        #expect(Self.rows(table) == [["Oak", "1"]])
        #expect(Self.findings(table) == findings)
    }

    /// Tides of a harbour, as a terminal shows them.
    @Test(arguments: [
        ("Month  High  Low\nJan    10\nFeb            2\n", [["Jan", "10", ""], ["Feb", "", "2"]], [2, 3]),
        ("Month  High  Low\n         10    1\nMar    9     1\n", [["", "10", "1"], ["Mar", "9", "1"]], [2]),
        (
            "Month    High   Low\nJan      10.5  12.5\nFeb            2.5\n",
            [["Jan", "10.5", "12.5"], ["Feb", "", "2.5"]], [3]
        ),
        ("月　　満潮　干潮\n１月　１０\n２月　　　　　２\n", [["１月", "１０", ""], ["２月", "", "２"]], [2, 3]),
        ("Month\tHigh\tLow\nJan\t\t2\nFeb\t10\t\n", [["Jan", "", "2"], ["Feb", "10", ""]], [2, 3]),
    ])
    func cellsStandUnderTheirColumns(text: String, rows: [[String]], short: [Int]) {
        let names = text.hasPrefix("月") ? ["月", "満潮", "干潮"] : ["Month", "High", "Low"]
        let table = Self.table(text, names, .aligned, shortRows: short.count)
        #expect(Self.rows(table) == rows)
        #expect(table?.findings.allSatisfy { $0.accepted != nil } == true)
        #expect(table?.findings.map(\.rule) == short.map { _ in "missing-cells" })
        #expect(table?.findings.map(\.place.line) == short)
    }

    @Test(
        arguments: [
            ("Fir 10 – 12", "10 – 12"), ("Fir 10 to 12", "10 to 12"),
            ("Fir from 1 000 to 1 200", "from 1 000 to 1 200"),
            ("Fir max. 5", "max. 5"), ("Fir no more than 5", "no more than 5"), ("Fir € 5", "€ 5"),
            ("Fir 3 × 5", "× 5"),
            ("Fir ~ 5", "~ 5"), ("Old fir 5", nil), ("Under 18 45", nil), ("Grade A 5", nil), ("Fir –", nil),
            ("Fir 3 kg", nil), ("Fir 3 –", nil), ("Fir 5", nil),
        ] as [(String, String?)])
    func aLabelMayEndWithTheBeginningOfANumber(line: String, number: String?) {
        let table = Self.table("Wood Size\n\(line)\n", ["Wood", "Size"], .spaces)
        #expect(table?.findings.map(\.rule) == (number == nil ? [] : ["surplus-cells"]))
        #expect(table?.findings.allSatisfy { $0.message.contains("the number “\(number ?? "")”") } == true)
    }

    @Test func wholeRowsTellWhereNoHeaderDoes() {
        let table = Self.table(
            "Tides\nJan  10  1\nFeb      2\nMar  9   1\n", ["Month", "High", "Low"], .aligned, shortRows: 1)
        #expect(Self.rows(table) == [["Jan", "10", "1"], ["Feb", "", "2"], ["Mar", "9", "1"]])
        #expect(Self.findings(table) == ["3:1 missing-cells"])
    }

    /// By the width of the page the header is above its columns, by the number of characters it does not.
    @Test func aWideHeaderShowsHowThePageMeasures() {
        let text =
            "月          満潮      干潮\nJan           10         1\nFeb                      2\nMar            9         1\n"
        let table = Self.table(text, ["月", "満潮", "干潮"], .aligned, shortRows: 1)
        #expect(Self.rows(table) == [["Jan", "10", "1"], ["Feb", "", "2"], ["Mar", "9", "1"]])
        #expect(Self.findings(table) == ["3:1 missing-cells"])
    }

    @Test(arguments: [
        "Tides\nJan  10\nFeb      2\n", "Month  High  Low\nJan          2222222222222222\nFeb  2222222222\n",
        "Month  High  Low\nJan                     2\n",
    ])
    func whatIsUnclearIsLeftOut(text: String) {
        let table = Self.table(text, ["Month", "High", "Low"], .aligned)
        #expect(table?.findings.contains { $0.rule == "misaligned-cells" && $0.severity == .error } == true)
        #expect(table?.bodyRows.contains { $0.allSatisfy { $0 == nil } } == true)
    }

    @Test func aShiftedRowIsReported() {
        let table = Self.table(
            "Month  High  Low\nJan    9     1\na  8  9\n", ["Month", "High", "Low"], .aligned)
        #expect(Self.findings(table) == ["3:1 misaligned-cells"])
        #expect(table?.findings.allSatisfy(\.isUnacceptedError) == true)
        #expect(Self.rows(table) == [["Jan", "9", "1"], ["", "", ""]])
    }

    @Test(arguments: [TextBlock.Form.spaces, .aligned])
    func headerCellsHaveTheirPlaces(form: TextBlock.Form) {
        let table = Self.table("Part    Value mm\nbolt    3\n", ["Part", "Value mm"], form)
        #expect(table?.cells.prefix(2).map(\.raw) == ["Part", "Value mm"])
        #expect(table?.cells.prefix(2).map(\.location.column) == [1, 9])
    }

    @Test func headerCellsOnLinesOfTheirOwn() {
        let table = Self.table("Part\nValue\nbolt\n3\nnut\n", ["Part", "Value"], .lines, header: "Value")
        #expect(
            table?.cells.prefix(2).map(\.location) == [
                SourceLocation(line: 1, column: 1), SourceLocation(line: 2, column: 1),
            ])
        #expect(Self.findings(table) == ["3:1 missing-cells"])
    }

    /// A row that lacks cells is read where the recipe says how many there are, and nowhere else.
    @Test(arguments: [TextBlock.Form.spaces, .aligned], [0, 1, 2, 3])
    func shortRowsAreReadByTheirNumberAlone(form: TextBlock.Form, kept: Int) {
        let table = Self.table(
            "Part  Value\nbolt  3\nnut\npin\n", ["Part", "Value"], form, shortRows: kept)
        let isPinned = kept == 2
        #expect(
            Self.rows(table) == [["bolt", "3"]] + (isPinned ? [["nut", ""], ["pin", ""]] : [["", ""], ["", ""]]))
        #expect(Self.findings(table) == ["3:1 missing-cells", "4:1 missing-cells"])
        #expect(table?.findings.allSatisfy { $0.isUnacceptedError != isPinned } == true)
        #expect(table?.findings.allSatisfy { ($0.accepted != nil) == isPinned } == true)
    }

    @Test(arguments: [
        ("bolt 1 500", "bolt 1"), ("bolt ~ 17", "bolt ~"), ("bolt ≤12 500.5", "bolt ≤12"), ("bolt − 5", "bolt −"),
        ("bolt 12 50", nil), ("bolt M8 150", nil), ("bolt 0 500", nil), ("bolt 1234 500", nil), ("1 500", nil),
        ("bolt - -", nil),
    ])
    func aLabelMayEndWithTheBeginningOfANumber(line: String, label: String?) {
        let table = Self.table("Part Value\n\(line)\n", ["Part", "Value"], .spaces)
        #expect(table?.findings.map(\.value) == label.map { [$0] } ?? [])
        #expect(table?.findings.allSatisfy { $0.rule == "surplus-cells" && $0.severity == .warning } == true)
        #expect(Self.rows(table).first?.allSatisfy { !$0.isEmpty } == true)
    }

    @Test func gapsShowWhichCellsAreMissing() {
        let table = Self.table(
            "Part  Value  Note\nbolt  3      a\nnut          b\npin 5\n", ["Part", "Value", "Note"], .spaces,
            shortRows: 2)
        #expect(Self.rows(table) == [["bolt", "3", "a"], ["nut", "", "b"], ["pin", "5", ""]])
    }

    @Test(arguments: [
        ("Elm 4 5\nOld ash 6 7\n\nIn 2020 we\n", ["5:1 unused-table"]), ("Elm and ash 4 or 5\n", []), ("Elm\n", []),
        ("", []),
    ])
    func rowsBehindABlankLineAreReported(rest: String, findings: [String]) {
        for form in [TextBlock.Form.spaces, .aligned] {
            let table = Self.table(
                "Wood  Min  Max\nOak   1    2\nPine  2    3\n\n\(rest)", ["Wood", "Min", "Max"], form)
            #expect(Self.findings(table) == findings)
            #expect(Self.rows(table).count == 2)
        }
    }

    @Test func severalWordsDoNotMakeUpForAMissingCell() {
        let text =
            "Type         Mass  Range\nComet        12.5    3.1\nDash 8       30.5\nTwin Otter 2  5.6    1.4\nLong name 17 25.6    1.4\n"
        let table = Self.table(text, ["Type", "Mass", "Range"], .spaces, shortRows: 1)
        #expect(
            Self.rows(table) == [
                ["Comet", "12.5", "3.1"], ["Dash 8", "30.5", ""], ["Twin Otter 2", "5.6", "1.4"],
                ["Long name 17", "25.6", "1.4"],
            ])
        #expect(Self.findings(table) == ["3:1 missing-cells"])
    }

    @Test func aNumberOfShortRowsWithoutAnyIsAnError() {
        let table = Self.table("Part  Value\nbolt  3\n", ["Part", "Value"], .spaces, shortRows: 1)
        #expect(Self.rows(table) == [["bolt", "3"]])
        #expect(table?.findings.map(\.isUnacceptedError) == [true])
    }

    /// A lost line would move every cell behind it by one.
    @Test func linesThatMakeNoWholeRowsGiveNone() {
        let text = "Value\nbolt\n3\nnut\npin\n5\n"
        let table = Self.table(text, ["Part", "Value"], .lines, header: "Value")
        #expect(Self.rows(table).allSatisfy { $0 == ["", ""] })
        #expect(Self.findings(table) == ["2:1 missing-cells"])
        let pinned = Self.table(text, ["Part", "Value"], .lines, header: "Value", shortRows: 1)
        #expect(Self.rows(pinned).last == ["5", ""])
    }

    @Test(arguments: ["       a     8  9", "Feb    8  -  9", "Feb    17   8  9"])
    func aRowWithACellTooManyUnderAnotherHeaderIsLeftOut(row: String) {
        let table = Self.table("Month  High  Low\nJan    9     1\n\(row)\n", ["Month", "High", "Low"], .aligned)
        #expect(Self.rows(table) == [["Jan", "9", "1"], ["", "", ""]])
        #expect(Self.findings(table) == ["3:\(row.prefix { $0 == " " }.count + 1) misaligned-cells"])
    }

    /// Accounts, whose currency signs have a place of their own.
    @Test(arguments: [
        ("Loss       $ (15)   $  (7)", ["Loss", "$ (15)", "$  (7)"], nil),
        ("Cost       $   9        8", ["Cost", "$   9", "8"], nil),
        ("Tax  (b)      9        8", ["Tax  (b)", "9", "8"], nil),
        ("Tax  12       9        8", ["Tax  12", "9", "8"], "Tax 12"),
        ("-----      ----     ----", nil, nil), ("========================", nil, nil),
        ("--           --       --", ["--", "--", "--"], nil),
    ])
    func whatARowHasTooMuch(row: String, cells: [String]?, doubted: String?) {
        let table = Self.table(
            "Item       2026     2025\nNet          4        5\n\(row)\n", ["Item", "2026", "2025"], .aligned)
        #expect(Self.rows(table).dropFirst().first == cells.map { $0.map { LabelFolding.spaces($0) } })
        #expect(table?.findings.map(\.value) == (doubted.map { [$0] } ?? []))
        #expect(table?.findings.allSatisfy { $0.rule == "surplus-cells" } == true)
    }

    @Test func tabsSeparateCellsThatAreNotUnderTheirHeaders() {
        let table = Self.table("Item\t2026\t2025\nNet loss\t(15)\t(7)\n", ["Item", "2026", "2025"], .aligned)
        #expect(Self.rows(table) == [["Net loss", "(15)", "(7)"]])
        #expect(Self.findings(table) == [])
    }

    @Test func aHeaderWithoutNamesIsAllThereIs() {
        let table = Self.table("  Sizes of planks \noak 3\n", ["Wood", "Size"], .spaces, header: "Sizes of planks")
        #expect(table?.cells.prefix(2).map(\.raw) == ["Sizes of planks", "Sizes of planks"])
        #expect(table?.cells.first?.location.column == 3)
    }

    @Test func theParagraphAboveIntroducesABlock() {
        let text =
            "Widths\nof oak:\n\nWood Size\nOak 1\n\n```\nWood Size\nPine 2\n```\n\nWidths of elm:\nWood Size\nElm 3\n"
        let block = TextBlock(header: "Wood Size", columns: ["Wood", "Size"], form: .spaces, shortRows: 0)
        let tables = TextBlockReader(block, in: TextLines(SourceText(path: "a.txt", text: text))).tables(firstNumber: 1)
        #expect(tables.map { $0.leadIn?.text } == ["Widths of oak:", nil, "Widths of elm:"])
        #expect(tables.map { $0.leadIn?.location.line } == [1, nil, 12])
        #expect(tables.map(\.bodyRows.count) == [1, 1, 1])
    }

    /// It is a row that repeats the header, as below a page break.
    @Test func aHeaderInsideABlockBeginsNoOther() {
        let text = "Wood Size\nOak 1\nWood Size\nPine 2\n\nWood Size\nElm 3\n"
        let block = TextBlock(header: "Wood Size", columns: ["Wood", "Size"], form: .spaces, shortRows: 0)
        let tables = TextBlockReader(block, in: TextLines(SourceText(path: "a.txt", text: text))).tables(firstNumber: 1)
        #expect(tables.map(\.bodyRows.count) == [3, 1])
    }
}
