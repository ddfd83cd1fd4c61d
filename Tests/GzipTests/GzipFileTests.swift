import Testing

@testable import Gzip

@Suite struct GzipFileTests {
    private static let one = "1f8b0800000000000203ab514854a8e1aad1d5d505920a86403600edaa7e2d12000000"
    private static let two = "1f8b0800000000000203ab513052a8e1020033ead30d06000000"
    private static let zeros = """
        1f8b0800000000000203edc13101000000c2a0f54f6d067fa0000000000000000000000000000000000000000000000000000000\
        00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000\
        00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000\
        00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000\
        0000000000000000000080d7007b58e05c400d0300
        """

    @Test func unpacksOneMember() {
        let file = Self.file(Self.one)
        #expect(Self.text(file) == "| a |\n|---|\n| 1 |\n" && file.end == .complete)
    }

    @Test func unpacksMembersOneBehindTheOther() {
        let file = Self.file(Self.one + Self.two)
        #expect(Self.text(file) == "| a |\n|---|\n| 1 |\n| 2 |\n" && file.end == .complete)
    }

    @Test func zerosAtTheEndMeanNothing() {
        #expect(Self.file(Self.two + "0000000000").end == .complete)
        #expect(Self.file(Self.two + "00000041").end == .followed)
        #expect(Self.text(Self.file(Self.two + "41")) == "| 2 |\n")
    }

    /// A file cut off at any place gives the beginning of its text.
    @Test func aFileCutOffGivesItsBeginning() {
        let packed = Self.bytes(Self.one)
        for length in 3..<packed.count {
            let file = GzipFile(Array(packed[..<length]), limit: 1000)
            #expect(file.end == .truncated)
            #expect("| a |\n|---|\n| 1 |\n".hasPrefix(Self.text(file)))
        }
        #expect(Self.file(Self.one + "1f8b08").end == .truncated)
    }

    @Test func aWrongByteIsNoticed() {
        var packed = Self.bytes(Self.one)
        for index in 10..<packed.count {
            packed[index] ^= 0x55
            let end = GzipFile(packed, limit: 1000).end
            #expect(end == .damaged || end == .truncated, "byte \(index)")
            packed[index] ^= 0x55
        }
    }

    @Test func stopsAtTheLimit() {
        #expect(Self.file(Self.zeros, limit: 199_999).end == .excess)
        #expect(Self.file(Self.zeros, limit: 199_999).bytes.count < 199_999 + 65_537)
        #expect(Self.file(Self.zeros, limit: 200_000).end == .complete)
        let many = Self.file(String(repeating: Self.zeros, count: 20), limit: 1_000_000)
        #expect(many.end == .excess && many.bytes.count < 1_100_000)
    }

    @Test func recognizesGzip() {
        #expect(GzipFile.isGzip(Self.bytes(Self.one)))
        #expect(!GzipFile.isGzip([0x1F, 0x8B]) && !GzipFile.isGzip(Array("| a |".utf8)))
    }

    private static func file(_ hex: String, limit: Int = 1000) -> GzipFile { GzipFile(bytes(hex), limit: limit) }

    private static func text(_ file: GzipFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

    private static func bytes(_ hex: String) -> [UInt8] {
        let digits = hex.compactMap(\.hexDigitValue).map(UInt8.init)
        return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
}
