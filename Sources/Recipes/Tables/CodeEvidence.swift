import Numbers
import Text

/// Evidence from a column's cells that its digits are not quantities but versions, codes or keys.
struct CodeEvidence {
    private var isOfVersions: Bool
    private let isOfTelephones: Bool
    /// The lengths of codes with leading zeros, or with letters among their digits.
    private var lengths: Set<Int> = []
    /// True if various single letters follow digits: `12A`, `14B`.
    private let hasLetters: Bool

    /// - Parameters:
    ///   - header: the texts above the column.
    ///   - texts: its cells in their order, of ASCII width.
    init(header: [String], texts: [String]) {
        let names = ColumnName(header)
        isOfVersions =
            names.says(.version)
            || !names.says(.quantity)
                && (names.says(.since) && texts.contains(where: Self.isDotted) || Self.countsVersions(texts)
                    || Self.tellsTenFromOne(texts) && !header.contains { HeaderUnit(of: $0) != nil })
        isOfTelephones = names.says(.telephone) || texts.contains(where: Self.isTelephone)
        let short = texts.filter { $0.utf8.count <= Self.longestCode }
        let letters = Set(short.compactMap(Self.letter))
        hasLetters = letters.count > 1 && !letters.allSatisfy { $0.isLowercase && KnownUnits.contains(String($0)) }
        for text in short {
            if Self.isVersion(text) { isOfVersions = true }
            if Self.hasZeroInFront(text) { lengths.insert(text.utf8.count) }
            if hasLetters, Self.letter(behind: text) != nil {
                lengths.formUnion([text.utf8.count, text.utf8.count - 1])
            }
        }
    }

    /// Whether a text is a code or a version, by itself or by its column.
    func isCode(_ text: String) -> Bool {
        let bytes = text.utf8
        if isOfVersions {
            let number = text.prefix { $0.isASCIIDigit || Self.signsOfVersions.contains($0) }
            if number.count == text.count || number.contains(".") { return true }
        }
        if hasLetters, Self.letter(behind: text) != nil { return true }
        if isOfTelephones, bytes.first == UInt8(ascii: "+") || bytes.contains(UInt8(ascii: " ")) { return true }
        return bytes.allSatisfy(\.isASCIIDigit) && lengths.contains(bytes.count)
    }

    /// `>= 3.10`, `1.10 – 1.20`
    private static let signsOfVersions: CharacterClass = ".<>=≤≥~^ -–—"
    private static let longestCode = 20

    /// `3.10`: digits with one point among them.
    private static func isDotted(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }
    }

    /// `+49 30 1234`: after a plus, groups of digits that do not all have three digits.
    private static func isTelephone(_ text: String) -> Bool {
        guard text.first == "+" else { return false }
        let groups = text.dropFirst().split { " -/()".contains($0) }
        return groups.count > 1 && groups.allSatisfy { $0.allSatisfy(\.isASCIIDigit) }
            && groups.dropFirst().contains { $0.count != 3 }
    }

    /// `3.9`, `3.10`: only in versions, ten follows nine.
    private static func countsVersions(_ texts: [String]) -> Bool {
        func isStep(_ first: String, _ second: String) -> Bool {
            first.hasSuffix(".9") && second == first.dropLast() + "10"
        }
        return zip(texts, texts.dropFirst()).contains { isStep($0, $1) || isStep($1, $0) }
    }

    /// `1.1` and `1.10`: two sections, which as numbers would be one.
    private static func tellsTenFromOne(_ texts: [String]) -> Bool {
        let tens = texts.filter { $0.hasSuffix(".10") }
        guard !tens.isEmpty, texts.allSatisfy({ $0.utf8.allSatisfy { $0 == 0x2E || $0.isASCIIDigit } }) else {
            return false
        }
        let known = Set(texts)
        return tens.contains { known.contains(String($0.dropLast())) }
    }

    /// `1.2.3`, `v3.10`, `3.11rc1`.
    private static func isVersion(_ text: String) -> Bool {
        let plain = text.hasPrefix("v") || text.hasPrefix("V") ? text.dropFirst() : text[...]
        let parts = plain.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, parts.count < 5, let first = parts.first, !first.isEmpty,
            first.allSatisfy(\.isASCIIDigit), parts.dropFirst().allSatisfy({ $0.first?.isASCIIDigit == true })
        else { return false }
        if plain.count < text.count { return true }
        // Groups of three digits are thousands if the comma is the decimal separator; four parts are an address.
        return parts.count == 3 && parts.allSatisfy { $0.allSatisfy(\.isASCIIDigit) }
            && parts.dropFirst().contains { $0.count != 3 }
    }

    private static func hasZeroInFront(_ text: String) -> Bool {
        text.count > 1 && text.first == "0" && text.allSatisfy(\.isASCIIDigit)
    }

    /// The letter of `12A`; nil for other texts.
    private static func letter(behind text: String) -> Character? {
        guard let last = text.last, last.isASCIILetter, text.count > 1, text.dropLast().allSatisfy(\.isASCIIDigit)
        else {
            return nil
        }
        return last
    }
}
