import Testing

@testable import Recipes

@Suite struct UnitStatementTests {
    @Test(arguments: [
        ("All dimensions in cm.", "cm"), ("Oak was cut. All values are given in centimetres.", "centimetres"),
        ("Unit: cm", "cm"), ("（単位：cm）", "cm"), ("(Values in the table are in kg)", "kg"),
        ("Figures are in millions of boards.", "millions of boards"), ("All timber in m.", "m"),
        ("Widths, cm", "cm"), ("Heights (cm)", "cm"), ("Temperatures are given in °F.", "°F"),
        ("The moisture in %", "%"),
    ])
    func sentencesStateUnits(text: String, unit: String) {
        #expect(UnitStatement.units(ofSentences: text, about: ["moisture"]).map(\.unit) == [unit])
    }

    @Test(arguments: [
        "The planks were cut in mm steps.", "Oak is sold in cm.", "All planks were cut in May.",
        "All values of the old mill were measured in 1920.", "The widths (cm) are those of dry planks.",
        "Unit: the mill", "The moisture of oak in %", "Beech, m",
    ])
    func otherSentencesDoNot(text: String) {
        #expect(UnitStatement.units(ofSentences: text).isEmpty)
    }
}
