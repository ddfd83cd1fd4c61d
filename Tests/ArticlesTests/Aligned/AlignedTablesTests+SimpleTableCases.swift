import Articles
import Testing

/// Simple tables of reStructuredText, as docutils reads them, what looks like them, and grids with rules between rows.
extension AlignedTablesTests {
    @Test func tabsBetweenTheColumnsOfBorders() {
        let text = "=\t==========\n0\tpeci = 0, T 0\n\tpeci = 1, T 1\n1\tRemote 1\n=\t==========\n"
        let table = Reading.article(text, path: "a.txt", readsAligned: true).tables.first
        #expect(Reading.grid(table) == [["0", "peci = 0, T 0 peci = 1, T 1"], ["1", "Remote 1"]])
    }

    /// Beside tabs, only their stops show that the plus sign is in a cell.
    @Test func tabsBetweenTheStrokesOfGrids() {
        let text = """
            +---------------+------------------------+
            |part           | use                    |
            +---------------+------------------------+
            |plank\t\t| sides of\t\t |
            |\t\t| (oak + elm) boards     |
            |\t\t| in the dry shed        |
            +---------------+------------------------+
            |nail\t\t| joints\t\t |
            +---------------+------------------------+

            """
        let table = Reading.article(text, path: "a.txt", readsAligned: true).tables.first
        #expect(
            Reading.grid(table) == [
                ["part", "use"], ["plank", "sides of (oak + elm) boards in the dry shed"], ["nail", "joints"],
            ])
    }

    /// Such a table is one of its own, too, if its first border has a line of its own.
    @Test func tablesInCells() {
        let text = """
            ======  =========================
            Mode    Meaning
            ======  =========================
            bit30   reserved
            bit28   ==  =====================
                    0   no error
                    1   error code in status
                    ==  =====================
            bit27   Valid words:

                    ====  ======
                    unix  a pipe
                    tcp   a port
                    ====  ======
            bit26   also reserved
            ======  =========================

            """
        let tables = Reading.article(text, path: "a.txt", readsAligned: true).tables
        #expect(
            tables.map { Reading.grid($0) } == [
                [
                    ["Mode", "Meaning"], ["bit30", "reserved"], ["bit28", "0 no error 1 error code in status"],
                    ["bit27", "Valid words: unix a pipe tcp a port"], ["bit26", "also reserved"],
                ],
                [["unix", "a pipe"], ["tcp", "a port"]],
            ])
    }

    @Test func tabsInOneRowOfSeveralLines() {
        let text = """
            ================ =============================
            EPP_FAST\t Use fast transfers, 16-bit or
            \t\t 32-bit registers.  However, a
            \t\t transfer may fail.
            ================ =============================

            """
        let table = Reading.article(text, path: "a.txt", readsAligned: true).tables.first
        #expect(
            Reading.grid(table) == [
                ["EPP_FAST", "Use fast transfers, 16-bit or 32-bit registers. However, a transfer may fail."]
            ])
    }

    static let simpleTableCases: [Case] = [
        Case(
            name: "words above two columns, and a row that a backslash begins",
            text: """
                =====  =====  ======
                   Inputs     Output
                ------------  ------
                  A      B    A or B
                =====  =====  ======
                False  False  False
                \\      True   True
                =====  =====  ======
                """,
            grid: [
                ["Inputs", "Inputs", "Output"], ["A", "B", "A or B"], ["False", "False", "False"],
                ["", "True", "True"],
            ], headerRows: 2),
        Case(
            name: "columns that only the borders show",
            text: """
                ==== =========== =========== ==========
                in   ADT7490     ADT7476     ADT7473
                ==== =========== =========== ==========
                in0  2.5VIN (22) 2.5VIN (22) -
                in1  VCCP   (23) VCCP   (23) VCCP (14)
                in3  5VIN   (20) 5VIN   (20)
                in5  VTT    (8)
                ==== =========== =========== ==========
                """,
            grid: [
                ["in", "ADT7490", "ADT7476", "ADT7473"], ["in0", "2.5VIN (22)", "2.5VIN (22)", "-"],
                ["in1", "VCCP (23)", "VCCP (23)", "VCCP (14)"], ["in3", "5VIN (20)", "5VIN (20)", ""],
                ["in5", "VTT (8)", "", ""],
            ]),
        Case(
            name: "rows that begin with a dash, which Markdown takes for items",
            text: """
                ==== =====  =======
                -    b7     b6
                ==== =====  =======
                E    E      OS
                -    np/E   BIOS
                -    !P/E   BIOS
                *    D      BIOS
                ==== =====  =======
                """,
            grid: [
                ["-", "b7", "b6"], ["E", "E", "OS"], ["-", "np/E", "BIOS"], ["-", "!P/E", "BIOS"], ["*", "D", "BIOS"],
            ]),
        Case(
            name: "blank lines in cells and between rows",
            text: """
                ============  ==========================
                power_input   Measured power, of READ.
                power_label   "pin"

                              The number of outputs is
                              that of the rails.

                temp_input
                fan_input     Rotations per minute.
                ============  ==========================
                """,
            grid: [
                ["power_input", "Measured power, of READ."],
                ["power_label", "\"pin\" The number of outputs is that of the rails."], ["temp_input", ""],
                ["fan_input", "Rotations per minute."],
            ], headerRows: 0),
        Case(
            name: "rules of another kind below the header",
            text: """
                ====  =====
                name  value
                ----  -----
                a         1
                b         2
                ====  =====
                """,
            grid: [["name", "value"], ["a", "1"], ["b", "2"]]),
        Case(
            name: "a header above the first border",
            text: """
                name  value
                ====  =====
                a         1
                b         2
                ====  =====
                """,
            grid: [["name", "value"], ["a", "1"], ["b", "2"]]),
        Case(
            name: "words at the left of the columns that repeat below them",
            text: """
                              Front           Rear
                Size          bar     psi     bar     psi
                ------------  ------  ------  ------  ------
                195/65 R15    2.2     32      2.0     29
                205/55 R16    2.3     33      2.1     30
                """,
            grid: [
                ["", "Front", "Front", "Rear", "Rear"], ["Size", "bar", "psi", "bar", "psi"],
                ["195/65 R15", "2.2", "32", "2.0", "29"], ["205/55 R16", "2.3", "33", "2.1", "30"],
            ], headerRows: 2),
        Case(
            name: "lines drawn on both sides of words above columns",
            text: """
                             ---- Front ----  ---- Rear -----
                Size         bar      psi     bar      psi
                -----------  -----    ----    -----    ----
                195/65 R15   2.2      32      2.0      29
                205/55 R16   2.3      33      2.1      30
                """,
            grid: [
                ["", "Front", "Front", "Rear", "Rear"], ["Size", "bar", "psi", "bar", "psi"],
                ["195/65 R15", "2.2", "32", "2.0", "29"], ["205/55 R16", "2.3", "33", "2.1", "30"],
            ], headerRows: 2),
        Case(
            name: "columns that astropy leaves out",
            text: """
                year month   MJD   ... UT1Flag
                ---- ----- ------- ... -------
                  73     1 41684.0 ...       B
                  73     2 41715.0 ...       B
                """,
            grid: [
                ["year", "month", "MJD", "...", "UT1Flag"], ["73", "1", "41684.0", "...", "B"],
                ["73", "2", "41715.0", "...", "B"],
            ]),
    ]

    static let ruledGridCases: [Case] = [
        Case(
            name: "rows of several lines between rules",
            text: """
                +-----------+----------------+-----------------+
                |mode       |On #AC          |On #DB           |
                +-----------+----------------+-----------------+
                |off        |Do nothing      |Do nothing       |
                +-----------+----------------+-----------------+
                |warn       |Kernel OOPs     |Warn once and    |
                |(default)  |Warn once and   |continue to run  |
                |           |disable checking|                 |
                +-----------+----------------+-----------------+
                |fatal      |Kernel OOPs     |Send SIGBUS      |
                |           |and SIGBUS      |                 |
                +-----------+----------------+-----------------+
                """,
            grid: [
                ["mode", "On #AC", "On #DB"], ["off", "Do nothing", "Do nothing"],
                ["warn (default)", "Kernel OOPs Warn once and disable checking", "Warn once and continue to run"],
                ["fatal", "Kernel OOPs and SIGBUS", "Send SIGBUS"],
            ]),
        Case(
            name: "names in the middle of their rows",
            text: """
                ┌─────────┬────┬───────────────────────────┐
                │Value    │    │Effect                     │
                ├─────────┼────┼───────────────────────────┤
                │XkbIM_Set│(1L │Clients cannot change it.  │
                │         │<<7)│                           │
                ├─────────┼────┼───────────────────────────┤
                │         │    │The server does not change │
                │XkbIM_LED│(1L │the value, whatever is in  │
                │         │<<6)│other fields.              │
                └─────────┴────┴───────────────────────────┘
                """,
            grid: [
                ["Value", "", "Effect"], ["XkbIM_Set", "(1L <<7)", "Clients cannot change it."],
                ["XkbIM_LED", "(1L <<6)", "The server does not change the value, whatever is in other fields."],
            ]),
        Case(
            name: "paragraphs between rules",
            text: """
                +--------------+--------------------------+
                | samples      | Sets number of samples   |
                |              |                          |
                |              | RW                       |
                +--------------+--------------------------+
                | in_samples   | Sets number of specific  |
                | curr_samples |                          |
                | temp_samples | RW                       |
                +--------------+--------------------------+
                """,
            grid: [
                ["samples", "Sets number of samples RW"],
                ["in_samples curr_samples temp_samples", "Sets number of specific RW"],
            ]),
        Case(
            name: "names of two lines between rules, of which the first ends with a comma",
            text: """
                +----------------+----------------------------------------------+
                |activate_slack  |number of fingers to ignore before the events |
                +----------------+----------------------------------------------+
                |min_height,     |size below which fingers are ignored          |
                |min_width       |both to activate and during activity          |
                +----------------+----------------------------------------------+
                """,
            grid: [
                ["activate_slack", "number of fingers to ignore before the events"],
                ["min_height, min_width", "size below which fingers are ignored both to activate and during activity"],
            ]),
        Case(
            name: "numbers as names of two lines between rules",
            text: """
                +--------+------+------+
                | ID     | Size | Text |
                +========+======+======+
                | 0x1000 | 0x08 | A    |
                +--------+------+------+
                | 0x103B | 0x08 | B    |
                | 0x103E |      |      |
                +--------+------+------+
                | 0x1040 | 0x08 | C    |
                +--------+------+------+
                """,
            grid: [
                ["ID", "Size", "Text"], ["0x1000", "0x08", "A"], ["0x103B 0x103E", "0x08", "B"],
                ["0x1040", "0x08", "C"],
            ]),
        Case(
            name: "several rows between rules",
            text: """
                +-------+-------+---------+
                | Name  | City  | Work    |
                +-------+-------+---------+
                | Alice | Paris | manager |
                | Bob   | Rome  | clerk   |
                +-------+-------+---------+
                | Carl  | Oslo  | clerk   |
                | Dora  | Bern  | manager |
                +-------+-------+---------+
                """,
            grid: [
                ["Name", "City", "Work"], ["Alice", "Paris", "manager"], ["Bob", "Rome", "clerk"],
                ["Carl", "Oslo", "clerk"],
                ["Dora", "Bern", "manager"],
            ]),
        Case(
            name: "rows between rules without a header",
            text: """
                +-------------+---+
                | no-change   | 0 |
                +-------------+---+
                | none-to-rt  | 1 |
                +-------------+---+
                | all-to-idle | 3 |
                +-------------+---+
                """,
            grid: [["no-change", "0"], ["none-to-rt", "1"], ["all-to-idle", "3"]], headerRows: 0),
        Case(
            name: "a year between rules",
            text: """
                +------+------+
                | Wood | 2019 |
                +------+------+
                | oak  | 12   |
                +------+------+
                | elm  | 13   |
                +------+------+
                """,
            grid: [["Wood", "2019"], ["oak", "12"], ["elm", "13"]]),
    ]
}
