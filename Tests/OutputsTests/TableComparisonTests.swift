import Books
import Testing
import Text

@testable import Outputs

@Suite struct TableComparisonTests {
    private func column(
        _ name: String, _ type: FieldType = .number, unit: DatasetDefinition.UnitSource = .fixed("mm"),
        tolerance: String? = nil
    ) -> PublishedColumn {
        PublishedColumn(
            name: name, type: type, unit: type.isNumeric ? unit : .none,
            tolerance: Tolerance(tolerance.flatMap { ExactNumber($0) }))
    }

    private func table(
        _ values: [PublishedColumn], unit: DatasetDefinition.UnitSource = .fixed("mm"), keys: [String] = ["wood"],
        _ records: PublishedRecord..., name: String = "plank"
    ) -> PublishedTable {
        let keys = keys.map { PublishedColumn(name: $0, type: .text) }
        return PublishedTable(
            name: name, shape: PublishedShape(keys: keys, values: values, unit: unit), records: records)
    }

    private func number(_ text: String) -> CellValue? { ExactNumber(text).map(CellValue.number) }

    private func record(
        _ key: String..., values: CellValue?..., unit: String? = "mm", status: String = "read"
    ) -> PublishedRecord {
        PublishedRecord(
            key: key, values: values, unit: unit, status: status,
            places: [(nil, Place("Articles/a.md", line: 3, column: 5))])
    }

    /// `+oak`, `-oak`, `oak: width, status`
    private func shown(_ old: PublishedTable, _ new: PublishedTable) -> [String] {
        TableComparison.compare(old: [old], new: [new]).datasets.flatMap(\.records).map { difference in
            let key = difference.key.map(\.value).joined(separator: " ")
            switch difference.change {
            case .added: return "+\(key)"
            case .removed: return "-\(key)"
            case .changed(let cells): return "\(key): \(cells.map(\.column).joined(separator: ", "))"
            }
        }
    }

    @Test(
        arguments: [
            ("48", "48.0", nil, true), ("48", "48.1", nil, false), ("48", "48.1", "0.1", true),
            ("48.1", "48", "0.1", true),
            ("48", "48.11", "0.1", false), ("-1", "1", "2", true), ("0.1", "0.3", "0.2", true), ("48", "48", "0", true),
            ("999999999999999999", "-999999999999999999", "5", false),
        ] as [(String, String, String?, Bool)])
    func numbersAreExactUpToTheTolerance(old: String, new: String, tolerance: String?, isSame: Bool) {
        let columns = [column("width", tolerance: tolerance)]
        let before = table([column("width")], record("oak", values: number(old)))
        let after = table(columns, record("oak", values: number(new)))
        #expect(shown(before, after) == (isSame ? [] : ["oak: width"]))
    }

    /// Of words that were renamed, whichever side says so; united; or used again for something else.
    @Test func renamedWordsAreTheSame() {
        func table(_ keys: [String], formerly: [String: String] = [:]) -> PublishedTable {
            let shape = PublishedShape(
                keys: [PublishedColumn(name: "wood", type: .text, formerly: formerly)], values: [column("width")])
            let records = keys.enumerated().map { record($1, values: number("\($0)")) }
            return PublishedTable(name: "plank", shape: shape, records: records)
        }
        let (before, after) = (table(["elm", "fir"]), table(["elm", "pine"], formerly: ["fir": "pine"]))
        #expect(shown(before, after) == [] && shown(after, before) == [])
        #expect(shown(table(["fir", "pine"]), table(["pine"], formerly: ["fir": "pine"])) == ["pine: width", "-fir"])
        let again = table(["elm", "pine", "fir", "fir 2"])
        #expect(shown(after, again) == ["+fir", "+fir 2"])
    }

    @Test func missingEmptyAndZeroAreThreeThings() {
        let values: [CellValue?] = [nil, .text(""), .text("0")]
        for (index, old) in values.enumerated() {
            for (other, new) in values.enumerated() {
                let columns = [column("remark", .text)]
                let differences = shown(
                    table(columns, record("oak", values: old)), table(columns, record("oak", values: new)))
                #expect(differences == (index == other ? [] : ["oak: remark"]))
            }
        }
    }

    @Test func aColumnThatHasBecomeTextIsComparedAsText() {
        let before = table([column("width")], record("oak", values: number("48.0")), record("elm", values: number("5")))
        let after = table(
            [column("width", .text)], record("oak", values: .text("48")), record("elm", values: .text("5.0")))
        #expect(shown(before, after) == ["elm: width"])
        let columns = TableComparison.compare(old: [before], new: [after]).datasets.flatMap(\.columns)
        #expect(columns.map(\.name) == ["width"])
        #expect(columns.first?.old?.type == .number)
        #expect(columns.first?.new?.type == .text)
        let truths = table([column("planed", .boolean)], record("oak", values: .boolean(true)))
        #expect(shown(truths, table([column("planed", .text)], record("oak", values: .text("true")))) == [])
        #expect(shown(truths, table([column("planed", .text)], record("oak", values: .text("yes")))) == ["oak: planed"])
    }

    @Test func aUnitOfAllRecordsIsADifferenceOfTheColumnAlone() {
        let before = table([column("width")], record("oak", values: number("1")))
        let after = table(
            [column("width", unit: .fixed("cm"))], unit: .fixed("cm"), record("oak", values: number("1"), unit: "cm"))
        #expect(shown(before, after) == [])
        let columns = TableComparison.compare(old: [before], new: [after]).datasets.flatMap(\.columns)
        #expect(columns.first?.new?.unit == .fixed("cm"))
        let each = table(
            [column("width", unit: .perRecord)], unit: .perRecord, record("oak", values: number("1"), unit: "cm"))
        #expect(shown(before, each) == ["oak: unit"])
        #expect(shown(each, each) == [])
    }

    @Test func statusCountsAndPlacesDoNot() {
        let columns = [column("width")]
        let before = table(columns, record("oak", values: number("1")))
        #expect(
            shown(before, table(columns, record("oak", values: number("1"), status: "corrected"))) == ["oak: status"])
        let moved = PublishedRecord(
            key: ["oak"], values: [number("1")], unit: "mm", status: "read",
            places: [(nil, Place("Articles/b.md", line: 9, column: 1))])
        #expect(shown(before, table(columns, moved)) == [])
    }

    @Test func anOtherOrderOfRowsColumnsAndKeyFieldsIsNoDifference() {
        let columns = [column("width"), column("height")]
        let before = table(
            columns, keys: ["wood", "side"], record("oak", "left", values: number("1"), number("2")),
            record("oak", "right", values: number("3"), number("4")))
        let after = table(
            columns.reversed(), keys: ["side", "wood"], record("right", "oak", values: number("4"), number("3")),
            record("left", "oak", values: number("2"), number("1")))
        let comparison = TableComparison.compare(old: [before], new: [after])
        #expect(comparison.isSame)
        #expect(comparison.matchedCount == 2)
    }

    @Test func otherKeyFieldsAreNotGuessed() throws {
        let before = table([column("width")], record("oak", values: number("1")))
        let after = table([column("width")], keys: ["tree"], record("oak", values: number("1")))
        let difference = try #require(TableComparison.compare(old: [before], new: [after]).datasets.first)
        #expect(difference.hasOtherKey)
        #expect(difference.records.isEmpty)
        #expect(difference.columns.map(\.name) == ["tree", "wood"])
    }

    @Test func datasetsAreAddedAndRemovedByName() {
        let (plank, nail) = (table([column("width")]), table([column("width")], name: "nail"))
        let comparison = TableComparison.compare(old: [plank], new: [nail])
        #expect(comparison.datasets.map(\.name) == ["nail", "plank"])
        #expect(comparison.datasets.map { $0.old == nil } == [true, false])
        #expect(comparison.datasets.map { $0.new == nil } == [false, true])
        #expect(comparison.datasetCount == 2)
    }

    /// A number of a version without the column has no qualifier; another name of the column does not differ.
    @Test func aQualifierIsComparedWhereItsColumnIsNew() {
        func table(_ name: String?, _ qualifier: String?) -> PublishedTable {
            let column = name.map { PublishedColumn(name: $0, type: .text, placeColumn: "width") }
            return self.table(
                [self.column("width")] + [column].compactMap { $0 },
                PublishedRecord(
                    key: ["oak"],
                    values: [number("1")] + (name == nil ? [] : [qualifier.map(CellValue.text)]), unit: "mm"))
        }
        #expect(shown(table(nil, nil), table("qualifier", "~")) == ["oak: qualifier"])
        #expect(shown(table("qualifier", "~"), table(nil, nil)) == ["oak: qualifier"])
        #expect(shown(table(nil, nil), table("qualifier", nil)).isEmpty)
        #expect(shown(table("qualifier", "~"), table("width_qualifier", "~")).isEmpty)
        #expect(shown(table("qualifier", "~"), table("width_qualifier", "≤")) == ["oak: width_qualifier"])
    }

    @Test func aPlaceBelongsToItsColumn() throws {
        let columns = [
            column("width"), PublishedColumn(name: "width_qualifier", type: .text, placeColumn: "width"),
            column("height"),
        ]
        func record(_ width: String, _ qualifier: String?, _ height: String) -> PublishedRecord {
            PublishedRecord(
                key: ["oak"], values: [number(width), qualifier.map(CellValue.text), number(height)], unit: "mm",
                places: [("width", Place("a.md", line: 1, column: 1)), ("height", Place("a.md", line: 1, column: 9))])
        }
        let before = table(columns, record("1", nil, "2"))
        let after = table(columns, record("1", "≤", "3"))
        let records = TableComparison.compare(old: [before], new: [after]).datasets.flatMap(\.records)
        guard case .changed(let cells)? = records.first?.change else { return #expect(Bool(false), "\(records)") }
        #expect(cells.map { $0.new.places.map(\.column) } == [[1], [9]])
    }
}
