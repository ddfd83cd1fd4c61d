import Testing
import Text

@testable import Publish

@Suite struct FindingGroupTests {
    private static let wood = FindingFamily.unknownWords(
        WordList(.vocabulary, name: "wood", file: "Vocabulary/wood.yaml"))

    private func finding(
        _ rule: String, _ severity: Severity = .error, line: Int, column: Int = 1, key: [KeyPart] = [],
        implied: Bool = false, message: String = "m", accepted: String? = nil
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, message: message, place: Place("a.md", line: line, column: column),
            key: key,
            accepted: accepted)
    }

    private func unknown(_ word: String, line: Int, nearest: String? = nil) -> Finding {
        Finding(
            rule: "vocabulary", severity: .error, message: "the vocabulary wood does not contain “\(word)”",
            place: Place("a.md", line: line, column: 3), value: word, family: Self.wood, nearest: nearest)
    }

    @Test func whatIsSaidOfOneCellStandsTogetherTheStrongestFirst() {
        let findings = [
            finding("x", .warning, line: 9), finding("b", .warning, line: 2), finding("a", line: 5),
            finding("c", .error, line: 2),
        ]
        let groups = FindingGroup.all(of: findings)
        #expect(groups.map { $0.findings.map(\.rule) } == [["c", "b"], ["a"], ["x"]])
    }

    @Test func openAndAcceptedFindingsOfOneCellAreApart() {
        let groups = FindingGroup.all(of: [finding("a", line: 1, accepted: "x"), finding("b", .note, line: 1)])
        #expect(groups.map(\.strongest.rule) == ["b", "a"])
    }

    @Test func oneCellReadForSeveralRecordsIsToldOnce() {
        let keys = ["oak", "elm", "fir"].map { [KeyPart("wood", $0)] }
        let groups = FindingGroup.all(of: keys.map { finding("a", line: 1, key: $0) })
        #expect(FindingGroupText.text(groups) == "a.md:1:1: error: m [a] (3 records)\n")
        #expect(FindingGroup.ofRecords(groups[0].findings).count == 3)
    }

    @Test func wordsThatOneVocabularyLacksAreOneGroup() {
        let findings =
            [3, 5, 7, 9].map { unknown("Oack", line: $0, nearest: "oak") } + [unknown("Red elm", line: 4)]
            + [unknown("oack", line: 12, nearest: "oak"), finding("a", line: 4)]
        let groups = FindingGroup.all(of: findings)
        #expect(groups.count == 2)
        #expect(
            FindingGroupText.text(groups) == """
                a.md:3:3: error: the vocabulary wood does not contain 2 words, in 6 cells [vocabulary]
                  “Oack” at a.md:3:3, 5:3, 7:3 and 2 more; did you mean "oak"?
                  “Red elm” at a.md:4:3
                  for the entry oak of Vocabulary/wood.yaml: aliases: [Oack]
                  or, if it is a word of its own, for the entries of Vocabulary/wood.yaml:
                    - {id: oack, labels: Oack}
                  for the entries of Vocabulary/wood.yaml:
                    - {id: red-elm, labels: "Red elm"}
                a.md:4:1: error: m [a]

                """)
        #expect(FindingGroupText.text(groups, isWhole: true).contains("“Oack” at a.md:3:3, 5:3, 7:3, 9:3, 12:3;"))
    }

    @Test func oneUnknownWordSaysItselfWhatIsWrong() {
        let text = FindingGroupText.text(FindingGroup.all(of: [unknown("elm", line: 3)]))
        #expect(
            text == """
                a.md:3:3: error: the vocabulary wood does not contain “elm” [vocabulary]
                  for the entries of Vocabulary/wood.yaml:
                    - elm

                """)
    }

    /// Words that make the same id, or none, are told apart.
    @Test func entriesHaveIdsOfTheirOwn() {
        let findings = [unknown("A b", line: 1), unknown("a-b", line: 2), unknown("松", line: 3)]
        let text = FindingGroupText.text(FindingGroup.all(of: findings))
        #expect(text.contains("    - {id: a-b, labels: \"A b\"}\n    - {id: a-b-2, labels: a-b}\n"))
        #expect(text.contains("- \"松\"\n"))
    }

    /// Case matters in units, which are their own ids.
    @Test func unitsAreEntriesAsTheyAre() {
        let list = WordList(.unitVocabulary, name: "unit", file: "Vocabulary/unit.yaml")
        let findings = ["MW", "mW"].enumerated().map { index, unit in
            Finding(
                rule: "unknown-unit", severity: .error, message: "m", place: Place("a.md", line: index + 1, column: 3),
                value: unit, family: .unknownWords(list))
        }
        #expect(
            FindingGroupText.text(FindingGroup.all(of: findings)) == """
                a.md:1:3: error: the vocabulary unit does not contain 2 units, in 2 cells [unknown-unit]
                  “MW” at a.md:1:3
                  “mW” at a.md:2:3
                  for the entries of Vocabulary/unit.yaml:
                    - MW
                    - mW

                """)
    }

    @Test(arguments: ["a) lot 2231: 99.93. b) rough.", String(repeating: "wood ", count: 13), "木は乾いている。"])
    func aNoteIsNoWord(note: String) {
        let text = FindingGroupText.text(FindingGroup.all(of: [unknown(note, line: 3)]))
        #expect(text.hasSuffix("  “\(note)” may be a note; leave its row out with the step \"skip-rows\"\n"), "\(text)")
        #expect(!text.contains("entries"))
    }

    @Test func lostRecordsAreToldByTheirCause() {
        let cause = FindingFamily.lostRecords(dataset: "plank", .record, cause: "a.md no longer gives them")
        let findings = (1...40).map { number in
            Finding(
                rule: "lost-record", severity: .error, message: "lost", place: Place("a.md"), dataset: "plank",
                key: [KeyPart("grade", "\(number)"), KeyPart("side", "")], family: cause)
        }
        let text = FindingGroupText.text(FindingGroup.all(of: findings))
        #expect(
            text == """
                a.md:1:1: error: 40 records of plank in the output are lost: a.md no longer gives them [lost-record]
                  lost: grade 1, side empty; grade 10, side empty; grade 11, side empty and 37 more (--all lists them)
                  if that is intended, add to AcceptedFindings.yaml: - {rule: lost-record, dataset: plank, reason: }
                  and remove the entry after the build: it would accept later losses, too

                """)
        #expect(
            FindingGroupText.text(FindingGroup.all(of: Array(findings.prefix(2)))).hasSuffix(
                """
                  if that is intended, add to AcceptedFindings.yaml:
                    - {rule: lost-record, dataset: plank, key: {grade: "1", side: ""}, reason: }
                    - {rule: lost-record, dataset: plank, key: {grade: "2", side: ""}, reason: }

                """))
        let value = Finding(
            rule: "lost-record", severity: .error, message: "lost", place: Place("a.md"), dataset: "plank",
            key: [KeyPart("grade", "1")], field: "width", value: "5",
            family: .lostRecords(dataset: "plank", .value, cause: "x"))
        #expect(
            FindingGroupText.text(FindingGroup.all(of: [value])) == """
                a.md:1:1: error: lost [lost-record]
                  if that is intended, add to AcceptedFindings.yaml:
                    - {rule: lost-record, dataset: plank, key: {grade: "1"}, field: width, values: ["5"], reason: }

                """)
        let other = Finding(
            rule: "lost-record", severity: .error, message: "lost", place: Place("a.md"), dataset: "plank",
            key: [KeyPart("grade", "1")], field: "height", value: "6",
            family: .lostRecords(dataset: "plank", .value, cause: "x"))
        #expect(
            FindingGroupText.text(FindingGroup.all(of: [value, other])).contains(
                "\n  lost: grade 1: height; grade 1: width\n"))
        #expect(FindingGroupText.text(FindingGroup.all(of: findings), isWhole: true).split(separator: "\n").count == 40)
    }

    @Test func whatIsLostStandsBehindWhatHasCausedIt() {
        let lost = Finding(
            rule: "lost-record", severity: .error, message: "lost", place: Place("a.md"), dataset: "plank",
            family: .lostRecords(dataset: "plank", .record, cause: "x"))
        let groups = FindingGroup.all(of: [lost, unknown("elm", line: 3), finding("w", .warning, line: 1)])
        #expect(groups.map(\.strongest.rule) == ["vocabulary", "lost-record", "w"])
    }

    @Test func cellsThatCannotBeReadForOneReasonAreOneGroup() {
        func unreadable(_ text: String, line: Int) -> Finding {
            Finding(
                rule: "type", severity: .error, message: "“\(text)” is not a size",
                place: Place("a.md", line: line, column: 3),
                value: text, family: .unreadable("are not sizes", file: "a.md"))
        }
        let cells =
            [unreadable("1*2", line: 1), unreadable("1*2", line: 2)] + (3...6).map { unreadable("\($0)", line: $0) }
        #expect(
            FindingGroupText.text(FindingGroup.all(of: cells)) == """
                a.md:1:3: error: 6 cells are not sizes [type]
                  “1*2” at a.md:1:3, 2:3
                  “3” at a.md:3:3
                  “4” at a.md:4:3
                  and 2 more (--all lists them)

                """)
        #expect(
            FindingGroupText.text(FindingGroup.all(of: [cells[2]])) == "a.md:3:3: error: “3” is not a size [type]\n")
    }

    @Test func annotationsHaveOneCommandForEachGroupBeforeTheirOtherLines() {
        let text = CheckAnnotations.text(
            [unknown("elm", line: 3), unknown("fir", line: 4), finding("a", line: 5, accepted: "x")],
            at: BookLocation(folder: "In"))
        #expect(text.split(separator: "\n").count == 2)
        #expect(text.contains("\n::error file=In/a.md,line=4,col=3,title=vocabulary::"))
        #expect(
            text.hasPrefix("::error file=In/a.md,line=3,col=3,title=vocabulary::the vocabulary wood does not contain"))
        #expect(text.contains("%0A“fir” at In/a.md:4:3%0A"))
    }

    @Test func superfluousEntriesAreReportedTogether() {
        let findings = (1...5).map { line in
            Finding(
                rule: "stale-acceptance", severity: .error, message: "range finds nothing in nail \(line) any more",
                place: Place("AcceptedFindings.yaml", SourceLocation(line: line, column: 5)),
                family: .superfluous(.staleAcceptance, file: "AcceptedFindings.yaml"))
        }
        let text = FindingGroupText.text(FindingGroup.all(of: findings))
        #expect(
            text.hasPrefix(
                "AcceptedFindings.yaml:1:5: error: 5 entries accept findings that no longer occur; remove them [stale-acceptance]\n"
            ), "\(text)")
        #expect(
            text.split(separator: "\n").count == 5 && text.hasSuffix("  and 2 more (--all lists them)\n"), "\(text)")
        let one = FindingGroupText.text(FindingGroup.all(of: [findings[0]]))
        #expect(one.hasPrefix("AcceptedFindings.yaml:1:5: error: range finds nothing in nail 1 any more"), "\(one)")
        #expect(FindingGroupText.text(FindingGroup.all(of: findings), isWhole: true).contains("nail 5"))
        let kinds: [(RuleKind, String)] = [
            (.unusedWord, "the data never use 5 words"), (.unusedMapping, "no cell contains 5 of the labels to map"),
            (.staleCorrection, "the articles no longer have the cells of 5 corrections; remove these"),
        ]
        for (rule, message) in kinds { #expect(FamilyText.superfluous(rule, 5) == message) }
    }
}
