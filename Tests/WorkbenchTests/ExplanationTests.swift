import TestSupport
import Testing

@testable import Asking
@testable import Workbench

@Suite struct ExplanationTests {
    private func explanation(
        _ conditions: [String], _ changes: [String: String?] = [:], isTracing: Bool = true
    ) throws -> String {
        let checked = try Pipeline(isTracing: isTracing).run(BookFolder(files: PlankBook.files(replacing: changes)))
        return try Explanation(checked).text(
            of: Question("plank-size", conditions: conditions, in: checked).selections[0])
    }

    @Test func tellsThePlaceTheStepsAndTheRules() throws {
        let text = try explanation(["wood=pine", "grade=first"])
        #expect(
            text.hasPrefix(
                "plank-size wood=pine side=left grade=first\n  Sizes of planks: Pine · left · first\n  value = 25 mm (read)\n"
            ))
        for part in [
            "Articles/mill.md:8:16  article mill, “Planks of the old mill”",
            "    8 | | Pine(left) | 25 | 45     |\n      |                ^^\n",
            "  side = left  from 8:3 “Pine(left)”\n      the part of “Pine(left)” for side is “left”\n",
            "  grade = first  from 5:10 “Grade 1”\n", "      read as number: 25\n",
            "    holds    second-grade-is-wider: ",
        ] { #expect(text.contains(part), "\(text)") }
    }

    @Test func aBrokenRuleSaysWhatIsWrongAndWhyItIsAccepted() throws {
        let article = try #require(PlankBook.files["Articles/mill.md"]).replacing("| 45 ", with: "| 15 ")
        let accepted = """
            accepted:
              - {rule: second-grade-is-wider, dataset: plank-size, key: {wood: pine}, values: ["15"], reason: so it is}
            """
        let text = try explanation(
            ["wood=pine", "grade=second"], ["Articles/mill.md": article, "AcceptedFindings.yaml": accepted])
        #expect(text.contains("    violated second-grade-is-wider: "))
        #expect(text.contains("             15 for second is below the 25 for first"))
        #expect(text.contains("             accepted: so it is\n"))
    }

    /// The JSON of a value has what the text has.
    @Test func jsonHasWhatTheTextHas() throws {
        let article = try #require(PlankBook.files["Articles/mill.md"]).replacing("| 45 ", with: "| 15 ")
        let checked = try Pipeline(isTracing: true).run(
            BookFolder(files: PlankBook.files(replacing: ["Articles/mill.md": article])))
        let selections = try Question("plank-size", conditions: ["wood=pine", "grade=second"], in: checked).selections
        let json = String(decoding: Explanation(checked).json(of: selections), as: UTF8.self)
        let parts = [
            #"[\n{"dataset": "plank-size", "title": "Sizes of planks: Pine · left · second", "value": {"wood": "pine", "side": "left", "grade": "second", "value": 15, "unit": "mm""#,
            #""flagged": "open""#, #""derived": [], "claims": [{"article": "Articles/mill.md", "id": "mill""#,
            #""line": 8, "column": 21, "raw": "15", "source": "| Pine(left) | 25 | 15     |""#,
            #"{"field": "value", "value": 15, "line": 8, "column": 21, "raw": "15", "steps": ["read as number: 15"]}"#,
            #"{"rule": "second-grade-is-wider", "outcome": "violated", "statement": ""#, #""before_correction": []"#,
            #"{"rule": "key-unique", "outcome": "holds""#,
        ]
        for part in parts { #expect(json.contains(part.replacing("\\n", with: "\n")), "\(part)\n\(json)") }
    }

    @Test func recordsArePartedAndNoneGivesNothing() throws {
        #expect(try explanation([]).components("\nplank-size wood=") == 3)
        #expect(try explanation(["wood=oak", "side=left"]) == "")
    }

    @Test func withoutTracingThePlacesAreStillTold() throws {
        let text = try explanation(["wood=pine", "grade=first"], isTracing: false)
        #expect(text.contains("Articles/mill.md:8:16"))
        #expect(!text.contains("read as number"))
    }
}

extension String {
    /// How often a text occurs in it.
    fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
