import Articles
import Testing
import Text

@testable import Drafting

/// Which rows of one header cell are titles of sections, and what their units are.
@Suite struct SectionTests {
    private func datasets(_ text: String) -> [DraftDataset] {
        let article = ArticleReader(options: IngestOptions()).article(path: "a.html", bytes: Array(text.utf8)).value
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
}
