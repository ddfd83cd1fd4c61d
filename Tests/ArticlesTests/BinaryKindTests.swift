import Testing

@testable import Articles

@Suite struct BinaryKindTests {
    /// Text may begin like a file of another kind.
    @Test(arguments: [
        "MZ", "BM 12", "PK", "BMI of 20 people", "ID3 tags", "RIFF", "PAR1 is a form", "GIF", "OTTO", "{rtf", "LZIP",
        "",
        "8BPS", "BZh9 is not a word", "P", "%", "<?xml version=\"1.0\"?>", "# PDF",
    ])
    func textIsNone(text: String) {
        #expect(BinaryKind.find(in: Array(text.utf8))?.name == nil)
    }

    @Test func everyKindIsTold() {
        let names = BinarySignature.all.map { $0.kind.name }
        #expect(names.allSatisfy { $0.hasPrefix("a ") || $0.hasPrefix("an ") || $0.hasPrefix("packed ") })
    }
}
