import Books
import Testing
import Text

@testable import Discovery
@testable import Workbench

/// What must be found in the first book without a hint.
@Suite struct FirstBookTests {
    private static let report = Result {
        try Pipeline().run(BookFolder(files: ProposalContractTests.files("Input"))).discover(nil)
    }

    private func proposal(_ dataset: String, _ kind: String, _ isMeant: (Proposal) -> Bool) throws -> Proposal {
        try #require(
            Self.report.get().proposals.first { $0.dataset == dataset && $0.rule.kind == kind && isMeant($0) })
    }

    @Test func expandedHeightsAreWholeRows() throws {
        let found = try proposal("widget-height", "multiple-of") { $0.statement.contains("0.4 times") }
        #expect(found.support == 120)
        #expect(found.exceptions.map(\.value) == ["342"])
    }

    @Test func widgetFontsAreClamped() throws {
        let found = try proposal("font-size", "clamped-copy") {
            $0.statement.hasSuffix("no higher than accessibility2")
        }
        #expect(found.statement.hasPrefix("the value for context today-widget equals that for context app"))
        #expect(found.exceptions.isEmpty)
    }

    @Test func compactHeightsDependOnVersionAndCategory() throws {
        let found = try proposal("widget-height", "determined-by") {
            $0.statement == "value depends on os_version and content_size_category alone where display_mode is compact"
        }
        #expect(found.support == 120)
        #expect(found.exceptions.isEmpty)
    }

    @Test func expandedHeightsFillTheScreen() throws {
        let found = try proposal("widget-height", "floor-to-multiples") {
            $0.statement.contains("fit under the height of screen-size")
        }
        #expect(found.exceptions.map(\.value) == ["684", "342"])
    }

    @Test func textStylesRunBesideBody() throws {
        let found = try proposal("font-size", "offset") { $0.statement.contains("that for text_style body plus") }
        #expect(found.statement.contains("but at least 11"))
        #expect(found.statement.contains("callout or caption1 or caption2 or headline or subheadline"))
    }

    @Test func laterSizesAreForetold() throws {
        let checked = try Pipeline().run(BookFolder(files: ProposalContractTests.files("Input")))
        let report = try checked.discover("today-widget", without: ["os_version=14"])
        let rows = try #require(report.proposals.first { $0.rule.kind == "multiple-of" })
        #expect(rows.prediction?.judged == 32)
        #expect(rows.prediction?.right == 32)
        #expect(rows.prediction?.rightAlone == 32)
        // What it is fitted to has another constant; that of an older version, measured by someone else, is right.
        let floor = try #require(report.proposals.first { $0.rule.kind == "floor-to-multiples" })
        #expect(floor.prediction?.judged == 15)
        #expect(floor.prediction?.right == 15)
        #expect(floor.prediction?.judgedAlone == 0)
        let borrowed = try #require(floor.prediction?.borrowed)
        #expect(borrowed.dataset == "widget-height")
        #expect(borrowed.words.first?.word == "10")
        #expect(borrowed.judged == 15)
        #expect(borrowed.right == 15)
        #expect(!report.proposals.contains { $0.dataset == "widget-height" })
    }
}
