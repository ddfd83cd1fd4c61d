import Books
import Records
import Text

/// Tests of a dataset's ranges along their axis: `version=11` matches ranges that include 11, `version=10..12` and
/// `version>=11` ranges that include any of these, `version!=11` ranges that exclude 11.
struct AxisTests {
    private let range: RangeDefinition
    private let order: RangeOrder
    private let words: AskedWords
    private let dataset: Dataset

    init(_ range: RangeDefinition, of dataset: Dataset, in checked: any AskedBook) {
        self.range = range
        self.dataset = dataset
        order = RangeOrder(range, of: dataset.definition, in: checked.book)
        words = AskedWords(checked.book, checked.datasets)
    }

    func test(_ text: ConditionText) throws(UsageError) -> @Sendable (Record) -> Bool {
        let limits = limits
        if text.value.isEmpty {
            let wantsOpen = text.op == .equal
            return { limits($0).allSatisfy(\.isEmpty) == wantsOpen }
        }
        let asked = try self.asked(text)
        let (order, op) = (order, text.op)
        let holds: @Sendable (Record) -> Bool = { record in
            let held = limits(record)
            return asked.contains { $0.touches(from: held[0], to: held[1], in: order, op) }
        }
        if op == .notEqual { return { !holds($0) } }
        return holds
    }

    /// The words of the two limits; empty for an open limit.
    private var limits: @Sendable (Record) -> [String] {
        let (range, definition) = (range, dataset.definition)
        return { record in
            let limits = definition.limits(of: record, along: range)
            return [limits.from, limits.to]
        }
    }

    /// The requested parts of the axis.
    private func asked(_ text: ConditionText) throws(UsageError) -> [AxisPart] {
        if text.op == .contains {
            throw UsageError("\(range.axis) is asked with =, !=, <, <=, > or >=, not with ~")
        }
        return try ListText.items(text, item).joined().map { item in
            switch text.op {
            case .less, .atMost: AxisPart(low: nil, high: item.high)
            case .greater, .atLeast: AxisPart(low: item.low, high: nil)
            case .equal, .notEqual, .contains: item
            }
        }
    }

    private func item(_ value: String) throws(UsageError) -> [AxisPart] {
        if let limits = AskedNumber.limits(of: value) {
            let low = limits.low.isEmpty ? nil : try ids(limits.low).first
            let high = limits.high.isEmpty ? nil : try ids(limits.high).last
            if let low, let high, order.compare(low, high).map({ $0 > 0 }) ?? false {
                throw AskedNumber.reversed(value)
            }
            return [AxisPart(low: low, high: high)]
        }
        return try ids(value).map { AxisPart(low: $0, high: $0) }
    }

    /// A word of the axis, else of the limits' vocabulary, else a value that can be ordered among the records'
    /// limits.
    private func ids(_ value: String) throws(UsageError) -> [String] {
        if let limits = order.limits, case .ids(let ids) = words.meaning(of: value, in: limits),
            order.axis.map({ $0.ids(for: value).isEmpty }) != false
        {
            return ids
        }
        let number = ExactNumber(LabelFolding.width(value))
        guard let vocabulary = order.axis ?? order.limits else {
            guard let number else { throw UsageError("\(range.axis) is a number, but found \"\(value)\"") }
            return [number.description]
        }
        do throws(UsageError) {
            return try words.ids(for: value, in: vocabulary, field: range.axis)
        } catch {
            let word = number?.description ?? LabelFolding.width(value)
            guard isAmongLimits(word) else { throw error }
            return [word]
        }
    }

    /// Whether a value lies between limits of records. Applies only if the axis has no words of its own.
    private func isAmongLimits(_ value: String) -> Bool {
        func isWithin(_ words: [String]) -> Bool {
            let orders = words.compactMap { order.compare($0, value) }
            return orders.contains { $0 <= 0 } && orders.contains { $0 >= 0 }
        }
        let held = dataset.records.flatMap(limits).filter { !$0.isEmpty }
        return held.contains(value)
            || isWithin(held) && !isWithin((order.axis ?? order.limits)?.entries.map(\.id) ?? [])
    }
}

/// A requested part of the axis; a limit is nil if the part is open.
private struct AxisPart: Sendable {
    let low: String?
    let high: String?

    /// Whether a range includes any of this part.
    func touches(from: String, to: String, in order: RangeOrder, _ op: ConditionOperator) -> Bool {
        order.isAtMost(from, high, isStrict: op == .less) && order.isAtMost(low, to, isStrict: op == .greater)
            && order.isComparable(from, low ?? high) && order.isComparable(to, low ?? high)
    }
}

extension RangeOrder {
    /// Whether a limit is at or before another one; an open limit always is.
    fileprivate func isAtMost(_ low: String?, _ high: String?, isStrict: Bool) -> Bool {
        guard let low, let high, !low.isEmpty, !high.isEmpty else { return true }
        guard let order = compare(low, high) else { return false }
        return isStrict ? order < 0 : order <= 0
    }

    fileprivate func isComparable(_ limit: String, _ asked: String?) -> Bool {
        guard let asked, !limit.isEmpty else { return true }
        return compare(limit, asked) != nil
    }
}
