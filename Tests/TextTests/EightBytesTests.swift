import TestSupport
import Testing
import Text

@Suite struct EightBytesTests {
    @Test func equalsTheBytesOneByOne() {
        let seed: UInt64 = 20_261_123
        var random = SeededGenerator(seed: seed)
        // Bytes next to the limits occur often.
        let limits: [UInt8] = [
            0x00, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x5B, 0x5C, 0x5D, 0x7E, 0x7F, 0x80, 0xBF, 0xC2, 0xFF,
        ]
        for _ in 0..<20_000 {
            let bytes = (0..<11).map { _ in
                Bool.random(using: &random) ? 0x61 : limits.randomElement(using: &random) ?? 0
            }
            let window = bytes[3...]
            let eight = bytes.withUnsafeBytes { EightBytes($0, at: 3) }
            #expect(eight.areASCII == window.allSatisfy { $0 < 0x80 }, "\(bytes), seed \(seed)")
            #expect(eight.codePoints == window.count { $0 & 0xC0 != 0x80 }, "\(bytes), seed \(seed)")
            let arePrintable = window.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }
            #expect(eight.arePrintable(besides: 0x22, 0x5C) == arePrintable, "\(bytes), seed \(seed)")
        }
    }

    @Test(arguments: 0...20) func findsTheFirstDifference(length: Int) {
        let bytes = [UInt8](repeating: 0x61, count: 20)
        var other = bytes
        if length < 20 { other[length] = 0x62 }
        let found = bytes.withUnsafeBytes { left in other.withUnsafeBytes { EightBytes.commonPrefix(left, $0) } }
        #expect(found == length)
        let short = bytes.withUnsafeBytes { left in
            bytes[..<length].withUnsafeBytes { EightBytes.commonPrefix(left, $0) }
        }
        #expect(short == length)
    }
}
