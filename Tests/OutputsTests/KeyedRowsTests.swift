import Testing

@testable import Outputs

@Suite struct KeyedRowsTests {
    @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 3, 1]])
    func rowsAreFoundInAnyOrder(order: [Int]) {
        let keys = ["a", "b", "c", "d"].map { ["oak", $0] }
        var rows = KeyedRows(keys)
        for index in order {
            #expect(rows.position(of: ["oak", "e"]) == nil)
            #expect(rows.position(of: keys[index]) == index)
        }
    }
}
