/// Numbers the items of a list and its nested lists as a page shows them.
///
///     3. Saw            3
///        - carefully    3.1
///     4. Plane          4
struct ListNumbering {
    private struct OpenList {
        /// The node or block after the list.
        let end: Int
        /// The prefix of its items' numbers.
        let prefix: String
        let step: Int
        var next: Int
        var last: Int?
    }

    /// Deeper lists share the number of their parent list: otherwise the numbers in a hostile page could be longer
    /// than the page.
    private static let deepest = 16
    private static let farthest = 1_000_000_000
    private var open: [OpenList] = []

    /// - Parameters:
    ///   - end: the node or block after the list.
    ///   - start: the number of its first item.
    mutating func openList(end: Int, start: Int = 1, isReversed: Bool = false) {
        var prefix = open.last?.prefix ?? ""
        if let last = open.last?.last, open.count < Self.deepest { prefix += "\(last)." }
        let start = min(max(start, -Self.farthest), Self.farthest)
        open.append(OpenList(end: end, prefix: prefix, step: isReversed ? -1 : 1, next: start))
    }

    /// Closes the lists that end at or before a node or block.
    mutating func close(upTo index: Int) {
        while let last = open.last, last.end <= index { open.removeLast() }
    }

    /// The number of the innermost list's next item.
    ///
    /// - Parameter value: the number that the item declares.
    mutating func number(value: Int? = nil) -> String {
        guard var list = open.popLast() else { return "" }
        let number = value.map { min(max($0, -Self.farthest), Self.farthest) } ?? list.next
        (list.last, list.next) = (number, number + list.step)
        open.append(list)
        return list.prefix + String(number)
    }
}
