/// Texts whose header is hard to tell from a title or from the rows, with their grids.
extension AlignedTablesTests {
    static let headerCases: [Case] = [
        Case(
            name: "a title whose words fit above the columns",
            text: """
                Drying results (days)
                Planks   Time    Loss
                1        10.2    1.0
                2        5.4     1.9
                4        2.9     3.5
                """,
            grid: [["Planks", "Time", "Loss"], ["1", "10.2", "1.0"], ["2", "5.4", "1.9"], ["4", "2.9", "3.5"]]),
    ]
}
