import Text

/// What stays of a finding where another cell has changed: its rule and its place.
struct FindingSpot: Hashable {
    let rule: String
    let place: Place

    init(_ finding: Finding) { (rule, place) = (finding.rule, finding.place) }
}

/// What is found in the data as they are, to tell what a change costs.
struct KnownFindings {
    private struct Subject: Hashable {
        let dataset: String
        let key: [KeyPart]
    }

    /// Those of rules, accepted ones too.
    let spots: Set<FindingSpot>
    /// Those of rules that nobody has accepted.
    let open: Set<FindingSpot>
    private let accepted: Set<FindingSpot>
    private let acceptedPlaces: Set<Place>
    private let openOfRecords: [Subject: Int]

    /// - Parameters:
    ///   - findings: all of the book, accepted ones marked.
    ///   - judged: what the rules find.
    init(_ findings: [Finding], _ judged: RuleJudgement) {
        let (accepted, open) = (findings.filter { $0.accepted != nil }, findings.filter { $0.accepted == nil })
        spots = Set(judged.unordered.map(FindingSpot.init))
        self.open = Set(open.map(FindingSpot.init)).intersection(spots)
        self.accepted = Set(accepted.map(FindingSpot.init)).intersection(spots).subtracting(self.open)
        acceptedPlaces = Set(accepted.map(\.place))
        openOfRecords = open.reduce(into: [:]) { counts, finding in
            guard let dataset = finding.dataset else { return }
            counts[Subject(dataset: dataset, key: finding.key), default: 0] += 1
        }
    }

    /// What is found anew, and what the book lives with and is found no more, less what was open.
    func cost(of after: Set<FindingSpot>) -> Int {
        after.subtracting(spots).count + accepted.subtracting(after).count - open.subtracting(after).count
    }

    /// Whether the book lives with what is found at a place.
    func isAccepted(_ place: Place) -> Bool { acceptedPlaces.contains(place) }

    /// How many open findings there are of one record.
    func openFindings(of key: [KeyPart], in dataset: String) -> Int {
        openOfRecords[Subject(dataset: dataset, key: key)] ?? 0
    }
}
