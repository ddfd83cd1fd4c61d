import Testing

@testable import Pictures

struct ColourTests {
    /// Checked with WCAG's own formula.
    @Test(arguments: [
        (0x506CBC, 0x000000, 4.21), (0x506CBC, 0xFFFFFF, 4.98), (0xFFFFFF, 0x000000, 21.0), (0x777777, 0xFFFFFF, 4.48),
        (0x0A0A0A, 0x000000, 1.06),
    ])
    func contrastIsThatOfWCAG(one: Int, two: Int, contrast: Double) {
        #expect(abs(Colour(one).contrast(with: Colour(two)) - contrast) < 0.01)
    }

    @Test(arguments: 0..<Style.cellSteps) func textsOfCellsCanBeRead(step: Int) {
        for cells in [Style.Cells.amounts, .differences] {
            let (light, dark) = cells.colours(step)
            for colour in [light, dark] {
                let ink = Colour(colour.ink == "#000000" ? 0 : 0xFFFFFF)
                #expect(colour.contrast(with: ink) >= 4.5)
            }
        }
    }
}
