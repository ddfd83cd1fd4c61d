import Text

/// Finds the members of a series that are out of order: the fewest to remove so that the others rise.
///
///     10 50 12 13     ->  kept odd kept kept
///     10 12 11 13     ->  kept either either kept: one of the two must be removed, either may be
package struct RisingSubsequence {
    package enum Role: Equatable {
        /// In every longest rising selection.
        case kept
        /// In no longest selection: certainly out of order.
        case odd
        /// In some longest selections; members of one conflict have equal numbers.
        case either(conflict: Int)
    }

    package let roles: [Role]

    /// - Complexity: n log n (patience sorting, from both ends).
    package init<Number: Comparable>(_ series: [Number], isStrict: Bool) {
        let before = Self.lengths(series) { isStrict ? $0 >= $1 : $0 > $1 }
        let after = Self.lengths(series.reversed()) { isStrict ? $0 <= $1 : $0 < $1 }
        let longest = before.max() ?? 0
        var levels = [[Int]](repeating: [], count: longest)
        for (index, length) in before.enumerated() where length + after[series.count - 1 - index] - 1 == longest {
            levels[length - 1].append(index)
        }
        roles = Self.roles(levels, of: series)
    }

    /// For each member the length of the longest selection that ends with it.
    private static func lengths<Number: Comparable>(
        _ series: some Sequence<Number>, isBeyond: (Number, Number) -> Bool
    ) -> [Int] {
        var tails: [Number] = []
        return series.map { number in
            let length = tails.partitionPoint { !isBeyond($0, number) }
            if length == tails.count { tails.append(number) } else { tails[length] = number }
            return length + 1
        }
    }

    /// Members of one level exclude each other. Adjacent levels with several members belong to one conflict unless
    /// every member of the first is compatible with every member of the second.
    private static func roles(_ levels: [[Int]], of series: [some Comparable]) -> [Role] {
        var roles = [Role](repeating: .odd, count: series.count)
        var conflict = 0
        for (number, level) in levels.enumerated() {
            if level.count == 1 {
                roles[level[0]] = .kept
            } else {
                if number > 0, isIndependent(levels[number - 1], level, in: series) { conflict += 1 }
                for index in level { roles[index] = .either(conflict: conflict) }
            }
        }
        return roles
    }

    private static func isIndependent(_ first: [Int], _ second: [Int], in series: [some Comparable]) -> Bool {
        guard first.count > 1 else { return true }
        guard let last = first.last, let next = second.first, last < next else { return false }
        guard let highest = first.map({ series[$0] }).max(), let lowest = second.map({ series[$0] }).min() else {
            return true
        }
        return highest <= lowest
    }
}

extension [RisingSubsequence.Role] {
    /// The indices of each conflict's members.
    package var conflicts: [[Int]] {
        var members: [Int: [Int]] = [:]
        for (index, role) in enumerated() {
            if case .either(let conflict) = role { members[conflict, default: []].append(index) }
        }
        return members.sorted { $0.key < $1.key }.map(\.value)
    }
}
