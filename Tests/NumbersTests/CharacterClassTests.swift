import Testing

@testable import Numbers

@Suite struct CharacterClassTests {
    private static let sample: CharacterClass = "-+a°※\u{202F}"

    @Test(arguments: ["-", "+", "a", "°", "※", "\u{202F}"] as [Character])
    func holdsItsCharacters(character: Character) {
        #expect(Self.sample.contains(character))
    }

    @Test(arguments: ["A", "b", " ", "\0", "\u{7F}", "\r\n", "a\u{301}", "-\u{20E3}", "−", "º", " "] as [Character])
    func holdsNoOthers(character: Character) {
        #expect(!Self.sample.contains(character))
    }

    /// What is told by a bit is what the standard library says.
    @Test func classesOfASCIIAreThoseOfUnicode() {
        for scalar in (0..<0x100).compactMap(Unicode.Scalar.init) {
            let character = Character(scalar)
            #expect(character.isBlank == character.isWhitespace, "U+\(String(scalar.value, radix: 16))")
            #expect(character.isASCIIDigit == ("0"..."9").contains(character))
            #expect(character.isASCIILetter == (character.isLetter && character.isASCII))
            #expect(character.byte == (scalar.isASCII ? UInt8(scalar.value) : nil))
        }
        #expect(Character("\r\n").byte == nil)
        #expect(Character("\r\n").isBlank)
        #expect(!Character("5\u{301}").isASCIIDigit)
    }
}
