import Testing
import Text

/// Values that were measured, and rules that know by how much that may be off.
@Suite struct ToleranceTests {
    /// The values that are blamed.
    private static func odd(_ rule: String, _ rows: [String], within tolerance: String?) -> [String?] {
        let book = ExampleBook(
            table: "| side | level | low | high |\n|---|---|--:|--:|\n" + rows.joined(separator: "\n"),
            rules: [rule + (tolerance.map { "\ntolerance: \($0)" } ?? "")])
        #expect(book.problems.isEmpty)
        return book.findings.map(\.value)
    }

    @Test func multiplesMayBeMissedOnBothSides() {
        let rows = ["| a | 1 | 29.5 | 0 |", "| a | 2 | 60.5 | 0 |", "| a | 3 | 60.6 | 0 |", "| a | 4 | 89.4 | 0 |"]
        #expect(Self.odd("kind: multiple-of\nof: 30", rows, within: nil).count == 4)
        #expect(Self.odd("kind: multiple-of\nof: 30", rows, within: "0.5") == ["60.6", "89.4"])
    }

    @Test func distancesMayVary() {
        let base = [10, 20, 30, 40].enumerated().map { "| a | \($0) | \($1) | 0 |" }
        let rows = base + ["| b | 0 | 8 | 0 |", "| b | 1 | 18.2 | 0 |", "| b | 2 | 27.9 | 0 |", "| b | 3 | 39 | 0 |"]
        let rule = "kind: offset\nbase: {side: a}\nconstant_for: side"
        #expect(Self.odd(rule, rows, within: nil).isEmpty, "no three agree exactly")
        #expect(Self.odd(rule, rows, within: "0.2") == ["39"])
    }

    @Test func stepsMayVary() {
        let rows = [10, 12.1, 13.9, 17, 18].enumerated().map { "| a | \($0) | \($1) | 0 |" }
        let rule = "kind: even-steps\nalong: level\nstep: 2"
        #expect(Self.odd(rule, rows, within: "0.1") == ["17"])
        #expect(Self.odd(rule, rows, within: "1").isEmpty)
    }

    @Test func wholeRowsMayBeMissed() {
        let rows = [(7, 96), (10, 89.6), (11, 88.3), (13, 90.9), (9, 95)].enumerated().map {
            "| a | \($0) | \($1.1) | \($1.0) |"
        }
        let rule = "kind: floor-to-multiples\ntotal: 100\nrow: {column: high}\nconstant_for: side"
        #expect(Self.odd(rule, rows, within: nil).isEmpty, "no three are whole rows")
        #expect(Self.odd(rule, rows, within: "0.5") == ["96", "95"])
    }

    @Test func whatFallsALittleStillRises() {
        func odd(_ values: [Double], strict: Bool = false, within tolerance: String? = "0.5") -> [String?] {
            let rows = values.enumerated().map { "| a | \($0) | \($1) | 0 |" }
            return Self.odd(
                "kind: monotonic\nalong: level\ndirection: rising\nstrict: \(strict)", rows, within: tolerance)
        }
        #expect(odd([10, 9.6, 11, 10.5, 12]).isEmpty)
        #expect(odd([10, 9.6, 11, 10.4, 12]) == ["10.4"], "not the 9.6, which is near enough")
        #expect(odd([10, 9.6, 9.2, 8.8]).count == 1, "each is near the one before it, but not near the first")
        #expect(odd([10, 10, 10.4, 9.7, 10, 10]) == ["9.7"], "or the 10.4 that it notes: one is enough")
        #expect(odd([10, 10, 10.4, 9.7, 10, 10, 11, 50, 12, 13]).contains("9.7"), "nor is it forgotten for the 50")
        #expect(odd([10, 9.5, 11], strict: true).count == 1)
        #expect(odd([10, 9.6, 11], strict: true).isEmpty)
    }

    @Test func orderMayBeMissedALittle() {
        let pairs = ["| a | 1 | 10.5 | 0 |", "| b | 1 | 10 | 0 |", "| a | 2 | 10.6 | 0 |", "| b | 2 | 10 | 0 |"]
        let pair = "kind: ordered-pair\nfield: side\nlower: a\nupper: b"
        #expect(Self.odd(pair, pairs, within: "0.5").count == 1)
        #expect(Self.odd(pair + "\nstrict: true", pairs, within: "0.5").count == 2)
        let fields = ["| a | 1 | 10.5 | 10 |", "| a | 2 | 10.6 | 10 |"]
        let rule = "kind: ordered-fields\nfields: [low, high]"
        #expect(Self.odd(rule, fields, within: nil).count == 2)
        #expect(Self.odd(rule, fields, within: "0.5").count == 1)
    }

    /// Each column may lie a little below the one before it, but not ever further below the first.
    @Test func theTolerancesOfColumnsDoNotAddUp() {
        let book = ExampleBook(
            table: "| side | low | middle | high |\n|---|--:|--:|--:|\n| a | 3 | 2 | 1 |",
            rules: ["kind: ordered-fields\nfields: [low, middle, high]\ntolerance: 1"])
        #expect(book.findings.map(\.value) == ["1"])
        #expect(book.findings.flatMap(\.notes).map(\.message) == ["3 is here (low)"])
    }

    @Test func onlyNumbersHaveATolerance() {
        let book = ExampleBook(
            table: "| shop | opens | closes |\n|---|--:|--:|\n| a | dawn | dusk |",
            rules: ["kind: ordered-fields\nfields: [opens, closes]\ntolerance: 1"])
        #expect(book.problems.map(\.message) == ["\"tolerance\" is for columns of numbers"])
    }
}
