/// Texts whose header is hard to tell from a title or from the rows, with their grids.
extension AlignedTablesTests {
    static let headerCases: [Case] = [
        Case(
            name: "a name and a value above the header",
            text: """
                Archive:  wood.zip
                  Length      Date    Time    Name
                ---------  ---------- -----   ----
                       47  2014-06-21 12:34   oak
                      501  2014-06-21 12:34   elm
                """,
            grid: [
                ["Length", "Date", "Time", "Name"], ["47", "2014-06-21", "12:34", "oak"],
                ["501", "2014-06-21", "12:34", "elm"],
            ]),
        Case(
            name: "words over two columns each, with a rule below each word",
            text: """
                              Men              Women
                         --------------    --------------
                Age         N      %          N      %
                -----------------------------------------
                18-24     100   10.0        120   11.5
                25-34     200   20.0        210   21.5
                """,
            grid: [
                ["", "Men", "Men", "Women", "Women"], ["Age", "N", "%", "N", "%"],
                ["18-24", "100", "10.0", "120", "11.5"], ["25-34", "200", "20.0", "210", "21.5"],
            ], headerRows: 2),
        Case(
            name: "one word that begins where the columns below it do",
            text: """
                            Price (EUR)
                Model       net     gross
                A           10.00   11.90
                B           20.00   23.80
                """,
            grid: [
                ["", "Price (EUR)", "Price (EUR)"], ["Model", "net", "gross"], ["A", "10.00", "11.90"],
                ["B", "20.00", "23.80"],
            ], headerRows: 2),
        Case(
            name: "an underlined title",
            text: """
                Results
                =======
                Name   Qty  Size
                bolt   3    5
                nut    4    6
                """,
            grid: [["Name", "Qty", "Size"], ["bolt", "3", "5"], ["nut", "4", "6"]]),
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
            name: "names that are quantities in order",
            text: """
                Wood      20 °C    40 °C    100 °C
                Oak       35.9     36.4     39.1
                Elm       34.2     40.1     56.3
                Fir       31.6     61.3     247
                """,
            grid: [
                ["Wood", "20 °C", "40 °C", "100 °C"], ["Oak", "35.9", "36.4", "39.1"],
                ["Elm", "34.2", "40.1", "56.3"], ["Fir", "31.6", "61.3", "247"],
            ]),
        Case(
            name: "names that are years, beside another name",
            text: """
                Mill       2019     2020    Change
                North     120.5    131.2      8.8%
                South      98.7     90.4     -8.6%
                East      234.1    240.0      2.6%
                """,
            grid: [
                ["Mill", "2019", "2020", "Change"], ["North", "120.5", "131.2", "8.8%"],
                ["South", "98.7", "90.4", "-8.6%"], ["East", "234.1", "240.0", "2.6%"],
            ]),
        Case(
            name: "names in two lines above a rule, with the mark of a note in brackets",
            text: """
                Ship          Type      DWT     LOA
                              (1)      (t)     (m)
                ------------------------------------
                Aurora        bulk    82,000   229.0
                Borealis      tank   158,000   274.0
                Cygnus        cont.   98,000   366.5
                """,
            grid: [
                ["Ship", "Type", "DWT", "LOA"], ["", "(1)", "(t)", "(m)"], ["Aurora", "bulk", "82,000", "229.0"],
                ["Borealis", "tank", "158,000", "274.0"], ["Cygnus", "cont.", "98,000", "366.5"],
            ], headerRows: 2),
        Case(
            name: "groups with the same years",
            text: """
                              Oak         Elm
                           2019  2020  2019  2020
                North        12    13    14    15
                South        22    23    24    25
                """,
            grid: [
                ["", "Oak", "Oak", "Elm", "Elm"], ["", "2019", "2020", "2019", "2020"],
                ["North", "12", "13", "14", "15"], ["South", "22", "23", "24", "25"],
            ], headerRows: 2),
        Case(
            name: "signs of currencies apart from their numbers, brackets and rules above sums",
            text: """
                                             2023        2022
                                         --------    --------
                Sales                    $  1,234    $  1,100
                Cost of planks               (834)       (700)
                                         --------    --------
                Profit                   $    400    $    400
                Margin                       32.4%       36.4%
                """,
            grid: [
                ["", "2023", "2022"], ["Sales", "$ 1,234", "$ 1,100"], ["Cost of planks", "(834)", "(700)"],
                ["Profit", "$ 400", "$ 400"], ["Margin", "32.4%", "36.4%"],
            ]),
        Case(
            name: "dots that lead to numbers",
            text: """
                                        2023     2022
                Oak planks . . . . .   1,234    1,100
                Ash etc. ...........     834      700
                Elm................. ₩   400      400
                """,
            grid: [
                ["", "2023", "2022"], ["Oak planks", "1,234", "1,100"], ["Ash etc.", "834", "700"],
                ["Elm", "₩ 400", "400"],
            ]),
        Case(
            name: "the name No above numbers", text: "No,Wood,Length\n1,oak,20.5\n2,elm,4.0\n3,fir,1.2\n",
            grid: [["No", "Wood", "Length"], ["1", "oak", "20.5"], ["2", "elm", "4.0"], ["3", "fir", "1.2"]]),
        Case(
            name: "values that look like quantities and truth values in the first row",
            text: "oak   10 mm   20 kg   no\nelm   12 mm   21 kg   yes\nfir   13 mm   24 kg   no\n",
            grid: [
                ["oak", "10 mm", "20 kg", "no"], ["elm", "12 mm", "21 kg", "yes"], ["fir", "13 mm", "24 kg", "no"],
            ],
            headerRows: 0),
        Case(
            name: "units of which some are in brackets",
            text: """
                Wood      Load     Water    Hardness
                          (MPa)    (%)      (HB)
                Oak       90       12       37
                Elm       60       15       28
                Fir       45       13       18
                """,
            grid: [
                ["Wood", "Load", "Water", "Hardness"], ["", "(MPa)", "(%)", "(HB)"], ["Oak", "90", "12", "37"],
                ["Elm", "60", "15", "28"], ["Fir", "45", "13", "18"],
            ], headerRows: 2),
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
        Case(
            name: "a last column with its name in the lower line alone",
            text: """
                             Mean      Max.     Rain
                Mill         temp      wind     days    Height
                North         5.7      31.2      120        94
                South         7.6      28.9      202        12
                East          2.9      25.4      180       100
                """,
            grid: [
                ["", "Mean", "Max.", "Rain", ""], ["Mill", "temp", "wind", "days", "Height"],
                ["North", "5.7", "31.2", "120", "94"], ["South", "7.6", "28.9", "202", "12"],
                ["East", "2.9", "25.4", "180", "100"],
            ], headerRows: 2),
        Case(
            name: "equal names that the upper line tells apart, and a last one in the lower line alone",
            text: """
                            Wet       Dry
                            weight    weight    Count
                Oak         10.5      8.2       12
                Elm         11.5      9.1       14
                Ash         9.5       7.2       11
                """,
            grid: [
                ["", "Wet", "Dry", ""], ["", "weight", "weight", "Count"], ["Oak", "10.5", "8.2", "12"],
                ["Elm", "11.5", "9.1", "14"], ["Ash", "9.5", "7.2", "11"],
            ], headerRows: 2),
        Case(
            name: "a last word over two columns",
            text: """
                          Mass      Size
                Wood        kg    min   max
                Oak       10.5      8    12
                Elm       11.5      9    14
                Ash        9.5      7    11
                """,
            grid: [
                ["", "Mass", "Size", "Size"], ["Wood", "kg", "min", "max"], ["Oak", "10.5", "8", "12"],
                ["Elm", "11.5", "9", "14"], ["Ash", "9.5", "7", "11"],
            ], headerRows: 2),
        Case(
            name: "a name that is also a value",
            text: """
                  NO MILL      RANK   S  %OAK  %ELM COMMAND
                1201 north       20   S   2.3   0.6 saw
                 845 south-east  20   S   0.7   0.0 cut: long
                   1 north       20   S   0.0   0.1 plane
                """,
            grid: [
                ["NO", "MILL", "RANK", "S", "%OAK", "%ELM", "COMMAND"],
                ["1201", "north", "20", "S", "2.3", "0.6", "saw"],
                ["845", "south-east", "20", "S", "0.7", "0.0", "cut: long"],
                ["1", "north", "20", "S", "0.0", "0.1", "plane"],
            ]),
        Case(
            name: "right-aligned texts of several words beside numbers of the rows",
            text: """
                            wood     mass  width
                1            oak   709037  454.0
                2        old elm  8336817  778.2
                3 fir of a mount  6747815 1200.3
                """,
            grid: [
                ["", "wood", "mass", "width"], ["1", "oak", "709037", "454.0"], ["2", "old elm", "8336817", "778.2"],
                ["3", "fir of a mount", "6747815", "1200.3"],
            ]),
        Case(
            name: "names of two words with a letter in small above numbers with units",
            text: """
                Plank       Net weight  Price
                oak         185 g       499 €
                elm         203 g       649 €
                fir                     329 €
                """,
            grid: [
                ["Plank", "Net weight", "Price"], ["oak", "185 g", "499 €"], ["elm", "203 g", "649 €"],
                ["fir", "", "329 €"],
            ]),
        Case(
            name: "names of two words above numbers of several lengths with units",
            text: """
                Plank       Mean load   Area
                oak         8.64 t      12
                elm         98 t        13
                fir         98.1 t      14
                """,
            grid: [
                ["Plank", "Mean load", "Area"], ["oak", "8.64 t", "12"], ["elm", "98 t", "13"],
                ["fir", "98.1 t", "14"],
            ]),
        Case(
            name: "names of two words with capital letters above one unit",
            text: """
                Plank       Net Weight  Price
                oak         185 g       499
                elm         203 g       649
                fir         171 g       329
                """,
            grid: [
                ["Plank", "Net Weight", "Price"], ["oak", "185 g", "499"], ["elm", "203 g", "649"],
                ["fir", "171 g", "329"],
            ]),
        Case(
            name: "names of two words with capital letters above some single words",
            text: """
                Plank    Full Grade  Year
                oak      dark red    2019
                elm      red         2015
                fir      dark red    2017
                """,
            grid: [
                ["Plank", "Full Grade", "Year"], ["oak", "dark red", "2019"], ["elm", "red", "2015"],
                ["fir", "dark red", "2017"],
            ]),
        Case(
            name: "columns a space apart beside others with wider gaps",
            text: """
                  PID TTY          TIME CMD
                 1234 pts/0    00:00:00 bash
                 1235 pts/0    00:00:01 ps
                 1236 pts/0    00:00:01 sh
                """,
            grid: [
                ["PID", "TTY", "TIME", "CMD"], ["1234", "pts/0", "00:00:00", "bash"],
                ["1235", "pts/0", "00:00:01", "ps"], ["1236", "pts/0", "00:00:01", "sh"],
            ]),
        Case(
            name: "numbers a space behind words, below two names",
            text: """
                Wood year  Price
                teak 1999  15
                pine 2001  25
                rose 2003  35
                """,
            grid: [
                ["Wood", "year", "Price"], ["teak", "1999", "15"], ["pine", "2001", "25"], ["rose", "2003", "35"],
            ]),
        Case(
            name: "a number out of line",
            text: """
                Plank     Size    Time
                oak        364  12.3 s
                elm        364   1.3 s
                fir        364    3 s
                """,
            grid: [
                ["Plank", "Size", "Time"], ["oak", "364", "12.3 s"], ["elm", "364", "1.3 s"], ["fir", "364", "3 s"],
            ]),
        Case(
            name: "numbers anywhere below their names",
            text: """
                Plank     Size      Time
                oak        364      12.3
                elm        364       1.3
                fir        361      7
                ash        364     3
                """,
            grid: [
                ["Plank", "Size", "Time"], ["oak", "364", "12.3"], ["elm", "364", "1.3"], ["fir", "361", "7"],
                ["ash", "364", "3"],
            ]),
        Case(
            name: "a word out of line",
            text: """
                Plank     Size      Grade
                oak        364      first
                 elm       364      second
                fir        361        third
                """,
            grid: [
                ["Plank", "Size", "Grade"], ["oak", "364", "first"], ["elm", "364", "second"], ["fir", "361", "third"],
            ]),
        Case(
            name: "signs of currencies behind their numbers",
            text: """
                Plank    Price  Full load  Length
                oak      846 €  732 kg     4.5
                elm      267 €  51.2 kg    4.5
                fir      90 €   8 kg       12
                """,
            grid: [
                ["Plank", "Price", "Full load", "Length"], ["oak", "846 €", "732 kg", "4.5"],
                ["elm", "267 €", "51.2 kg", "4.5"], ["fir", "90 €", "8 kg", "12"],
            ]),
        Case(
            name: "a name beside its column, and a row without the last cell",
            text: """
                Element  Z   Weight   Note
                H         1    1.008  gas
                He        2    4.0026 gas
                Li        3    6.94   metal
                Be        4    9.0122
                """,
            grid: [
                ["Element", "Z", "Weight", "Note"], ["H", "1", "1.008", "gas"], ["He", "2", "4.0026", "gas"],
                ["Li", "3", "6.94", "metal"], ["Be", "4", "9.0122", ""],
            ]),
        Case(
            name: "names with a colon a space apart",
            text: """
                Key Size:
                oak    12
                elm     4
                ash   130
                """,
            grid: [["Key", "Size:"], ["oak", "12"], ["elm", "4"], ["ash", "130"]]),
        Case(
            name: "a title with a colon",
            text: """
                Some sizes:
                Wood  Size
                 oak    12
                 elm     4
                 ash   130
                """,
            grid: [["Wood", "Size"], ["oak", "12"], ["elm", "4"], ["ash", "130"]]),
    ]
}
