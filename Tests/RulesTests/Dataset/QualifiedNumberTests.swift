import Testing
import Text

/// `<5` and `3–5` are taken for every number that they may be: a rule only finds what none of these satisfies.
struct QualifiedNumberTests {
    private static func messages(_ values: [(String, String)], _ rule: String) -> [String] {
        let rows = values.enumerated().map { "| \($0) | \($1.0) | \($1.1) |\n" }.joined()
        return ExampleBook(table: "| id | v | w |\n|---|---:|---:|\n" + rows, rules: [rule]).findings.map(\.message)
    }

    private static func messages(_ values: [String], _ rule: String) -> [String] {
        messages(values.map { ($0, "4") }, rule)
    }

    private static let all = ["<5", "~5", "3–5", "≥3", ">6", "≤5", "5"]

    @Test func limits() {
        #expect(
            Self.messages(Self.all, "kind: range\ncolumn: v\nmaximum: 4") == [
                "the v of ~5 is above the maximum of 4", "the v of 3–5 goes above the maximum of 4",
                "the v of >6 is above the maximum of 4", "the v of 5 is above the maximum of 4",
            ])
        #expect(
            Self.messages(Self.all, "kind: range\ncolumn: v\nminimum: 5") == [
                "the v of <5 is below the minimum of 5", "the v of 3–5 goes below the minimum of 5",
            ])
        #expect(
            Self.messages(["1–2", "≤5", ">5"], "kind: range\ncolumn: v\nminimum: 3\nmaximum: 5") == [
                "the v of 1–2 is below the minimum of 3", "the v of >5 is above the maximum of 5",
            ])
    }

    @Test func orderOfColumns() {
        #expect(
            Self.messages(Self.all, "kind: ordered-fields\nfields: [w, v]").isEmpty)
        #expect(
            Self.messages(["<4", "≤4", "1–3", "4–6"], "kind: ordered-fields\nfields: [w, v]") == [
                "<4 for v is below the 4 for w; either may be wrong",
                "1–3 for v is below the 4 for w; either may be wrong",
            ])
        #expect(
            Self.messages(Self.all, "kind: ordered-fields\nfields: [v, w]") == [
                "4 for w is below the ~5 for v; either may be wrong",
                "4 for w is below the >6 for v; either may be wrong",
                "4 for w is below the 5 for v; either may be wrong",
            ])
        #expect(
            Self.messages(
                [("4", "<5"), ("≤4", "4"), ("4", "≤4")], "kind: ordered-fields\nfields: [v, w]\nstrict: true")
                == ["≤4 for w is not above the 4 for v; either may be wrong"])
        #expect(
            Self.messages([("5", "<4"), ("4.9", "<4")], "kind: ordered-fields\nfields: [v, w]\ntolerance: 1") == [
                "<4 for w is below the 5 for v; either may be wrong"
            ])
    }

    @Test func orderAlongAField() {
        #expect(
            Self.messages(
                ["3", "<5", "≤9", "5", ">5", "7", "5–9"], "kind: monotonic\ncolumn: v\nalong: id\ndirection: rising"
            ).isEmpty)
        #expect(
            Self.messages(
                ["3", "6", "<5", "7", ">8", "8", "≥7"], "kind: monotonic\ncolumn: v\nalong: id\ndirection: rising") == [
                    "<5 does not fit after 6: v does not decrease along id; either may be wrong",
                    "8 does not fit after >8: v does not decrease along id; either may be wrong",
                ])
        #expect(
            Self.messages([">8", "<6"], "kind: monotonic\ncolumn: v\nalong: id\ndirection: rising") == [
                "<6 does not fit after >8: v does not decrease along id; either may be wrong"
            ])
        #expect(
            Self.messages(
                ["8", "≥8", "5", "5–6", "4"], "kind: monotonic\ncolumn: v\nalong: id\ndirection: falling\nstrict: true")
                == [
                    "≥8 does not fit after 8: v falls along id; either may be wrong",
                    "5–6 does not fit after 5: v falls along id; either may be wrong",
                ])
        #expect(
            Self.messages(["63", "48–52", "54–58"], "kind: monotonic\ncolumn: v\nalong: id\ndirection: rising") == [
                "63 does not fit before the 48–52 for 1: v does not decrease along id"
            ])
        #expect(
            Self.messages(["5", "<4"], "kind: monotonic\ncolumn: v\nalong: id\ndirection: rising\ntolerance: 1") == [
                "<4 does not fit after 5: v does not decrease along id; either may be wrong"
            ])
    }

    /// A range has no place of its own in the order: it leaves open which of the others is wrong, as a gap would.
    @Test func rangesDecideNothingBetweenOthers() {
        let rising = "kind: monotonic\ncolumn: v\nalong: id\ndirection: rising"
        #expect(
            Self.messages(["10", "7", "≤15", "13"], rising) == [
                "7 does not fit after 10: v does not decrease along id; either may be wrong"
            ])
        #expect(
            Self.messages(["4", "1", "5", "1", ">0"], rising) == [
                "1 does not fit after 4: v does not decrease along id; any of these 4 cells may be wrong"
            ])
        #expect(
            Self.messages(
                ["3", "<5", "4", "3", "≤6"], "kind: monotonic\ncolumn: v\nalong: id\ndirection: falling\nstrict: true")
                == ["3 does not fit before the 4 for 2: v falls along id"])
    }

    /// Two of several limits may exclude each other although each agrees with a range.
    @Test func limitsThatExcludeEachOther() {
        for values in [[">6", "≤5", "5–7"], ["5–7", "≤5", ">6"], ["≤5", "5–7", ">6"]] {
            #expect(Self.messages(values, "kind: constant\ncolumn: v\nacross: id").count == 1, "\(values)")
        }
        #expect(Self.messages([">6", "5–7", "≤9"], "kind: constant\ncolumn: v\nacross: id").isEmpty)
    }

    /// 9 is not about 5 either, but only one of the three says that it is exactly 5.
    @Test(arguments: [
        (["~5", "5", "9"], ["9"], [String]()), (["~5", "~5", "9"], ["9"], ["~5"]),
        (["5", "5", "~5", "9", "5"], ["9"], ["5"]),
    ])
    func aboutRightImpliesNothingExactInMajorities(_ values: [String], _ odd: [String], _ implied: [String]) {
        let rows = values.enumerated().map { "| \($0) | red | \($1) |\n" }.joined()
        for rule in ["kind: constant\ncolumn: v\nacross: id", "kind: determined-by\ncolumn: v\nby: [w]"] {
            let findings = ExampleBook(table: "| id | w | v |\n|---|---:|---:|\n" + rows, rules: [rule]).findings
            #expect(findings.map(\.value) == odd)
            #expect(findings.flatMap { $0.implied.map(\.value) } == implied)
        }
        let articles = values.enumerated().map { "article: a\($0)\n| id | v |\n|---|---:|\n| 1 | \($1) |\n" }
        let findings = ExampleBook(table: articles.joined()).findings
        #expect(findings.map(\.value) == odd)
        #expect(findings.flatMap { $0.implied.map(\.value) } == implied)
    }

    @Test func aboutRightImpliesNothingExact() {
        let book = ExampleBook(
            table: "| id | v | w |\n|---|---:|---:|\n| 0 | 5 | ~4 |\n| 1 | 6 | 4 |\n",
            rules: ["kind: linear\ncolumn: v\nequals: {column: w}"])
        #expect(book.findings.map { $0.implied.map(\.value) } == [[], ["4"]])
    }

    @Test func pairs() {
        func messages(_ low: String, _ high: String) -> [String] {
            ExampleBook(
                table: "| side | v |\n|---|---:|\n| low | \(low) |\n| high | \(high) |",
                rules: ["kind: ordered-pair\ncolumn: v\nfield: side\nlower: low\nupper: high"]
            ).findings.map(\.message)
        }
        #expect(messages("5", "≥3").isEmpty)
        #expect(messages("<5", "3").isEmpty)
        #expect(messages("5", "<5") == ["<5 for high is below the 5 for low; either may be wrong"])
    }

    @Test func sums() {
        let rule = "kind: linear\ncolumn: v\nequals: {column: w}"
        #expect(
            Self.messages(Self.all, rule) == [
                "~5 is not 4, the w of example", ">6 is not 4, the w of example", "5 is not 4, the w of example",
            ])
        #expect(
            Self.messages([("5", "<4"), ("5", "3–4"), ("3.5", "3–4")], rule) == [
                "5 is not <4, the w of example", "5 is not 3–4, the w of example",
            ])
        #expect(
            Self.messages(["<5", "≥5"], "kind: sum\ncolumn: v\nterms: [w]") == ["≥5 is not 4, the sum of 4"])
    }

    @Test func productsOfRanges() {
        let table = """
            | id | v | w | n |
            |----|--:|--:|--:|
            | a  | 80 | 8–9 | 9–12 |
            | b  | 71 | 8–9 | 9–12 |
            | c  | 9 | <3 | ≥2 |
            | d  | 3 | ≥2 | ≥2 |
            """
        let rule = "kind: linear\ncolumn: v\nequals: {column: w, times: n}"
        #expect(
            ExampleBook(table: table, rules: [rule]).findings.map(\.message) == [
                "71 is not 72–108 (8–9 × 9–12), the n times the w of example",
                "3 is not ≥4 (≥2 × ≥2), the n times the w of example",
            ])
    }

    /// A limit is another value than the number: they are in different groups, and occur once each.
    @Test func limitsAreOtherValuesThanTheirNumbers() {
        let rows = [("<4", "red"), ("4", "blue"), ("4.0", "blue"), (">4", "green")]
        #expect(Self.messages(rows.map { ($0.1, $0.0) }, "kind: determined-by\ncolumn: v\nby: [w]").isEmpty)
        #expect(Self.messages(rows.map { ($0.0, $0.1) }, "kind: unique\ncolumns: [v]").count == 1)
    }

    /// Other kinds need the numbers themselves.
    @Test func kindsThatNeedNumbers() {
        #expect(
            Self.messages(["<5", "~5", "3–5", "8"], "kind: multiple-of\ncolumn: v\nof: 4") == [
                "~5 is not a whole multiple of 4; the nearest are 4 and 8"
            ])
        #expect(Self.messages(["4", "5", "6", "<9"], "kind: even-steps\ncolumn: v\nalong: id\nstep: 1").isEmpty)
    }

    @Test func equalValues() {
        let rule = "kind: constant\ncolumn: v\nacross: id"
        #expect(Self.messages(["4", "<5", "3–5", "4"], rule).isEmpty)
        #expect(
            Self.messages(["4", "<4", "3–5", "4", "4"], rule) == [
                "<4 is not 4, as in 3 of the 5 records that differ only in id"
            ])
        #expect(Self.messages(["4", "<5", "6"], rule).count == 1)
        // What two tables write the same way is compared as written, beside an exact number, too.
        #expect(Self.messages(["<5", "<6"], rule).count == 1)
        #expect(
            Self.messages(["≤5", "≤50", "4"], rule) == [
                "records with one qualifier that differ only in id have different values (≤5, ≤50); any may be wrong"
            ])
        #expect(
            Self.messages(["≤5", "4", "≤50", "4", "≤5", "4", "4"], rule) == [
                "≤50 is not ≤5, as in 2 of the 3 records with one qualifier that differ only in id"
            ])
    }
}
