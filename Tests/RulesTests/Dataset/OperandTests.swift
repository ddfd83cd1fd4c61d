import Testing
import Text

/// The numbers that values are compared with: their units, digits and limits.
@Suite struct OperandTests {
    /// The messages about two values of each wood, the second compared with the first.
    private static func messages(_ rule: String, _ rows: [String]) -> [String] {
        let book = ExampleBook(
            table: "| wood | size | w | unit |\n|---|---|--:|--:|\n" + rows.joined(separator: "\n"), rules: [rule])
        #expect(book.problems.isEmpty)
        return book.findings.map { "\($0.severity.rawValue): \($0.message) \($0.implied.map(\.value))" }
    }

    private static let twice = "kind: linear\nwhere: {size: mid}\nequals: {where: {size: small}, times: 2}"

    @Test func aFactorDoesNotConvertUnitsOfRecords() {
        let rows = [
            "| fir | small | 5 | mm |", "| fir | mid | 1 | cm |", "| oak | small | 5 | mm |", "| oak | mid | 11 | mm |",
        ]
        let found = Self.messages(Self.twice, rows)
        #expect(found.count == 2)
        #expect(
            found.first == "warning: 1 is not compared with 2 times the w of example for size small: "
                + "one is in cm and the other in mm; write both in one unit, or select the records of one unit "
                + "with \"where\": {unit: …} []")
        #expect(found.last?.hasSuffix("[\"10\"]") == true)
    }

    @Test(arguments: [
        "kind: sum\nterms: [{where: {size: small}, times: 2}]",
        "kind: multiple-of\nof: {where: {size: small}, times: 2}",
        "kind: linear\nequals: {where: {size: small}}", "kind: multiple-of\nof: {where: {size: small}}",
    ])
    func unlikeUnitsAreNotCompared(_ rule: String) {
        let rows = ["| fir | small | 7 | mm |", "| fir | mid | 1 | cm |"]
        let found = Self.messages(rule + "\nwhere: {size: mid}", rows)
        #expect(found.map { $0.hasPrefix("warning: ") } == [true], "\(found)")
    }

    /// What has no unit is one of them at most.
    @Test func unitsAreNotComparedWithNone() {
        let book = ExampleBook(
            table: """
                dataset: board
                | wood | size | w | unit |
                |------|------|--:|-----:|
                | fir  | a    | 5 |   mm |
                | fir  | b    | 5 |   cm |
                dataset: list
                | wood | w  |
                |------|---:|
                | fir  | 10 |
                """, rules: ["kind: linear\nequals: {dataset: list, times: 2}"])
        #expect(book.findings.map(\.severity) == [.warning])
        #expect(book.findings.first?.message.contains("its numbers have several (cm, mm)") == true)
    }

    @Test func aScaleRelatesTwoUnits() {
        let woods = [("fir", 5, "mm", "10"), ("oak", 6, "mm", "12"), ("elm", 7, "mm", "14"), ("ash", 5, "cm", "100")]
        let more = [("yew", 6, "cm", "120"), ("box", 7, "cm", "140"), ("fig", 8, "cm", "16")]
        let rows = (woods + more).flatMap {
            ["| \($0.0) | small | \($0.1) | \($0.2) |", "| \($0.0) | mid | \($0.3) | in |"]
        }
        let rule = "kind: proportional\nwhere: {size: mid}\nof: {where: {size: small}}"
        let found = Self.messages(rule, rows)
        #expect(found.count == 1 && found.first?.hasPrefix("error: 16 is not") == true, "\(found)")
    }

    @Test(arguments: [
        "kind: linear\nequals: {column: low, times: high}", "kind: sum\nterms: [{column: low, times: high}, 1]",
        "kind: slope\nwith: low\nminimum: 1000000000", "kind: proportional\nof: {column: low, times: high}",
        "kind: proportional\nof: {column: size}",
        "kind: multiple-of\nof: 0.000000000007",
        "kind: floor-to-multiples\ntotal: 9\nrow: 0.0000000000007\nconstant_for: wood",
    ])
    func whatIsTooLongIsNotPassedOverInSilence(_ rule: String) {
        let book = ExampleBook(
            table: """
                | level | wood | low | high | size | w |
                |---|---|--:|--:|--:|--:|
                | 1 | fir | 99999999999 | 99999999999 | 1 | 99999999999 |
                """, rules: [rule + "\ncolumn: w"])
        #expect(book.problems.isEmpty)
        #expect(book.findings.map(\.severity) == [.warning])
        #expect(book.findings.first?.message.contains("more digits than can be stored exactly") == true)
    }

    @Test func aSumIsNotTooLongWhereItsTermsAreNot() {
        let book = ExampleBook(
            table: "| level | a | b | w |\n|---|--:|--:|--:|\n| 1 | 9000000000000000000 | 9000000000000000000 | 5 |",
            rules: ["kind: sum\nterms: [a, b]\ncolumn: w"])
        #expect(book.findings.map(\.severity) == [.warning])
    }

    @Test func whatMayBeSeveralNumbersIsAddedUp() {
        func found(_ rule: String, _ rows: [String]) -> [String] {
            let book = ExampleBook(
                table: "| wood | size | w |\n|---|---|--:|\n" + rows.joined(separator: "\n"), rules: [rule])
            #expect(book.problems.isEmpty)
            return book.findings.map { "\($0.message) \($0.implied.map(\.value))" }
        }
        let range = "| fir | small | 2–4 |"
        #expect(
            found(Self.twice, [range, "| fir | mid | 100 |"])
                == ["100 is not 4–8 (2–4 × 2), 2 times the w of example for size small []"])
        #expect(found(Self.twice, [range, "| fir | mid | 8 |"]) == [])
        #expect(found(Self.twice, [range, "| fir | mid | 7–9 |"]) == [])
        #expect(
            found(Self.twice, ["| fir | small | <2 |", "| fir | mid | 4 |"]).first?.hasPrefix("4 is not <4 ") == true)
        #expect(found(Self.twice, ["| fir | small | <2 |", "| fir | mid | 3.9 |"]) == [])
        let negative = "kind: linear\nwhere: {size: mid}\nequals: {where: {size: small}, times: -2, plus: 1}"
        #expect(
            found(negative, ["| fir | small | ≥2 |", "| fir | mid | 0 |"]).first?.hasPrefix("0 is not ≤-3 ") == true)
        #expect(found(negative, ["| fir | small | ≥2 |", "| fir | mid | -5 |"]) == [])
        let sum = "kind: sum\nwhere: {size: mid}\nterms: [{where: {size: small}}, {where: {size: small}}, 1]"
        #expect(
            found(sum, [range, "| fir | mid | 10 |"]).first?.hasPrefix("10 is not 5–9, the sum of 2–4 and 2–4") == true)
        #expect(found(sum, [range, "| fir | mid | 9 |"]) == [])
    }
}
