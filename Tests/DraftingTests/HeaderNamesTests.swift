import Articles
import Testing
import Text

@testable import Drafting

/// What looks like a unit in headers and is a name, or may be one.
@Suite struct HeaderNamesTests {
    /// Beside a named column of its group, a column that is called by a unit keeps its name.
    @Test(arguments: [
        ("Group A", "hp", "cyl", "Group A / hp"), ("Length", "mm", "class", "Length"),
        ("Group A", "hp", "mpg", "Group A"),
        ("Group A", "(hp)", "cyl", "Group A"),
    ])
    func aUnitBelowATierMayBeAName(_ upper: String, _ first: String, _ second: String, _ title: String) {
        let text =
            "<table><tr><th rowspan=2>Car<th colspan=2>\(upper)<tr><th>\(first)<th>\(second)"
            + "<tr><td>x<td>110<td>6<tr><td>y<td>93<td>4</table>"
        let article = ArticleReader(options: IngestOptions()).article(path: "a.html", bytes: Array(text.utf8)).value
        let value = BookDraft([DraftArticle(id: "a", title: "A", article: article)]).datasets.first?.values.first
        #expect(value?.title == title)
        #expect(value?.unit == first.filter(\.isLetter))
    }
}
