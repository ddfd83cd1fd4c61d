import Text

/// One number for the values of a row in several columns, each of which numbers its different values.
package enum RowCodes {
    package typealias Column = (width: Int, numbers: [Int32])

    /// Equal numbers for rows with equal values in all columns, in the order of the values, the first column first.
    ///
    /// - Parameters:
    ///   - rows: their positions in the columns.
    ///   - columns: with more than the greatest number as width.
    /// - Complexity: linear in rows times columns, unless the product of the widths exceeds 64 bits.
    @specialized(where Rows == Range<Int>)
    @specialized(where Rows == [Int])
    package static func of<Rows: Collection<Int>>(_ rows: Rows, columns: [Column]) -> [Int] {
        var codes = [Int](repeating: 0, count: rows.count)
        var width = 1
        for column in columns {
            let (product, isTooGreat) = width.multipliedReportingOverflow(by: column.width)
            if isTooGreat { codes = renumbered(codes) }
            width = isTooGreat ? rows.count * column.width : product
            for (index, row) in rows.enumerated() {
                codes[index] = codes[index] * column.width + Int(column.numbers[row])
            }
        }
        return codes
    }

    /// The same order in numbers below their count.
    private static func renumbered(_ codes: [Int]) -> [Int] {
        let numbers = Dictionary(first: Set(codes).sorted().enumerated().map { ($1, $0) })
        return codes.map { numbers[$0] ?? 0 }
    }
}
