import Records
import Testing

@testable import Publish

/// Rows that say a mark or a label once.
@Suite struct WideTableRowsTests {
    private static func record(_ key: String) -> Record {
        Record(key: [key], values: [], unit: nil, status: .read, claims: [], assumed: [])
    }

    /// - Parameter rows: two labels each, then values; `5!1` has the mark 1, `5?1` with an implied value.
    private static func table(_ rows: [[String]]) -> WideTable {
        let columns = (rows.first ?? []).indices.map {
            WideTable.Column(title: "c\($0)", isNumeric: $0 > 1, isRowLabel: $0 < 2)
        }
        let cells = rows.map { row in
            row.enumerated().map { column, text -> [WideTable.Entry] in
                guard column > 1 else { return [WideTable.Entry(text)] }
                let parts = text.split { "!?".contains($0) }.map(String.init)
                let mark =
                    parts.count > 1
                    ? CellNotes.Mark(number: Int(parts[1]) ?? 0, implied: text.contains("?") ? "7" : nil) : nil
                return [WideTable.Entry(parts[0], mark: mark, record: record("\(column) \(row)"))]
            }
        }
        return WideTable(columns: columns, rows: cells, remarks: [])
    }

    private static func texts(_ table: WideTable) -> [[String]] {
        table.rows.map { $0.map { $0.map { $0.text + ($0.mark.map { "!\($0.number)" } ?? "") }.joined() } }
    }

    @Test(arguments: [
        // All values of one row.
        (
            [["a", "x", "1!1", "2!1"], ["a", "y", "3", "4"]],
            [["a", "x!1", "1", "2"], ["a", "y", "3", "4"]]
        ),
        // All rows of the first label.
        (
            [["a", "x", "1!1", "2!1"], ["a", "y", "3!1", "4!1"], ["b", "x", "5", "6"]],
            [["a!1", "x", "1", "2"], ["a!1", "y", "3", "4"], ["b", "x", "5", "6"]]
        ),
        // Rows with different marks.
        (
            [["a", "x", "1!1", "2!1"], ["a", "y", "3!2", "4!2"]],
            [["a", "x!1", "1", "2"], ["a", "y!2", "3", "4"]]
        ),
        // A value without the mark, a single value, an implied value.
        ([["a", "x", "1!1", "2"]], [["a", "x", "1!1", "2"]]),
        ([["a", "x", "1!1"]], [["a", "x", "1!1"]]),
        ([["a", "x", "1?1", "2?1"]], [["a", "x", "1!1", "2!1"]]),
    ])
    func aMarkOfAllValuesIsAtTheLabel(rows: [[String]], marked: [[String]]) {
        #expect(Self.texts(Self.table(rows).markingRows) == marked)
    }

    @Test func marksKeepTheRecordsOfTheirValues() {
        let table = Self.table([["a", "x", "1!1", "2!1"]]).markingRows
        #expect(table.rows[0].map { $0.first?.record != nil } == [false, false, true, true])
    }

    @Test func equalFirstLabelsAreShownOnce() {
        let table = Self.table([["a", "x", "1"], ["a", "x", "2"], ["b", "x", "3"], ["b", "y", "4"]])
        #expect(
            Self.texts(table.groupingRows) == [["a", "x", "1"], ["", "x", "2"], ["b", "x", "3"], ["", "y", "4"]])
    }
}
