import TestSupport
import Testing
import Text

@testable import Books

@Suite struct MeasuredColumnsTests {
    private static let definition = PlankDatasets.definition(
        "planks", "Planks", keys: [],
        values: [
            PlankDatasets.field("least", "Least", .number), PlankDatasets.field("usual", "Usual", .text),
            PlankDatasets.field("note", "Note", .text),
        ], layout: TableLayout(rows: [], columns: nil))

    private func columns(_ least: CellValue?, _ usual: String, _ note: String) -> [Int] {
        Self.definition.measuredColumns(of: [least, .text(usual), .text(note)])
    }

    @Test func numbersHaveTheUnit() {
        #expect(columns(.number(ExactNumber(5)), "6", "7") == [0])
        #expect(columns(.number(ExactNumber(5)), "timeout", "old") == [0])
    }

    @Test(arguments: ["68.5 ± 1", "3,63", "−5", "~9", "(10–12)"]) func textsOfNumbersHaveItWithoutNumbers(text: String)
    {
        #expect(columns(nil, text, "old") == [1])
        #expect(columns(.notAvailable, text, "old") == [1])
    }

    @Test(arguments: ["timeout", "5 mm", "5 %", "ISO 527", "—", ""]) func otherTextsHaveNone(text: String) {
        #expect(columns(nil, text, "old") == [])
    }
}
