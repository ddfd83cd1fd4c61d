import Rules
import Testing
import Text

/// Numbers at the edge of what can be held, and sizes beyond any article: no trap, no endless run.
struct HostileInputTests {
    private static let rules = [
        "kind: range\nminimum: -0.000000000000000001\nmaximum: 999999999999999999",
        "kind: complete-grid\nfields: {a: present, b: present}",
        "kind: monotonic\nalong: b\ndirection: falling",
        "kind: constant\nacross: [a, b]",
        "kind: multiple-of\nof: {times: 0.000000000000000003, plus: 999999999999999999}",
        "kind: multiple-of\nof: 0.000000000000000003",
        "kind: floor-to-multiples\ntotal: 999999999999999999\nrow: 1\nconstant_for: a",
        "kind: floor-to-multiples\ntotal: {times: 9}\nrow: {times: -9}\nconstant_for: a",
        "kind: floor-to-multiples\ntotal: -999999999999999999\nrow: 0.000000000000000001\nconstant_for: a",
        "kind: ordered-fields\nfields: [b, value]\nstrict: true",
        "kind: inside\nitems: {a: x}\nintervals: {a: y}\nalong: value",
        "kind: inside\nitems: {a: x}\nintervals: {a: y}\nalong: value\npairs: [[1, 1], [0, 999999999999999999]]",
        "kind: same-order\nitems: value\nalong: b\nleft: {a: x}\nright: {a: [x, y, z]}",
        "kind: even-steps\nalong: b\nstep: 999999999999999999",
    ]

    @Test(arguments: rules)
    func numbersAtTheEdge(_ rule: String) {
        let values = [
            "999999999999999999", "-999999999999999999", "0.000000000000000001", "-0.000000000000000001", "0", "1",
            "9223372036854775807", "-9223372036854775807", "≤999999999999999999", "—", "",
        ]
        let rows = ["x", "y", "z"].flatMap { word in values.enumerated().map { "| \(word) | \($0) | \($1) |" } }
        let book = ExampleBook(
            table: "| a | b | value |\n|---|---|---:|\n" + rows.joined(separator: "\n"), rules: [rule])
        #expect(book.problems.isEmpty)
        #expect(book.findings == book.findings)
        #expect(book.verdicts(on: ["x", "0"]).contains { $0.rule == "example-rule" })
    }

    /// A long series that contradicts itself everywhere is still few findings.
    @Test func aLongSeries() {
        let rows = (0..<2000).map { "| \($0) | \($0 < 1000 ? $0 : 500) |" }
        let book = ExampleBook(
            table: "| step | value |\n|---|---:|\n" + rows.joined(separator: "\n"),
            rules: ["kind: monotonic\nalong: step\ndirection: rising"])
        #expect(book.findings.count == 499)
        #expect(book.findings.map(\.value).allSatisfy { $0 != "500" })
    }
}
