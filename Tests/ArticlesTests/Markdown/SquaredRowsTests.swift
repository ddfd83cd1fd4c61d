import Testing
import Text

@testable import Articles

@Suite struct SquaredRowsTests {
    private func rows(_ cells: [Int], longest: Int) -> SquaredRows {
        let text = cells.map { String(repeating: "a|", count: $0) + "\n" }.joined()
        return SquaredRows(
            source: SourceText(path: "a.md", bytes: Array(text.utf8)),
            limits: IngestLimits([.rowCells: longest]))
    }

    @Test func shortRowsCostNothing() {
        let squares = rows([1, 400, 500], longest: 1_000)
        #expect(squares.isEmpty && squares.sum(1...3) == 0 && !squares.hasTooLong(1...3))
    }

    @Test func longRowsCostTheirSquares() {
        let squares = rows([600, 3, 800], longest: 1_000)
        #expect(squares.isEmpty && squares.sum(1...3) == 1_000_000 && squares.sum(2...3) == 640_000)
        #expect(!rows([600, 3, 801], longest: 1_000).isEmpty)
    }

    @Test func aRowThatIsTooLongIsKnownByItsLine() {
        let squares = rows([3, 1_001, 3], longest: 1_000)
        #expect(!squares.isEmpty && squares.hasTooLong(1...3) && squares.hasTooLong(2...2))
        #expect(!squares.hasTooLong(1...1) && !squares.hasTooLong(3...3))
    }
}
