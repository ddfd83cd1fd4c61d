import Articles
import Testing

/// Cells of a table that hold its notes keep the marks with which these begin.
struct NoteRowTests {
    private func texts(_ rows: String) -> [String] {
        Reading.article("<table>\(rows)</table>", path: "a.html").tables.first?.cells.map(\.text) ?? []
    }

    @Test(arguments: [
        ("<td>Note<td><sup>*</sup>p&lt;0.1; <sup>**</sup>p&lt;0.05", "*p<0.1; **p<0.05"),
        ("<td>Note<td>*p&lt;0.1; **p&lt;0.05", "*p<0.1; **p<0.05"),
        ("<td colspan=2><sup>*</sup>p&lt;0.1; <sup>**</sup>p&lt;0.05", "*p<0.1; **p<0.05"),
        ("<td colspan=2>*p&lt;0.1; **p&lt;0.05", "*p<0.1; **p<0.05"),
        ("<td colspan=2>*p&lt;0.1", "*p<0.1"),
        ("<td colspan=2><sup>*</sup> dried in air; <sup>**</sup> wet at first", "* dried in air; ** wet at first"),
        ("<td colspan=2>Signs: <sup>*</sup> dried, <sup>**</sup> wet", "Signs: * dried, ** wet"),
        ("<td colspan=2><sup>*</sup>dried. <sup>**</sup>wet<sup>*</sup>", "*dried. **wet"),
        (
            "<td colspan=2>Notes: * p &lt; .05. <sup>a</sup> dried in air. <sup>**</sup> wet",
            "Notes: * p < .05. a dried in air. ** wet"
        ),
    ])
    func marksOfNotesStay(note: String, text: String) {
        let cells = texts("<tr><td>0.1**<td>0.2*\n<tr>\(note)")
        #expect(cells.prefix(2) == ["0.1", "0.2"])
        #expect(cells.last == text)
    }

    /// A note that touches its mark may follow another one in a line.
    @Test(arguments: [
        ("<sup>1</sup>juvenile. <sup>2</sup>wet.", ["12", "15"]),
        ("<sup>1</sup>dated. <sup>2</sup>H is", ["12", "15^2"]),
        ("<sup>1</sup>juvenile. <sup>3</sup>wet.", ["12", "15^2"]),
        ("<sup>9223372036854775807</sup>juvenile. <sup>2</sup>wet.", ["12^1", "15^2"]),
        ("<sup>1</sup>young. <sup>3</sup> wet.", ["12", "15^2"]),
    ])
    func notesThatTouchTheirMarksAreFound(note: String, texts: [String]) {
        let cells = self.texts("<tr><td>12<sup>1</sup><td>15<sup>2</sup>\n<tfoot><tr><td colspan=2>\(note)")
        #expect(cells.prefix(2) == texts[...])
    }

    /// A mark before a name is none of a note, if one has it.
    @Test func marksBeforeNamesAreTaken() {
        let names = "<tr><td><sup>†</sup>Oak<td>†Elm<td><sup>*</sup>5"
        #expect(texts(names + "\n<tr><td colspan=3>†dried in air") == ["Oak", "Elm", "5", "†dried in air"])
        #expect(texts(names) == ["Oak", "†Elm", "5"])
        let note = "\n<tr><td colspan=3>†Oak trees that are extinct"
        #expect(
            texts("<tr><td><sup>†</sup>Oak<td>†Oak<td>†Elm" + note) == [
                "Oak", "Oak", "Elm", "†Oak trees that are extinct",
            ])
    }

    /// A sign is not a word.
    @Test(arguments: ["−5", "≤7", "€7"])
    func marksBeforeSignsAreTaken(value: String) {
        #expect(texts("<tr><td><sup>*</sup>\(value)<td>6") == [value, "6"])
    }

    /// The end of a sentence before a mark is not a number.
    @Test func notesOfOneCellAreNotDoubtful() {
        let page =
            "<table><tr><th>a<th>b<tr><td>1.5<sup>a</sup><td>2<sup>b</sup>\n"
            + "<tr><td colspan=2><sup>a</sup> dried in 1990. <sup>b</sup> wet. <sup>c</sup> old</table>"
        #expect(Reading.article(page, path: "a.html").tables.flatMap(\.findings).isEmpty)
    }

    @Test func marksBehindAColonAreTaken() {
        let row = "<tr><td>12: <sup>a</sup> 5<td>Sum: <sup>†</sup> all<td>Range: <sup>[1]</sup> 5–7"
        #expect(
            texts(row + "<tr><td colspan=3><sup>a</sup> dried boards") == [
                "12: 5", "Sum: all", "Range: 5–7", "a dried boards",
            ])
    }

    @Test(arguments: ["a,b", "1,2", "†,‡"])
    func aCellHoldsSeveralNotes(marks: String) {
        let marks = marks.split(separator: ",")
        for note in [
            "<sup>\(marks[0])</sup> dried in air; <sup>\(marks[1])</sup> wet",
            "Type I: <sup>\(marks[0])</sup> dried in air",
        ] {
            let cells = texts("<tr><td>5<sup>\(marks[0])</sup><td>6<sup>\(marks[1])</sup>\n<tr><td colspan=2>\(note)")
            #expect(cells[2] == note.replacing("<sup>", with: "").replacing("</sup>", with: ""))
            if note.hasPrefix("<") { #expect(cells.prefix(2) == ["5", "6"]) }
        }
    }

    /// As programs of statistics write them.
    @Test(arguments: [
        ("<td colspan=2>a. Predictors: Age<br>b. Wet", true), ("<tfoot><td>a. Predictors: Age<p>b. Wet</p>", true),
        ("<td>a. Predictors: Age<td>b. Wet", false), ("<td colspan=2>A. Predictors<br>B. Wet", false),
        ("<td colspan=2>a.b is a name<br>b.c", false), ("<tfoot><td>b. s. means not significant", false),
    ])
    func lettersWithAPointBeginNotes(note: String, isRead: Bool) {
        let cells = texts("<tr><td>.391<sup>a</sup><td>6<sup>b</sup>\n<tr>\(note)")
        #expect(cells.prefix(2) == (isRead ? [".391", "6"] : [".391^a", "6^b"]))
    }

    @Test func aLineHoldsSeveralNotes() {
        let table = "| 63<sup>1</sup> | 90<sup>2</sup> |\n|---|---|\n\n"
        for (notes, isRead) in [
            ("<sup>1</sup> Charged twice. <sup>2</sup> Wet lawn.", true),
            ("<sup>1</sup> 5 m <sup>2</sup> lawn.", false),
            ("<sup>1</sup> Dated twice. <sup>2</sup>H and others.", false),
        ] {
            let cells = Reading.article(table + notes + "\n").tables.first?.cells.map(\.text)
            #expect(cells == ["63", isRead ? "90" : "90^2"])
        }
    }

    /// A block or line in a cell is a note only as the cell would be.
    @Test(arguments: ["<p>", "<div>", "<br>", "\n"])
    func blocksInCellsAreNoNotes(block: String) {
        let cells = texts("<tr><td>\(block)†Mammuthus primigenius<td>6\n<tr><td>†Mammuthus<td>\(block)*John sleep.\n")
        #expect(cells == ["†Mammuthus primigenius", "6", "†Mammuthus", "*John sleep."])
        let note = "<tr><td>oak†<td>6\n<tr><td>\(block)† dried in air<td>5<tr><td colspan=2>\(block)‡wet</tr>"
        #expect(texts(note + "<tr><td>elm‡") == ["oak", "6", "† dried in air", "5", "‡wet", "elm"])
    }

    /// A table around others lays out the page, whatever its cells are.
    @Test(arguments: ["*", "†"])
    func cellsAroundTablesHoldNotes(mark: String) {
        let table = "<table><tr><th>Wood</th><th>n</th></tr><tr><td>oak\(mark)</td><td>5</td></tr></table>"
        for page in [
            "<table><tr><td>\n\(table)\n</td></tr><tr><td><p>\(mark) estimated</p></td></tr></table>",
            "<table><tr><td><p>\(mark)estimated</p>\n\(table)\n</td></tr></table>",
        ] {
            let tables = Reading.article(page, path: "a.html").tables
            #expect(tables.contains { $0.cells.map(\.text) == ["Wood", "n", "oak", "5"] })
        }
    }

    /// Tags that Markdown names in a text or as code begin no cell.
    @Test(arguments: ["A cell is `<td>`.", "`<table>` and `<td>`", "a ` <table><td> `"])
    func namesOfTagsHoldNoNotes(text: String) {
        let article = Reading.article("\(text)\n\n| Oak* | 20† |\n|---|---|\n\n\\* estimated\n\n†dried\n")
        #expect(article.tables.first?.cells.map(\.text) == ["Oak", "20"])
    }

    @Test(arguments: ["*", "†"])
    func textBehindACellHoldsNotes(mark: String) {
        let table = "<table><tr><td><table><tr><td>oak\(mark)</td></table>"
        for note in ["\(mark)dried", "<p>\(mark)dried</p>", "</td></tr></table><p>\(mark)dried</p>"] {
            let tables = Reading.article(table + note, path: "a.html").tables
            #expect(tables.contains { $0.cells.map(\.text) == ["oak"] })
        }
    }

    /// Items of a list in a cell are not notes.
    @Test(arguments: ["<br>", "\n<p>", "</li>\n<li>", "\n"])
    func listsInCellsAreNoNotes(end: String) {
        let list = "<li>* breakfast included\(end)* indoor pool</li>"
        for attribute in ["", " colspan=2"] {
            #expect(
                texts("<tr><td>oak*<td>elm (EF03*)\n<tr><td\(attribute)>\(list)").prefix(2) == ["oak*", "elm (EF03*)"])
        }
        #expect(texts("<tr><td>oak*<td>elm\n<tr><td>* dried in air\(end)† wet in air").prefix(2) == ["oak", "elm"])
    }

    /// Each note of a table has a mark of its own, so three cells that begin with a star hold lists.
    @Test func cellsWithStarsAreNoNotes() {
        let notes = ["dried in air", "wet at first", "sold by weight"].map { "<tr><td>oak*<td>* \($0)\n" }
        #expect(texts(notes.prefix(2).joined()).first == "oak")
        let lists = ["oak*", "* dried in air", "oak*", "* wet at first", "oak*", "* sold by weight"]
        #expect(texts(notes.joined()) == lists)
    }

    @Test func listsInRowsAreNoNotes() {
        let cells = Reading.article("| a |\n|---|\n| * breakfast<br>* pool |\n| oak* |\n").tables.first?.cells
        #expect(cells?.map(\.text) == ["a", "* breakfast\n* pool", "oak*"])
    }
}
