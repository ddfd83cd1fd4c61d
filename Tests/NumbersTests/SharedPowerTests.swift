import Testing

@testable import Numbers

@Suite struct SharedPowerTests {
    @Test(arguments: [
        ("1.2", "0.1 × 10³", SharedPower.shared(" ×10^3")), ("1.2", "0.1×10^-3 mm", .doubtful),
        ("3.6", "0.2 million", .shared(" million")), ("-3.6", "0.2 million USD", .shared(" million")),
        ("1,2", "0,1·10³", .shared(" ×10^3")), ("5万", "1万", .none), ("5", "1万", .shared("万")),
        ("0.412", "2 × 10⁻³", .none), ("5000", "1.2e3", .none), ("0.412", "1e-3", .none),
        ("1.2e3", "40", .none), ("1.2e3", "4e1", .none), ("1.2 mm", "0.1 × 10³ mm", .none), ("1.2", "0.1", .none),
        ("5.2", "1 × 10⁻³", .doubtful), ("1.2", "0.1e3", .doubtful), ("1.2", "3 × 10³", .doubtful),
        ("a", "2 million", .none), ("1.2", "10³", .none),
    ])
    func belongsToADeviationAndItsNumber(first: String, second: String, power: SharedPower) {
        #expect(SharedPower(of: second, with: first, joinedBy: .deviation) == power)
    }

    @Test(arguments: [
        ("1.2", "1.4 million", SharedPower.shared(" million")), ("2", "3×10⁴", .shared(" ×10^4")),
        ("800", "1.4 thousand", .none), ("2", "3e4", .doubtful), ("5 m", "6 thousand m", .none), ("7", "9", .none),
    ])
    func belongsToBothEndsOfARange(first: String, second: String, power: SharedPower) {
        #expect(SharedPower(of: second, with: first, joinedBy: .range) == power)
    }

    @Test(arguments: [
        ("±", SharedPower.Link.deviation), (" ± ", .deviation), ("+/-", .deviation), ("–", .range), (" - ", .range),
        (" to ", .range), ("/", nil), ("x", nil), (" (", nil), ("", nil), (" ±0", nil),
    ])
    func signsBetweenNumbersLinkThem(text: String, link: SharedPower.Link?) {
        #expect(SharedPower.Link(text) == link)
    }
}
