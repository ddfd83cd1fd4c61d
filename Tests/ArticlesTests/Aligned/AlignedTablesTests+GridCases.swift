/// Grids with cells over several columns and rows, and tables with signs of programs and of lists.
extension AlignedTablesTests {
    static let gridCases: [Case] = [
        Case(
            name: "a row below a spanning name, called like the others",
            text: """
                +------------------+------+
                | Probe            | T    |
                +-------+----------+------+
                | A-570 | inner    |      |
                +-------+----------+------+
                | A-572 | outer    | 12.5 |
                +-------+----------+------+
                """,
            grid: [["Probe", "Probe", "T"], ["A-570", "inner", ""], ["A-572", "outer", "12.5"]]),
        Case(
            name: "names of rows in bold",
            text: """
                +--------------+-------+
                | **Material** | steel |
                +--------------+-------+
                | **Length**   | 40 mm |
                +--------------+-------+
                | **Coating**  | zinc  |
                +--------------+-------+
                """,
            grid: [["**Material**", "steel"], ["**Length**", "40 mm"], ["**Coating**", "zinc"]], headerRows: 0),
        Case(
            name: "a stroke beside columns with gaps only",
            text: """
                    Variable |        Obs        Mean    Std. dev.
                -------------+------------------------------------
                         oak |         74    6165.257    2949.496
                  silver fir |         74     21.2973    5.785503
                         elm |         69    3.405797    .9899323
                -------------+------------------------------------
                """,
            grid: [
                ["Variable", "Obs", "Mean", "Std. dev."], ["oak", "74", "6165.257", "2949.496"],
                ["silver fir", "74", "21.2973", "5.785503"], ["elm", "69", "3.405797", ".9899323"],
            ]),
        Case(
            name: "names over two lines beside a stroke",
            text: """
                         |               Robust
                   price |      Coef.   Std. Err.      t    P>|t|     [95% Conf. Interval]
                ---------+----------------------------------------------------------------
                     oak |   1.741559   .6717434     2.59   0.012     .4021173    3.081001
                   _cons |   1946.069   1333.101     1.46   0.149    -712.0523     4604.19
                ---------+----------------------------------------------------------------
                """,
            grid: [
                ["", "", "Robust", "", "", "", ""],
                ["price", "Coef.", "Std. Err.", "t", "P>|t|", "[95% Conf. Interval]", "[95% Conf. Interval]"],
                ["oak", "1.741559", ".6717434", "2.59", "0.012", ".4021173", "3.081001"],
                ["_cons", "1946.069", "1333.101", "1.46", "0.149", "-712.0523", "4604.19"],
            ], headerRows: 2),
        Case(
            name: "a stroke beside columns that a name spans",
            text: """
                Board |    Wide planks in mm
                      |    A      B      C
                ------+---------------------
                 10   |   57    101    158
                 20   |   26    143    161
                """,
            grid: [
                ["Board", "Wide planks in mm", "Wide planks in mm", "Wide planks in mm"], ["", "A", "B", "C"],
                ["10", "57", "101", "158"], ["20", "26", "143", "161"],
            ], headerRows: 2),
        Case(
            name: "gaps under one name beside a stroke",
            text: """
                Board | Price   | Cut and time
                ------+---------+-------------------
                oak   | $    10 | 2019-01-02  10:20
                elm   | $     5 | 2019-01-03  11:40
                """,
            grid: [
                ["Board", "Price", "Cut and time"], ["oak", "$ 10", "2019-01-02 10:20"],
                ["elm", "$ 5", "2019-01-03 11:40"],
            ]),
        Case(
            name: "texts with wide gaps beside a stroke",
            text: """
                Board | What it is
                ------+-------------------
                 oak  | dry  and old
                 elm  | wet  and young
                """,
            grid: [["Board", "What it is"], ["oak", "dry and old"], ["elm", "wet and young"]]),
        Case(
            name: "a plus sign in a cell under the edge of another one",
            text: """
                +-----+-----+------+
                | name      | type |
                +=====+=====+======+
                | a   | x   | u8   |
                +-----+-----+------+
                | `oak+`    | u16  |
                +-----+-----+------+
                """,
            grid: [["name", "name", "type"], ["a", "x", "u8"], ["`oak+`", "`oak+`", "u16"]]),
        Case(
            name: "spans in the first rows that no row below divides",
            text: """
                +-----------+-----------------+
                | Presence: | optional; guest |
                +-----------+-----------------+
                | Calling:  | HVC64           |
                +-----------+------+----------+
                | Function: | int  | 0xC6     |
                +-----------+------+----------+
                | Argument: | long | reserved |
                +-----------+------+----------+
                """,
            grid: [
                ["Presence:", "optional; guest", "optional; guest"], ["Calling:", "HVC64", "HVC64"],
                ["Function:", "int", "0xC6"], ["Argument:", "long", "reserved"],
            ], headerRows: 0),
        Case(
            name: "names without strokes above a rule with strokes",
            text: """
                Key        Normal     Application
                ---------+----------+-------------
                Home     | CSI H    | SS3 H
                End      | CSI F    | SS3 F
                F13      | CSI 25 ~ | SS3 G
                ---------+----------+-------------
                """,
            grid: [
                ["Key", "Normal", "Application"], ["Home", "CSI H", "SS3 H"], ["End", "CSI F", "SS3 F"],
                ["F13", "CSI 25 ~", "SS3 G"],
            ]),
        Case(
            name: "empty cells anywhere below a rule of another kind",
            text: """
                +------------+------------+
                | Instance 1 | Instance 2 |
                +============+============+
                | read x (5) |            |
                +------------+------------+
                | add 1 (6)  |            |
                +------------+------------+
                |            | read x (6) |
                +------------+------------+
                """,
            grid: [["Instance 1", "Instance 2"], ["read x (5)", ""], ["add 1 (6)", ""], ["", "read x (6)"]]),
        Case(
            name: "texts over several columns and rows",
            text: """
                +-----------+----------------+
                | Presence: | mandatory      |
                +-----------+----------------+
                | Calling:  | HVC32          |
                +-----------+-----+----------+
                | Function: | int | 0x86     |
                +-----------+-----+----------+
                | Argument: | none           |
                +-----------+-----+----+-----+
                | Returns:  | int | R0 | one |
                |           +-----+----+-----+
                |           | int | R1 | two |
                +-----------+-----+----+-----+
                """,
            grid: [
                ["Presence:", "mandatory", "mandatory", "mandatory"], ["Calling:", "HVC32", "HVC32", "HVC32"],
                ["Function:", "int", "0x86", "0x86"], ["Argument:", "none", "none", "none"],
                ["Returns:", "int", "R0", "one"], ["Returns:", "int", "R1", "two"],
            ], headerRows: 0),
        Case(
            name: "rows that a text beside them covers",
            text: """
                +-------+---------+-----+-----+
                | Model | Inputs  | Default   |
                +       +         +-----+-----+
                |       |         | oak | elm |
                +=======+=========+=====+=====+
                | one   | mass,   |     |     |
                |       +---------+     +     +
                |       | water,  | yes | no  |
                |       +---------+     +     +
                |       | depth   |     |     |
                +-------+---------+-----+-----+
                | two   | mass    | no  | yes |
                +-------+---------+-----+-----+
                """,
            grid: [
                ["Model", "Inputs", "Default", "Default"], ["Model", "Inputs", "oak", "elm"],
                ["one", "mass,", "yes", "no"], ["one", "water,", "yes", "no"], ["one", "depth", "yes", "no"],
                ["two", "mass", "no", "yes"],
            ], headerRows: 2),
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
        Case(
            name: "cells that end with a semicolon, under a header with a rule",
            text: """
                Signal    Standard   Action   Comment
                -------------------------------------------------------
                CUT       P1990      Core     Cut from the saw(3)
                DRY       P1990      Term     Timer of the kiln(2)
                LONG      P2001      Core     The length is exceeded;
                                              see the rule(2)
                WIDE      P2001      Core     The width is exceeded;
                                              see the rule(2)
                WIND      -          Ign      Wind of the north
                """,
            grid: [
                ["Signal", "Standard", "Action", "Comment"], ["CUT", "P1990", "Core", "Cut from the saw(3)"],
                ["DRY", "P1990", "Term", "Timer of the kiln(2)"],
                ["LONG", "P2001", "Core", "The length is exceeded; see the rule(2)"],
                ["WIDE", "P2001", "Core", "The width is exceeded; see the rule(2)"],
                ["WIND", "-", "Ign", "Wind of the north"],
            ]),
        Case(
            name: "equations in cells",
            text: """
                Prefix   Name   Value
                Ki       kibi   2^10 = 1024
                Mi       mebi   2^20 = 1048576
                Gi       gibi   2^30 = 1073741824
                """,
            grid: [
                ["Prefix", "Name", "Value"], ["Ki", "kibi", "2^10 = 1024"], ["Mi", "mebi", "2^20 = 1048576"],
                ["Gi", "gibi", "2^30 = 1073741824"],
            ]),
        Case(
            name: "names of a program above columns of numbers",
            text: """
                Measure                          Time          CPU   Turns
                saw_wood::plank/50              1888 ns   1888 ns     354
                saw_wood::plank/54              2250 ns   2250 ns     294
                saw_wood::plank/58              2734 ns   2734 ns     246
                """,
            grid: [
                ["Measure", "Time", "CPU", "Turns"], ["saw_wood::plank/50", "1888 ns", "1888 ns", "354"],
                ["saw_wood::plank/54", "2250 ns", "2250 ns", "294"],
                ["saw_wood::plank/58", "2734 ns", "2734 ns", "246"],
            ]),
        Case(
            name: "a rule below names over columns that are a space apart",
            text: """
                Name           Typ     HS      ISO     RRIP
                -------------------------------------------
                Oaken              (P) x       x       x
                Elmen 1.15         (P) -       x       I²
                Ashen          (WB3.1) -       x       -
                Firs 3.4         (Com) x       x       -
                """,
            grid: [
                ["Name", "Typ", "HS", "ISO", "RRIP"], ["Oaken", "(P)", "x", "x", "x"],
                ["Elmen 1.15", "(P)", "-", "x", "I²"], ["Ashen", "(WB3.1)", "-", "x", "-"],
                ["Firs 3.4", "(Com)", "x", "x", "-"],
            ]),
        Case(
            name: "ranks, which Markdown takes for the numbers of a list",
            text: """
                Pos. Name             Points  Average  Mill
                ---  ---------------  ------  -------  ---------------
                 1.  Oak of Mel       52p     8.6      Old
                 2.  Elm              50p     8.3      New
                10.  Fir              49p     8.1      New
                """,
            grid: [
                ["Pos.", "Name", "Points", "Average", "Mill"], ["1.", "Oak of Mel", "52p", "8.6", "Old"],
                ["2.", "Elm", "50p", "8.3", "New"], ["10.", "Fir", "49p", "8.1", "New"],
            ]),
        Case(
            name: "a header of many lines in reStructuredText",
            text: """
                ==========================  ======  =========  ==========
                Kind of wood                Oak     Red elm,   Ash,
                                                    blue elm,  yew,
                                                    fir        pine,
                                                               birch,
                                                               maple
                --------------------------  ------  ---------  ----------
                Number of groups (saws)          2          1           1
                Number of planks per group       4          4           4
                --------------------------  ------  ---------  ----------
                All planks                       8          4           4
                ==========================  ======  =========  ==========
                """,
            grid: [
                ["Kind of wood", "Oak", "Red elm, blue elm, fir", "Ash, yew, pine, birch, maple"],
                ["Number of groups (saws)", "2", "1", "1"], ["Number of planks per group", "4", "4", "4"],
                ["All planks", "8", "4", "4"],
            ]),
        Case(
            name: "signs of cells that go on in the next line",
            text: " id |  note   | n \n----+---------+---\n  1 | two    +| 5\n    | planks  | \n  2 | oak     | 7\n",
            grid: [["id", "note", "n"], ["1", "two planks", "5"], ["2", "oak", "7"]]),
        Case(
            name: "the results of a query, with empty cells",
            text:
                " parent |  name  | size \n--------+--------+------\n root   | Kiel   |    5\n        | Bremen |    7\n"
                + " b      | Ulm    |    8\n        | alpha  |     \n(4 rows)\n",
            grid: [
                ["parent", "name", "size"], ["root", "Kiel", "5"], ["", "Bremen", "7"], ["b", "Ulm", "8"],
                ["", "alpha", ""],
            ]),
        Case(
            name: "the results of a query, of which one goes on in the next line",
            text:
                " id |     note     \n----+--------------\n  1 | two planks  +\n    | of long elm  \n    | and of oak\n"
                + "  2 | grade A+\n  3 | \n(4 rows)\n",
            grid: [
                ["id", "note"], ["1", "two planks of long elm"], ["", "and of oak"], ["2", "grade A+"], ["3", ""],
            ]),
    ]
}
