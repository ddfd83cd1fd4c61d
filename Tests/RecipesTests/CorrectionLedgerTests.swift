import Books
import Records
import Testing
import Text

@testable import Recipes

@Suite struct CorrectionLedgerTests {
    private static func correction(
        grade: String = "1", article: String = "mill", expected: String = "15", value: String = "45",
        field: String = "value"
    ) -> Correction {
        Correction(
            dataset: "plank-size", key: [KeyPart("grade", grade), KeyPart("wood", "oak"), KeyPart("side", "left")],
            field: field, article: article, expected: expected, value: value, reason: LocalizedText("a misprint"),
            places: LedgerPlaces(entry: Place("Corrections.yaml", line: 2, column: 5), parts: [:]))
    }

    private static func claim(_ value: CellValue, article: Int = 0) -> Claim {
        let origin = CellOrigin(location: SourceLocation(line: 7, column: 9), raw: value.text)
        return Claim(
            key: ["oak", "left", "1"], values: [value], unit: "mm", article: article, table: 1,
            keyOrigins: [nil, nil, nil], valueOrigins: [origin], assumed: [], status: .read)
    }

    private func apply(_ correction: Correction, to claims: [Claim]) -> (claims: [Claim], mistakes: [String]) {
        let result = CorrectionLedger(Workbench(corrections: [correction]).book).corrected([claims])
        return (result.value[0], result.findings.map(\.message))
    }

    @Test func theValueChangesAndWhatWasReadStays() throws {
        let (claims, mistakes) = apply(Self.correction(), to: [Self.claim(.number(ExactNumber(15)))])
        #expect(mistakes == [])
        #expect(claims[0].values == [.number(ExactNumber(45))])
        #expect(claims[0].status == .corrected)
        #expect(claims[0].valueOrigins[0]?.raw == "15")
        #expect(claims[0].corrections.map(\.read) == ["15"])
    }

    @Test(arguments: ["27075", "27 075", "27,075"])
    func theExpectedNumberMayBeWrittenAsInTheArticle(_ expected: String) {
        let (claims, mistakes) = apply(
            Self.correction(expected: expected), to: [Self.claim(.number(ExactNumber(27075)))])
        #expect(mistakes == [])
        #expect(claims[0].values == [.number(ExactNumber(45))])
    }

    /// A cell that cannot be read has no value until it is corrected, but one with a mark of a missing value has none at all.
    @Test(arguments: ["l5", "—"])
    func aTextThatIsNotAValueIsExpectedAsWritten(raw: String) {
        let claim = Claim(
            key: ["oak", "left", "1"], values: [.notAvailable], unit: "mm", article: 0, table: 1,
            keyOrigins: [nil, nil, nil],
            valueOrigins: [CellOrigin(location: SourceLocation(line: 7, column: 9), raw: raw)], assumed: [],
            status: .notAvailable)
        let (claims, mistakes) = apply(Self.correction(expected: "l5"), to: [claim])
        #expect(claims[0].status == (raw == "l5" ? .corrected : .notAvailable))
        #expect(claims[0].corrections.map(\.read) == (raw == "l5" ? ["l5"] : []))
        #expect(mistakes.count == (raw == "l5" ? 0 : 1))
    }

    @Test func onlyTheArticleThatIsWrongIsCorrected() {
        let claims = [Self.claim(.number(ExactNumber(15))), Self.claim(.number(ExactNumber(15)), article: 1)]
        let (corrected, _) = apply(Self.correction(article: "shop"), to: claims)
        #expect(corrected.map(\.status) == [.read, .corrected])
    }

    private static func gone(_ article: String) -> String {
        "nothing is read from the corrected cell in article \(article); if it cannot be read, expect its text as written, and "
            + "if it is gone, remove the correction"
    }

    @Test(arguments: [
        (correction(expected: "51"), "the correction expects 51, but the article has 15; check the source"),
        (correction(grade: "2"), Self.gone("mill")),
        (
            correction(article: "shop"),
            Self.gone("shop")
        ),
        (correction(value: "forty"), "“forty” is not a number"),
        (
            correction(value: "15.0"),
            "the article has 15 already, so the correction changes nothing; remove it"
        ),
        (correction(field: "width"), "the correction names an unknown column"),
    ])
    func whatDoesNotFitIsAnErrorAndChangesNothing(correction: Correction, message: String) {
        let (claims, mistakes) = apply(correction, to: [Self.claim(.number(ExactNumber(15)))])
        #expect(mistakes == [message])
        #expect(claims[0].values == [.number(ExactNumber(15))] && claims[0].status == .read)
    }
}
