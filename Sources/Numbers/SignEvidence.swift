import Text

/// Evidence from the cells of a column or table about its decimal and thousands separators.
///
///     0,5   12,34   1.024,5   1.024.000    the comma is the decimal separator
///     0.5   12.34   1,024.5   1,024,000    the point is
///     12,34,567.5   ₹1,00,000              the point is, and thousands are grouped as in India
///     1,024   1.024                        ambiguous
package struct SignEvidence {
    private var hasPoint = false
    private var hasComma = false
    /// True if a cell has commas that are neither decimal nor thousands separators, as in lists.
    private var hasList = false
    /// The number of cells with thousands grouped as in India; a single one may be a list.
    private var pairs = 0
    /// The signs that separate thousands in some cell, or may do so.
    private var grouping = Signs()
    /// The signs that certainly separate a fraction in some cell.
    private var fractional = Signs()
    /// Whether some cell has a whole number of hundreds or more, beside which `1.299` is seldom a price.
    package private(set) var hasHundreds = false

    private struct Signs: OptionSet {
        let rawValue: UInt8

        init(rawValue: UInt8) { self.rawValue = rawValue }

        /// - Parameter sign: the code of the point or the comma.
        init(_ sign: UInt8) { rawValue = sign == 0x2E ? 1 : 2 }
    }

    package init() {}

    private init(_ text: String) { add(text) }

    /// Whether one sign may separate either thousands or a fraction: `1,024`, but neither `1,24` nor `1,024.5`.
    ///
    /// - Parameter text: of ASCII width.
    package static func isAmbiguous(_ text: String) -> Bool {
        let own = SignEvidence(text)
        return !own.grouping.isEmpty && own.signs == nil && !own.isContradictory
    }

    /// Whether a number's decimal separator may separate thousands instead: that of `1.299`, but not that of `12.5`.
    ///
    /// - Parameter text: of ASCII width.
    package static func mayGroup(_ text: String, signs: NumberSigns) -> Bool {
        signs.decimal.asciiValue.map { SignEvidence(text).grouping.contains(Signs($0)) } ?? false
    }

    /// Whether a cell of the column shows that a sign separates thousands, or may do so.
    package func mayGroup(by sign: Character) -> Bool { sign.asciiValue.map { grouping.contains(Signs($0)) } ?? false }

    /// Whether the decimal separator of a number with three decimals may separate thousands, as the other sign does in other
    /// cells: `1.299` beside `2,199`, unless a cell such as `12.5` shows what the point is.
    ///
    /// - Parameters:
    ///   - text: of ASCII width.
    ///   - isWhole: whether the cells are whole numbers, which need no decimal separator: `1.000` alone is doubtful.
    package func doubts(_ text: String, signs: NumberSigns, isWhole: Bool = false) -> Bool {
        guard let decimal = signs.decimal.asciiValue, text.utf8.contains(decimal) else { return false }
        let other: UInt8 = decimal == 0x2E ? 0x2C : 0x2E
        guard isWhole || grouping.contains(Signs(other)), !fractional.contains(Signs(decimal)) else { return false }
        return Self.mayGroup(text, signs: signs)
    }

    /// The separators; nil if the cells are ambiguous or contradictory.
    package var signs: NumberSigns? {
        if pairs > 1, !hasComma, !hasList { return .pairs }
        return switch (hasPoint, hasComma && !hasList && pairs == 0) {
        case (true, false): .point
        case (false, true): .comma
        case (true, true), (false, false): nil
        }
    }

    package var isContradictory: Bool { hasPoint && hasComma }

    package mutating func add(_ other: SignEvidence) {
        hasPoint = hasPoint || other.hasPoint
        hasComma = hasComma || other.hasComma
        hasList = hasList || other.hasList
        pairs += other.pairs
        grouping.formUnion(other.grouping)
        fractional.formUnion(other.fractional)
        hasHundreds = hasHundreds || other.hasHundreds
    }

    /// In bytes; longer texts are seldom numbers.
    private static let longestText = 60

    /// - Parameter text: of ASCII width.
    package mutating func add(_ text: String) {
        guard text.utf8.count <= Self.longestText else { return }
        // Each run of digits, points and commas.
        let before = pairs
        var run: [UInt8] = []
        for byte in text.utf8 {
            if byte.isASCIIDigit || !run.isEmpty && (byte == 0x2C || byte == 0x2E) {
                run.append(byte)
            } else {
                add(run)
                run = []
            }
        }
        add(run)
        if pairs > before, Self.rupees.contains(where: text.contains) { pairs += 1 }
    }

    private static let rupees = ["₹", "Rs", "INR"]

    private mutating func add(_ run: [UInt8]) {
        let digits = run.prefix { $0 != 0x2C && $0 != 0x2E }
        guard digits.count < run.count else {
            hasHundreds = hasHundreds || run.count > 2 && run.first != 0x30
            return
        }
        var run = run
        while let last = run.last, last == 0x2C || last == 0x2E { run.removeLast() }
        let groups = run.split(omittingEmptySubsequences: false) { $0 == 0x2C || $0 == 0x2E }
        let signs = run.filter { $0 == 0x2C || $0 == 0x2E }
        guard let first = signs.first, let last = signs.last else { return }
        if signs.count == 1 {
            // Three digits after one to three may be thousands.
            if groups[1].count != 3 || groups[0].count > 3 || groups[0].first == 0x30 {
                record(decimal: first)
                fractional.insert(Signs(first))
            } else {
                grouping.insert(Signs(first))
            }
        } else if signs.dropLast().contains(last) {
            recordGroups(groups, of: first, isOne: Set(signs).count == 1)
        } else if Set(signs.dropLast()).count == 1, Self.areThousands(groups.dropLast()) {
            record(decimal: last)
            grouping.insert(Signs(first))
            fractional.insert(Signs(last))
        } else if first == 0x2C, last == 0x2E, Self.arePairs(groups.dropLast()) {
            pairs += 2
        }
    }

    /// Groups with the same separator: thousands, a list, a version, or an address.
    private mutating func recordGroups(_ groups: [ArraySlice<UInt8>], of sign: UInt8, isOne: Bool) {
        if isOne, Self.areThousands(groups[...]), !(sign == 0x2E && groups.count == 4) {
            record(decimal: sign == 0x2C ? 0x2E : 0x2C)
            grouping.insert(Signs(sign))
        } else if sign == 0x2C, isOne, Self.arePairs(groups[...]) {
            pairs += 1
        } else if sign == 0x2C {
            hasList = true
        }
    }

    private static func areThousands(_ groups: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        guard let first = groups.first, (1...3).contains(first.count) else { return false }
        return groups.dropFirst().allSatisfy { $0.count == 3 }
    }

    /// `12`, `34`, `567`.
    private static func arePairs(_ groups: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        guard let first = groups.first, (1...2).contains(first.count), groups.count > 2 else { return false }
        return groups.last?.count == 3 && groups.dropFirst().dropLast().allSatisfy { $0.count == 2 }
    }

    private mutating func record(decimal sign: UInt8) {
        if sign == 0x2C { hasComma = true } else { hasPoint = true }
    }
}
