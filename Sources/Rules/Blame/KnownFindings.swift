import Text

/// The current findings, for computing the cost of a change.
struct KnownFindings {
    /// The findings of rules, including accepted ones.
    let places: Set<FindingPlace>
    /// The unaccepted findings of rules.
    let open: Set<FindingPlace>
    private let accepted: Set<FindingPlace>
    private let acceptedPlaces: Set<Place>
    private let openOfRecords: [FindingRecord: Int]

    /// - Parameters:
    ///   - findings: all findings of the book, accepted ones marked.
    ///   - judged: the findings of the rules.
    init(_ findings: [Finding], _ judged: RuleJudgement) {
        let (accepted, open) = (findings.filter { $0.accepted != nil }, findings.filter { $0.accepted == nil })
        places = Set(judged.unordered.map(FindingPlace.init))
        self.open = Set(open.map(FindingPlace.init)).intersection(places)
        self.accepted = Set(accepted.map(FindingPlace.init)).intersection(places).subtracting(self.open)
        acceptedPlaces = Set(accepted.map(\.place))
        openOfRecords = Dictionary(open.map { (FindingRecord($0), 1) }, uniquingKeysWith: +)
    }

    /// The number of new findings, and of accepted ones that disappear, minus the number of open ones.
    func cost(of after: Set<FindingPlace>) -> Int {
        after.subtracting(places).count + accepted.subtracting(after).count - open.subtracting(after).count
    }

    /// Whether the book accepts a finding at a place.
    func isAccepted(_ place: Place) -> Bool { acceptedPlaces.contains(place) }

    /// The number of open findings on a record.
    func openFindings(of key: [KeyPart], in dataset: String) -> Int {
        openOfRecords[FindingRecord(dataset: dataset, key: key)] ?? 0
    }
}
