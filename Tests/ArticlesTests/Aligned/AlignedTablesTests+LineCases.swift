/// Texts with rows of several lines, and with lines that look like something else.
extension AlignedTablesTests {
    static let lineCases: [Case] = [
        Case(
            name: "names above words and numbers",
            text: """
                Name Wood Age
                A    oak  unknown
                B    elm  67
                C    fir  28
                D    ash  31
                E    yew  45
                """,
            grid: [
                ["Name", "Wood", "Age"], ["A", "oak", "unknown"], ["B", "elm", "67"], ["C", "fir", "28"],
                ["D", "ash", "31"], ["E", "yew", "45"],
            ]),
        Case(
            name: "quantities without a header",
            text: """
                Water   200 ml   400 ml
                Glue      1 g      3 g
                Wax      20 g     30 g
                Oil     100 g    250 g
                """,
            grid: [
                ["Water", "200 ml", "400 ml"], ["Glue", "1 g", "3 g"], ["Wax", "20 g", "30 g"],
                ["Oil", "100 g", "250 g"],
            ], headerRows: 0),
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
            name: "a phrase that goes on in the next line, beside the last cell",
            text: """
                Code    Meaning                    Ref
                ------  -------------------------  ---------
                A       Continue                   [RFC7231]
                B       Informational; the
                        server continues           [RFC1]
                C       Success                    [RFC2]
                """,
            grid: [
                ["Code", "Meaning", "Ref"], ["A", "Continue", "[RFC7231]"],
                ["B", "Informational; the server continues", "[RFC1]"], ["C", "Success", "[RFC2]"],
            ]),
        Case(
            name: "arrows between words of names and of cells",
            text: """
                From -> To   Count
                A -> B          12
                B -> C          14
                C -> 80          9
                """,
            grid: [["From -> To", "Count"], ["A -> B", "12"], ["B -> C", "14"], ["C -> 80", "9"]]),
        Case(
            name: "rows of a group beside the last cell",
            text: """
                Kind   Wood               Ref
                -----  -----------------  ------
                Tree   Oak
                       Elm                [RFC1]
                Bush   box                [RFC2]
                """,
            grid: [
                ["Kind", "Wood", "Ref"], ["Tree", "Oak", ""], ["", "Elm", "[RFC1]"], ["Bush", "box", "[RFC2]"],
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
            name: "rows behind blank lines that begin with a sign that compares",
            text: """
                Range   Fee
                ------  ----
                <1      10

                >5      20

                >=10    40
                """,
            grid: [["Range", "Fee"], ["<1", "10"], [">5", "20"], [">=10", "40"]]),
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
        Case(
            name: "rows that begin with a sign apart from its number, which Markdown takes for items",
            text: """
                Change   Mass   Size
                   5       10      1
                 - 5       12      1
                - 70       14      1
                   2       16      2
                """,
            grid: [
                ["Change", "Mass", "Size"], ["5", "10", "1"], ["- 5", "12", "1"], ["- 70", "14", "1"],
                ["2", "16", "2"],
            ]),
        Case(
            name: "bars around names and between words",
            text: """
                Norm      Meaning     Value
                |x|       a | b          10
                |y|       c              12
                |z|       a | c          14
                """,
            grid: [
                ["Norm", "Meaning", "Value"], ["|x|", "a | b", "10"], ["|y|", "c", "12"], ["|z|", "a | c", "14"],
            ]),
        Case(
            name: "a grid whose last rule has other columns",
            text: """
                +--------+--------+
                | name   | value  |
                +--------+--------+
                | oak    | 10     |
                | elm    | 12     |
                +---+----+--+-----+
                """,
            grid: [["name", "value"], ["oak", "10"], ["elm", "12"]]),
        Case(
            name: "a grid whose last rule is shorter",
            text: """
                +--------+--------+
                | name   | value  |
                +--------+--------+
                | oak    | 10     |
                | elm    | 12     |
                +--------+-------+
                """,
            grid: [["name", "value"], ["oak", "10"], ["elm", "12"]]),
        Case(
            name: "a grid with a column that is mostly empty",
            text: """
                +------+--------+
                | name | remark |
                +------+--------+
                | oak  |        |
                | elm  |        |
                | ash  |        |
                | fir  | soft   |
                +------+--------+
                """,
            grid: [["name", "remark"], ["oak", ""], ["elm", ""], ["ash", ""], ["fir", "soft"]]),
        Case(
            name: "a number that continues a phrase in reStructuredText",
            text: """
                =====  ===============
                name   values
                =====  ===============
                oak    between 10 and
                       20
                elm    30
                =====  ===============
                """,
            grid: [["name", "values"], ["oak", "between 10 and 20"], ["elm", "30"]]),
        Case(
            name: "years over equal names",
            text: """
                       2019   2020
                Name  width  width
                oak      10     12
                elm      11     13
                ash      11     14
                """,
            grid: [
                ["", "2019", "2020"], ["Name", "width", "width"], ["oak", "10", "12"], ["elm", "11", "13"],
                ["ash", "11", "14"],
            ], headerRows: 2),
        Case(
            name: "a word over equal names",
            text: """
                           size
                Name   Value  Value
                oak       10     20
                elm       12     22
                ash       14     24
                """,
            grid: [
                ["", "size", "size"], ["Name", "Value", "Value"], ["oak", "10", "20"], ["elm", "12", "22"],
                ["ash", "14", "24"],
            ], headerRows: 2),
        Case(
            name: "a title directly above names with a rule",
            text: """
                Table 2. Melting points of metals
                metal     point   year
                -----     -----   ----
                oak        1538   1900
                tin         232   1901
                """,
            grid: [["metal", "point", "year"], ["oak", "1538", "1900"], ["tin", "232", "1901"]]),
        Case(
            name: "a command directly above names with a rule",
            text: """
                > SHOW SHARDS
                name   rows   size
                -----  -----  ----
                oak       12     1
                elm       15     2
                """,
            grid: [["name", "rows", "size"], ["oak", "12", "1"], ["elm", "15", "2"]]),
        Case(
            name: "names a space apart above others",
            text: """
                min max avg
                (s) (s) (s)
                --- --- ---
                  1   2   3
                  4   5   6
                """,
            grid: [["min", "max", "avg"], ["(s)", "(s)", "(s)"], ["1", "2", "3"], ["4", "5", "6"]], headerRows: 2),
        Case(
            name: "line blocks in cells of reStructuredText",
            text: """
                =====  =======  ==========
                Name   Size     Note
                =====  =======  ==========
                a.dat  12       | first
                                | second
                b.dat  15       | third
                c.dat  19       none
                =====  =======  ==========
                """,
            grid: [
                ["Name", "Size", "Note"], ["a.dat", "12", "| first | second"], ["b.dat", "15", "| third"],
                ["c.dat", "19", "none"],
            ]),
        Case(
            name: "names a space apart above others, each over its column",
            text: """
                Name of Size
                tree    (mm)
                ------- ----
                oak       12
                elm       14
                ash       15
                """,
            grid: [["Name of", "Size"], ["tree", "(mm)"], ["oak", "12"], ["elm", "14"], ["ash", "15"]], headerRows: 2),
        Case(
            name: "names a space apart under a rule",
            text: """
                =====  =====
                No. of Mean
                trees    (m)
                =====  =====
                10        20
                11        22
                =====  =====
                """,
            grid: [["No. of", "Mean"], ["trees", "(m)"], ["10", "20"], ["11", "22"]], headerRows: 2),
        Case(
            name: "cells that are behind their names",
            text: """
                Name of tree  Mass   Length
                ---------------------------------
                oak              12            40
                elm              14            41

                Sum  26  81
                """,
            grid: [["Name of tree", "Mass", "Length"], ["oak", "12", "40"], ["elm", "14", "41"]]),
        Case(
            name: "names that are not above their cells",
            text: """
                次方           實際值         近似值        位元組
                ---------------------------------------------------
                7                             128
                8                             256
                10                           1024   1 thousand           1 KB
                16                         65,536                       64 KB
                20                      1,048,576   1 million            1 MB
                """,
            grid: [
                ["次方", "實際值", "近似值", "位元組"], ["7", "128", "", ""], ["8", "256", "", ""],
                ["10", "1024", "1 thousand", "1 KB"], ["16", "65,536", "", "64 KB"],
                ["20", "1,048,576", "1 million", "1 MB"],
            ]),
    ]
}
