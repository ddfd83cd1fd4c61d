import TestSupport
import Testing

@testable import Recipes

/// The schema of recipes knows the steps that there are.
@Suite struct StepSchemaTests {
    @Test func namesEveryStep() throws {
        let step = try #require(try BookSchema.recipe.load().definition("#/$defs/step"))
        #expect(Set((step["properties"]?.members ?? [:]).keys) == Set(RecipeSteps.all.map { $0.name }))
        #expect(step["additionalProperties"] == .boolean(false))
        #expect(step["minProperties"] == .number(1) && step["maxProperties"] == .number(1))
    }
}
