import Records
import Rules
import Testing
import Text

struct RuleBookTests {
    private static let table = """
        | wood | size  | weight |
        |------|-------|-------:|
        | fir  | small |     10 |
        | fir  | large |      9 |
        | oak  | small |     20 |
        | oak  | large |     24 |
        """
    private static let pair = "id: order\nkind: ordered-pair\nfield: size\nlower: small\nupper: large"

    @Test func unknownKindsHaveTheirNearestWord() {
        let book = ExampleBook(table: Self.table, rules: ["id: a\nkind: monotonous", "id: b\nkind: key-unique"])
        #expect(
            book.problems.map(\.message) == [
                "unknown kind of rule \"monotonous\"; did you mean \"monotonic\"?",
                "rules of the kind \"key-unique\" need no declaration; remove this one",
            ])
        #expect(book.problems.map(\.place.line) == [2, 2])
    }

    @Test func idsAreUniqueInTheBook() {
        let book = ExampleBook(
            table: Self.table,
            rules: [
                "id: a\nkind: range\nminimum: 0", "id: a\nkind: range\nmaximum: 99",
                "id: range\nkind: range\nminimum: 0",
            ])
        #expect(
            book.problems.map(\.message) == [
                "the rule id \"a\" is used twice; choose another id",
                "the rule id \"range\" belongs to a rule that needs no declaration; choose another id",
            ])
        #expect(book.problems.first?.notes.map(\.place.file) == ["rule-1.yaml"])
        #expect(book.problems.first?.place.file == "rule-2.yaml")
    }

    @Test func findingsStandInCanonicalOrder() {
        let book = ExampleBook(
            table: Self.table,
            rules: ["id: top\nkind: range\nmaximum: 9", Self.pair, "id: low\nkind: range\nminimum: 10"])
        #expect(book.findings.map(\.rule) == ["top", "low", "order", "top", "top"])
        #expect(book.findings.map(\.place.line) == [3, 4, 4, 5, 6])
        #expect(book.findings == book.findings.sorted(by: Finding.precedes))
    }

    @Test func severityIsThatOfTheRule() {
        let book = ExampleBook(table: Self.table, rules: [Self.pair + "\nseverity: warning"])
        #expect(book.findings.map(\.severity) == [.warning])
    }

    @Test func verdictsNameEachRuleThatSpeaksOfARecord() throws {
        let book = ExampleBook(
            table: Self.table, rules: [Self.pair, "id: oaks\nkind: range\nminimum: 15\nwhere: {wood: oak}"])
        let odd = book.verdicts(on: ["fir", "large"])
        #expect(odd.map(\.rule) == ["key-unique", "order"])
        #expect(odd.map(\.outcome) == [.holds, .violated])
        #expect(
            odd.last?.findings.map(\.message) == [
                "9 for large is below the 10 for small; either may be wrong"
            ])
        // The other of the two indistinguishable ones does not hold either.
        #expect(book.verdicts(on: ["fir", "small"]).map(\.outcome) == [.holds, .violated])
        let right = book.verdicts(on: ["oak", "small"])
        #expect(right.map(\.rule) == ["key-unique", "order", "oaks"])
        #expect(right.map(\.outcome) == [.holds, .holds, .holds])
        #expect(
            right.map(\.statement) == [
                "an article contains it once",
                "the weight for size small is not above that for large",
                "weight is at least 15 where wood is oak",
            ])
    }

    @Test(arguments: [
        ("minimum: 1\nmaximum: 3", "grows by at least 1 and at most 3"), ("minimum: -0.5", "grows by at least -0.5"),
        ("minimum: -0.5\nmaximum: 2", "grows by at least -0.5 and at most 2"),
        ("maximum: -0.5", "falls by at least 0.5"),
        ("minimum: -0.0045\nmaximum: -0.003", "falls by at least 0.003 and at most 0.0045"),
    ])
    func aFallingSlopeFalls(limits: String, rate: String) {
        let table = "| board | length | weight |\n|---|---:|---:|\n| a | 10 | 20 |\n| b | 12 | 24 |\n"
        let book = ExampleBook(table: table, rules: ["id: rate\nkind: slope\ncolumn: weight\nwith: length\n\(limits)"])
        #expect(book.verdicts(on: ["a"]).last?.statement == "for each unit of length, weight \(rate)")
    }

    /// What has no unit is one of several at most: the rule warns of it, and is not said to hold.
    @Test(arguments: [
        "kind: multiple-of\nof: 5\ncolumn: weight",
        "kind: reference\nreference: {dataset: list, column: weight, match: {wood: wood}}",
        "kind: absent-from\nfrom: {dataset: list, match: {weight: weight}}",
    ])
    func aRuleSaysWhichUnitsItCannotCompare(rule: String) {
        let mixed = "| wood | weight | unit |\n|---|---:|---:|\n| fir | 11 | mm |\n| oak | 12 | cm |\n"
        let bare = "dataset: list\n| wood | weight |\n|---|---:|\n| fir | 10 |\n| oak | 12 |\n"
        let book = ExampleBook(table: "dataset: test\n\(mixed)\(bare)", rules: [rule])
        #expect(book.problems.isEmpty, "\(book.problems)")
        let verdict = book.verdicts(on: ["fir"]).last
        #expect(book.findings.map(\.severity) == [.warning])
        #expect(
            book.findings.map(\.message) == [
                "the numbers with which weight is compared have no unit, and its numbers have several (cm, mm): they are "
                    + "not compared; select the records of one unit with \"where\": {unit: …}"
            ])
        #expect(verdict?.outcome == .notApplicable)
        #expect(verdict?.findings.map(\.message) == book.findings.map(\.message))
    }

    @Test(arguments: [
        "kind: reference\nreference: {dataset: scale, column: weight, match: {wood: wood}}",
        "kind: linear\nequals: {dataset: scale, column: weight}",
        "kind: multiple-of\nof: {dataset: scale, column: weight}",
    ])
    func numbersWithoutAUnitAreNotComparedWithThoseOfSeveral(rule: String) {
        let rows = "| wood | weight | unit |\n|---|---:|---:|\n| fir | 10 | mm |\n| oak | 12 | cm |\n"
        let bare = "dataset: list\n| wood | weight |\n|---|---:|\n| fir | 11 |\n| oak | 12 |\n"
        let book = ExampleBook(table: "\(bare)dataset: scale\n\(rows)", rules: [rule])
        #expect(
            book.findings.map(\.message) == [
                "the numbers with which the weight of scale is compared have no unit, and its numbers have several "
                    + "(cm, mm): they are not compared; declare the unit of list"
            ])
        #expect(book.verdicts(on: ["fir"]).last?.outcome == .notApplicable)
    }

    @Test func aRuleSaysWhichNumbersAreTooLong() {
        let table = "| wood | weight | size |\n|---|---:|---:|\n| fir | 1 | 123456789012345678.5 |\n| oak | 3 | 2 |\n"
        let rule = "kind: linear\ncolumn: weight\nequals: {column: size, times: 1.5}"
        let verdicts = [["fir"], ["oak"]].map { ExampleBook(table: table, rules: [rule]).verdicts(on: $0).last }
        #expect(verdicts.map { $0?.outcome } == [.notApplicable, .holds])
        #expect(verdicts.map { $0?.findings.count } == [1, 0])
    }

    /// Each rule lacks what it would compare the weight of fir with.
    @Test(arguments: [
        "kind: ordered-pair\nfield: size\nlower: small\nupper: large",
        "kind: monotonic\nalong: size\ndirection: rising", "kind: constant\nacross: [size]",
        "kind: equal-slices\nleft: {size: small}\nright: {size: large}",
        "kind: clamped-copy\ncopy: {size: large}\nsource: {size: small}\nalong: wood\nupper: fir",
        "kind: multiple-of\nof: {where: {size: large}}",
        "kind: reference\nreference: {dataset: list, column: weight, match: {wood: wood}}",
        "kind: allowed-combinations\nfields: [wood, size]\nfrom: {dataset: list, match: {wood: wood, size: size}}",
        "kind: floor-to-multiples\ntotal: 5\nrow: 2\nconstant_for: [wood]",
    ])
    func aRuleWithNothingToCompareSaysNothing(rule: String) throws {
        let list = "dataset: list\n| wood | size | weight |\n|---|---|---:|\n| yew | large | 5 |"
        let table = "dataset: test\n| wood | size | weight |\n|---|---|---:|\n| fir | small | 10 |\n" + list
        let book = ExampleBook(table: table, rules: [rule])
        #expect(book.problems.isEmpty, "\(book.problems)")
        #expect(book.findings.isEmpty)
        #expect(book.verdicts(on: ["fir", "small"]).map(\.outcome).last == .notApplicable)
        #expect(book.silentRules.contains("example-rule"))
    }

    @Test func limitsOfFieldsNeedNoDeclaration() {
        let limits: [String: (minimum: ExactNumber?, maximum: ExactNumber?)] = [
            "weight": (nil, ExactNumber(20)), "step": (ExactNumber(1), nil),
        ]
        let table = "| step | weight |\n|---|---:|\n| 0 | 10 |\n| 1 | 10–21 |\n| 2 | 20 |\n| 3 | — |"
        let findings = ExampleBook(table: table, limits: limits).findings
        #expect(
            findings.map(\.message) == [
                "the step of 0 is below the minimum of 1", "the weight of 10–21 goes above the maximum of 20",
            ])
        #expect(findings.map(\.rule) == ["range", "range"])
        #expect(findings.map(\.place.column) == [3, 7])
        #expect(findings.map(\.value) == ["0", "10–21"])
    }

    @Test func anEmptyDatasetHasNoFindings() {
        let book = ExampleBook(table: "| wood | size | weight |\n|---|---|---:|", rules: [])
        #expect(book.datasets.map(\.records.count) == [0])
        #expect(book.findings.isEmpty)
    }
}
