import Books
import Records
import Text

/// The items that two series share, and which of them stand in one series out of the order of the other.
///
///     a b c d  and  a x c b d   ->  a b c d are shared, and b or c must go
///
/// Items that occur several times are told apart by counting, the first with the first; where one series has more of
/// them than the other nothing says which is which, and they count as not shared.
struct SharedOrder {
    struct Member {
        /// The member's record in the series that is judged, and in the one that it is compared with.
        let record: Int
        let counterpart: Int
        fileprivate let rank: Int
        fileprivate let counterpartRank: Int
    }

    /// An item, what it contradicts, and whether it comes before that.
    struct Contradiction {
        let member: Member
        let other: Member
        let isBefore: Bool
    }

    /// Surely out of order, each with a member that it contradicts.
    private(set) var odd: [Contradiction] = []
    /// Of each of these some are out of order and nothing says which; the first contradiction, and all members.
    private(set) var unclear: [(first: Contradiction, members: [Member])] = []

    /// Both series rise in `rank`; equal ranks are in no order.
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
        // The record comes last, for a dictionary has no order of its own.
        return members.sorted { ($0.rank, $0.counterpartRank, $0.record) < ($1.rank, $1.counterpartRank, $1.record) }
    }

    /// What a member contradicts is looked for among those that stay: the latest there of those before it here, or the
    /// earliest there of those after it.
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
        var conflicts: [Int: [Member]] = [:]
        for (index, role) in roles.enumerated() {
            if case .either(let conflict) = role { conflicts[conflict, default: []].append(members[index]) }
        }
        return conflicts.sorted { $0.key < $1.key }.compactMap { _, members in
            zip(members, members.dropFirst()).first { $0.counterpartRank > $1.counterpartRank }.map { pair in
                (Contradiction(member: pair.1, other: pair.0, isBefore: false), members)
            }
        }
    }
}
