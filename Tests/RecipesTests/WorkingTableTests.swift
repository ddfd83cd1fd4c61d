import Articles
import TestSupport
import Testing

@testable import Recipes

@Suite struct WorkingTableTests {
    @Test(arguments: [
        ("| --- | --- |", false), ("| :---: | --- |", false), ("| --- |  |", false), ("|  |  |", false),
        ("| ... | ... |", false), ("| … | … |", false),
        // A value that is not there, of a row with and without a name.
        ("| Ash | --- |", true), ("|  | --- |", true), ("| — |  |", true), ("| ... |  |", true),
    ])
    func rowsThatOnlyDivideAreLeftOut(row: String, isRead: Bool) {
        let table = WorkingTable(PipeTable.table("| Wood | Size |\n|---|---|\n| Oak | 20 |\n\(row)\n| Pine | 5 |\n"))
        #expect(table.rows.count == (isRead ? 3 : 2))
    }
}
