/// The order in which rules are tried until one of them finds something: those that did so last come first.
package struct RuleOrder: Sendable {
    /// By the position of a dataset, the indices of its rules.
    private var indices: [Int: [Int]] = [:]

    package init() {}

    /// Whether a rule succeeds; tries no other after it.
    ///
    /// - Parameters:
    ///   - count: the number of rules.
    ///   - dataset: the position of their dataset.
    mutating func someSucceeds(of count: Int, at dataset: Int, _ succeeds: (Int) -> Bool) -> Bool {
        var order = indices[dataset] ?? Array(0..<count)
        guard let place = order.firstIndex(where: succeeds) else { return false }
        order.insert(order.remove(at: place), at: 0)
        indices[dataset] = order
        return true
    }
}
