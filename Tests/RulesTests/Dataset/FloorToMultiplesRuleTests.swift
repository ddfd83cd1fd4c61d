import Testing
import Text

struct FloorToMultiplesRuleTests {
    private static let compact = [95, 100, 105, 110, 120, 130, 140, 170, 200, 240, 280, 325]
    private static let expanded = [684, 342, 378, 352, 336, 364, 336, 340, 320, 288, 336, 260]

    private static func book(_ heights: [Int], rows: [Int] = compact, constantFor: String = "crate") -> ExampleBook {
        var table = "dataset: height\n| crate | mode | size | height |\n|---|---|---|---:|\n"
        for (mode, values) in [("one", rows), ("many", heights)] {
            for (index, value) in values.enumerated() { table += "| deep | \(mode) | \(index + 1) | \(value) |\n" }
        }
        table += "dataset: crate\n| crate | inside |\n|---|---:|\n| deep | 414 |\n"
        return ExampleBook(
            table: table,
            rules: [
                """
                kind: floor-to-multiples
                total: {dataset: crate, column: inside}
                row: {where: {mode: one}, times: 0.4}
                constant_for: [\(constantFor)]
                where: {mode: many}
                """
            ])
    }

    @Test func tellsTheTwoFiguresOfASlippedRow() throws {
        let book = Self.book(Self.expanded)
        #expect(book.problems.isEmpty)
        let findings = book.findings
        #expect(findings.map(\.value) == ["684", "342"])
        // 684 alone leaves 342 and 380 open; 342 is next to it, where it does not fit.
        #expect(findings.flatMap(\.implied).map(\.value) == ["342", "360"])
        #expect(
            findings.map(\.message) == [
                "684 is not 342 or 380, the whole rows of 38 (95 × 0.4) that fit under 414 less a constant above 30 and "
                    + "at most 36, on which 10 of 12 cells agree; another wrong cell has 342",
                "342 is not 360, the whole rows of 40 (100 × 0.4) that fit under 414 less a constant above 30 and "
                    + "at most 36, on which 10 of 12 cells agree",
            ])
        let first = try #require(findings.first)
        #expect(first.key.map(\.value) == ["deep", "many", "1"])
        #expect(first.notes.map(\.message) == ["the height of height here is 95", "the inside of crate here is 414"])
        #expect(first.notes.map(\.place.line) == [4, 31])
    }

    /// No field that the constant depends on is written as no key, or as an empty list.
    @Test(arguments: ["", "\nconstant_for: []"]) func judgesRecordsWithASingleKeyField(_ constantFor: String) {
        let table = """
            dataset: stack
            | board | thickness | height |
            |---|---:|---:|
            | thin | 12 | 84 |
            | plain | 11 | 88 |
            | thick | 15 | 75 |
            | heavy | 20 | 100 |
            | light | 2 | 88 |
            """
        let book = ExampleBook(
            table: table,
            rules: ["kind: floor-to-multiples\ntotal: 100\nrow: {column: thickness}\ncolumn: height" + constantFor])
        #expect(book.problems.isEmpty)
        #expect(book.findings.map(\.value) == ["100"])
        #expect(book.findings.flatMap(\.implied).map(\.value) == ["80"])
    }

    @Test func impliesNothingWhereTheConstantLeavesTwoValuesOpen() {
        var heights = Self.expanded
        heights[1] = 360
        let findings = Self.book(heights).findings
        #expect(findings.map(\.value) == ["684"])
        #expect(findings.map(\.implied) == [[]])
    }

    @Test func holdsForARightRow() {
        var heights = Self.expanded
        (heights[0], heights[1]) = (342, 360)
        #expect(Self.book(heights).findings.isEmpty)
    }

    @Test func saysNothingWithoutAMajorityOfThree() {
        #expect(Self.book([342, 360], rows: [95, 100]).findings.isEmpty)
        #expect(Self.book([342, 400, 800, 352, 10], rows: [95, 100, 105, 110, 120]).findings.isEmpty)
        // Each size on its own has one cell.
        #expect(Self.book(Self.expanded, constantFor: "size").findings.isEmpty)
    }

    @Test func saysNothingWhereAnOperandIsMissing() {
        #expect(Self.book(Self.expanded, rows: []).findings.isEmpty)
    }

    @Test func namesTheCellsThatMayBeOddWhereTwoConstantsFitAsWell() throws {
        // Rows of 16 leave much open, rows of 2 little: three cells fit with either of the last two, which exclude each other.
        let book = Self.book([400, 400, 400, 402, 404], rows: [40, 40, 40, 5, 5])
        let finding = try #require(book.findings.first)
        #expect(book.findings.count == 1)
        #expect(finding.implied.isEmpty)
        #expect(finding.value == "402")
        #expect(finding.notes.map(\.message) == ["404 is here (crate deep, mode many, size 5)"])
        #expect(finding.message.hasSuffix("any of 2 cells may be wrong"))
    }
}
