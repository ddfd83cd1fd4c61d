import Foundation
import Testing
import Text

@testable import Asking

@Suite struct AccentFoldingTests {
    /// What Unicode says of all its letters: decomposed, and the accents left out.
    @Test func foldsWhatUnicodeDecomposes() {
        let accents: ClosedRange<UInt32> = 0x300...0x36F
        for value in (0x80...0x2FFF) {
            guard let scalar = Unicode.Scalar(UInt32(value)), !accents.contains(scalar.value) else { continue }
            let lower = String(scalar).lowercased()
            let parts = lower.decomposedStringWithCanonicalMapping.unicodeScalars.filter { !accents.contains($0.value) }
            // A stroke makes another sign.
            guard parts.first?.properties.isAlphabetic == true else { continue }
            #expect(
                AccentFolding.fold(lower) == String(String.UnicodeScalarView(parts)), "U+\(String(value, radix: 16))")
        }
    }

    @Test(arguments: [
        ("e\u{301}te", "ete"), ("ệ", "e"), ("≠ 3", "≠ 3"), ("が", "が"), ("か\u{3099}", "が"), ("й", "и"),
        ("straße", "straße"),
        ("ø", "ø"), ("", ""),
    ])
    func foldsAccentsAlone(text: String, folded: String) {
        #expect(AccentFolding.fold(text) == folded)
    }

    /// Marks that make other letters stay, however they are written.
    @Test func looseNamesKeepOtherMarks() {
        #expect(LooseName.fold("が") != LooseName.fold("か"))
        #expect(LooseName.fold("か\u{3099}") == LooseName.fold("が"))
        #expect(LooseName.fold("Éte\u{301}") == "ete")
    }

    @Test func looseNamesKeepWhatReplacesUndecodableBytes() {
        #expect(LooseName.fold("bo\u{FFFD}dy") != LooseName.fold("body"))
    }

    @Test func looseNamesKeepMinusSigns() {
        #expect(LooseName.fold("\u{2212}20 °C") == LooseName.fold("-20c"))
        #expect(LooseName.fold("-20 °C") != LooseName.fold("20 °C"))
        #expect(LooseName.fold("AX-3") == "ax3")
        #expect(LooseName.fold("10\u{2013}20") == "10-20")
    }

    @Test(arguments: [
        ("4/0", "40"), ("4:0", "40"), ("M 2,5", "M25"), ("12 5", "125"), ("5 (3)", "53"), ("2.5", "2,5"), ("C#", "C"),
        ("5 %", "5"), ("R&D", "RD"),
    ])
    func looseNamesKeepSignsThatChangeThem(name: String, other: String) {
        #expect(LooseName.fold(name) != LooseName.fold(other))
    }

    @Test(arguments: [
        ("(4/0)", "4 / 0"), ("440 × 956", "440x956"), ("St. Louis", "st louis"), ("M 2,5", "m2,5"),
        ("text_style", "Text Style"), ("Aurora (second)", "aurora second"), ("C & A", "c&a"), ("10 – 20", "10-20"),
    ])
    func looseNamesDropOtherSigns(name: String, other: String) {
        #expect(LooseName.fold(name) == LooseName.fold(other))
    }
}
