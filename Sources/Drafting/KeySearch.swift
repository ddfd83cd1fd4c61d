import Books
import Text

/// Looks for the fewest columns that distinguish the rows of tables.
struct KeySearch {
    /// The columns of one article's tables that name things, in the order in which they are tried.
    private let candidates: [Int]
    /// Those that may name things if no others do: the first one, and texts.
    private let uncertain: [Int]
    /// All that may be part of a name, if everything else fails, and those of them without measured decimals.
    private let remaining: [Int]
    private let remainingNames: [Int]
    /// The first columns of names and the measured numbers behind them, such as depths; empty without such numbers.
    private let profile: [Int]
    /// Those at the left of the first column of numbers, which are more likely what the rows are about.
    private let leading: Set<Int>
    /// Whether no cell of a column is empty.
    private let isWhole: [Int: Bool]
    /// All columns.
    private let all: [Int]
    /// Those of numbers that are not years.
    private let numbers: Set<Int>
    /// Those of numbers that need names beside them.
    private let complements: Set<Int>
    /// Texts that say something of what the first column names: signs, remarks, and what not every row has.
    private let additions: Set<Int>
    /// The first column if all of its cells are numbers or ranges.
    private let firstNumbers: Int?
    /// Whether other columns have values of the rows.
    private let hasOtherValues: Bool
    private let cells: [[ColumnCells]]
    /// Of each article and each row, the texts that distinguish it anyway.
    private let given: [[[String]]]

    private static let mostColumns = 3
    private static let mostCandidates = 8

    /// - Parameters:
    ///   - cells: of each article, of each column.
    ///   - given: of each article and each row, the texts of further key fields.
    ///   - all: the cells of all articles.
    ///   - columns: that may be keys.
    ///   - hasOtherValues: whether other columns have values of the rows.
    ///   - hasUnit: whether the header of a column names a unit.
    ///   - isMixed: whether the cells of a column give one number in several units.
    ///   - isOfRemarks: whether the header of a column says that it has remarks.
    init(
        _ cells: [[ColumnCells]], given: [[[String]]], all: [ColumnCells], columns: [Int], hasOtherValues: Bool,
        hasUnit: (Int) -> Bool, isMixed: (Int) -> Bool, isOfRemarks: (Int) -> Bool
    ) {
        (self.cells, self.given, self.hasOtherValues) = (cells, given, hasOtherValues)
        func isNumber(_ column: Int) -> Bool {
            all[column].areWholeNumbers && !hasUnit(column)
        }
        // A text among numbers, such as `50 (approx)`, does not make names of them.
        func holdsNumbers(_ column: Int) -> Bool {
            all[column].numbers > 0 && hasUnit(column) || isMixed(column)
                || column != columns.first && (all[column].isMostlyNumbers || all[column].areAmounts)
        }
        func isMarked(_ column: Int) -> Bool { column != columns.first && all[column].areMarkedDecimals }
        let names = columns.filter { all[$0].type == .text && all[$0].areNames && !holdsNumbers($0) }
        // A number names a thing at the left of all values; a year does so anywhere.
        let leading = Set(columns.prefix { [names = Set(names)] in names.contains($0) || isNumber($0) })
        let numbers = columns.filter { isNumber($0) && (all[$0].isYears || leading.contains($0)) }
        // The first column is what the others are about, unless it counts the rows and something else names them.
        let first = columns.prefix(1).filter { column in
            all[column].areWholeNumbers
                && (!all[column].areRowNumbers
                    || isNumber(column) && !names.isEmpty && names.allSatisfy { all[$0].areAmounts })
                || all[column].areMeasured
        }
        let measured = columns.prefix(1).filter { column in
            all[column].type == .number && !all[column].isQualified && all[column].missing == 0 && hasUnit(column)
        }
        let titles = columns.prefix { all[$0].type == .text && !holdsNumbers($0) }
        self.leading = Set(first + titles)
        candidates = (first + names + numbers + measured).uniqued()
        uncertain =
            (columns.prefix(1).filter { all[$0].type?.isNumeric == true }
            + columns.prefix { all[$0].type == .text && !isMarked($0) }
            + names).uniqued()
        // Quarters, times and ranges of depth begin with a number; long texts of several rows each are names; the last column is
        // a value.
        let remaining = columns.filter { column in
            let cells = all[column]
            let isBare = cells.type?.isNumeric == true && !hasUnit(column)
            let isName = cells.type == .text && (cells.areNames || cells.areRepeated) && !isMarked(column)
            return isName || cells.areMeasured || cells.type == .boolean && cells.missing == 0
                || isBare && (cells.areWholeNumbers || cells.isQualified)
        }
        self.remaining = remaining.count == columns.count ? remaining.dropLast() : remaining
        remainingNames = self.remaining.filter { all[$0].type != .number || !all[$0].areMeasured }
        let measure = columns.dropFirst(titles.count).first.flatMap { column in
            all[column].type?.isNumeric == true && all[column].missing == 0 && hasUnit(column) ? column : nil
        }
        profile = titles.isEmpty ? [] : measure.map { titles + [$0] } ?? []
        self.numbers = Set(columns.filter { all[$0].type?.isNumeric == true && !all[$0].isYears })
        complements = Set(numbers.filter { !all[$0].isYears } + profile.suffix(1)).subtracting(columns.prefix(1))
        firstNumbers = columns.first.flatMap { all[$0].type?.isNumeric == true && all[$0].missing == 0 ? $0 : nil }
        additions = Set(
            names.filter { $0 != columns.first && (all[$0].missing > 0 || all[$0].holdsSigns || isOfRemarks($0)) })
        self.all = columns
        isWhole = Dictionary(first: columns.map { ($0, all[$0].missing == 0) })
    }

    /// Nil if no columns distinguish the rows.
    var columns: [Int]? {
        let needsNone = distinguish([])
        // Where something else distinguishes the rows, numbers are values.
        let numbers = given.joined().allSatisfy { !$0.isEmpty } && needsNone ? self.numbers : []
        let first = firstNumbers.map { !numbers.contains($0) && distinguish([$0]) ? [$0] : [] } ?? []
        let left = first.isEmpty ? numbers : numbers.union(additions)
        let candidates = candidates.filter { !left.contains($0) }
        let uncertain = first + uncertain.filter { !left.contains($0) }
        let leading = candidates.filter(self.leading.contains)
        let rest = needsNone ? [] : [remainingNames, remaining, profile]
        let choices = [leading, candidates, uncertain] + rest
        for candidates in choices.flatMap({ [$0.filter { isWhole[$0] == true }, $0] }) {
            let candidates = Array(candidates.prefix(Self.mostCandidates))
            for count in 1...Self.mostColumns {
                let sets = Self.combinations(of: candidates, count).lazy.map { $0.sorted() }
                if let found = sets.first(where: { isPlausible($0) && distinguish($0) }) { return found }
            }
        }
        return needsNone ? [] : nil
    }

    /// A number belongs to the names at its left, and to values of its own.
    private func isPlausible(_ columns: [Int]) -> Bool {
        guard let number = columns.last(where: complements.contains) else { return true }
        return columns.starts(with: all.prefix { $0 <= number }) && (hasOtherValues || columns.count < all.count)
    }

    /// Whether some rows differ only in the case of letters.
    func needsCase(_ columns: [Int]) -> Bool { !distinguish(columns, by: LabelFolding.fold) }

    private func distinguish(_ columns: [Int], by fold: (String) -> String = { $0 }) -> Bool {
        zip(cells, given).allSatisfy { cells, given in
            var seen: Set<[String]> = []
            return given.indices.allSatisfy { row in
                seen.insert(given[row] + columns.map { fold(cells[$0].texts[row]) }).inserted
            }
        }
    }

    private static func combinations(of items: [Int], _ count: Int) -> [[Int]] {
        guard count > 0 else { return [[]] }
        return items.indices.flatMap { index in
            combinations(of: Array(items[(index + 1)...]), count - 1).map { [items[index]] + $0 }
        }
    }
}
