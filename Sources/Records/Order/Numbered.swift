/// The elements of many rows, each different one once, with a number for each row.
///
/// The attributes let the compiler specialize the functions in other modules.
@usableFromInline
package struct Numbered<Element: Hashable> {
    /// In the order of their first rows.
    @usableFromInline package internal(set) var elements: [Element] = []
    /// For each row the position of its element.
    @usableFromInline package internal(set) var rows: [Int32] = []
    @usableFromInline var numbers: [Element: Int32] = [:]

    @inlinable
    package init() {}

    /// - Complexity: linear in the rows.
    @inlinable
    package init<Row>(_ source: [Row], _ element: (Row) -> Element) {
        rows.reserveCapacity(source.count)
        append(source, element)
    }

    /// Adds further rows.
    @inlinable
    package mutating func append<Row>(_ source: some Sequence<Row>, _ element: (Row) -> Element) {
        for row in source {
            let element = element(row)
            // Rows are often in key order, so that neighbours have the same element.
            if let last = rows.last, elements[Int(last)] == element {
                rows.append(last)
                continue
            }
            let number = numbers[element] ?? Int32(elements.count)
            if number == elements.count {
                numbers[element] = number
                elements.append(element)
            }
            rows.append(number)
        }
    }

    /// What belongs to the rows, in a list for each of ``elements``.
    @inlinable
    package func groups<Row>(of source: [Row]) -> [[Row]] {
        var groups = [[Row]](repeating: [], count: elements.count)
        for (row, number) in zip(source, rows) { groups[Int(number)].append(row) }
        return groups
    }
}
