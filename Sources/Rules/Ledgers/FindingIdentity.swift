package import Text

/// What makes two findings the same one after a change of other cells.
package struct FindingIdentity: Hashable, Sendable {
    let place: FindingPlace
    let record: FindingRecord
    let value: String?
    /// A settled contradiction may leave a repetition.
    let severity: Severity

    package init(_ finding: Finding) { self.init(finding, at: finding.place) }

    /// - Parameter place: that of the finding before the change.
    package init(_ finding: Finding, at place: Place) {
        self.place = FindingPlace(rule: finding.rule, place: place)
        (record, value, severity) = (FindingRecord(finding), finding.value, finding.severity)
    }
}

/// The rule and the place, which are kept when the cell of the finding changes, too.
struct FindingPlace: Hashable, Sendable {
    let rule: String
    let place: Place

    init(rule: String, place: Place) { (self.rule, self.place) = (rule, place) }
    init(_ finding: Finding) { self.init(rule: finding.rule, place: finding.place) }
}

/// The record that a finding is about, or several records with a part of their keys.
struct FindingRecord: Hashable, Sendable {
    /// Nil if the finding is not about records.
    let dataset: String?
    let key: [KeyPart]

    init(dataset: String?, key: [KeyPart]) { (self.dataset, self.key) = (dataset, key) }
    init(_ finding: Finding) { self.init(dataset: finding.dataset, key: finding.key) }
}
