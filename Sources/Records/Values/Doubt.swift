package import Books
package import Text

/// The doubt about the values of a record.
package struct Doubt: Sendable {
    package enum Flag: String, CaseIterable, Sendable {
        /// An unaccepted error or warning blames the record.
        case open
        /// Only accepted findings blame the record.
        case accepted

        /// For the readers of data files.
        package var meaning: String {
            switch self {
            case .open: "An error or warning that the book does not accept doubts the value."
            case .accepted: "The book accepts every error and warning that doubts the value."
            }
        }
    }

    /// A rule that blames the record.
    package struct Blame: Hashable, Sendable {
        package let rule: String
        package let severity: Severity
        /// The reason for accepting the finding; nil if it is open.
        package let accepted: String?
    }

    /// The errors and warnings that blame the record: open ones first, then by severity, then in canonical order.
    package let findings: [Finding]
    /// For each value column the implied value; nil if there is none or the rules disagree.
    package let implied: [CellValue?]

    private init(findings: [Finding], implied: [CellValue?]) {
        (self.findings, self.implied) = (findings, implied)
    }

    /// - Parameter findings: errors and warnings, at least one, in any order.
    init(_ findings: [Finding], about record: Record, in dataset: Dataset) {
        self.findings = FindingOrder.sorted(findings)
        implied = Self.implied(by: findings, for: record, in: dataset)
    }

    package var flag: Flag { findings.first?.accepted == nil ? .open : .accepted }

    /// Each rule once, open ones first.
    package var blames: [Blame] {
        findings.uniqued(by: \.rule).map {
            Blame(rule: $0.rule, severity: $0.severity, accepted: $0.accepted)
        }
    }

    /// The doubt about a cell; nil if no finding names it.
    package func about(_ place: Place) -> Doubt? {
        let own = findings.filter { $0.place == place || $0.notes.contains { $0.place == place } }
        return own.isEmpty ? nil : Doubt(findings: own, implied: implied)
    }

    /// The doubt about a value column; nil if no finding blames it. A finding without a value column doubts all of
    /// them.
    package func about(column: Int, of definition: DatasetDefinition) -> Doubt? {
        about(columns: [column], of: definition)
    }

    /// The doubt about some of the value columns.
    package func about(columns: Set<Int>, of definition: DatasetDefinition) -> Doubt? {
        let own = findings.filter { $0.valueColumns(in: definition).map { !columns.isDisjoint(with: $0) } ?? true }
        guard !own.isEmpty else { return nil }
        return Doubt(
            findings: own, implied: implied.enumerated().map { columns.contains($0.offset) ? $0.element : nil })
    }
}

extension Doubt {
    private static func implied(by findings: [Finding], for record: Record, in dataset: Dataset) -> [CellValue?] {
        var values: [Set<CellValue>] = dataset.definition.values.map { _ in [] }
        for finding in findings where finding.key.map(\.value) == record.key {
            for (column, value) in finding.impliedValues(in: dataset.definition) {
                // A correction may have settled a finding elsewhere, which removes the implication.
                if finding.isSettled, value != record.values[column] { continue }
                values[column].insert(value)
            }
        }
        return values.map { $0.count == 1 ? $0.first : nil }
    }
}

extension Finding {
    /// The value columns that may be wrong, first the one at fault; nil for a finding about a key or whole records.
    package func valueColumns(in definition: DatasetDefinition) -> [Int]? {
        guard let column = field.flatMap(definition.valueIndex) else { return nil }
        // A settled finding has identified the value at fault.
        return [column] + (isSettled ? [] : suspectFields.compactMap(definition.valueIndex))
    }

    /// The values that the rule implies for value columns, without key fields.
    package func impliedValues(in definition: DatasetDefinition) -> [(column: Int, value: CellValue)] {
        implied.compactMap { implied in
            guard let column = definition.valueIndex(implied.field),
                let value = CellValue(display: implied.value, type: definition.values[column].type)
            else { return nil }
            return (column, value)
        }
    }
}
