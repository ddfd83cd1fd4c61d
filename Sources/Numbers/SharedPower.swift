import Text

/// Whether a power of ten behind the second of two numbers of a cell belongs to the first one, too.
package enum SharedPower: Equatable {
    /// The second number has none, or only for itself: `0.412 ± 2×10⁻³`.
    case none
    /// It belongs to both, as written behind the second number: `1.2 ± 0.1 × 10³`, `3.6 ± 0.2 million`.
    case shared(String)
    /// Both are possible: `5.2 ± 1 × 10⁻³`.
    case doubtful

    /// What joins the two numbers.
    package enum Link {
        case deviation, range

        /// Whether two numbers can have this relation.
        fileprivate func allows(_ first: WrittenNumber, _ second: WrittenNumber) -> Bool {
            var (low, high) = self == .range ? (first, second) : (second, first)
            if self == .deviation { (low.isNegative, high.isNegative) = (false, false) }
            guard let low = low.exact, let high = high.exact else { return false }
            return low <= high
        }

        /// The link that a text between the numbers is; nil if it is another text.
        package init?(_ text: String) {
            let start = NumberScanner(text + "0", signs: .point, isDeclared: true) { _ in false }
            func isWhole(_ scan: (inout NumberScanner) -> Bool) -> Bool {
                var scanner = start
                return scan(&scanner) && scanner.rest == "0"
            }
            if isWhole({ $0.plusMinus() }) {
                self = .deviation
            } else if isWhole({ $0.rangeSign() }) {
                self = .range
            } else {
                return nil
            }
        }
    }

    /// - Parameters:
    ///   - first: a number of ASCII width alone; one with a power or a unit of its own shares none.
    ///   - second: the number behind the link, which may have a unit.
    package init(of second: String, with first: String, joinedBy link: Link) {
        // A fast path: most numbers have only digits and signs.
        guard second.utf8.contains(where: { $0.isASCIILetter || $0 >= 0x80 || $0 == UInt8(ascii: "*") }) else {
            self = .none
            return
        }
        let found = [NumberSigns.point, .comma].lazy.compactMap { Self.read(first, second, link, $0) }.first
        self = found ?? .none
    }

    private static func read(_ first: String, _ second: String, _ link: Link, _ signs: NumberSigns) -> SharedPower? {
        func scanner(_ text: String) -> NumberScanner {
            NumberScanner(String(TrailingMarks.dropped(from: text[...])), signs: signs, isDeclared: true) { _ in false }
        }
        var (before, after) = (scanner(first), scanner(second))
        guard let number = before.number(), before.power == nil, before.rest.isEmpty, var scaled = after.number()
        else { return nil }
        let start = after.position
        var exponent = after.power?.exponent ?? 0
        if after.power == nil, let power = after.multiple() {
            exponent = power
            scaled.multiply(byPowerOfTen: power)
        }
        guard exponent != 0 else { return SharedPower.none }
        var plain = scaled
        plain.multiply(byPowerOfTen: -exponent)
        let isFactor = after.power?.isFactor ?? true
        switch (link.allows(number, plain), link.allows(number, scaled)) {
        case (false, true): return SharedPower.none
        // A range of factors has one for both ends; a number with an exponent is one for itself.
        case (true, true) where link == .deviation && !isFactor: return SharedPower.none
        case (true, true) where link == .range && isFactor, (true, false) where isFactor:
            return .shared(after.power == nil ? after.text(from: start) : " ×10^\(exponent)")
        case (true, _), (false, false): return .doubtful
        }
    }
}
