import Text

/// The current findings, for computing the cost of a change.
struct KnownFindings {
    /// The findings of rules, including accepted ones.
    let spots: Set<FindingSpot>
    /// The unaccepted findings of rules.
    let open: Set<FindingSpot>
    private let accepted: Set<FindingSpot>
    private let acceptedPlaces: Set<Place>
    private let openOfRecords: [FindingRecord: Int]

    /// - Parameters:
    ///   - findings: all findings of the book, accepted ones marked.
    ///   - judged: the findings of the rules.
    init(_ findings: [Finding], _ judged: RuleJudgement) {
        let (accepted, open) = (findings.filter { $0.accepted != nil }, findings.filter { $0.accepted == nil })
        spots = Set(judged.unordered.map(FindingSpot.init))
        self.open = Set(open.map(FindingSpot.init)).intersection(spots)
        self.accepted = Set(accepted.map(FindingSpot.init)).intersection(spots).subtracting(self.open)
        acceptedPlaces = Set(accepted.map(\.place))
        openOfRecords = Dictionary(open.map { (FindingRecord($0), 1) }, uniquingKeysWith: +)
    }

    /// The number of new findings, and of accepted ones that disappear, minus the number of open ones.
    func cost(of after: Set<FindingSpot>) -> Int {
        after.subtracting(spots).count + accepted.subtracting(after).count - open.subtracting(after).count
    }

    /// Whether the book accepts a finding at a place.
    func isAccepted(_ place: Place) -> Bool { acceptedPlaces.contains(place) }

    /// The number of open findings on a record.
    func openFindings(of key: [KeyPart], in dataset: String) -> Int {
        openOfRecords[FindingRecord(dataset: dataset, key: key)] ?? 0
    }
}
