import Books
import Numbers
import Testing
import Text

@testable import Recipes

@Suite struct CellReaderTests {
    @Test(arguments: [
        ("48", "48", nil as String?), ("48.0", "48.0", nil), ("1,024", "1024", nil), ("1 024", "1024", nil),
        ("１２８", "128", nil),
        ("−5", "-5", nil), ("-5", "-5", nil), ("+5", "5", nil), ("95pt", "95", "pt"), ("95 pt", "95", "pt"),
        ("1,234,567.5 kg", "1234567.5", "kg"), ("45°", "45", "°"), ("10 m/s", "10", "m/s"), ("0.0", "0.0", nil),
        ("1e5", "100000", nil), ("1E3 mm", "1000", "mm"), ("-2e1", "-20", nil), ("1e17", "100000000000000000", nil),
    ])
    func readsNumbers(text: String, number: String, unit: String?) throws {
        let expected = try #require(ExactNumber(number))
        #expect(CellReader.read(text, as: .number) == .value(.number(expected), unit: unit))
    }

    /// A book's author can write another number; a recipe's "decimal" is for cells.
    @Test(arguments: [
        ("67,5", FieldType.number, "“67,5” is not a number: write it with a decimal point: 67.5"),
        ("≤0,5 mm", .number, "“≤0,5 mm” is not a number: write it with a decimal point: ≤0.5 mm"),
        ("6,5", .integer, "“6,5” is not an integer: x"), ("1,5,5", .number, "“1,5,5” is not a number: x"),
        ("seven", .number, "“seven” is not a number: x"),
    ])
    func complainsOfCommas(text: String, type: FieldType, message: String) {
        #expect(CellReader.complaint(about: text, as: type, "x") == message)
    }

    /// Nothing can be divided by zero.
    @Test(arguments: ["1/0", "0/0", "5 1/0", "1⁄0", "~1/0", "1/0–2", "1/00", "3/0 in"])
    func refusesFractionsOfZero(text: String) {
        guard case .unreadable = CellReader.read(text, as: .number, allowsQualifiers: true) else {
            Issue.record("\(text) is read")
            return
        }
    }

    @Test(arguments: [
        ("○", true), ("◯", true), ("Yes", true), ("はい", true), ("Ja", true), ("sí", true), ("Нет", false), ("×", false),
        ("✕", false), ("✘", false), ("no", false),
    ])
    func readsTruths(text: String, truth: Bool) {
        #expect(CellReader.read(text, as: .boolean) == .value(.boolean(truth), unit: nil))
    }

    @Test(arguments: [
        ("~9", "~9"), ("≤37", "≤37"), ("<= 37", "≤37"), (">5 mm", ">5"), ("10–12", "10–12"), ("10 - 12 mm", "10–12"),
        ("-4〜-2", "-4–-2"), ("±0.5", "-0.5–0.5"), ("± 0.5 mm", "-0.5–0.5"), ("+/-0.5", "-0.5–0.5"),
        ("±.5", "-0.5–0.5"), ("＋／－０.５％", "-0.5–0.5"),
    ])
    func readsQualifiedNumbersWhereTheyAreAllowed(text: String, display: String) {
        guard case .value(let value, _) = CellReader.read(text, as: .number, allowsQualifiers: true) else {
            Issue.record("\(text) is not read")
            return
        }
        #expect(value.display == display)
        guard case .unreadable = CellReader.read(text, as: .number) else {
            Issue.record("\(text) is read as a plain number")
            return
        }
    }

    @Test(arguments: [
        "abc", "1,2", "1,0245", "12,34", "1.2.3", "95 96", "12-", "12 pt 3", "320x568", "31/38", "1e5a", "0x10", "39*1",
        "99999999999999999999", "12–3", "++5", "39 (1)", "39[m]", "b.d.", "±", "5±1", "10 mm–12 cm", "10 mm–12",
    ])
    func neverGuesses(text: String) {
        guard case .unreadable(let reason) = CellReader.read(text, as: .number, allowsQualifiers: true) else {
            Issue.record("\(text) is read as \(CellReader.read(text, as: .number, allowsQualifiers: true))")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test(arguments: [
        "k. A.", "s/d", "No disponible", "Н/Д", "brak danych", "暂无", "해당 없음*", "N/A", "n/a", "—", "-", "TBD", "?", "？",
        "−", "--", "---", "…", "...", "n. a.", "N/A¹", "—*", "-[1]", "tbd.",
        "ー",
    ])
    func missingIsToldApartFromEmpty(text: String) {
        #expect(CellReader.read(text, as: .number) == .value(.notAvailable, unit: nil))
        #expect(CellReader.read("", as: .number) == .empty)
        #expect(CellReader.read(" \u{3000}", as: .text) == .empty)
    }

    @Test(arguments: [
        ("(1,234)", "-1234", nil), ("(5.2)%", "-5.2", "%"), ("$(12)", "-12", "$"), ("($12.50)", "-12.5", "$"),
        ("(5 mm)", "-5", "mm"), ("（１２）", "-12", nil), ("CHF (5)", "-5", "CHF"), ("(.5)", "-0.5", nil),
        ("( 1,234 )", "-1234", nil), ("(½)", "-0.5", nil),
    ])
    func numbersInBracketsAreNegativeWhereTheRecipeSaysSo(text: String, expected: String, unit: String?) throws {
        let number = try #require(ExactNumber(expected))
        guard case .value(let value, unit) = CellReader.read(text, as: .number, form: NumberForm(brackets: .negative))
        else {
            Issue.record("\(text) is not read")
            return
        }
        #expect(value.shortest == .number(number))
        guard case .unreadable(let reason) = CellReader.read(text, as: .number) else {
            Issue.record("\(text) is read although nobody says what its brackets mean")
            return
        }
        #expect(reason.contains("brackets: negative"))
    }

    @Test(arguments: ["(-5)", "(5", "5 (1)", "(1) 5", "(5) (6)", "(5–7)", "(~5)", "(est.)", "()", "((5))", "-(5)"])
    func otherBracketsAreNotNegativeNumbers(text: String) {
        let reading = CellReader.read(text, as: .number, allowsQualifiers: true, form: NumberForm(brackets: .negative))
        guard case .unreadable(let reason) = reading else {
            Issue.record("\(text) is read as \(reading)")
            return
        }
        #expect(!reason.contains("brackets"))
    }

    @Test func wholeNumbersAndTruthsAreChecked() {
        #expect(CellReader.read("2.5", as: .integer) == .unreadable("it is not a whole number"))
        #expect(
            CellReader.read("1–2.5", as: .integer, allowsQualifiers: true) == .unreadable("it is not a whole number"))
        #expect(CellReader.read("Yes", as: .boolean) == .value(.boolean(true), unit: nil))
        #expect(CellReader.read("×", as: .boolean) == .value(.boolean(false), unit: nil))
        #expect(CellReader.read("maybe", as: .boolean) == .unreadable("it is neither yes nor no"))
    }
}
