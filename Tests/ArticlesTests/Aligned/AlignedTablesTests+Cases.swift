/// Texts in every form that is found, with their grids.
extension AlignedTablesTests {
    static let cases: [Case] = [
        Case(
            name: "words before the name of their column",
            text: """
                Sta    Dist   Per   Mag1   Time
                GERES  10.56  0.3 ML 4.0   12
                GERES  10.56  0.6          13
                FINES  22.29  0.8 mb 3.7   14
                ARCES  30.27  0.6 mb 3.7   15
                """,
            grid: [
                ["Sta", "Dist", "Per", "Mag1", "Time"], ["GERES", "10.56", "0.3", "ML 4.0", "12"],
                ["GERES", "10.56", "0.6", "", "13"], ["FINES", "22.29", "0.8", "mb 3.7", "14"],
                ["ARCES", "30.27", "0.6", "mb 3.7", "15"],
            ]),
        Case(
            name: "a header of words over numbers, a cell left out in the middle",
            text: """
                Part      Length  Mass (g)
                bolt          20      1.5
                nut            4      0.25
                washer                0.1
                """,
            grid: [
                ["Part", "Length", "Mass (g)"], ["bolt", "20", "1.5"], ["nut", "4", "0.25"], ["washer", "", "0.1"],
            ]),
        Case(
            name: "a line of strokes, header words that overhang their columns",
            text: "moisture content  value\n--------  -----\noak 1         3\nelm          12\n",
            grid: [["moisture content", "value"], ["oak 1", "3"], ["elm", "12"]]),
        Case(
            name: "a simple table of reStructuredText",
            text:
                "====  ======  ====\na     b c     d\n====  ======  ====\n1     2       3\n4             6\n====  ======  ====\n",
            grid: [["a", "b c", "d"], ["1", "2", "3"], ["4", "", "6"]]),
        Case(
            name: "a grid",
            text:
                "+------+-------+\n| name | value |\n+------+-------+\n| oak  |     3 |\n|      |     4 |\n+------+-------+\n",
            grid: [["name", "value"], ["oak", "3"], ["", "4"]]),
        Case(
            name: "a grid of box-drawing characters",
            text: "┌──────┬───────┐\n│ name │ value │\n├──────┼───────┤\n│ 樫   │     3 │\n└──────┴───────┘\n",
            grid: [["name", "value"], ["樫", "3"]]),
        Case(
            name: "a grid without a border", text: " id | name\n----+------\n  1 | oak\n  2 | elm\n",
            grid: [["id", "name"], ["1", "oak"], ["2", "elm"]]),
        Case(
            name: "one space between columns, each under a word",
            text:
                "           mpg cyl disp\nBear A    21.0   6  160\nBear B W  21.0   6  160\nHare      22.8   4  108\n",
            grid: [
                ["", "mpg", "cyl", "disp"], ["Bear A", "21.0", "6", "160"], ["Bear B W", "21.0", "6", "160"],
                ["Hare", "22.8", "4", "108"],
            ]),
        Case(
            name: "numbers with their decimal points under each other",
            text: "Wood  Width\noak     88.0\nelm    224.7\nfir   4331\nash  10747\n",
            grid: [["Wood", "Width"], ["oak", "88.0"], ["elm", "224.7"], ["fir", "4331"], ["ash", "10747"]]),
        Case(
            name: "runs of tabs that align the columns",
            text: "Stop\t\tRE 1\tRE 2\nHamberg Hbf\t5.12\t7.12\nAlt\t\t5.21\t6.21\nUlm\t\t\t6.40\n",
            grid: [
                ["Stop", "RE 1", "RE 2"], ["Hamberg Hbf", "5.12", "7.12"], ["Alt", "5.21", "6.21"],
                ["Ulm", "", "6.40"],
            ]),
        Case(
            name: "rows between rules, of which one lacks a cell",
            text:
                "+------+------+\n| name | time |\n+------+------+\n| oak  | 11.3 |\n| elm  | 11.4 |\n+------+------+\n| ash  | 11.5 |\n| fir  |      |\n+------+------+\n",
            grid: [["name", "time"], ["oak", "11.3"], ["elm", "11.4"], ["ash", "11.5"], ["fir", ""]]),
        Case(
            name: "a currency before each price",
            text:
                "Seat             Price\nMain tier        CHF 2.50\nCurve, covered   CHF 3.10\nTerrace          CHF 0.80\n",
            grid: [
                ["Seat", "Price"], ["Main tier", "CHF 2.50"], ["Curve, covered", "CHF 3.10"],
                ["Terrace", "CHF 0.80"],
            ]),
        Case(
            name: "words over several columns, beside two columns of labels",
            text:
                "                     Heat 1             Heat 2\nLane  Name       React   Time       React   Time\n 3    Amara      0.142   11.50      0.151   11.32\n 4    Berg       0.163   11.61      0.150   11.41\n 5    Cruz       0.149   11.58      0.160   11.20\n",
            grid: [
                ["", "", "Heat 1", "Heat 1", "Heat 2", "Heat 2"], ["Lane", "Name", "React", "Time", "React", "Time"],
                ["3", "Amara", "0.142", "11.50", "0.151", "11.32"], ["4", "Berg", "0.163", "11.61", "0.150", "11.41"],
                ["5", "Cruz", "0.149", "11.58", "0.160", "11.20"],
            ], headerRows: 2),
        Case(
            name: "no header",
            text: "oak  700  1.5\nelm  560  1.25\npine 420  1.1\nash  690  1.4\n".replacing("pine ", with: "fir  "),
            grid: [["oak", "700", "1.5"], ["elm", "560", "1.25"], ["fir", "420", "1.1"], ["ash", "690", "1.4"]],
            headerRows: 0),
        Case(
            name: "capitals over words", text: "NAME    READY  STATE\nweb-0   1/1    up\nweb-12  0/1    down\n",
            grid: [["NAME", "READY", "STATE"], ["web-0", "1/1", "up"], ["web-12", "0/1", "down"]]),
        Case(
            name: "one word in each column, a space apart, and several in the last",
            text: """
                total 12
                drwxr-xr-x  2 root root 4096 Jan  2 10:00 bin
                -rwxr-xr-x  1 joe  adm    24 Mar 15 09:05 prog
                -rw-r--r--  1 joe  adm   300 Mar 15  2009 my notes
                """,
            grid: [
                ["drwxr-xr-x", "2", "root", "root", "4096", "Jan", "2", "10:00", "bin"],
                ["-rwxr-xr-x", "1", "joe", "adm", "24", "Mar", "15", "09:05", "prog"],
                ["-rw-r--r--", "1", "joe", "adm", "300", "Mar", "15", "2009", "my notes"],
            ], headerRows: 0),
        Case(
            name: "the command that printed the table, whose words fit above its columns",
            text: """
                saw --print reshape -i X,Y -o item,value wide.txt
                  time       item value
                  2009-01-01 X    0.65473572
                  2009-01-01 Y    2.4520609
                  2009-01-02 X    -0.89248112
                """,
            grid: [
                ["time", "item", "value"], ["2009-01-01", "X", "0.65473572"], ["2009-01-01", "Y", "2.4520609"],
                ["2009-01-02", "X", "-0.89248112"],
            ]),
        Case(
            name: "names of two words over numbers, a space apart, and a rule below",
            text: """
                Coefficients:
                            Estimate Std. Error t value Pr(>|t|)
                (Intercept) 37.22727    1.59879  23.285  < 2e-16 ***
                wt          -3.87783    0.63273  -6.129 1.12e-06 ***
                hp          -0.03177    0.00903  -3.519  0.00145 **
                ---
                Signif. codes:  0 ‘***’ 0.001 ‘**’ 0.01
                """,
            grid: [
                ["", "Estimate", "Std. Error", "t value", "Pr(>|t|)"],
                ["(Intercept)", "37.22727", "1.59879", "23.285", "< 2e-16"],
                ["wt", "-3.87783", "0.63273", "-6.129", "1.12e-06"],
                ["hp", "-0.03177", "0.00903", "-3.519", "0.00145"],
            ]),
        Case(
            name: "a grid whose top line goes over two columns",
            text: """
                +-------+-------------+
                | Name  | Values      |
                +-------+------+------+
                |       | x    | y    |
                +=======+======+======+
                | Alpha | 1    | 2    |
                +-------+------+------+
                """,
            grid: [["Name", "Values", "Values"], ["", "x", "y"], ["Alpha", "1", "2"]], headerRows: 2),
        Case(
            name: "a grid with a cell over two rows",
            text: """
                +-------+-------------+
                | Name  | Values      |
                |       +------+------+
                |       | x    | y    |
                +=======+======+======+
                | Alpha | 1    | 2    |
                +-------+------+------+
                | Beta  | both        |
                +-------+-------------+
                """,
            grid: [
                ["Name", "Values", "Values"], ["Name", "x", "y"], ["Alpha", "1", "2"], ["Beta", "both", "both"],
            ],
            headerRows: 2),
        Case(
            name: "a grid with lines between its rows",
            text: """
                +-------+------------+
                | Name  | Text       |
                +=======+============+
                | Alpha | first line |
                |       | second     |
                +-------+------------+
                | Beta  | one        |
                +-------+------------+
                """,
            grid: [["Name", "Text"], ["Alpha", "first line second"], ["Beta", "one"]]),
        Case(
            name: "a grid with strokes in its cells",
            text: "┌───────┬──────┐\n│ name  ┆ size │\n│ ---   ┆ ---  │\n│ str   ┆ i64  │\n╞═══════╪══════╡\n"
                + "│ Alpha ┆ 10   │\n│ Beta  ┆ 200  │\n└───────┴──────┘\n",
            grid: [["name", "size"], ["---", "---"], ["str", "i64"], ["Alpha", "10"], ["Beta", "200"]], headerRows: 3),
        Case(
            name: "a grid with corners of dots and quotes",
            text: ".-------.------.\n| Name  | Size |\n:-------+------:\n| Alpha | 10   |\n'-------'------'\n",
            grid: [["Name", "Size"], ["Alpha", "10"]]),
        Case(
            name: "words over two columns each",
            text: """
                           Width          Height
                Device   min    max     min    max
                Phone    320    430     480    932
                Tablet   744   1024    1024   1366
                """,
            grid: [
                ["", "Width", "Width", "Height", "Height"], ["Device", "min", "max", "min", "max"],
                ["Phone", "320", "430", "480", "932"], ["Tablet", "744", "1024", "1024", "1366"],
            ], headerRows: 2),
        Case(
            name: "a header of two lines",
            text: """
                Part          old     new
                              (mm)    (mm)
                bolt          320     430
                nut           744    1024
                """,
            grid: [["Part", "old", "new"], ["", "(mm)", "(mm)"], ["bolt", "320", "430"], ["nut", "744", "1024"]],
            headerRows: 2),
        Case(
            name: "names indented under those of their groups",
            text: """
                Region     north   south
                Europe        18      21
                  France      10      12
                  Spain        8       9
                Asia
                  Japan       20      21
                """,
            grid: [
                ["Region", "north", "south"], ["Europe", "18", "21"], ["France", "10", "12"], ["Spain", "8", "9"],
                ["Asia", "", ""], ["Japan", "20", "21"],
            ]),
        Case(
            name: "names of texts indented under those of their groups",
            text: """
                Name       Kind    Note
                Oak        hard    dense
                  White    hard    pale
                  Red      soft    dark
                Pine       soft    light
                  Scots    soft    wet
                """,
            grid: [
                ["Name", "Kind", "Note"], ["Oak", "hard", "dense"], ["White", "hard", "pale"], ["Red", "soft", "dark"],
                ["Pine", "soft", "light"], ["Scots", "soft", "wet"],
            ]),
        Case(
            name: "names indented by several levels",
            text: """
                Region         north   south
                World             58      71
                  Europe          18      21
                    Spain          8       9
                      Galicia      2       3
                  Asia            40      50
                """,
            grid: [
                ["Region", "north", "south"], ["World", "58", "71"], ["Europe", "18", "21"], ["Spain", "8", "9"],
                ["Galicia", "2", "3"], ["Asia", "40", "50"],
            ]),
        Case(
            name: "dots that lead to numbers below a rule",
            text: """
                State          Number   Rate
                ------------   ------   ----
                Alabama ....    1,234   12.5
                Iowa .......      200    9.1
                """,
            grid: [["State", "Number", "Rate"], ["Alabama", "1,234", "12.5"], ["Iowa", "200", "9.1"]]),
        Case(
            name: "a line over the total",
            text: """
                Item       Qty   Price
                Pen          2    1.20
                Book         1   12.50
                -----------------------
                Total        3   13.70
                """,
            grid: [["Item", "Qty", "Price"], ["Pen", "2", "1.20"], ["Book", "1", "12.50"], ["Total", "3", "13.70"]]),
        Case(
            name: "names that begin with signs",
            text: "Pattern  Size  Used\n*.txt       5    10\n-o         16     2\n?.h         7     3\n",
            grid: [["Pattern", "Size", "Used"], ["*.txt", "5", "10"], ["-o", "16", "2"], ["?.h", "7", "3"]]),
        Case(
            name: "a header of years",
            text: "City    2018    2019    2020\nOslo      10       5       8\nRome      12       6       7\n",
            grid: [["City", "2018", "2019", "2020"], ["Oslo", "10", "5", "8"], ["Rome", "12", "6", "7"]]),
        Case(
            name: "two columns of words",
            text: "Name     Meaning\nalpha    the first one\nbeta     the second one\ngamma    the third one\n",
            grid: [
                ["Name", "Meaning"], ["alpha", "the first one"], ["beta", "the second one"],
                ["gamma", "the third one"],
            ]),
        Case(
            name: "strokes under words over two columns",
            text: """
                ======  ======  ======
                   Inputs       Output
                --------------  ------
                A       B       A or B
                ======  ======  ======
                False   False   False
                True    False   True
                ======  ======  ======
                """,
            grid: [
                ["Inputs", "Inputs", "Output"], ["A", "B", "A or B"], ["False", "False", "False"],
                ["True", "False", "True"],
            ], headerRows: 2),
        Case(
            name: "rows of several lines with blank lines between them",
            text: """
                ----------------------------------------------
                 Default           Right Left
                ----------- ------------ ---------------------
                   First            12.0 Example of a row that
                                         spans multiple lines.

                  Second             5.0 Here is another one.
                ----------------------------------------------
                """,
            grid: [
                ["Default", "Right", "Left"], ["First", "12.0", "Example of a row that spans multiple lines."],
                ["Second", "5.0", "Here is another one."],
            ]),
        Case(
            name: "cells with tabs between a title and a source",
            text: """
                Cities in 2020
                City\tCode\tArea
                Berlin\t0011\t891.7
                Mönchengladbach\t0020\t170.5
                Köln\tgi|35|ref|X|\t405.0
                Source: Offices
                """,
            grid: [
                ["City", "Code", "Area"], ["Berlin", "0011", "891.7"], ["Mönchengladbach", "0020", "170.5"],
                ["Köln", "gi|35|ref|X|", "405.0"],
            ]),
        Case(
            name: "first rows with single spaces",
            text: """
                               T  5 10 20
                       TOTAL 486  0  0  1
                      oak.ex  14  0  0  1
                     pine.ex  13  0  0  0
                      fir.ex  12  0  0  2
                """,
            grid: [
                ["", "T", "5", "10", "20"], ["TOTAL", "486", "0", "0", "1"], ["oak.ex", "14", "0", "0", "1"],
                ["pine.ex", "13", "0", "0", "0"], ["fir.ex", "12", "0", "0", "2"],
            ], headerRows: 0),
        Case(
            name: "single words above the names",
            text: """
                Code
                  guess(x)
                Output
                        wood grade confidence
                  6      Oak    zh       0.10
                  7 Pine-859    tr       0.06
                  8  Fir_rtl    he       0.01
                """,
            grid: [
                ["", "wood", "grade", "confidence"], ["6", "Oak", "zh", "0.10"], ["7", "Pine-859", "tr", "0.06"],
                ["8", "Fir_rtl", "he", "0.01"],
            ]),
        Case(
            name: "a first row of truth values",
            text: """
                                  X       Y
                Enabled           false   false
                Set current       850     850
                MAX current       1165    1165
                """,
            grid: [
                ["", "X", "Y"], ["Enabled", "false", "false"], ["Set current", "850", "850"],
                ["MAX current", "1165", "1165"],
            ]),
    ]
}
