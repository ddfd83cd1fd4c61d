import Text

/// Finds the members of a series that are out of order where a later one may be a little below an earlier one: the
/// fewest to remove so that no two of the others break the order.
///
/// Unlike in a ``RisingSubsequence``, where neighbours are in order, others may break it: 10, 9, 8 within 1.
struct LooseOrder {
    let roles: [RisingSubsequence.Role]

    /// - Parameters:
    ///   - lows: for each member the rank of the least number that it may be, from 0.
    ///   - limits: for each member, a rank: every earlier member's rank must be below it.
    /// - Complexity: the members times the ranks. Members that break the order with none take linear time.
    init(lows: [Int], limits: [Int]) {
        var roles = [RisingSubsequence.Role](repeating: .kept, count: lows.count)
        var conflict = 0
        for members in Self.entangled(lows, limits) {
            let part = Self.roles(of: members.map { lows[$0] }, members.map { limits[$0] })
            for (member, role) in zip(members, part) where role != .kept {
                if case .either(let number) = role { roles[member] = .either(conflict: conflict + number) }
                if role == .odd { roles[member] = .odd }
            }
            conflict += members.count
        }
        self.roles = roles
    }

    /// The members that break the order with some other one, divided into runs that are in order with each other.
    private static func entangled(_ lows: [Int], _ limits: [Int]) -> [[Int]] {
        var nextLimits = [Int](repeating: .max, count: lows.count + 1)
        for index in lows.indices.reversed() { nextLimits[index] = min(nextLimits[index + 1], limits[index]) }
        var runs: [[Int]] = []
        var (run, highest): ([Int], Int) = ([], -1)
        for index in lows.indices {
            if highest >= limits[index] || lows[index] >= nextLimits[index + 1] { run.append(index) }
            highest = max(highest, lows[index])
            if highest < nextLimits[index + 1] {
                if !run.isEmpty { runs.append(run) }
                run = []
            }
        }
        return runs
    }

    /// Longer runs are judged roughly, by the order of neighbours without tolerance.
    private static let most = 2_000

    /// Those that break the order with the members of a rising selection; all in question if none does.
    private static func roughRoles(of lows: [Int], _ limits: [Int]) -> [RisingSubsequence.Role] {
        let isKept = RisingSubsequence(lows, isStrict: false).roles.map { $0 == .kept }
        var limitsAfter = [Int](repeating: .max, count: lows.count + 1)
        for index in lows.indices.reversed() {
            limitsAfter[index] = min(limitsAfter[index + 1], isKept[index] ? limits[index] : .max)
        }
        var highest = -1
        let isOdd = lows.indices.map { index in
            defer { if isKept[index] { highest = lows[index] } }
            return !isKept[index] && (highest >= limits[index] || lows[index] >= limitsAfter[index + 1])
        }
        return isOdd.contains(true) ? isOdd.map { $0 ? .odd : .kept } : isOdd.map { _ in .either(conflict: 0) }
    }

    private static func roles(of lows: [Int], _ limits: [Int]) -> [RisingSubsequence.Role] {
        if lows.count > most { return roughRoles(of: lows, limits) }
        let ranks = Dictionary(first: Set(lows).sorted().enumerated().map { ($1, $0 + 1) })
        // A state is the highest rank so far, 0 before the first; a member allows the states below its ceiling.
        let (own, count) = (lows.map { ranks[$0] ?? 0 }, ranks.count + 1)
        let sorted = ranks.keys.sorted()
        let ceilings = limits.map { limit in sorted.partitionPoint { $0 < limit } + 1 }
        // For each place and state, how many of the members from there on can be kept.
        var after = [[Int32]](repeating: [Int32](repeating: 0, count: count), count: lows.count + 1)
        for place in lows.indices.reversed() {
            for state in 0..<count {
                let skipped = after[place + 1][state]
                let kept = state < ceilings[place] ? after[place + 1][max(state, own[place])] + 1 : -1
                after[place][state] = max(skipped, kept)
            }
        }
        // The states that the longest selections reach.
        var reached: Set<Int> = [0]
        var roles: [RisingSubsequence.Role] = []
        for place in lows.indices {
            var (next, isKept, isDropped): (Set<Int>, Bool, Bool) = ([], false, false)
            for state in reached {
                let best = after[place][state]
                if after[place + 1][state] == best { (isDropped, _) = (true, next.insert(state)) }
                if state < ceilings[place], after[place + 1][max(state, own[place])] + 1 == best {
                    (isKept, _) = (true, next.insert(max(state, own[place])))
                }
            }
            roles.append(!isKept ? .odd : isDropped ? .either(conflict: 0) : .kept)
            reached = next
        }
        return conflicts(in: roles, lows, limits)
    }

    /// Ambiguous members that break the order with each other, directly or through others, are one conflict.
    private static func conflicts(
        in roles: [RisingSubsequence.Role], _ lows: [Int], _ limits: [Int]
    ) -> [RisingSubsequence.Role] {
        var roles = roles
        var left = roles.indices.filter { roles[$0] == .either(conflict: 0) }
        var number = 0
        while let first = left.first {
            var members = [first]
            left.removeFirst()
            while let member = members.popLast() {
                roles[member] = .either(conflict: number)
                let isLinked = { (other: Int) in lows[min(member, other)] >= limits[max(member, other)] }
                members += left.filter(isLinked)
                left.removeAll(where: isLinked)
            }
            number += 1
        }
        return roles
    }
}
