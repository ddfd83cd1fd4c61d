import Foundation
import TestSupport
import Testing

@testable import Recipes

@Suite struct RecipeStepTests {
    @Test func everyStepIsDocumented() throws {
        let page = try String(
            contentsOf: Shared.root.appending(path: "Documentation/book-format.md"), encoding: .utf8)
        for step in RecipeSteps.all { #expect(page.contains("\n| `\(step.name)` |"), "\(step.name)") }
    }

    @Test func anUnknownStepNamesTheNearestOrAll() {
        let bench = Workbench()
        #expect(bench.step("dito: {}") == nil && bench.step("transmogrify: {}") == nil)
        #expect(bench.mistakes.count == 2)
        #expect(bench.mistakes.first?.hasSuffix("did you mean \"ditto\"?") == true)
        #expect(
            bench.mistakes.last?.contains("; the steps are \(RecipeSteps.all.map { $0.name }.joined(separator: ", "))")
                == true)
    }
}
