import Text

/// The items that two series share, and those whose order differs between the two.
///
///     a b c d  and  a x c b d   ->  a b c d are shared, and b or c is out of order
///
/// Repeated items are matched by counting, the first with the first; if one series has more of them than the other,
/// they are ambiguous and count as not shared.
struct SharedOrder {
    struct Member {
        /// The member's record in the judged series, and in the one compared with.
        let record: Int
        let counterpart: Int
        fileprivate let rank: Int
        fileprivate let counterpartRank: Int
    }

    /// An item, the item that it contradicts, and whether it precedes that item.
    struct Contradiction {
        let member: Member
        let other: Member
        let isBefore: Bool
    }

    /// Certainly out of order, each with a member that it contradicts.
    private(set) var odd: [Contradiction] = []
    /// Ambiguous groups: the first contradiction, and all members.
    private(set) var unclear: [(first: Contradiction, members: [Member])] = []

    /// Both series are ordered by `rank`; items with equal ranks have no order.
    ///
    /// - Complexity: n log n.
    init(of series: [Int], comparedWith others: [Int], item: (Int) -> String, rank: (Int) -> Int) {
        let members = Self.shared(series, others, item: item, rank: rank)
        guard zip(members, members.dropFirst()).contains(where: { $0.counterpartRank > $1.counterpartRank }) else {
            return
        }
        let roles = RisingSubsequence(members.map { ExactNumber($0.counterpartRank) }, isStrict: false).roles
        odd = Self.odd(members, roles)
        unclear = Self.unclear(members, roles)
    }

    private static func shared(
        _ series: [Int], _ others: [Int], item: (Int) -> String, rank: (Int) -> Int
    ) -> [Member] {
        let counterparts = Dictionary(grouping: others, by: item)
        let own = Dictionary(grouping: series, by: item)
        var members: [Member] = []
        for (item, records) in own where !item.isEmpty {
            guard let found = counterparts[item], found.count == records.count else { continue }
            members += zip(records, found).map {
                Member(record: $0, counterpart: $1, rank: rank($0), counterpartRank: rank($1))
            }
        }
        // The record is compared last, because a dictionary has no order.
        return members.sorted { ($0.rank, $0.counterpartRank, $0.record) < ($1.rank, $1.counterpartRank, $1.record) }
    }

    /// The contradicted member is one that stays: the latest there of those before it here, or the earliest there of
    /// those after it.
    private static func odd(_ members: [Member], _ roles: [RisingSubsequence.Role]) -> [Contradiction] {
        var earliestAfter = [Member?](repeating: nil, count: members.count)
        var earliest: Member?
        for index in members.indices.reversed() {
            earliestAfter[index] = earliest
            if roles[index] != .odd, members[index].counterpartRank < (earliest?.counterpartRank ?? .max) {
                earliest = members[index]
            }
        }
        var latest: Member?
        var contradictions: [Contradiction] = []
        for (index, member) in members.enumerated() {
            if roles[index] != .odd {
                if member.counterpartRank > (latest?.counterpartRank ?? .min) { latest = member }
            } else if let latest, latest.counterpartRank > member.counterpartRank {
                contradictions.append(Contradiction(member: member, other: latest, isBefore: false))
            } else if let earliest = earliestAfter[index] {
                contradictions.append(Contradiction(member: member, other: earliest, isBefore: true))
            }
        }
        return contradictions
    }

    private static func unclear(
        _ members: [Member], _ roles: [RisingSubsequence.Role]
    ) -> [(first: Contradiction, members: [Member])] {
        roles.conflicts.compactMap { conflict in
            let members = conflict.map { members[$0] }
            return zip(members, members.dropFirst()).first { $0.counterpartRank > $1.counterpartRank }.map { pair in
                (Contradiction(member: pair.1, other: pair.0, isBefore: false), members)
            }
        }
    }
}
