package import Books
package import Text

/// What doubt there is about the values of one record.
package struct Doubt: Sendable {
    package enum Flag: String, CaseIterable, Sendable {
        /// An error or warning that nobody has accepted blames the record.
        case open
        /// All that blame the record are accepted.
        case accepted
    }

    /// A rule that blames the record.
    package struct Blame: Hashable, Sendable {
        package let rule: String
        package let severity: Severity
        /// Why the finding is accepted; nil where it is open.
        package let accepted: String?
    }

    /// The errors and warnings that blame the record: open ones first, the worst first, then in canonical order.
    package let findings: [Finding]
    /// For each value column what the rules imply; nil where they imply nothing or contradict each other.
    package let implied: [CellValue?]

    private init(findings: [Finding], implied: [CellValue?]) {
        (self.findings, self.implied) = (findings, implied)
    }

    /// - Parameter findings: at least one, in any order, of error or warning.
    init(_ findings: [Finding], about record: Record, in dataset: Dataset) {
        self.findings = FindingOrder.sorted(findings)
        implied = Self.implied(by: findings, for: record, in: dataset)
    }

    package var flag: Flag { findings.first?.accepted == nil ? .open : .accepted }

    /// Each rule once, open ones first.
    package var blames: [Blame] {
        var known: Set<String> = []
        return findings.filter { known.insert($0.rule).inserted }.map {
            Blame(rule: $0.rule, severity: $0.severity, accepted: $0.accepted)
        }
    }

    /// The doubt about one value column; nil where nothing blames it. A finding that names no value column doubts them all.
    package func about(column: Int, of definition: DatasetDefinition) -> Doubt? {
        let own = findings.filter { $0.field.flatMap(definition.valueIndex).map { $0 == column } ?? true }
        guard !own.isEmpty else { return nil }
        return Doubt(findings: own, implied: implied.enumerated().map { $0.offset == column ? $0.element : nil })
    }
}

extension Doubt {
    private static func implied(by findings: [Finding], for record: Record, in dataset: Dataset) -> [CellValue?] {
        var values: [Set<CellValue>] = dataset.definition.values.map { _ in [] }
        for finding in findings where finding.key.map(\.value) == record.key {
            for (column, value) in finding.impliedValues(in: dataset.definition) {
                // A correction may have settled a finding elsewhere, and then this value is no longer implied.
                if finding.isSettled, value != record.values[column] { continue }
                values[column].insert(value)
            }
        }
        return values.map { $0.count == 1 ? $0.first : nil }
    }
}

extension Finding {
    /// What the rule implies for value columns; key fields are left out.
    package func impliedValues(in definition: DatasetDefinition) -> [(column: Int, value: CellValue)] {
        implied.compactMap { implied in
            guard let column = definition.valueIndex(implied.field),
                let value = CellValue(display: implied.value, type: definition.values[column].type)
            else { return nil }
            return (column, value)
        }
    }
}
