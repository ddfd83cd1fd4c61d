import Testing
import Text

@testable import Articles

/// What the decoders make of bytes, errors included: `�` for each of them.
@Suite struct DecoderTests {
    @Test(
        arguments: [
            ("ibm866", [0x8F, 0xF0], "ПЁ"), ("koi8-r", [0xF0, 0xB3], "ПЁ"), ("koi8-u", [0xAE], "ў"),
            ("windows-1251", [0xCF, 0xA8, 0x98], "ПЁ\u{98}"), ("x-mac-cyrillic", [0x8F, 0xDD], "ПЁ"),
            ("macintosh", [0x8E, 0xDB], "é€"), ("iso-8859-2", [0xB1], "ą"), ("windows-874", [0xA1, 0xDB], "ก�"),
            ("windows-1253", [0xD9, 0xD2], "Ω�"), ("windows-1255", [0xE0, 0xD9], "א�"), ("iso-8859-8-i", [0xE0], "א"),
            ("windows-1252", [0x80, 0x81, 0x9F], "€\u{81}Ÿ"), ("x-user-defined", [0x41, 0x80], "A\u{F780}"),
            ("iso-2022-kr", [0x41, 0x42], "�"),
        ] as [(String, [UInt8], String)])
    func singleBytes(label: String, bytes: [UInt8], text: String) throws { try check(label, bytes, text) }

    /// Stray bytes take no ASCII with them: it may be markup.
    @Test(
        arguments: [
            ("gbk", [0xC4, 0xE3, 0x80], "你€"), ("gb18030", [0x81, 0x30, 0x81, 0x30], "\u{80}"),
            ("gb18030", [0x90, 0x30, 0x81, 0x30], "\u{10000}"), ("gb18030", [0x81, 0x35, 0xF4, 0x37], "\u{E7C7}"),
            ("gb18030", [0xE3, 0x32, 0x9A, 0x35], "\u{10FFFF}"), ("gb18030", [0xE3, 0x32, 0x9A, 0x36], "�"),
            ("gb18030", [0x81, 0x30, 0x3C], "�0<"), ("gb18030", [0x81, 0x30, 0x81, 0x3C], "�0�<"),
            ("gb18030", [0x81, 0x30, 0x81], "�"), ("gb18030", [0x80, 0xFF, 0x3C], "€�<"),
            ("gb18030", [0x81, 0x20], "� "), ("gb18030", [0x81], "�"),
            ("big5", [0xA7, 0x41, 0x88, 0x62, 0x88, 0xA5], "你Ê̄ê̌"), ("big5", [0x87, 0x40], "䏰"),
            ("big5", [0x87, 0x45], "𧉧"), ("big5", [0x81, 0x3C, 0x81, 0xA1], "�<�"), ("big5", [0xA7], "�"),
            ("euc-kr", [0xB0, 0xA1, 0x81, 0x41], "가갂"), ("euc-kr", [0xC9, 0xA1, 0xB0, 0x3C], "��<"),
            ("euc-jp", [0xC8, 0xC4, 0x8E, 0xB1, 0x8F, 0xB0, 0xA1], "板ｱ丂"),
            ("euc-jp", [0x8E, 0xE0, 0x8F, 0xA1, 0xA1, 0x8F, 0xA1, 0x3C], "���<"), ("euc-jp", [0x8F, 0xB0], "�"),
            ("shift_jis", [0x94, 0xC2, 0xB1, 0x80, 0xF0, 0x40], "板ｱ\u{80}\u{E000}"),
            ("shift_jis", [0x81, 0x3C, 0xA0, 0x85, 0x80], "�<��"), ("shift_jis", [0x87, 0x40], "①"),
            ("utf-16be", [0xD8, 0x3D, 0xDE, 0x00, 0xD8, 0x3D, 0x00, 0x41, 0xDE, 0x00], "😀�A�"),
            ("utf-16le", [0x41, 0x00, 0x42], "A�"), ("utf-16be", [0xD8, 0x3D, 0x00], "�"),
        ] as [(String, [UInt8], String)])
    func severalBytes(label: String, bytes: [UInt8], text: String) throws { try check(label, bytes, text) }

    @Test(
        arguments: [
            ([0x1B, 0x24, 0x42, 0x48, 0x44, 0x1B, 0x28, 0x42, 0x41], "板A"),
            ([0x1B, 0x28, 0x4A, 0x5C, 0x7E, 0x1B, 0x28, 0x49, 0x31], "¥‾ｱ"),
            ([0x1B, 0x24, 0x40, 0x48], "�"), ([0x1B, 0x24, 0x40, 0x48, 0x1B, 0x28, 0x42, 0x41], "�A"),
            ([0x41, 0x1B, 0x28, 0x42, 0x1B, 0x28, 0x42, 0x42], "A�B"), ([0x1B, 0x28, 0x58], "�(X"),
            ([0x1B], "�"), ([0x0E, 0x80, 0x41], "��A"), ([0x1B, 0x24, 0x42, 0x7E, 0x7E], "�"),
        ] as [([UInt8], String)])
    func iso2022JP(bytes: [UInt8], text: String) throws { try check("iso-2022-jp", bytes, text) }

    /// Any bytes at all: as many errors as replacement characters, and valid UTF-8.
    @Test func anyBytesGiveText() {
        var random = SystemRandomNumberGenerator()
        for (encoding, _) in TextEncoding.labels {
            for _ in 0..<20 {
                let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
                let decoded = TextDecoder.decode(bytes, as: encoding)
                let text = String(validating: decoded.bytes, as: UTF8.self)
                #expect(text != nil, "\(encoding) \(bytes)")
            }
        }
    }

    @Test func aMarkOfByteOrderOverrulesTheLabel() {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0xC3, 0xA9]
        let read = ArticleReader().article(path: "a.txt", bytes: bytes, encoding: TextEncodingLabel("windows-1252"))
        #expect(read.value.text.string(0..<9) == "é")
    }

    private func check(_ label: String, _ bytes: [UInt8], _ text: String) throws {
        let label = try #require(TextEncodingLabel(label))
        // ASCII before and behind, so that nothing depends on the ends alone.
        for tail in [[], Array("x\n".utf8)] where tail.isEmpty || !text.hasSuffix("�") && label.isByteWise {
            let decoded = TextDecoder.decode(bytes + tail, as: label.encoding)
            #expect(String(decoding: decoded.bytes, as: UTF8.self) == text + String(decoding: tail, as: UTF8.self))
            #expect(decoded.undecodableCount == text.count { $0 == "\u{FFFD}" })
        }
    }
}

extension TextEncodingLabel {
    fileprivate var isByteWise: Bool {
        switch encoding {
        case .utf16BigEndian, .utf16LittleEndian, .replacement, .iso2022JP: false
        default: true
        }
    }
}
