import Rules
import Testing
import Text

/// The rules about what articles say of one key: `agreement` and `key-unique`.
struct ArticleRulesTests {
    @Test func twoArticlesThatDifferAreBothNamed() throws {
        let book = ExampleBook(
            table: """
                article: north
                | wood | weight | note |
                |------|-------:|-----:|
                | fir  |     10 | dry  |
                article: south
                | wood | weight | note |
                |------|-------:|-----:|
                | fir  |     11 |      |
                """)
        let finding = try #require(book.findings.first)
        #expect(book.findings.count == 1)
        #expect(finding.rule == "agreement")
        #expect(finding.value == "11")
        #expect(finding.implied.isEmpty)
        #expect(finding.place == Place("Articles/south.md", line: 8, column: 14))
        #expect(
            finding.message
                == "11 differs from 10 in \"north\", which the book publishes; either may be wrong"
        )
        #expect(
            finding.notes == [Note("10 is here, in \"north\"", at: Place("Articles/north.md", line: 4, column: 14))]
        )
    }

    @Test func theMajorityOfArticlesImpliesTheValue() throws {
        let tables = [("a", 10), ("b", 11), ("c", 11)].map {
            "article: \($0.0)\n| wood | weight |\n|---|---:|\n| fir | \($0.1) |"
        }
        let book = ExampleBook(table: tables.joined(separator: "\n"))
        let finding = try #require(book.findings.first)
        #expect(book.findings.map(\.place.file) == ["Articles/a.md"])
        #expect(finding.implied.map(\.value) == ["11"])
        #expect(finding.message == "10 differs from 11, the value of 2 of the 3 articles")
        #expect(finding.notes.map(\.place.file) == ["Articles/b.md", "Articles/c.md"])
        #expect(book.verdicts(on: ["fir"]).map(\.outcome) == [.holds, .violated])
    }

    @Test func numbersWithinTheToleranceAgree() {
        func messages(_ weights: [String]) -> [String] {
            let tables = weights.enumerated().map {
                "article: \($0)\n| wood | weight |\n|---|---:|\n| fir | \($1) |"
            }
            return ExampleBook(table: tables.joined(separator: "\n"), tolerances: ["weight": ExactNumber(1)])
                .findings.map(\.message)
        }
        #expect(messages(["10", "11", "9.5"]) == [])
        #expect(
            messages(["10", "11", "11.5"]) == [
                "11.5 differs from 10 in \"0\", which the book publishes; either may be wrong"
            ],
            "11 is near both")
        #expect(
            messages(["10", "12.1", "11.5"]) == ["10 is more than 1 from 11.5, the value of 2 of the 3 articles"])
        let unclear = "in \"0\", which the book publishes; either may be wrong"
        #expect(
            messages(["10", "11", "11.5", "11.6"]) == [
                "11.5 differs from 10 \(unclear)", "11.6 differs from 10 \(unclear)",
            ], "all are near 11, which is not published")
        #expect(
            messages(["10", "11", "12", "12", "20"]) == [
                "12 differs from 10 \(unclear)", "12 differs from 10 \(unclear)",
                "20 is more than 1 from 11, the value of 4 of the 5 articles",
            ], "what is published is near the 11, but not near the others")
        #expect(
            messages(["≤37", "≤40", "≤40.3"]) == ["≤37 is more than 1 from ≤40, the value of 2 of the 3 articles"])
        #expect(messages(["10", "11.1"]) == ["11.1 differs from 10 \(unclear)"])
    }

    @Test func repeatedNumbersWithinTheToleranceAreNoContradiction() {
        let findings = ExampleBook(
            table: "| wood | weight |\n|---|---:|\n| fir | 11.5 |\n| fir | 11 |", tolerances: ["weight": ExactNumber(1)]
        ).findings
        #expect(findings.map(\.severity) == [.warning, .warning])
        #expect(
            findings.map(\.message) == [
                "for “fir” the same article has 11.5 here and 11 elsewhere, which are equal within 1",
                "for “fir” the same article has 11 here and 11.5 elsewhere, which are equal within 1",
            ])
    }

    @Test func oneArticleThatContradictsItselfIsAnErrorAndARepetitionAWarning() {
        let findings = ExampleBook(
            table: """
                | wood | weight |
                |------|-------:|
                | fir  |     10 |
                | oak  |     20 |
                | fir  |     11 |
                | oak  |     20 |
                """
        ).findings
        #expect(findings.map(\.rule) == Array(repeating: "key-unique", count: 4))
        #expect(findings.map(\.place.line) == [3, 4, 5, 6])
        #expect(findings.map(\.severity) == [.error, .warning, .error, .warning])
        #expect(
            findings.map(\.message) == [
                "for “fir” the same article has 10 here and 11 elsewhere; either may be wrong",
                "the same article has “oak” twice",
                "for “fir” the same article has 11 here and 10 elsewhere; either may be wrong",
                "the same article has “oak” twice",
            ])
        #expect(
            findings.flatMap(\.notes).map(\.message) == [
                "“fir” is here", "11 is here", "“oak” is here", "“fir” is here", "10 is here",
                "“oak” is here",
            ])
    }

    /// A row that was copied over another one, labels and all, is two findings, whatever number of columns it has.
    @Test func aWordThatStandsTwiceIsFoundOnceInEachPlace() {
        let findings = ExampleBook(
            table: "| wood | 1 | 2 | 3 |\n|---|---:|---:|---:|\n| fir | 10 | 11 | 12 |\n| fir | 20 | 11 | 22 |"
        ).findings
        #expect(findings.map(\.place.column) == [3, 3])
        #expect(findings.map(\.field) == ["wood", "wood"])
        #expect(findings[0].notes.map(\.message) == ["“fir” is here", "20 is here", "22 is here"])
    }

    /// An acceptance is for what is said of the word, not for the word.
    @Test func whatIsSaidOfAWordIsTheFindingsValue() {
        func values(_ rows: String) -> [String?] {
            ExampleBook(table: "| wood | 1 | 2 |\n|---|---:|---:|\n\(rows)").findings.map(\.value)
        }
        #expect(values("| fir | 10 | 11 |\n| fir | 10 | 11 |") == ["10", "10"])
        #expect(values("| fir | 10 | 11 |\n| fir | 10 | 99 |") == ["11", "99"])
        #expect(values("| fir | 10 | 11 |\n| fir | 20 | 99 |") == ["10, 11", "20, 99"])
    }

    /// Two words that both rows have in common cause as many repetitions as each other.
    @Test func cellsBehindSeveralRepetitionsAreFoundInTheirStead() {
        let findings = ExampleBook(
            table: """
                | wood | size  | 1  | 2  |
                |------|-------|---:|---:|
                | fir  | small | 10 | 11 |
                | fir  | small | 20 | 21 |
                """
        ).findings
        #expect(findings.map(\.place.line) == [3, 3, 4, 4])
        #expect(findings.map(\.field) == ["wood", "size", "wood", "size"])
        #expect(findings[1].message.hasPrefix("for “fir” with “small” the same article has the 1 10 here"))
    }

    @Test func whereSeveralWordsOfAKeyStandTwiceItsValuesAreFound() {
        let findings = ExampleBook(
            table: "| wood | size | weight |\n|---|---|---:|\n| fir | small | 10 |\n| fir | small | 11 |"
        ).findings
        #expect(findings.map(\.place.column) == [17, 17])
        #expect(
            findings.map(\.message) == [
                "10 contradicts 11, which the same article has for the same key; either may be wrong",
                "11 contradicts 10, which the same article has for the same key; either may be wrong",
            ])
    }

    @Test func theFirstOfSeveralRepetitionsNotesThemAll() {
        let findings = ExampleBook(
            table: "| wood | weight |\n|---|---:|\n| fir | 10 |\n| fir | 11 |\n| fir | 12 |"
        ).findings
        #expect(findings.map(\.place.line) == [3, 4, 5])
        #expect(findings.map { $0.notes.map(\.place.line) } == [[4, 5, 4, 5], [3, 3], [3, 3]])
    }

    @Test func datasetsWithoutValueColumnsRepeatKeysOnly() {
        let findings = ExampleBook(table: "| a | b |\n|---|---|\n| x | y |\n| x | z |\n| x | y |").findings
        #expect(findings.map(\.message) == Array(repeating: "the same article has this twice", count: 2))
        #expect(findings.map(\.place.line) == [3, 5])
        #expect(findings.flatMap(\.notes).map(\.message) == Array(repeating: "it is here", count: 2))
    }
}
