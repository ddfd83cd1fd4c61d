/// Grids with cells over several columns and rows, and tables with signs of programs and of lists.
extension AlignedTablesTests {
    static let gridCases: [Case] = [
        Case(
            name: "a phrase that goes on beside an empty cell, between rules",
            text: """
                +----------------------------------+-------+
                | oak and elm are dry now          | whole |
                +----------------------------------+-------+
                | By default, the plank is only    |       |
                | measured at the first edge       |       |
                +----------------------------------+-------+
                | Any saw can be used              | whole |
                +----------------------------------+-------+
                """,
            grid: [
                ["oak and elm are dry now", "whole"],
                ["By default, the plank is only measured at the first edge", ""], ["Any saw can be used", "whole"],
            ]),
        Case(
            name: "rows over all columns, without a header",
            text: """
                +------------------------+----------+
                | broadleaf                         |
                +------------------------+----------+
                | The oak is dry.        | in part  |
                +------------------------+----------+
                | conifers                          |
                +------------------------+----------+
                | The fir is dry.        | all      |
                +------------------------+----------+
                | The pine is wet.       | all      |
                +------------------------+----------+
                """,
            grid: [
                ["broadleaf", "broadleaf"], ["The oak is dry.", "in part"], ["conifers", "conifers"],
                ["The fir is dry.", "all"], ["The pine is wet.", "all"],
            ], headerRows: 0),
        Case(
            name: "a grid with an empty column",
            text: """
                +-----------------------------------+----------+
                | Added the oldest of the handlers. |          |
                | They now work with planks.        |          |
                +-----------------------------------+----------+
                | Edges of planks are writable.     |          |
                +-----------------------------------+----------+
                | Circular cuts are supported.      |          |
                +-----------------------------------+----------+
                """,
            grid: [
                ["Added the oldest of the handlers. They now work with planks.", ""],
                ["Edges of planks are writable.", ""], ["Circular cuts are supported.", ""],
            ]),
        Case(
            name: "words over several columns, and a cell over most of them",
            text: """
                +-------+-------------------+-------------------+
                |       |     Required      |    Recommended    |
                +-------+---------+---------+---------+---------+
                | Wood  | Spring  | Summer  | Autumn  | Winter  |
                +=======+=========+=========+=========+=========+
                | oak   |  3.10.2 |  3.14.4 |  3.14.4 |  3.7.2  |
                +-------+---------+---------+---------+---------+
                | elm   |                3.3.2                  |
                +-------+---------+---------+---------+---------+
                | fir   |  9.0.0  |  9.9.0  |   N/A   |  9.8.0  |
                +-------+---------+---------+---------+---------+
                """,
            grid: [
                ["", "Required", "Required", "Recommended", "Recommended"],
                ["Wood", "Spring", "Summer", "Autumn", "Winter"], ["oak", "3.10.2", "3.14.4", "3.14.4", "3.7.2"],
                ["elm", "3.3.2", "3.3.2", "3.3.2", "3.3.2"], ["fir", "9.0.0", "9.9.0", "N/A", "9.8.0"],
            ], headerRows: 2),
    ]
}
