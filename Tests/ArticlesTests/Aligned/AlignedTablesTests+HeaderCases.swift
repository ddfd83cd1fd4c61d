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
        Case(
            name: "two numbers in each cell that belong together",
            text: """
                Wood       Width         Loss         Range           n
                Oak        45.2 ± 10.1   24.5 (3.2)   1.01 to 1.09    120
                Pine wood  44.8 ± 9.7    25.1 (3.5)   1.42 to 3.75    118
                Elm wood   46.0 ± 10.3   24.9 (3.1)   0.97 to 1.07    121
                """,
            grid: [
                ["Wood", "Width", "Loss", "Range", "n"], ["Oak", "45.2 ± 10.1", "24.5 (3.2)", "1.01 to 1.09", "120"],
                ["Pine wood", "44.8 ± 9.7", "25.1 (3.5)", "1.42 to 3.75", "118"],
                ["Elm wood", "46.0 ± 10.3", "24.9 (3.1)", "0.97 to 1.07", "121"],
            ]),
    ]
}
