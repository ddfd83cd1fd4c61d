import Testing

@testable import Publish

@Suite struct DataTableTests {
    private static var columns: [RowColumn<(String, Int)>] {
        [
            RowColumn(name: "word") { .text($0.0) }, RowColumn(name: "number") { .integer($0.1) },
        ]
    }

    private func table(_ rows: [(String, Int)]) -> DataTable { DataTable(Self.columns, rows: rows) }

    @Test func eachDifferentCellIsKeptOnce() {
        let table = table([("a", 1), ("b", 1), ("a", 2), ("a", 1)])
        #expect(table.columns[0].cells == [.text("a"), .text("b")])
        #expect(table.columns[0].rows == [0, 1, 0, 0])
        #expect(table.columns[1].rows == [0, 0, 1, 0])
    }

    @Test func rowsAreWrittenAsTheirCells() {
        let table = table([("a,b", 1), ("\"", 2)])
        #expect(String(decoding: table.csv, as: UTF8.self) == "word,number\n\"a,b\",1\n\"\"\"\",2\n")
        let json = table.json { row, bytes in bytes.append(contentsOf: ", \"row\": \(row)".utf8) }
        #expect(
            String(decoding: json, as: UTF8.self) == """
                [
                {"word": "a,b", "number": 1, "row": 0},
                {"word": "\\"", "number": 2, "row": 1}
                ]

                """)
        #expect(String(decoding: self.table([]).json(), as: UTF8.self) == "[]\n")
    }

    @Test func aKeyIsUniqueWhereNoTwoRowsHaveIt() {
        let table = table([("a", 1), ("a", 2), ("b", 2)])
        #expect(table.isUnique(["word", "number"]))
        #expect(!table.isUnique(["word"]))
        #expect(!self.table([("a", 1), ("a", 1)]).isUnique(["word", "number"]))
    }
}
