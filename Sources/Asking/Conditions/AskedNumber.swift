import Books
import Numbers
import Text

/// A number, a range or a qualified number in a condition, in any form that a cell may have.
struct AskedNumber: Sendable {
    private enum Content: Sendable {
        case interval(NumberInterval)
        /// `≤37`: only a value written this way.
        case written(CellValue)
    }

    private let content: Content
    /// The unit after the number; nil if there is none.
    let unit: String?

    /// Nil for a text that is not a number, and for a range between two units.
    init?(_ text: String) {
        if let range = Self.limits(of: LabelFolding.width(text)) {
            let ends = [range.low, range.high].filter { !$0.isEmpty }.map(TypedNumber.read)
            let units = Set(ends.compactMap { $0?.unit })
            guard !ends.isEmpty, ends.allSatisfy({ $0?.value.plainNumber != nil }), units.count < 2 else {
                return nil
            }
            content = .interval(
                NumberInterval(
                    range.low.isEmpty ? nil : ends.first??.value.number,
                    range.high.isEmpty ? nil : ends.last??.value.number))
            unit = units.first
        } else if let (value, unit) = TypedNumber.read(text) {
            content = value.plainNumber != nil ? .interval(NumberInterval(value.number, value.number)) : .written(value)
            self.unit = unit
        } else {
            return nil
        }
    }

    /// Both sides of `50..60`, one of which may be empty; nil without the two points.
    static func limits(of text: String) -> (low: String, high: String)? {
        guard let points = text.firstRange(of: "..") else { return nil }
        let high = LabelFolding.width(String(text[points.upperBound...].drop { $0 == "." }))
        let low = LabelFolding.width(String(text[..<points.lowerBound]))
        return low.isEmpty && high.isEmpty ? nil : (low, high)
    }

    /// What is wrong with a range whose ends are the wrong way round.
    static func reversed(_ text: String) -> UsageError {
        let other = limits(of: text).map { "\($0.high)..\($0.low)" } ?? text
        return UsageError("the range \(text) ends before its start; write \(other)")
    }

    /// Whether it is a range that ends before its start.
    var isReversed: Bool {
        guard case .interval(let interval) = content, let low = interval.low, let high = interval.high else {
            return false
        }
        return high < low
    }

    /// The content where it is a single number; nil for a range and for a qualified number.
    var single: ExactNumber? {
        switch content {
        case .interval(let interval): interval.single
        case .written: nil
        }
    }

    /// Whether a value satisfies the operator with this number, apart from units.
    func isSatisfied(by value: CellValue, _ op: ConditionOperator) -> Bool {
        switch content {
        case .written(let written): return (value == written) == (op == .equal)
        case .interval(let asked):
            guard let held = NumberInterval(value) else {
                // `~9` may or may not be 9, but it is not 12.
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
