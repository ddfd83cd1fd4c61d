import Books
import Text

/// One cell that should hold as many whole rows as fit under a total less a constant.
struct RowStack: ConstantCell {
    let record: Int
    let height: ExactNumber
    let total: Operand.Quantity
    let row: Operand.Quantity

    /// The constants that lead to this height; nil for a height that is not a whole number of rows.
    let interval: FittedConstant.Interval?

    init(_ cell: ComparedCell, total: Operand.Quantity, row: Operand.Quantity, within tolerance: Tolerance) {
        (record, height, self.total, self.row) = (cell.record, cell.number, total, row)
        if let rows = Self.wholeRows(of: row.number, near: height, tolerance),
            let high = total.number.subtracting(rows), let low = high.subtracting(row.number)
        {
            interval = FittedConstant.Interval(low: low, high: high)
        } else {
            interval = nil
        }
    }

    /// The number of whole rows nearest to a height, if it is near enough.
    private static func wholeRows(of row: ExactNumber, near height: ExactNumber, _ tolerance: Tolerance) -> ExactNumber?
    {
        if height.isMultiple(of: row) { return height }
        guard tolerance.number > .zero, let (below, above) = height.nearestMultiples(of: row) else { return nil }
        guard let up = above.subtracting(height), let down = height.subtracting(below) else { return nil }
        let nearest = up < down ? above : below
        return tolerance.allows(height, for: nearest) ? nearest : nil
    }

    /// The heights to which the constants of the regions lead, smallest first; none where there are too many to name.
    func heights(for regions: [FittedConstant.Interval]) -> [ExactNumber] {
        var counts: Set<Int> = []
        for region in regions {
            guard let room = total.number.subtracting(region.high), let beyond = total.number.subtracting(region.low),
                let fewest = room.wholeMultiples(of: row.number), let most = beyond.wholeMultiples(of: row.number)
            else { return [] }
            // The lower end of the region is excluded: rows that need exactly that much room do not fit.
            let (last, underflow) = most.subtractingReportingOverflow(beyond.isMultiple(of: row.number) ? 1 : 0)
            let (span, overflow) = last.subtractingReportingOverflow(fewest)
            guard !underflow, !overflow, (0..<Self.mostHeights).contains(span) else { return [] }
            counts.formUnion(fewest...last)
        }
        guard counts.count <= Self.mostHeights else { return [] }
        return counts.sorted().compactMap { row.number.multiplied(by: ExactNumber($0)) }
    }

    private static let mostHeights = 4
}
