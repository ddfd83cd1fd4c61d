import Testing

@testable import Publish

@Suite struct NoteNumeralTests {
    /// A mark behind 10 must not make a power of it.
    @Test(arguments: [
        ("7", "²", "7²"), ("10", "³", "10⁽³⁾"), ("-10", "³", "-10⁽³⁾"), ("110", "³", "110³"), ("1.10", "³", "1.10³"),
        ("5 mm", "³", "5 mm⁽³⁾"), ("5 mm", "¹", "5 mm¹"), ("Oak", "³", "Oak³"), ("10", "", "10"),
        ("10", "[[3]](#note-3)", "10[[3]](#note-3)"),
    ])
    func marked(text: String, mark: String, expected: String) {
        #expect(NoteNumeral.marked(text, mark) == expected)
    }
}
