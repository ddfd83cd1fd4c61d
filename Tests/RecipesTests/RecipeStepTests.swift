import Testing

@testable import Recipes

@Suite struct RecipeStepTests {
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
