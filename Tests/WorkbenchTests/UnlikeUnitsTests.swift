import TestSupport
import Testing
import Text

@testable import Workbench

/// Rules compare numbers of one unit, and no others.
@Suite struct UnlikeUnitsTests {
    private func findings(rule: String, _ rows: String, others: [String: String?] = [:]) throws -> [String] {
        var files: [String: String?] = [
            "Articles/mill.md": "| Wood | Grade | Value |\n|---|---|---|\n\(rows)\n",
            "Datasets/plank-size.yaml": """
            dataset: plank-size
            title: x
            unit: per-record
            units: [mm, cm]
            keys:
              - {field: wood, vocabulary: wood}
              - {field: grade, vocabulary: grade}
            values: [{field: value, type: number}]
            rules:
              - {id: r, reason: x, \(rule)}
            """,
            "Recipes/mill.yaml": """
            article: mill
            tables:
              - select: {}
                feeds:
                  - dataset: plank-size
                    fields: {wood: {column: Wood}, grade: {column: Grade}, value: {column: Value}}
            """,
        ]
        for (name, words) in [("wood", "oak, pine, fir, elm"), ("grade", "first, second, third")] {
            files["Vocabulary/\(name).yaml"] = "vocabulary: \(name)\nentries: [\(words)]\n"
        }
        files.merge(others) { $1 }
        do throws(BookMistakes) {
            let checked = try PlankBook.checked(replacing: files)
            return checked.findings.filter { $0.rule == "r" }.map(\.message)
        } catch {
            return error.findings.map(\.message)
        }
    }

    @Test(arguments: [
        "kind: constant, across: [grade]",
        "kind: equal-slices, left: {grade: first}, right: {grade: second}",
        "kind: determined-by, by: [wood]",
        "kind: clamped-copy, source: {grade: first}, copy: {grade: second}, along: wood, upper: pine",
        "kind: linear, equals: {where: {grade: first}}, where: {grade: second}",
        "kind: multiple-of, of: {where: {grade: first}}, where: {grade: second}",
        "kind: ordered-pair, field: grade, lower: first, upper: second",
        "kind: monotonic, along: grade, direction: rising",
    ])
    func numbersOfOneUnitAloneAreCompared(rule: String) throws {
        let (alike, unlike) = (
            "| oak | first | 70 mm |\n| oak | second | 8 mm |", "| oak | first | 70 mm |\n| oak | second | 8 cm |"
        )
        #expect(try findings(rule: rule, alike).count == 1)
        let reason = ": \(Self.unlike)"
        #expect(
            try findings(rule: rule, unlike) == [
                rule.contains("of:") || rule.contains("equals:")
                    ? "8 is not compared with the value of plank-size for grade first\(reason)"
                    : "8 is not compared with the 70 for grade first\(reason)"
            ])
        #expect(try findings(rule: rule, "| oak | first | 70 mm |\n| pine | second | 8 cm |").isEmpty)
        let own =
            rule.contains("where:")
            ? rule.replacing("{grade: second}", with: "{grade: second, unit: mm}") : rule + ", where: {unit: mm}"
        #expect(try findings(rule: own, unlike).isEmpty)
    }

    /// A total without a unit is of any, but its terms are of one.
    @Test(arguments: [("20 mm", "2 cm", "22", 1), ("20 mm", "2 mm", "22", 0), ("20 mm", "2", "22", 0)])
    func termsOfOneUnitAreAddedUp(first: String, second: String, total: String, count: Int) throws {
        let rule = "kind: sum, terms: [{where: {grade: first}}, {where: {grade: second}}], where: {grade: third}"
        let rows = "| oak | first | \(first) |\n| oak | second | \(second) |\n| oak | third | \(total) |"
        let messages = try findings(rule: rule, rows)
        #expect(messages.count == count && messages.allSatisfy { $0.hasPrefix("22 is not compared with ") })
    }

    private static let unlike =
        "one is in cm and the other in mm; write both in one unit, or select the records of one unit with \"where\": {unit: …}"

    /// Many records with the same units have one warning.
    @Test func oneReasonIsGivenOnce() throws {
        let rows = ["oak", "pine", "fir"].map { "| \($0) | first | 70 mm |\n| \($0) | second | 8 cm |" }
        #expect(
            try findings(rule: "kind: constant, across: [grade]", rows.joined(separator: "\n")) == [
                "8 is not compared with the 70 for grade first: \(Self.unlike); 2 more values are not compared for this reason"
            ])
    }

    /// Constants are fitted to records of one unit.
    @Test(arguments: [
        "kind: offset, base: {grade: first}", "kind: proportional, of: {where: {grade: first}}, where: {grade: second}",
        "kind: slope, with: {where: {grade: first}}, minimum: 0, where: {grade: second}",
    ])
    func constantsAreThoseOfOneUnit(rule: String) throws {
        let woods = ["oak", "pine", "fir", "elm"]
        let rows = woods.enumerated().map { number, wood in
            let unit = number == 1 ? "cm" : "mm"
            return "| \(wood) | first | \(number + 4) \(unit) |\n| \(wood) | second | \(number + 4) \(unit) |"
        }
        let messages = try findings(rule: rule, rows.joined(separator: "\n"))
        #expect(
            messages == [
                "5 is not compared with the 4 for wood oak: \(Self.unlike)"
            ])
    }

    /// A scale relates units, but too few values of one are not judged.
    @Test func scalesAreThoseOfTwoUnits() throws {
        let rows = ["mm", "mm", "mm", "cm"].enumerated().map { number, unit in
            "| \(["oak", "pine", "fir", "elm"][number]) | first | \(number + 4) \(unit) |\n"
                + "| \(["oak", "pine", "fir", "elm"][number]) | second | \(number + 4) mm |"
        }
        let rule = "kind: proportional, of: {where: {grade: first}}, where: {grade: second}"
        #expect(
            try findings(rule: rule, rows.joined(separator: "\n")) == [
                "7 is not compared with the 4 for wood oak: one is scaled from cm and the other from mm, too few numbers to find "
                    + "their scale; write all in one unit"
            ])
    }

    /// Records that the rule does not compare have any unit.
    @Test func onlyComparedRecordsCount() throws {
        let rows = "| oak | first | 7 mm |\n| oak | second | 8 mm |\n| oak | third | 8 cm |"
        #expect(try findings(rule: "kind: ordered-pair, field: grade, lower: first, upper: second", rows).isEmpty)
    }

    /// Limits of one unit say nothing of another; without a unit they hold for all.
    @Test(arguments: [("", 1), (", unit: cm", 0), (", unit: mm", 1)])
    func limitsAreOfOneUnit(unit: String, count: Int) throws {
        let rows = "| oak | first | 70 mm |\n| oak | second | 8 cm |"
        #expect(try findings(rule: "kind: range, maximum: 20\(unit)", rows).count == count)
    }

    /// The same for other numbers that a rule compares with.
    @Test(arguments: ["kind: multiple-of, of: 10", "kind: even-steps, along: grade, step: 10"])
    func bareNumbersAreComparedWithOneUnit(rule: String) throws {
        let (alike, unlike) = (
            "| oak | first | 70 mm |\n| oak | second | 8 mm |", "| oak | first | 70 mm |\n| oak | second | 8 cm |"
        )
        #expect(try findings(rule: rule, alike).map { $0.contains("several") } == [false])
        #expect(
            try findings(rule: rule, unlike) == [
                "the numbers with which value is compared have no unit, and its numbers have several (cm, mm): they are "
                    + "not compared; select the records of one unit with \"where\": {unit: …}"
            ])
        #expect(try findings(rule: "kind: multiple-of, of: {where: {grade: first}, plus: 1}", unlike).count == 1)
    }

    @Test func recordsOfOneUnitCanBeSelected() throws {
        let rows = "| oak | first | 75 mm |\n| oak | second | 8 cm |"
        func messages(_ units: String) throws -> [String] {
            try findings(rule: "kind: multiple-of, of: 10, where: {unit: \(units)}", rows)
        }
        #expect(try messages("mm") == ["75 is not a whole multiple of 10; the nearest are 70 and 80"])
        #expect(try messages("[mm, cm]").map { $0.contains("several") } == [true])
        #expect(try messages("km") == ["the records of \"plank-size\" have no unit \"km\"; did you mean \"mm\"?"])
    }

    @Test func aUnitOfLimitsIsDeclared() throws {
        let messages = try findings(rule: "kind: range, maximum: 20, unit: cn", "| oak | first | 8 cm |")
        #expect(messages == ["plank-size does not declare the unit \"cn\"; did you mean \"cm\"?"])
    }

    /// What starts before every interval of its unit lies in none; where none has its unit, a warning says so.
    @Test(arguments: [
        ("| oak | first | 80 mm |", "70 mm", 1), ("| oak | first | 80 mm |", "70 cm", 1),
        ("| oak | first | 8 cm |", "70 cm", 0),
    ])
    func intervalsAreOfOneUnit(interval: String, value: String, count: Int) throws {
        let rule = "kind: inside, items: {grade: second}, intervals: {grade: first}, along: value"
        #expect(try findings(rule: rule, "\(interval)\n| oak | second | \(value) |").count == count)
    }

    /// Between datasets of one unit each, the book says how one becomes the other.
    @Test(arguments: [("", true), (", times: 10", false)])
    func datasetsOfUnlikeUnitsAreComparedByAFactor(factor: String, isMistake: Bool) throws {
        let other = """
            dataset: board
            title: x
            unit: cm
            keys: [{field: wood, vocabulary: wood}, {field: grade, vocabulary: grade}]
            values: [{field: value, type: number}]
            """
        let own =
            other.replacing("board", with: "plank-size").replacing("cm", with: "mm")
            + "\nrules:\n  - {id: r, reason: x, kind: linear, equals: {dataset: board\(factor)}}\n"
        let messages = try findings(
            rule: "", "| oak | first | 8 |",
            others: [
                "Datasets/plank-size.yaml": own, "Datasets/board.yaml": other,
                "book.yaml": PlankBook.files["book.yaml"]?.replacing("[plank-size]", with: "[plank-size, board]"),
                "Recipes/mill.yaml": """
                article: mill
                tables:
                  - select: {}
                    feeds:
                      - {dataset: plank-size, fields: {wood: {column: Wood}, grade: {column: Grade}, value: {column: Value}}}
                      - {dataset: board, fields: {wood: {column: Wood}, grade: {column: Grade}, value: {column: Value}}}
                """,
            ])
        #expect(messages.contains { $0.contains("the numbers of board are in cm") } == isMistake, "\(messages)")
        #expect(messages.contains { $0.hasPrefix("8 is not 80") } != isMistake, "\(messages)")
    }
}
