import Books
import Recipes
import Records
import Text

/// The rows of a table that have the sums or the means of others, by their names in one column.
struct TotalRows {
    /// Those that a word says to be so.
    private(set) var named: [String] = []
    /// Those whose numbers are sums.
    private(set) var proven: [String] = []
    /// The first of these, if some of its numbers are not sums.
    private(set) var isPartly = false

    private let table: ReadTable
    private let rows: [Int]
    /// The columns of numbers.
    private let columns: [Int]
    /// The rows without a word, in order.
    private let parts: [Int]

    /// Of more rows with a word, only some are examined.
    private static let mostNames = 20
    /// Fewer parts may have their sum by chance.
    private static let (fewestParts, fewestColumns) = (3, 2)

    /// - Parameter column: of the names.
    init(_ table: DraftTable, names column: Int) {
        self.table = table.read
        rows = table.read.rows.filter { $0.kind == .data }.map(\.index)
        columns = table.cells.indices.filter { $0 != column && table.cells[$0].numbers > 1 }
        let texts = rows.map { LabelFolding.width(table.read.text($0, column)) }
        // The parts of a year are its quarters or months.
        let isOfYear = texts.count(where: TotalWords.isYear) == 1
        let hasAllParts = isOfYear && [4, 12].contains(texts.count - 1)
        let kinds = texts.map { TotalWords.kind(of: $0) ?? (hasAllParts && TotalWords.isYear($0) ? .sum : nil) }
        let hints = texts.indices.filter {
            kinds[$0] != nil || TotalWords.endsWithSum(texts[$0]) || isOfYear && TotalWords.isYear(texts[$0])
                || TotalWords.possibleKind(of: texts[$0]) != nil
        }
        let exact = hints.filter { kinds[$0] == .sum || kinds[$0] == .mean }
        parts = rows.indices.filter { !hints.contains($0) }
        // Among names of statistics, each row is one.
        guard 2 * exact.count <= rows.count else { return }
        let hasStatistics = kinds.contains(.statistic)
        let totals = exact.prefix(Self.mostNames).filter { kinds[$0] == .sum || !hasStatistics || isMean($0) }
        let means = hints.prefix(Self.mostNames).filter {
            TotalWords.possibleKind(of: texts[$0]) == .mean && isMean($0)
        }
        named = (totals + means).map { texts[$0] }.uniqued()
        let summed = hints.prefix(Self.mostNames).filter { kinds[$0] != .statistic && isSum($0, among: hints) }
        let ends = [rows.indices.last, rows.indices.first].compactMap(\.self).filter {
            !hints.contains($0) && isSumOfAll($0, isNamed: TotalWords.beginsWithAll(texts[$0]))
        }
        // A text without a letter is the sum itself.
        let found = (summed + ends).filter { texts[$0].contains(where: \.isLetter) && !named.contains(texts[$0]) }
        proven = found.map { texts[$0] }.uniqued()
        isPartly = found.first.map { !isSum($0, among: hints, inAll: true) } ?? false
    }

    /// Whether a number of a row is the sum of those between it and another total, or of all parts before it or behind it.
    ///
    /// - Parameter inAll: whether all of its numbers are such sums.
    private func isSum(_ total: Int, among totals: [Int], inAll: Bool = false) -> Bool {
        let previous = totals.last { $0 < total } ?? -1
        let next = totals.first { $0 > total } ?? rows.count
        let sets = [
            Array(previous + 1..<total), Array(total + 1..<next), parts.filter { $0 < total },
            parts.filter { $0 > total },
        ]
        func isSumInColumn(_ column: Int) -> Bool { sets.contains { isSum(total, of: $0, in: column) } }
        return inAll
            ? columns.allSatisfy { number(total, $0) == nil || isSumInColumn($0) }
            : columns.contains(where: isSumInColumn)
    }

    /// Whether all numbers of a row are the sums of those in all other rows.
    ///
    /// - Parameter isNamed: whether its name says so, too, so that fewer numbers prove it.
    private func isSumOfAll(_ total: Int, isNamed: Bool) -> Bool {
        let others = rows.indices.filter { $0 != total }
        let isProof = others.count >= Self.fewestParts && columns.count >= Self.fewestColumns
        return (isProof || isNamed && !columns.isEmpty)
            && columns.allSatisfy { isSum(total, of: others, in: $0) }
    }

    private func isSum(_ total: Int, of parts: [Int], in column: Int) -> Bool {
        number(total, column).map { Self.isSum($0, of: parts.compactMap { number($0, column) }) } ?? false
    }

    private func isMean(_ total: Int) -> Bool {
        columns.contains { column in
            number(total, column).map { Self.isMean($0, of: parts.compactMap { number($0, column) }) } ?? false
        }
    }

    private func number(_ row: Int, _ column: Int) -> ExactNumber? {
        table.typed.cells[rows[row]][column]?.value.number
    }

    private static func isSum(_ own: ExactNumber, of parts: [ExactNumber]) -> Bool {
        parts.count(where: { $0 != .zero }) > 1 && sum(parts) == own
    }

    /// Whether a number is the mean of several, at most one of its last digit away.
    static func isMean(_ own: ExactNumber, of parts: [ExactNumber]) -> Bool {
        let count = ExactNumber(parts.count)
        guard Set(parts).count > 1, let whole = own.multiplied(by: count), let sum = sum(parts),
            let most = ExactNumber(coefficient: parts.count, scale: own.scale)
        else { return false }
        return Tolerance(most).allows(whole, for: sum)
    }

    private static func sum(_ numbers: [ExactNumber]) -> ExactNumber? {
        numbers.reduce(.some(.zero)) { $0?.adding($1) }
    }
}
