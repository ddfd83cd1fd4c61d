import Articles
import Testing
import Text

@testable import Drafting

/// What tells the tables of one form and the parts of a table apart: headings, paragraphs, captions and titles of sections.
@Suite struct SectionTests {
    private func datasets(_ text: String, path: String = "a.html") -> [DraftDataset] {
        let article = ArticleReader(options: IngestOptions()).article(path: path, bytes: Array(text.utf8)).value
        return BookDraft([DraftArticle(id: "a", title: "A", article: article)]).datasets
    }

    /// Neither it nor the row below it names columns, though years may.
    @Test(arguments: ["", "<td>550"])
    func theFirstRowMayBeASection(_ other: String) throws {
        let columns = other.isEmpty ? 2 : 3
        let found = datasets(
            """
            <table><tr><th colspan=\(columns)>Size (mm)<tr><td>Height<td>1850\(other)<tr><td>Width<td>600\(other)
            <tr><th colspan=\(columns)>Weights (kg)<tr><td>Net<td>62\(other)<tr><td>Gross<td>66\(other)</table>
            """)
        let dataset = try #require(found.first)
        #expect(dataset.keys.map(\.title) == ["Section", "Name"])
        #expect(dataset.keys.first?.words == [["Size (mm)", "Size (mm)", "Weights (kg)", "Weights (kg)"]])
        #expect(dataset.values.map(\.name) == (1..<columns).map { "value_\($0)" })
        let remark = "without a unit, though sections of the table name “mm”, “kg”; give each record its unit"
        #expect(dataset.values.allSatisfy { $0.unit == nil && $0.unitRemark == remark })
    }

    /// The line above a table may have points and a colon, but no sentences.
    @Test(arguments: [
        ("Engine X (1.2 L)", "Engine Y (1.6 L)", true), ("Batch A (pH 1.2):", "Batch B (pH 6.8):", true),
        ("Station A: 12 m above sea level", "Station B: 512 m above sea level", true),
        ("Mill No. 2, at 20 °C and at a speed of 5 m/s", "Mill No. 3, at 20 °C and at a speed of 5 m/s", true),
        ("**Batch A** (pH 1.2)", "**Batch B** (pH 6.8)", true),
        ("All sizes are in mm.", "All sizes are in cm.", false), ("Read this. Mill A", "Read this. Mill B", false),
    ])
    func theLineAboveTellsTablesApart(_ first: String, _ second: String, _ isKey: Bool) throws {
        let rows = "| Wood | Dry |\n|---|--:|\n| ash | 5 |\n| oak | 7 |\n"
        let found = datasets("# Planks\n\n\(first)\n\n\(rows)\n\(second)\n\n\(rows)", path: "a.md")
        #expect(found.map { $0.keys.map(\.name) } == (isKey ? [["section", "wood"]] : [["wood"], ["wood"]]))
        if !isKey { #expect(found.allSatisfy { $0.remark?.hasPrefix("Another dataset has its title; “") == true }) }
    }

    /// Rows of one text below another row may be sections, or records without values.
    @Test func rowsWithoutValuesHaveARemark() throws {
        func row(_ cells: String...) -> String { "<tr>" + cells.map { "<td>\($0)" }.joined() }
        let rows = [
            row("Ash", "5", "4"), row("Firs", "", ""), row("Grand", "45", "44"), row("Pines", "", ""),
            row("Scots", "9", "8"),
        ]
        let dataset = try #require(datasets("<table><tr><th>Wood<th>Dry<th>Wet\(rows.joined())</table>").first)
        #expect(dataset.keys.map(\.name) == ["wood"])
        #expect(
            dataset.remark?.hasPrefix("Rows without values are records: “Firs”, “Pines”; if they are headings") == true)
    }

    /// Such rows at the end may be notes; those of a table with one value rather lack it.
    @Test(arguments: [("| Wood | Dry | Wet |", true), ("| Wood | Dry |", false)])
    func lastRowsWithoutValuesHaveARemark(_ header: String, _ hasRemark: Bool) throws {
        let columns = header.count { $0 == "|" } - 1
        func row(_ name: String, _ value: String) -> String {
            "| \(name) |" + String(repeating: " \(value) |", count: columns - 1) + "\n"
        }
        let rows = row("Ash", "5") + row("Oak", "7") + row("**Updated 3 May 2020**", "") + row("© The mill", "")
        let rule = String(repeating: "|---", count: columns) + "|\n"
        let dataset = try #require(datasets("\(header)\n\(rule)\(rows)", path: "a.md").first)
        let remark =
            "The last rows without values are records: “Updated 3 May 2020”; if they are notes on the table, add the step \"skip-rows\" "
            + "to the recipe"
        #expect(dataset.remark == (hasRemark ? remark : nil))
        #expect(dataset.tables.first?.noteRows == ["© The mill"])
    }

    /// A sentence across a table is a note in its section, unless all titles are sentences.
    @Test func sentencesAreNotes() throws {
        func table(_ texts: String...) -> String {
            "<table><tr><th>Wood<th>Size"
                + texts.enumerated().map { "<tr><td colspan=2>\($1)<tr><td>A\($0)<td>1<tr><td>B\($0)<td>2" }.joined()
                + "</table>"
        }
        let noted = try #require(datasets(table("Hard", "Both were measured twice.", "Soft")).first)
        #expect(noted.keys.first?.words == [["Hard", "Hard", "Hard", "Hard", "Soft", "Soft"]])
        #expect(noted.tables.first?.noteRows == ["Both were measured twice."])
        let titled = try #require(datasets(table("These woods are hard.", "These woods are soft.")).first)
        #expect(titled.keys.map(\.name) == ["section", "wood"])
        #expect(titled.tables.first?.noteRows == [])
    }

    /// A foot, or a part without a title beside those with one, is in no section.
    @Test(arguments: [
        ("<tfoot><tr><td>All<td>8</tfoot>", "All"), ("<tbody><tr><td>Elm<td>8<tr><td>Fir<td>9</tbody>", "Elm"),
        ("<tr><td>Elm<td>8", nil), ("<tbody><tr><td colspan=2>Others<tbody><tr><td>Elm<td>8</tbody>", nil),
    ])
    func rowsOfOtherPartsHaveARemark(_ rows: String, _ first: String?) throws {
        func section(_ title: String, _ name: String) -> String {
            "<tbody><tr><th colspan=2>\(title)<tr><td>\(name) 1<td>5<tr><td>\(name) 2<td>6"
        }
        let html =
            "<table><thead><tr><th>Wood<th>Size</thead>\(section("Hard", "oak"))\(section("Soft", "pine"))\(rows)</table>"
        let dataset = try #require(datasets(html).first)
        #expect(dataset.tables.first?.strayRows == (first.map { [$0] } ?? []))
        #expect(
            dataset.remark?.contains("begins with “\(first ?? "")”, whose records have the section above") ?? false
                == (first != nil))
    }

    /// Paragraphs and a heading together tell tables apart, but no field has both.
    @Test func differentTextsAboveTablesHaveARemark() throws {
        func table(_ rows: String) -> String { "<table><tr><th>Rank<th>Name<th>Time\(rows)</table>" }
        func row(_ name: String, _ rank: Int) -> String { "<tr><td>\(rank)<td>\(name)<td>\(rank)0 s" }
        let (first, second) = (table(row("Al", 1) + row("Bo", 2)), table(row("Cy", 1) + row("Di", 2)))
        let final = table(row("Ed", 1) + row("Al", 2))
        let page = "<h1>Run</h1><p><b>Heat 1</b></p>\(first)<p><b>Heat 2</b></p>\(second)"
        let dataset = try #require(datasets("\(page)<h2>Final</h2>\(final)").first)
        #expect(
            dataset.remark?.hasPrefix(
                "The texts above its tables differ: “Heat 1”, “Heat 2”, “Final”; if these tell the rows apart")
                == true)
        #expect(datasets(page).first?.remark == nil)
    }

    @Test(arguments: ["td", "th"])
    func sectionsMayHaveGroups(_ cell: String) throws {
        func row(_ text: String) -> String { "<tr><\(cell) colspan=3>\(text)</\(cell)>" }
        let woods = ["Scots", "Grand", "White"].map { "<tr><td>\($0)<td>1<td>2" }
        let found = datasets(
            "<table><tr><th>Wood<th>Size<th>Age" + row("Soft") + row("Pines") + woods[0] + row("Firs") + woods[1]
                + row("Hard") + row("Ashes") + woods[2] + "</table>")
        let dataset = try #require(found.first)
        #expect(dataset.keys.map(\.name) == ["group", "section", "wood"])
        #expect(dataset.keys[0].words == [["Soft", "Soft", "Hard"]])
        #expect(dataset.keys[1].words == [["Pines", "Firs", "Ashes"]])
    }

    @Test func someSectionsMayHaveNoUnit() {
        func remarks(_ sections: String...) -> [String?] {
            let rows = sections.map { "<tr><td colspan=2>\($0)<tr><td>A<td>1<tr><td>B<td>2" }
            let found = datasets("<table><tr><th>Part<th>Car\(rows.joined())</table>")
            return found.flatMap(\.values).map(\.unitRemark)
        }
        let remark = "without a unit, though sections of the table name “mm”, “kg”; give each record its unit"
        #expect(remarks("Size (mm)", "Weights (kg)", "Speeds") == [remark])
        #expect(remarks("Size", "Age (years)") == [nil])
    }

    /// The only row below a title names the columns.
    @Test func theFirstRowMayBeATitle() {
        let data = ["A", "B", "C"].map { "<tr><td>\($0)<td>1<td>2" }.joined()
        let rows = "<tr><th colspan=3>Salts<tr><td>Salt<td>Dry<td>Wet<tr><th colspan=3>Old\(data)"
        let found = datasets("<table>\(rows)</table>")
        #expect(found.map { $0.keys.map(\.title) } == [["Section", "Salt"]])
    }

    @Test func headingsPartTablesOfOneForm() throws {
        let found = datasets(
            "# Boards\n## Oak\n| G | W |\n|---|---|\n| a | 1 |\n## Pine\n| G | W |\n|---|---|\n| a | 2 |\n",
            path: "a.md")
        let dataset = try #require(found.first)
        #expect(dataset.keys.map(\.name) == ["boards", "g"])
        #expect(dataset.tables.count == 2)
        #expect(dataset.title == "Boards")
    }

    @Test(arguments: [("(continued)", true), ("– Fortsetzung", true), ("(oak)", false)])
    func tablesThatGoOnAreOne(_ end: String, _ isOne: Bool) throws {
        func table(_ caption: String, _ wood: String) -> String {
            "<table><caption>\(caption)</caption><tr><th>Wood<th>Size<tr><td>\(wood)<td>1<tr><td>\(wood) 2<td>3</table>"
        }
        let found = datasets(table("Table 1", "oak") + table("Table 1 \(end)", "elm"))
        #expect(found.first?.keys.map(\.name) == (isOne ? ["wood"] : ["section", "wood"]))
        #expect(found.first?.tables.count == 2)
    }

    /// A paragraph above each of them, which may end in a colon, is a heading, too; a sentence is not.
    @Test(arguments: [("**Oak**", "**Pine**", true), ("Oak:", "Pine:", true), ("Oak was cut.", "Pine, too.", false)])
    func shortParagraphsPartTablesOfOneForm(_ first: String, _ second: String, _ isParted: Bool) throws {
        let table = "\n\n| G | W |\n|---|---|\n"
        let found = datasets("# Boards\n\n\(first)\(table)| a | 1 |\n\n\(second)\(table)| b | 2 |\n", path: "a.md")
        let dataset = try #require(found.first)
        #expect(dataset.keys.map(\.name) == (isParted ? ["section", "g"] : ["g"]))
        #expect(dataset.tables.count == 2)
        if isParted { #expect(dataset.keys.first?.words == [["Oak", "Pine"]]) }
    }
}
