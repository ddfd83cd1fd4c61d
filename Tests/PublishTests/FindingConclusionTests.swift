import Books
import Records
import TestSupport
import Testing
import Text

@testable import Publish

/// What pages say of a finding before its rule and its arithmetic.
@Suite struct FindingConclusionTests {
    private static let article = "Articles/handbook.md"
    private static let kind = RuleDescription(
        id: .linear, scope: .dataset, summary: "", explanation: "",
        conclusion: RuleConclusion(
            basis: ("The values that it follows from", "もとになる値"), fault: ("It does not follow.", "もとと合わない。")),
        examples: "")

    private static func finding(_ load: String, _ value: String, implied: String? = nil) -> Finding {
        Finding(
            rule: .linear, severity: .error, message: "odd", place: Place(article, line: 1, column: 1), dataset: "row",
            key: [KeyPart("load", load)], field: "value", value: value,
            implied: implied.map { [ImpliedValue("value", $0)] } ?? [])
    }

    /// - Parameters:
    ///   - values: those of the cells of one row.
    ///   - place: of the record for which the text is shown; nil for the one at fault.
    private static func text(
        _ finding: Finding, _ values: [String], others: [Finding] = [], language: String = "en", articles: Int = 1,
        beside place: Int? = nil
    ) -> String? {
        let definition = PlankDatasets.definition(
            "row", "Row", keys: [PlankDatasets.field("load", "Load", .integer)],
            values: [PlankDatasets.field("value", "Value", .number)], unit: .fixed("mm"),
            layout: TableLayout(rows: ["load"], columns: nil))
        let claims = (0..<articles).flatMap { article in
            values.enumerated().map { number, value in
                let origin = CellOrigin(location: SourceLocation(line: 5, column: number * 4 + 1), raw: value)
                return Claim(
                    key: [String(number)], values: [ExactNumber(value).map(CellValue.number)], unit: nil,
                    article: article, table: 0, keyOrigins: [nil], valueOrigins: [origin], assumed: [], status: .read)
            }
        }
        let records = values.indices.map { number in
            Record(
                key: [String(number)], values: claims[number].values, unit: nil, status: .read,
                claims: (0..<articles).map { $0 * values.count + number }, assumed: [])
        }
        let publication = Publication(
            book: PlankDatasets.book, articles: [],
            datasets: [Dataset(definition: definition, claims: claims, records: records)],
            findings: [finding] + others, rules: RuleFacts(kinds: [kind]), inputs: [])
        let material = ReportMaterial(publication: publication, language: language)
        return FindingConclusion(finding, beside: place.map { [records[$0]] } ?? [], material: material)?.text.plain
    }

    @Test func saysThePrintedAndTheImpliedValue() {
        let finding = Self.finding("1", "9", implied: "6")
        #expect(
            Self.text(finding, ["5", "9", "7"])
                == "The article prints 9 mm. The values that it follows from imply 6 mm.")
        #expect(Self.text(finding, ["5", "9", "7"], language: "ja") == "記事の値は 9 mm。もとになる値からは 6 mm になる。")
    }

    @Test func saysWhatIsWrongWhereNothingIsImplied() {
        var finding = Self.finding("1", "9")
        #expect(Self.text(finding, ["5", "9"], articles: 2) == "The articles print 9 mm. It does not follow.")
        finding.suspects = [["0"]]
        #expect(
            Self.text(finding, ["5", "9"])
                == "The article prints 9 mm. It does not follow. Either value may be wrong.")
        finding.suspects = []
        finding.suspectFields = ["other"]
        #expect(Self.text(finding, ["5", "9"])?.hasSuffix("Either value may be wrong.") == true)
    }

    /// The note on a value that another one contradicts.
    @Test func namesTheRecordAtFaultBesideAnother() {
        var finding = Self.finding("1", "9")
        finding.suspects = [["0"]]
        let conclusion = "The article prints 9 mm. It does not follow. Either value may be wrong."
        #expect(Self.text(finding, ["5", "9"], beside: 0) == "Load 1: " + conclusion)
        #expect(Self.text(finding, ["5", "9"], beside: 1) == conclusion)
    }

    @Test func namesARowThatHasSlipped() {
        let finding = Self.finding("1", "9", implied: "7")
        let doubt = Self.finding("2", "7", implied: "8")
        let text = Self.text(finding, ["5", "9", "7"], others: [doubt])
        #expect(
            text?.hasSuffix("One cell further on the article prints 7 mm: the row seems to have slipped by one cell.")
                == true)
        let swapped = Self.text(finding, ["5", "9", "7"], others: [Self.finding("2", "7", implied: "9")])
        #expect(swapped?.hasSuffix("One cell further on the article prints 7 mm: the two seem to be swapped.") == true)
        // The cell beside it is right.
        #expect(Self.text(finding, ["5", "9", "7"])?.contains("slipped") == false)
    }

    @Test func remarksAndFilesHaveNone() {
        let remark = Finding(
            rule: .linear, severity: .note, message: "odd", place: Place(Self.article, line: 1, column: 1),
            dataset: "row")
        #expect(Self.text(remark, ["5"]) == nil)
        let file = Finding(
            rule: .bookFile, severity: .error, message: "odd", place: Place(Self.article, line: 1, column: 1))
        #expect(Self.text(file, ["5"]) == nil)
    }
}
