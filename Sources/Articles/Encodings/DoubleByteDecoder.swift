/// Decodes the Encoding Standard's encodings with one or two bytes for each character: Big5, EUC-KR, Shift_JIS.
struct DoubleByteDecoder: Sendable {
    /// The character of a single byte beyond ASCII; nil if there is none.
    private let single: @Sendable (UInt8) -> UInt32?
    private let isLead: @Sendable (UInt8) -> Bool
    /// The characters of two bytes; nil if there are none.
    private let pair: @Sendable (_ lead: Int, _ trail: Int) -> (UInt32, UInt32?)?

    func decode(_ bytes: [UInt8], from start: Int) -> DecodedText {
        DecodedText(bytes, from: start) { index, text in
            let lead = bytes[index]
            guard isLead(lead), index + 1 < bytes.count else {
                text.append(isLead(lead) ? nil : single(lead))
                return index + 1
            }
            let trail = bytes[index + 1]
            let codes = pair(Int(lead), Int(trail))
            text.append(codes?.0)
            if let second = codes?.1 { text.append(second) }
            // An ASCII character after a stray byte is kept, because it may be markup.
            return index + (codes == nil && trail < 0x80 ? 1 : 2)
        }
    }
}

extension DoubleByteDecoder {
    static let big5 = DoubleByteDecoder(
        single: { _ in nil }, isLead: { (0x81...0xFE).contains($0) },
        pair: { lead, trail in
            guard (0x40...0x7E).contains(trail) || (0xA1...0xFE).contains(trail) else { return nil }
            let pointer = (lead - 0x81) * 157 + trail - (trail < 0x7F ? 0x40 : 0x62)
            switch pointer {
            case 1133: return (0xCA, 0x304)
            case 1135: return (0xCA, 0x30C)
            case 1164: return (0xEA, 0x304)
            case 1166: return (0xEA, 0x30C)
            default: return EncodingIndex.big5[pointer].map { ($0, nil) }
            }
        })

    static let eucKR = DoubleByteDecoder(
        single: { _ in nil }, isLead: { (0x81...0xFE).contains($0) },
        pair: { lead, trail in
            guard (0x41...0xFE).contains(trail) else { return nil }
            return EncodingIndex.eucKR[(lead - 0x81) * 190 + trail - 0x41].map { ($0, nil) }
        })

    static let shiftJIS = DoubleByteDecoder(
        single: { $0 == 0x80 ? 0x80 : JIS.katakana($0) },
        isLead: { (0x81...0x9F).contains($0) || (0xE0...0xFC).contains($0) },
        pair: { lead, trail in
            guard (0x40...0x7E).contains(trail) || (0x80...0xFC).contains(trail) else { return nil }
            let pointer = (lead - (lead < 0xA0 ? 0x81 : 0xC1)) * 188 + trail - (trail < 0x7F ? 0x40 : 0x41)
            // The rows that Windows reserves for users.
            if (8836...10715).contains(pointer) { return (0xE000 + UInt32(pointer - 8836), nil) }
            return EncodingIndex.jis0208[pointer].map { ($0, nil) }
        })
}

/// The common part of the Japanese encodings.
enum JIS {
    /// The half-width katakana of a byte with the eighth bit set; nil if there is none.
    static func katakana(_ byte: UInt8) -> UInt32? {
        (0xA1...0xDF).contains(byte) ? 0xFF61 + UInt32(byte - 0xA1) : nil
    }

    /// The character in the 94 by 94 table, from two bytes with the eighth bit set; nil if there is none.
    static func character(_ first: UInt8, _ second: UInt8, of index: EncodingIndex) -> UInt32? {
        guard (0xA1...0xFE).contains(first), (0xA1...0xFE).contains(second) else { return nil }
        return index[(Int(first) - 0xA1) * 94 + Int(second) - 0xA1]
    }
}
