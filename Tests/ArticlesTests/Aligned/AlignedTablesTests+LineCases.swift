/// Texts with rows of several lines, and with lines that look like something else.
extension AlignedTablesTests {
    static let lineCases: [Case] = [
        Case(
            name: "a phrase that goes on in the next line",
            text: """
                Name     Size   Note
                -------  -----  ----------
                Alpha       10  first one that is long
                                and goes on
                Beta       200  x
                """,
            grid: [
                ["Name", "Size", "Note"], ["Alpha", "10", "first one that is long and goes on"], ["Beta", "200", "x"],
            ]),
        Case(
            name: "a name that goes on in the next line, without a rule",
            text: """
                Wood                Cut     Width (mm)
                European oak and    plain   45
                other white oaks
                Pine                rift    100
                Elm                 rift    7.5
                """,
            grid: [
                ["Wood", "Cut", "Width (mm)"], ["European oak and other white oaks", "plain", "45"],
                ["Pine", "rift", "100"], ["Elm", "rift", "7.5"],
            ]),
        Case(
            name: "a text of two words that goes on in the next line",
            text: """
                Wood    Drying     Width (mm)
                Oak     open       45
                Pine    in, slow   100
                        kiln
                Elm     in         7.5
                """,
            grid: [
                ["Wood", "Drying", "Width (mm)"], ["Oak", "open", "45"], ["Pine", "in, slow kiln", "100"],
                ["Elm", "in", "7.5"],
            ]),
        Case(
            name: "rows that begin with a sign that compares, which Markdown takes for a quotation",
            text: """
                Width       Grade   Mass
                < 35        fine    4
                35 - 90     fair    2
                > 90        none    -3
                >= 120      none    -4
                """,
            grid: [
                ["Width", "Grade", "Mass"], ["< 35", "fine", "4"], ["35 - 90", "fair", "2"], ["> 90", "none", "-3"],
                [">= 120", "none", "-4"],
            ]),
        Case(
            name: "a bracket that is closed in the next line",
            text: """
                Wood     Load            Width
                Oak 10   30 N            30 mm
                Oak 14   15 N (20 N      15 mm
                         when dry)
                Oak 16   13 N            10 mm
                """,
            grid: [
                ["Wood", "Load", "Width"], ["Oak 10", "30 N", "30 mm"], ["Oak 14", "15 N (20 N when dry)", "15 mm"],
                ["Oak 16", "13 N", "10 mm"],
            ]),
        Case(
            name: "names above rows, and a row without values",
            text: """
                Wood       Width   Mass
                Broadleaf
                Oak        45      1.5
                Elm        50      1.7
                Conifers
                Pine       7.5     0.2
                larch
                """,
            grid: [
                ["Wood", "Width", "Mass"], ["Broadleaf", "", ""], ["Oak", "45", "1.5"], ["Elm", "50", "1.7"],
                ["Conifers", "", ""], ["Pine", "7.5", "0.2"], ["larch", "", ""],
            ]),
    ]
}
