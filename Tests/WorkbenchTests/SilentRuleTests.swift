import Publish
import TestSupport
import Testing

@testable import Workbench

@Suite struct SilentRuleTests {
    /// A rule that never had anything to compare does not hold: nobody knows.
    @Test func theReportOnRulesSaysWhichOnesSayNothing() throws {
        let dataset = try #require(PlankBook.files["Datasets/plank-size.yaml"])
        let rule = """

              - {id: sides, kind: equal-slices, left: {wood: oak, side: left}, right: {wood: oak, side: right}, reason: so}
            """
        let files = PlankBook.files(replacing: ["Datasets/plank-size.yaml": dataset + rule])
        let checked = try Pipeline().run(BookFolder(files: files))
        let page = try #require(checked.outputFiles().first { $0.path == "reports/rules.md" })
        let lines = String(decoding: page.bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("| sides ") && $0.contains("not applicable") })
        #expect(lines.contains { $0.hasPrefix("| second-grade-is-wider ") && $0.contains(" yes ") })
    }
}
