import Books
import Records
import Rules
import Testing
import Text

struct FindingLedgerTests {
    private static let table = """
        | wood | size  | weight |
        |------|-------|-------:|
        | fir  | small |     10 |
        | fir  | large |    120 |
        | oak  | small |    200 |
        | oak  | large |     24 |
        """
    private static let rule = "id: weight-range\nkind: range\nmaximum: 50"
    private static let entryPlace = Place("accepted.yaml", line: 3, column: 5)

    private static func entry(
        _ rule: String = "weight-range", dataset: String? = "example", key: [KeyPart] = [], article: String? = nil,
        values: [String], count: Int? = nil, expires: String? = nil
    ) -> AcceptedFinding {
        AcceptedFinding(
            rule: rule, dataset: dataset, key: key, article: article, values: values, count: count,
            reason: LocalizedText([("ja", "重い"), ("en", "it is heavy")]),
            expires: expires.flatMap { CalendarDate($0) },
            places: LedgerPlaces(entry: entryPlace, parts: [:]))
    }

    /// The findings of the table under some entries, as `rule value accepted`.
    private static func applied(_ entries: [AcceptedFinding], to table: String = table) -> [String] {
        let book = ExampleBook(table: table, rules: [rule], accepted: entries)
        return FindingLedger(book.book, book.datasets).apply(to: book.findings).map {
            "\($0.rule) \($0.value ?? "-") \($0.accepted ?? "open")"
        }
    }

    @Test func anEntryCoversAllFindingsOfItsRule() {
        #expect(
            Self.applied([Self.entry(values: ["120", "200"])]) == [
                "weight-range 120 it is heavy", "weight-range 200 it is heavy",
            ])
    }

    @Test(arguments: [(2, true), (nil, true), (1, false), (3, false)] as [(Int?, Bool)])
    func anEntryMayCountItsFindings(count: Int?, isRight: Bool) {
        let found = Self.applied([Self.entry(values: ["120", "200"], count: count)])
        #expect(found.contains { $0.hasPrefix("changed-acceptance") } == !isRight)
        #expect(found.contains("weight-range 120 open") == !isRight)
    }

    @Test(arguments: [nil, "2026-01-31", "2026-02-01"] as [String?])
    func anEntryExpiresOnlyWhereADayIsNamed(day: String?) {
        let entry = Self.entry(values: ["120", "200"], expires: "2026-01-31")
        let book = ExampleBook(table: Self.table, rules: [Self.rule], accepted: [entry])
        let findings = FindingLedger(book.book, book.datasets, asOf: day.flatMap { CalendarDate($0) }).apply(
            to: book.findings)
        let hasExpired = day == "2026-02-01"
        #expect(findings.count { $0.accepted == nil } == (hasExpired ? 3 : 0))
        #expect(
            findings.contains { $0.rule == "stale-acceptance" && $0.message.contains("expired on 2026-01-31") }
                == hasExpired
        )
    }

    @Test func aPartOfTheKeyCoversThoseThatMatchIt() {
        let both = "| wood | size  | weight |\n|---|---|---:|\n| oak | small | 200 |\n| oak | large | 120 |"
        #expect(
            Self.applied([Self.entry(key: [KeyPart("wood", "oak")], values: ["200", "120"])], to: both) == [
                "weight-range 200 it is heavy", "weight-range 120 it is heavy",
            ])
        let ofOne = Self.applied([
            Self.entry(key: [KeyPart("wood", "oak")], values: ["200"]),
            Self.entry(key: [KeyPart("size", "large")], values: ["120"]),
        ])
        #expect(
            ofOne.filter { $0.hasPrefix("weight-range") } == [
                "weight-range 120 it is heavy", "weight-range 200 it is heavy",
            ])
        #expect(ofOne.dropFirst(2).map { $0.prefix(16) } == ["incomplete-entry", "incomplete-entry"])
    }

    /// What is accepted of one record says nothing of another one, which a part of its key cannot tell.
    @Test func anEntryAboutOneRecordNamesIt() {
        func messages(_ key: [KeyPart], _ table: String = Self.table, dataset: String? = "example") -> [String] {
            let entry = Self.entry(dataset: dataset, key: key, values: ["200"])
            let book = ExampleBook(table: table, rules: [Self.rule], accepted: [entry])
            return FindingLedger(book.book, book.datasets).apply(to: book.findings)
                .filter { $0.rule == "incomplete-entry" || $0.accepted == nil && $0.value == "200" }.map(\.message)
        }
        let moved = Self.table.replacing("200", with: "20").replacing(" 24", with: "200")
        let (part, whole) = ([KeyPart("wood", "oak")], [KeyPart("wood", "oak"), KeyPart("size", "small")])
        #expect(
            messages(part) == [
                "the same finding about another record would be accepted, too; write key: {wood: oak, size: small}"
            ])
        #expect(messages(part, moved).map { $0.hasSuffix("{wood: oak, size: large}") } == [true])
        #expect(
            messages(part, dataset: nil) == [
                "the same finding about another record would be accepted, too; write dataset: example and "
                    + "key: {wood: oak, size: small}"
            ])
        #expect(messages(whole).isEmpty && messages(whole.reversed()).isEmpty)
        #expect(messages(whole, moved) == ["the weight of 200 is above the maximum of 50"])
    }

    @Test func twoEntriesForOneFindingAreOneTooMany() {
        let book = ExampleBook(
            table: Self.table, rules: [Self.rule],
            accepted: [
                Self.entry(key: [KeyPart("wood", "oak")], values: ["200"]),
                Self.entry(key: [KeyPart("size", "small")], values: ["200"]), Self.entry(values: ["120", "200"]),
            ])
        let findings = FindingLedger(book.book, book.datasets).apply(to: book.findings)
        let warnings = findings.filter { $0.rule == "stale-acceptance" }
        #expect(warnings.map(\.severity) == [.warning, .warning])
        #expect(
            warnings.map(\.message)
                == ["in example, size small", "in example"].map {
                    "another entry accepts findings of weight-range \($0), too; remove one of the two, or let each name other findings"
                })
        #expect(findings.count { $0.accepted != nil } == 2)
    }

    @Test func anEntryOfAgreementNamesBothValues() {
        func applied(_ values: [String], north: Int = 50, south: Int = 51) -> [String] {
            let tables = [("north", north), ("south", south)].map {
                "article: \($0.0)\n| wood | weight |\n|---|---:|\n| fir | \($0.1) |"
            }
            return Self.applied(
                [Self.entry("agreement", key: [KeyPart("wood", "fir")], values: values)],
                to: tables.joined(separator: "\n")
            )
            .filter { !$0.hasPrefix("weight-range") }
        }
        #expect(applied(["51", "50"]) == ["agreement 51 it is heavy"])
        #expect(applied(["51", "50"], north: 500) == ["agreement 51 open", "changed-acceptance - open"])
        #expect(applied(["51", "50"], south: 52) == ["agreement 52 open", "changed-acceptance - open"])
        #expect(applied(["51"]) == ["agreement 51 open", "changed-acceptance - open"])
    }

    /// Of records with units of their own, each value may have its unit; that of the second one says nothing new.
    @Test func anEntryOfAgreementMayNameTheUnits() {
        func messages(_ values: [String], unit: String = "bar") -> [String] {
            let tables = [("north", "50 | bar"), ("south", "51.5 | \(unit)")].map {
                "article: \($0.0)\n| wood | weight | unit |\n|---|---:|---:|\n| fir | \($0.1) |"
            }
            let entry = Self.entry("agreement", key: [KeyPart("wood", "fir")], values: values)
            let book = ExampleBook(table: tables.joined(separator: "\n"), rules: [], accepted: [entry])
            return FindingLedger(book.book, book.datasets).apply(to: book.findings)
                .filter { $0.rule != "agreement" || $0.accepted == nil }.map(\.rule)
        }
        #expect(messages(["51.5 bar", "50 bar"]) == [])
        #expect(messages(["51.5 bar", "50"]) == [])
        #expect(messages(["51.5", "50 bar"]) == ["incomplete-entry"])
        #expect(messages(["51.5", "50"]) == ["incomplete-entry"])
        #expect(messages(["51.5 bar", "50 psi"]) == ["agreement", "changed-acceptance"])
        #expect(messages(["51.5 psi", "50 bar"], unit: "psi") == [])
    }

    @Test func anArticleCoversTheFindingsInItsFile() {
        #expect(
            Self.applied([Self.entry(dataset: nil, article: "example", values: ["120", "200"])]).allSatisfy {
                $0.hasSuffix("it is heavy")
            })
        #expect(
            Self.applied([Self.entry(dataset: nil, article: "other", values: ["120", "200"])]) == [
                "weight-range 120 open", "weight-range 200 open", "stale-acceptance - open",
            ])
    }

    @Test func anEntryWithoutFindingsIsStale() throws {
        let book = ExampleBook(
            table: Self.table, rules: [Self.rule],
            accepted: [
                Self.entry(key: [KeyPart("wood", "elm")], values: ["99"]), Self.entry("weight-rang", values: ["120"]),
            ])
        let stale = FindingLedger(book.book, book.datasets).apply(to: book.findings).filter {
            $0.rule == "stale-acceptance"
        }
        #expect(stale.map(\.place) == [Self.entryPlace, Self.entryPlace])
        #expect(stale.map(\.severity) == [.error, .error])
        #expect(
            stale.map(\.message) == [
                "unknown rule \"weight-rang\"; did you mean \"weight-range\"?",
                "weight-range finds nothing in example, wood elm any more; remove this entry",
            ])
    }

    @Test func anEntryForOtherValuesHasChanged() throws {
        let book = ExampleBook(
            table: Self.table, rules: [Self.rule], accepted: [Self.entry(values: ["100", "200"])])
        let findings = FindingLedger(book.book, book.datasets).apply(to: book.findings)
        #expect(findings.filter { $0.rule == "weight-range" }.map(\.accepted) == [nil, nil])
        let changed = try #require(findings.first { $0.rule == "changed-acceptance" })
        #expect(changed.place == Self.entryPlace)
        #expect(changed.isUnacceptedError)
        #expect(changed.message == "accepted for 100, 200, but weight-range now finds 120, 200 in example")
        #expect(changed.notes.map(\.message) == ["120 is here", "200 is here"])
        // One more finding than was accepted is a change, too.
        #expect(Self.applied([Self.entry(values: ["120"])]).contains("changed-acceptance - open"))
    }

    @Test func findingsWithoutValuesArePinnedByTheirNumber() {
        let finding = Finding(
            rule: "surplus-cells", severity: .error, message: "one cell too many",
            place: Place("Articles/example.md", line: 2, column: 1))
        func applied(count: Int?) -> [Finding] {
            let accepted = Self.entry("surplus-cells", dataset: nil, article: "example", values: [], count: count)
            let book = ExampleBook(table: Self.table, accepted: [accepted])
            return FindingLedger(book.book, book.datasets).apply(to: [finding])
        }
        #expect(applied(count: 1).map(\.accepted) == ["it is heavy"])
        #expect(applied(count: 2).map(\.rule) == ["surplus-cells", "changed-acceptance"])
        let uncounted = applied(count: nil)
        #expect(uncounted.map(\.accepted) == ["it is heavy", nil])
        #expect(uncounted.last?.message.hasSuffix("to accept only the present ones, add count: 1") == true)
    }

    private static let correction = Correction(
        dataset: "example", key: [KeyPart("wood", "fir"), KeyPart("size", "large")], field: "weight",
        article: "example", expected: "120", value: "12", reason: LocalizedText("a zero too many"),
        places: LedgerPlaces(entry: Place("corrections.yaml"), parts: [:]))

    private static func merged(_ rules: [String], read: String, corrected: String) -> [Finding] {
        let (first, second) = (
            ExampleBook(table: read, rules: rules, corrections: [correction]),
            ExampleBook(table: corrected, rules: rules, corrections: [correction])
        )
        return FindingLedger(first.book, first.datasets).merge(
            uncorrected: first.findings, corrected: second.findings, datasets: first.datasets)
    }

    private static let corrected = table.replacing("120", with: " 12")

    @Test func aFindingThatACorrectionSettlesStaysWithItsReason() {
        let merged = Self.merged([Self.rule], read: Self.table, corrected: Self.corrected)
        #expect(merged.map(\.value) == ["120", "200"])
        #expect(merged.map(\.accepted) == ["a zero too many", nil])
    }

    @Test func aFindingThatWasComparedWithTheCorrectedCellIsSettledByIt() {
        let rule = "kind: equal-slices\nleft: {wood: fir}\nright: {wood: oak}"
        let read = Self.table.replacing("200", with: " 10").replacing(" 24", with: " 12")
        let merged = Self.merged([rule], read: read, corrected: read.replacing("120", with: " 12"))
        #expect(merged.map(\.key.first?.value) == ["oak"])
        #expect(merged.map(\.accepted) == ["a zero too many"])
    }

    @Test func aFindingOfBothRunsStaysOnce() {
        // The message changes with the correction; the finding is the same one.
        let series = "kind: monotonic\nalong: size\ndirection: falling"
        let read = "| size | weight |\n|---|---:|\n| a | 9 |\n| b | 8 |\n| c | 50 |\n| d | 6 |"
        let merged = Self.merged([series], read: read, corrected: read.replacing("| 8 |", with: "| 7 |"))
        #expect(merged.map(\.value) == ["50"])
        #expect(merged.map(\.accepted) == [nil])
        #expect(merged.first?.message.contains("the 7 for b") == true)
    }

    /// Of two values for one key, one is corrected to the other: what was a contradiction is a repetition.
    @Test func aContradictionThatIsSettledStaysBesideTheRepetition() {
        func table(_ last: Int) -> String {
            "| wood | a | b |\n|---|---:|---:|\n| fir | 10 | 11 |\n| fir | 10 | \(last) |"
        }
        let (read, corrected) = (ExampleBook(table: table(12)), ExampleBook(table: table(11)))
        let merged = FindingLedger(read.book, read.datasets).merge(
            uncorrected: read.findings, corrected: corrected.findings, datasets: read.datasets)
        #expect(merged.map(\.severity) == [.error, .warning, .error, .warning])
    }

    @Test func withoutCorrectionsNothingIsAccepted() {
        let book = ExampleBook(table: Self.table, rules: [Self.rule])
        let merged = FindingLedger(book.book, book.datasets).merge(
            uncorrected: book.findings, corrected: book.findings, datasets: book.datasets)
        #expect(merged == book.findings)
    }
}

extension FindingLedger {
    /// In canonical order.
    fileprivate func apply(to findings: [Finding]) -> [Finding] {
        applied(to: findings).sorted(by: Finding.precedes)
    }

    fileprivate func merge(uncorrected: [Finding], corrected: [Finding], datasets: [Dataset]) -> [Finding] {
        merged(uncorrected: uncorrected, corrected: corrected, datasets: datasets).sorted(by: Finding.precedes)
    }
}
