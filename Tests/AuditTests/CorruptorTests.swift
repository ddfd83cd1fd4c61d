import Articles
import Audit
import Books
import Records
import Testing
import Text

@Suite struct CorruptorTests {
    private static let cellTexts = ["a", "10 pt", "22", "b", "30 pt", "44"]

    private static func text(of cells: [String]) -> String {
        let rows = [cells.prefix(3), cells.dropFirst(3)].map { "| \($0.joined(separator: " | ")) |\n" }
        return rows.joined(separator: "|---|---|---|\n")
    }

    /// Two rows of a label and two numbers.
    private static func cells(_ texts: [String]) -> AuditedCells {
        let source = SourceText(path: "a.md", text: text(of: texts))
        let places = texts.enumerated().map { index, text in
            (index < 3 ? 1 : 3, 3 + texts[(index / 3 * 3)..<index].reduce(0) { $0 + $1.count + 3 }, text)
        }
        let cells = places.enumerated().map { index, place in
            ArticleCell(
                row: index / 3, column: index % 3, isHeader: false,
                ArticleText(
                    text: place.2, raw: place.2, location: SourceLocation(line: place.0, column: place.1)))
        }
        let table = ArticleTable(
            number: 1, syntax: .markdown, isRecovered: false, location: cells[0].location, endLine: 3, headings: [],
            caption: nil, leadIn: nil, cells: cells, headerRows: [], bodyRows: [[0, 1, 2], [3, 4, 5]], findings: [])
        func field(_ name: String, _ type: FieldType) -> FieldDefinition {
            FieldDefinition(name: name, title: LocalizedText(name), type: type, place: Place("board.yaml"))
        }
        let definition = DatasetDefinition(
            name: "board", title: LocalizedText("Boards"), description: LocalizedText(""),
            keys: [field("name", .text)], values: [field("length", .number), field("weight", .number)], unit: .none,
            layout: TableLayout(rows: ["name"], columns: nil), changesAlong: nil, rules: [], place: Place("board.yaml"))
        func origin(_ index: Int) -> CellOrigin { CellOrigin(location: cells[index].location, raw: cells[index].raw) }
        let claims = [0, 3].map { first in
            Claim(
                key: [cells[first].text],
                values: [.number(ExactNumber(first)), .number(ExactNumber(first))], unit: nil, article: 0, table: 1,
                keyOrigins: [origin(first)], valueOrigins: [origin(first + 1), origin(first + 2)], assumed: [],
                status: .read)
        }
        return AuditedCells(
            articles: [Article(text: source, tables: [table], lists: [])],
            datasets: [Dataset(definition: definition, claims: claims, records: [])])
    }

    private static func texts(_ kind: CorruptionKind, of cells: [String] = cellTexts) -> [String] {
        Corruptor(Self.cells(cells), seed: 1).corruptions(of: kind).map { corruption in
            let source = SourceText(path: "a.md", text: text(of: cells))
            return String(decoding: EditedText(source, corruption.edits).bytes, as: UTF8.self)
                .split(separator: "\n").filter { !$0.contains("--") }.joined(separator: " ")
        }
    }

    @Test func eachDigitBecomesEachOther() {
        #expect(Self.texts(.digit).count == 4 * 2 * 9)
        #expect(Self.texts(.digit).first == "| a | 00 pt | 22 | | b | 30 pt | 44 |")
    }

    @Test func digitsSideBySideChangePlaces() {
        #expect(
            Self.texts(.swappedDigits) == [
                "| a | 01 pt | 22 | | b | 30 pt | 44 |", "| a | 10 pt | 22 | | b | 03 pt | 44 |",
            ])
    }

    @Test func neighboursAreTheCellBesideAndTheOneBelow() {
        #expect(
            Self.texts(.neighbour) == [
                "| a | 22 | 22 | | b | 30 pt | 44 |", "| a | 30 pt | 22 | | b | 30 pt | 44 |",
                "| a | 10 pt | 44 | | b | 30 pt | 44 |", "| a | 10 pt | 22 | | b | 44 | 44 |",
            ])
        #expect(Self.texts(.swappedCells).first == "| a | 22 | 10 pt | | b | 30 pt | 44 |")
    }

    @Test func rowsMoveAndAreCopied() {
        #expect(
            Self.texts(.shiftedRow) == [
                "| a | 10 pt | 10 pt | | b | 30 pt | 44 |", "| a | 22 | 22 | | b | 30 pt | 44 |",
                "| a | 10 pt | 22 | | b | 30 pt | 30 pt |", "| a | 10 pt | 22 | | b | 44 | 44 |",
            ])
        #expect(
            Self.texts(.copiedRow) == [
                "| a | 30 pt | 44 | | b | 30 pt | 44 |", "| a | 10 pt | 22 | | b | 10 pt | 22 |",
            ])
        #expect(
            Self.texts(.copiedColumn) == [
                "| a | 22 | 22 | | b | 44 | 44 |", "| a | 10 pt | 10 pt | | b | 30 pt | 30 pt |",
            ])
        #expect(
            Self.texts(.doubledRow) == [
                "| b | 30 pt | 44 | | b | 30 pt | 44 |", "| a | 10 pt | 22 | | a | 10 pt | 22 |",
            ])
        #expect(
            Self.texts(.doubledColumn) == [
                "| a | 22 | 22 | | b | 44 | 44 |", "| a | 10 pt | 10 pt | | b | 30 pt | 30 pt |",
            ])
        #expect(Self.texts(.droppedCell).first == "| a |  | 22 | | b | 30 pt | 44 |")
    }

    @Test func unitsBetweenNumbersAreUnits() {
        let units = Self.texts(.unit, of: ["a", "20x30 pt (40x60 px @2x)", "7 V/µs", "b", "3 boards, 4", "5"])
        #expect(units.count == 3)
        #expect(units.allSatisfy { $0.contains("@2x)") && $0.contains("boards") })
        #expect(units.filter { $0.contains(" pt (40") }.count == 2)
        #expect(units.filter { $0.contains("V/µs") }.count == 2)
    }

    @Test func unitsAndLabelsBecomeOthers() {
        let units = Self.texts(.unit)
        #expect(units.count == 2 && units.allSatisfy { !$0.contains("10 pt") || !$0.contains("30 pt") })
        #expect(
            Self.texts(.label) == ["| b | 10 pt | 22 | | b | 30 pt | 44 |", "| a | 10 pt | 22 | | a | 30 pt | 44 |"])
    }
}
