import Testing

@testable import Drafting

/// The titles of numbers of one cell.
@Suite struct PartTitleTests {
    @Test(arguments: [
        ("Weight (g", "Weight (g)"), ("SD)", "SD"), ("Depth, m (", "Depth, m"), ("Power,", "Power"),
        ("尺寸(长", "尺寸(长)"), ("Width [mm]", "Width [mm]"), ("Load (dry [", "Load (dry)"), (", wet", "wet"),
        (")", ")"), ("±", "±"),
    ])
    func mended(_ title: String, _ expected: String) { #expect(PartTitle.mended(title) == expected) }

    @Test func inDrafts() {
        #expect(DraftedColumn("Weight (g ± SD)", ["15 ± 2", "16 ± 3"]).values.map(\.title) == ["Weight (g)", "SD"])
        #expect(DraftedColumn("尺寸（长×宽，毫米）", ["1×2", "3×4"]).values.map(\.title) == ["尺寸(长)", "宽"])
        // A bracket that the program does not know is of both numbers.
        #expect(
            DraftedColumn("Age ± 1σ (ka)", ["10.1 ± 0.3", "20.4 ± 0.5"]).values.map(\.title) == ["Age (ka)", "1σ (ka)"])
        #expect(DraftedColumn("Power, hp/kW", ["100/75", "120/90"]).values.map(\.title) == ["Power", "Power"])
    }
}
