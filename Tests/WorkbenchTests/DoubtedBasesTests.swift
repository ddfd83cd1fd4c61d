import Testing
import Text

@testable import Workbench

/// A slip in one cell corrects no cell that is compared with it.
@Suite struct DoubtedBasesTests {
    private func checked(_ rows: String, rules: String = usual) throws -> CheckedBook {
        let files = [
            "book.yaml": """
            title: Boards
            articles: [{id: mill, file: Articles/mill.md, origin: {title: The mill}}]
            datasets: [board]
            """,
            "Articles/mill.md": "| Wood | small | large |\n|---|---|---|\n" + rows,
            "Vocabulary/wood.yaml": "vocabulary: wood\nentries: [oak, fir, ash, elm]\n",
            "Vocabulary/size.yaml": "vocabulary: size\nentries: [small, large]\n",
            "Datasets/board.yaml": """
            dataset: board
            title: Boards
            keys: [{field: wood, vocabulary: wood}, {field: size, vocabulary: size}]
            values: [{field: weight, type: number}]
            rules:
              \(rules)
            """,
            "Recipes/mill.yaml": """
            article: mill
            tables:
              - select: {header: [Wood]}
                feeds:
                  - dataset: board
                    steps: [{unpivot: {columns: {vocabulary: size}, name: size, value: weight}}]
                    fields: {wood: {column: Wood}, size: {column: size}, weight: {column: weight}}
            """,
        ]
        return try Pipeline().run(
            BookFolder(files: files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }))
    }

    private func implied(_ checked: CheckedBook) -> [String] {
        checked.findings.map { finding in
            "\(finding.rule) \(finding.key.map(\.value).joined(separator: " ")): "
                + finding.implied.map(\.value).joined()
        }
    }

    @Test func aBaseThatOthersBlameImpliesNothing() throws {
        let checked = try checked("| oak | 10 | 20 |\n| fir | 10 | 20 |\n| ash | 100 | 20 |\n| elm | 10 | 20 |\n")
        #expect(implied(checked) == ["same ash small: 10", "twice ash large: "])
        let corrections = checked.suggestions().split(separator: "\n").map(String.init)
            .filter { $0.hasPrefix("#     value: ") }
        #expect(corrections == ["#     value: \"10\""])
    }

    private static let usual = """
        - {id: same, kind: constant, column: weight, across: [wood], where: {size: small}, reason: Cut so.}
          - {id: twice, kind: linear, equals: {where: {size: small}, times: 2}, where: {size: large}, reason: Cut so.}
        """

    @Test func ofTwoThatImplyEachOthersCellsTheOneThatSettlesMoreStays() throws {
        let rules = """
            - {id: same, kind: constant, column: weight, across: [wood], reason: Cut so.}
              - {id: as-oak, kind: linear, equals: {where: {wood: oak}}, where: {wood: [fir, ash]}, reason: Cut so.}
            """
        let checked = try checked(
            "| oak | 22 | 5 |\n| fir | 20 | 5 |\n| ash | 20 | 5 |\n| elm | 20 | 5 |\n", rules: rules)
        #expect(
            implied(checked) == ["same oak small: 20", "as-oak fir small: ", "as-oak ash small: "])
    }

    /// The cell that two findings note may be wrong, so that neither implies a value from it.
    @Test func whatHasACommonCauseImpliesNothing() throws {
        let rule =
            "- {id: as-oak, kind: linear, equals: {where: {wood: oak}}, where: {wood: [fir, ash]}, reason: Cut so.}"
        let checked = try checked("| oak | 22 | 5 |\n| fir | 20 | 5 |\n| ash | 20 | 5 |\n", rules: rule)
        #expect(
            implied(checked).prefix(3) == ["common-cause oak small: ", "as-oak fir small: ", "as-oak ash small: "])
    }

    @Test func aSoundBaseImpliesAValue() throws {
        let checked = try checked("| oak | 10 | 20 |\n| fir | 10 | 20 |\n| ash | 10 | 200 |\n| elm | 10 | 20 |\n")
        #expect(implied(checked) == ["twice ash large: 20"])
    }
}
