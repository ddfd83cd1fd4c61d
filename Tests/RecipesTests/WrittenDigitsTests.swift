import Books
import Numbers
import Testing

@testable import Recipes

/// The zeros at the end of a fraction say how exactly something was measured.
@Suite struct WrittenDigitsTests {
    @Test(arguments: [
        ("10.0", "10.0", "10"), ("1,024.50", "1024.50", "1024.5"), ("≤37.0", "≤37.0", "≤37"),
        ("10.0–12.50", "10.0–12.50", "10–12.5"), ("25", "25", "25"), ("0.00", "0.00", "0"), ("３.００", "3.00", "3"),
    ])
    func zerosAreRead(text: String, written: String, shortest: String) throws {
        guard case .value(let value, _) = CellReader.read(text, as: .number, allowsQualifiers: true) else {
            Issue.record("\(text) is not a number")
            return
        }
        #expect(value.display == written)
        #expect(value.shortest.display == shortest)
    }
}
