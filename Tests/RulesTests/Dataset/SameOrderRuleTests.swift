import Testing
import Text

struct SameOrderRuleTests {
    private static let rule = "kind: same-order\nitems: action\nalong: step\nleft: {cook: ann}\nright: {cook: bob}"

    private static func findings(_ left: String, _ right: String, rule: String = rule) -> [Finding] {
        let rows = [("ann", left), ("bob", right)].flatMap { cook, actions in
            actions.enumerated().map { "| \(cook) | \($0 + 1) | do-\($1) |" }
        }
        return ExampleBook(
            table: "| cook | step | action |\n|---|---|---:|\n" + rows.joined(separator: "\n"), rules: [rule]
        ).findings
    }

    @Test func namesTheOddStepAndWhereTheOtherSliceHasIt() throws {
        let findings = Self.findings("abcd", "bcda")
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.key.map(\.value) == ["bob", "4"])
        #expect(finding.value == "do-a")
        #expect(
            finding.message
                == "do-a comes after do-d here, but before it for cook ann; either order may be wrong"
        )
        #expect(
            finding.notes.map(\.message) == [
                "do-d is here (cook bob, step 3)", "do-a is here (cook ann, step 1)",
                "do-d is here (cook ann, step 4)",
            ])
    }

    @Test func numbersInTwoUnitsAreTwoItems() {
        func findings(_ unit: String) -> [Finding] {
            ExampleBook(
                table: """
                    | cook | step | length | unit |
                    |------|------|-------:|-----:|
                    | ann  | 1    |      1 |   mm |
                    | ann  | 2    |      2 |   mm |
                    | bob  | 1    |      2 |   \(unit) |
                    | bob  | 2    |      1 |   \(unit) |
                    """, rules: [Self.rule.replacing("action", with: "length")]
            ).findings
        }
        #expect(findings("mm").count == 1)
        #expect(findings("cm").isEmpty)
    }

    @Test func anOddStepBeforeAllOthers() {
        #expect(
            Self.findings("abcd", "dabc", rule: Self.rule + "\nblame: right").map(\.message) == [
                "do-d comes before do-a here, but after it for cook ann"
            ])
    }

    @Test func neighboursThatHaveChangedPlaces() {
        let findings = Self.findings("abcd", "acbd", rule: Self.rule + "\nblame: right")
        #expect(
            findings.map(\.message) == [
                "do-b comes after do-c here, but before it for cook ann; either step may be out of place"
            ])
        #expect(findings.first?.notes.map(\.place.line) == [8, 5, 4])
    }

    @Test func whatIsNotSharedSaysNothing() {
        #expect(Self.findings("abcd", "xaybz").isEmpty)
        #expect(Self.findings("abc", "xyz").isEmpty)
        #expect(Self.findings("a", "ba").isEmpty)
    }

    /// The second mention is compared with the second; where one slice has more of them, nothing is said of the item.
    @Test func itemsThatOccurSeveralTimes() {
        #expect(Self.findings("abac", "abac").isEmpty)
        #expect(Self.findings("ab", "bab").isEmpty)
        #expect(Self.findings("aba", "aab").map(\.key.last?.value) == ["3"])
        #expect(Self.findings("abacd", "adbc").map(\.value) == ["do-d"])
    }

    /// Slices are compared where the fields that neither names are equal, and several right ones each for itself.
    @Test func severalSlices() {
        let table = """
            | scene | cook | step | action |
            |-------|------|------|-------:|
            | day   | ann  | 1    |    fry |
            | day   | ann  | 2    |  serve |
            | day   | bob  | 1    |  serve |
            | day   | bob  | 2    |    fry |
            | day   | cid  | 1    |  serve |
            | day   | cid  | 2    |    fry |
            | night | ann  | 1    |  serve |
            | night | ann  | 2    |    fry |
            | night | bob  | 1    |  serve |
            | night | bob  | 2    |    fry |
            """
        let rule = "kind: same-order\nitems: action\nalong: step\nleft: {cook: ann}\nright: {cook: [bob, cid]}"
        let findings = ExampleBook(table: table, rules: [rule]).findings
        #expect(findings.map(\.place.line) == [6, 8])
    }

    /// Steps of one number are in no order, and items may be a key field.
    @Test func stepsOfOneNumber() {
        let table = """
            | cook | action | step | note |
            |------|--------|------|-----:|
            | ann  | fry    | 1    |    1 |
            | ann  | salt   | 1    |    1 |
            | ann  | serve  | 2    |    1 |
            | bob  | salt   | 1    |    1 |
            | bob  | fry    | 3    |    1 |
            | bob  | serve  | 2    |    1 |
            """
        let findings = ExampleBook(table: table, rules: [Self.rule + "\nblame: right"]).findings
        #expect(findings.map(\.place.line) == [7])
        #expect(findings.map(\.value) == ["fry"])
    }

    @Test func aLongListInTheWrongOrder() {
        let count = 3000
        let rows = (0..<count).flatMap { ["| ann | \($0) | \($0) |", "| bob | \($0) | \(count - 1 - $0) |"] }
        let book = ExampleBook(
            table: "| cook | step | action |\n|---|---|---:|\n" + rows.joined(separator: "\n"), rules: [Self.rule])
        #expect(book.findings.count == 1)
    }

    @Test func mistakes() {
        func problems(_ rule: String) -> [String] {
            let table =
                "| cook | scene | step | action |\n|---|---|---|---:|\n| ann | day | 1 | fry |\n| bob | day | 1 | fry |"
            return ExampleBook(table: table, rules: [rule]).problems.map(\.message)
        }
        #expect(
            problems("kind: same-order\nitems: action\nalong: step\nleft: {cook: ann}\nright: {scene: day}") == [
                "\"left\" and \"right\" must name the same key fields"
            ])
        #expect(
            problems("kind: same-order\nitems: acton\nalong: step\nleft: {cook: ann}\nright: {cok: bob}").count == 2)
        #expect(
            problems("kind: same-order\nitems: step\nalong: step\nleft: {cook: ann}\nright: {cook: bob}") == [
                "\"along\", \"items\" and the fields of \"left\" must be different"
            ])
    }
}
