import Articles
import Testing
import Text

@testable import Drafting

/// What looks like a unit in headers and is a name, or may be one.
@Suite struct HeaderNamesTests {
    /// Whether the unit of a column is taken, and whether a remark is on it.
    @Test(arguments: [
        ("calls / sec", "calls_sec", nil, true), ("frames / s", "frames_s", nil, true),
        ("delays / s", "delays", "s", false),
        ("start / sec", "start", "sec", false), ("t / s", "t_s", nil, true),
        ("Shen F-1", "shen_f_1", nil, false), ("F-1", "f_1", nil, false), ("A/14", "a_14", nil, false),
        ("Key A/14", "key_a_14", nil, false), ("Rate s-1", "rate", "s⁻¹", false),
        ("Expansion (K-1)", "expansion", "K⁻¹", false),
        ("Command byte", "command_byte", nil, true), ("Start bit", "start_bit", nil, true),
        ("Width pixel", "width", "pixel", false),
        ("Length meter", "length", "meter", false), ("Weight in gram", "weight", "gram", false),
        ("Amp", "amp", "Amp", true), ("mm", "mm", "mm", false), ("Animals / # dp", "animals_dp", nil, false),
        ("Thrust (g)", "thrust", "g", false), ("Length (g)", "length_g", nil, true),
    ])
    func aWordAtTheEndMayBeNoUnit(_ header: String, _ name: String, _ unit: String?, _ hasRemark: Bool) {
        let values = DraftedColumn(header, ["12.5", "14"]).values
        #expect(values.map(\.name) == [name])
        #expect(values.map(\.unit) == [unit])
        #expect(values.map { $0.comment != nil } == [hasRemark], "\(values.first?.comment ?? "")")
    }

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
