import Measures

/// The numbers that a value may be: a qualified value stands for all numbers that it allows.
struct NumberInterval: Sendable {
    /// Nil where there is no limit.
    let low: ExactNumber?
    let high: ExactNumber?
    /// Whether the limits belong to it.
    let holdsLow: Bool
    let holdsHigh: Bool

    init(_ low: ExactNumber?, _ high: ExactNumber?, holdsLow: Bool = true, holdsHigh: Bool = true) {
        self.low = low
        self.high = high
        self.holdsLow = holdsLow
        self.holdsHigh = holdsHigh
    }

    /// Nil for what is no number, and for `~9`: how far that reaches is not known.
    init?(_ value: CellValue) {
        switch value {
        case .number(let number): self.init(number, number)
        case .qualified(let number, .range, let maximum): self.init(number, maximum)
        case .qualified(let number, .atMost, _): self.init(nil, number)
        case .qualified(let number, .atLeast, _): self.init(number, nil)
        case .qualified(let number, .below, _): self.init(nil, number, holdsHigh: false)
        case .qualified(let number, .above, _): self.init(number, nil, holdsLow: false)
        case .qualified(_, .about, _), .text, .boolean, .notAvailable: return nil
        }
    }

    /// Whether every number of this interval is one of the other.
    func lies(in other: NumberInterval) -> Bool {
        other.allowsLow(of: self) && other.allowsHigh(of: self)
    }

    private func allowsLow(of inner: NumberInterval) -> Bool {
        guard let low else { return true }
        guard let other = inner.low else { return false }
        return low < other || low == other && (holdsLow || !inner.holdsLow)
    }

    private func allowsHigh(of inner: NumberInterval) -> Bool {
        guard let high else { return true }
        guard let other = inner.high else { return false }
        return other < high || high == other && (holdsHigh || !inner.holdsHigh)
    }

    /// Whether no number is in both.
    func isApart(from other: NumberInterval) -> Bool {
        endsBefore(other) || other.endsBefore(self)
    }

    private func endsBefore(_ other: NumberInterval) -> Bool {
        guard let high, let low = other.low else { return false }
        return high < low || high == low && !(holdsHigh && other.holdsLow)
    }
}

/// A number, a range or a qualified number as it stands in a condition.
enum AskedNumber: Sendable {
    case interval(NumberInterval)
    /// `≤37`: the value that is written just so.
    case written(CellValue)

    /// Nil for what is neither.
    ///
    /// - Parameter units: that may stand behind a number, of the dataset's records.
    init?(_ text: String, units: [String]) {
        let text = LabelFolding.width(text)
        if let range = Self.limits(of: text) {
            let (low, high) = (Self.number(range.low, units: units), Self.number(range.high, units: units))
            guard low != nil || range.low.isEmpty, high != nil || range.high.isEmpty,
                !(range.low.isEmpty && range.high.isEmpty)
            else { return nil }
            self = .interval(NumberInterval(low, high))
        } else if let number = Self.number(text, units: units) {
            self = .interval(NumberInterval(number, number))
        } else if let written = Self.qualified(text, units: units) {
            self = .written(written)
        } else {
            return nil
        }
    }

    /// Both sides of `50..60`, either of which may be empty; nil where there are no two points.
    static func limits(of text: String) -> (low: String, high: String)? {
        guard let points = text.firstRange(of: "..") else { return nil }
        let high = text[points.upperBound...].drop { $0 == "." }
        return (LabelFolding.width(String(text[..<points.lowerBound])), LabelFolding.width(String(high)))
    }

    /// The number before a unit of the dataset, or alone.
    private static func number(_ text: String, units: [String]) -> ExactNumber? {
        let text = text.replacing("−", with: "-")
        if let number = ExactNumber(text) { return number }
        for unit in units where text.count > unit.count && text.hasSuffix(unit) {
            if let number = ExactNumber(LabelFolding.width(String(text.dropLast(unit.count)))) { return number }
        }
        return nil
    }

    private static func qualified(_ text: String, units: [String]) -> CellValue? {
        let signs: [(String, Qualifier)] = [
            ("<=", .atMost), (">=", .atLeast), ("~", .about), ("≤", .atMost), ("≥", .atLeast), ("<", .below),
            (">", .above),
        ]
        for (sign, qualifier) in signs where text.hasPrefix(sign) {
            return number(LabelFolding.width(String(text.dropFirst(sign.count))), units: units)
                .map { .qualified($0, qualifier, maximum: nil) }
        }
        let ends = text.split(separator: "–", omittingEmptySubsequences: false).map { LabelFolding.width(String($0)) }
        guard ends.count == 2, let low = number(ends[0], units: units), let high = number(ends[1], units: units) else {
            return nil
        }
        return .qualified(low, .range, maximum: high)
    }

    /// Whether a value fulfils what an operator asks of it with this number.
    func isFulfilled(by value: CellValue, _ op: ConditionOperator) -> Bool {
        switch self {
        case .written(let written): return (value == written) == (op == .equal)
        case .interval(let asked):
            guard let held = NumberInterval(value) else {
                // `~9` is not 12; it may be 9, or not.
                return op == .notEqual && value.number.map { NumberInterval($0, $0).isApart(from: asked) } == true
            }
            switch op {
            case .equal: return held.lies(in: asked)
            case .notEqual: return held.isApart(from: asked)
            case .less: return held.lies(in: NumberInterval(nil, asked.low, holdsHigh: false))
            case .atMost: return held.lies(in: NumberInterval(nil, asked.high))
            case .greater: return held.lies(in: NumberInterval(asked.high, nil, holdsLow: false))
            case .atLeast: return held.lies(in: NumberInterval(asked.low, nil))
            case .contains: return false
            }
        }
    }
}
