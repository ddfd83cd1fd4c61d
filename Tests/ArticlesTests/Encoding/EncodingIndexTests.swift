import Foundation
import TestSupport
import Testing

@testable import Articles

/// The packed tables against the Encoding Standard's own files, and against hashes of these where they are not there.
@Suite struct EncodingIndexTests {
    /// Each index as the standard's files name it, with how many pointers it has and a hash of its code points (FNV-1a, 0
    /// for a pointer without one).
    static let hashes: [(name: String, count: Int, hash: UInt64)] = [
        ("big5", 19782, 0x42E7_AA18_E527_5279), ("euc-kr", 23750, 0x8483_62FA_D4DB_0E9A),
        ("gb18030-ranges", 414, 0x1AEB_BDD9_338E_7A00), ("gb18030", 23940, 0xDC39_08AE_7431_70F1),
        ("jis0208", 11104, 0xB4AE_6588_7D7E_CA31), ("jis0212", 7211, 0xE1A9_AFC1_09A2_662F),
        ("ibm866", 128, 0xE80A_00CC_88B8_82BD), ("iso-8859-10", 128, 0x586C_45B5_8997_516E),
        ("iso-8859-13", 128, 0x99C1_E41F_17F1_140C), ("iso-8859-14", 128, 0x971D_A2C2_FA53_0684),
        ("iso-8859-15", 128, 0x036B_5261_7878_4987), ("iso-8859-16", 128, 0xCFF2_A0B6_5412_10EB),
        ("iso-8859-2", 128, 0x1FE3_5A76_8ABE_DF4E), ("iso-8859-3", 128, 0x053F_8078_D05A_2FE3),
        ("iso-8859-4", 128, 0x40F9_A75E_46C1_7D41), ("iso-8859-5", 128, 0xB1EC_712A_A17A_51C1),
        ("iso-8859-6", 115, 0x784A_98E8_7A9F_BC4A), ("iso-8859-7", 127, 0x3B29_261E_F7D9_70C8),
        ("iso-8859-8", 127, 0xF98A_F4E5_727E_5B42), ("koi8-r", 128, 0x90A9_7FC4_A62A_F069),
        ("koi8-u", 128, 0xF190_D101_E084_A267), ("macintosh", 128, 0xFCF2_F2B7_35BC_FFE8),
        ("windows-1250", 128, 0xA1FA_1552_C38E_DF05), ("windows-1251", 128, 0x9A87_2E59_5F76_D19D),
        ("windows-1252", 128, 0xD5FD_16FD_FDE3_858F), ("windows-1253", 127, 0x83BC_6B19_C837_B430),
        ("windows-1254", 128, 0x8065_40A5_F267_B8C7), ("windows-1255", 127, 0x5902_5C45_EDE5_5CED),
        ("windows-1256", 128, 0x9DB2_4AE2_CEC2_23E0), ("windows-1257", 128, 0xDF55_9124_2368_2C40),
        ("windows-1258", 128, 0x4B8C_3BB3_BACD_42B6), ("windows-874", 124, 0x292F_CFB3_C20A_1899),
        ("x-mac-cyrillic", 128, 0x5899_7254_5F2F_6E02),
    ]

    @Test(arguments: hashes)
    func theTableHasTheHashOfTheStandards(name: String, count: Int, hash: UInt64) throws {
        let codes = try #require(Self.codes(name))
        #expect(codes.count == count)
        #expect(codes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } == hash)
    }

    @Test(
        .enabled(if: Shared.isPresent, "the standard's files exist only next to a developer's checkout"),
        arguments: hashes.map(\.name))
    func theTableIsTheStandards(name: String) throws {
        let file = Shared.folder.appending(path: "conformance/encoding/index-\(name).txt")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let pairs = try rows.map { row in
            let fields = row.split(separator: "\t")
            let pointer = try #require(Int(fields[0].drop(while: \.isWhitespace)))
            return (pointer, try #require(UInt32(fields[1].dropFirst(2), radix: 16)))
        }
        let codes = try #require(Self.codes(name))
        if name == "gb18030-ranges" {
            #expect(codes == pairs.flatMap { [UInt32($0), $1] })
        } else {
            var expected = [UInt32](repeating: 0, count: (pairs.map(\.0).max() ?? -1) + 1)
            for (pointer, code) in pairs { expected[pointer] = code }
            #expect(codes == expected)
        }
    }

    private static func codes(_ name: String) -> [UInt32]? {
        switch name {
        case "big5": EncodingIndex.big5.codes
        case "euc-kr": EncodingIndex.eucKR.codes
        case "gb18030": EncodingIndex.gb18030.codes
        case "gb18030-ranges": EncodingIndex.gb18030Ranges.codes
        case "jis0208": EncodingIndex.jis0208.codes
        case "jis0212": EncodingIndex.jis0212.codes
        default: singleByteNames.first { $0.lowercased() == name }.map { EncodingIndex($0).codes }
        }
    }

    private static let singleByteNames = TextEncoding.labels.compactMap { entry in
        if case .singleByte(let name) = entry.encoding { name } else { nil }
    }

    @Test(.enabled(if: Shared.isPresent, "the standard's files exist only next to a developer's checkout"))
    func everyLabelOfTheStandardIsKnown() throws {
        struct Group: Decodable {
            struct Entry: Decodable {
                let name: String
                let labels: [String]
            }
            let encodings: [Entry]
        }
        let file = Shared.folder.appending(path: "conformance/encoding/encodings.json")
        let entries = try JSONDecoder().decode([Group].self, from: Data(contentsOf: file)).flatMap(\.encodings)
        #expect(entries.count == TextEncoding.labels.count)
        for entry in entries {
            // The label of an encoding's own name means it, unless the standard gives that name to no encoding.
            let named = entry.labels.contains(entry.name.lowercased()) ? TextEncoding(label: entry.name) : nil
            let encodings = Set(entry.labels.map { TextEncoding(label: $0) })
            #expect(encodings.count == 1 && !encodings.contains(nil), "\(entry.name)")
            #expect(named == nil || encodings == [named], "\(entry.name)")
        }
    }
}
