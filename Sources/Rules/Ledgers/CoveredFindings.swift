import Books
import Records
import Text

/// What some findings have that an entry which accepts them names: once it differs, the entry does not hold.
struct CoveredFindings {
    /// A difference between an entry and the findings that it covers.
    enum Mismatch {
        case values, implied, count
    }

    /// In the order of their records, and of their places if they have none.
    let findings: [Finding]
    /// The values that an entry names.
    private let named: NamedValues
    /// Those of an entry that leaves the values of other suspect cells open.
    private let ownNamed: NamedValues
    /// The own value of each finding, with its unit.
    let ownValues: [String?]
    /// What the findings imply, in the order of values, and the types of these.
    private let implied: (values: [String], types: [FieldType])
    /// The same, also from cells that are in doubt.
    private let concluded: (values: [String], types: [FieldType])
    /// The value column of all findings, if their dataset has several.
    private let field: String?

    init(_ findings: [Finding], in datasets: LedgerDatasets) {
        let byPlace = findings.sorted(by: Finding.precedes)
        let positions = byPlace.map { datasets.position(of: $0) ?? Int.max }
        let order = byPlace.indices.sorted { (positions[$0], $0) < (positions[$1], $1) }
        self.findings = order.map { byPlace[$0] }
        let units = byPlace.map { datasets.unit(of: $0).map { " " + $0 } ?? "" }
        ownValues = order.map { index in byPlace[index].value.map { $0 + units[index] } }
        named = NamedValues(byPlace, order: order, units: units, of: \.pinned)
        ownNamed = NamedValues(byPlace, order: order, units: units, of: Self.required)
        let fields = Set(findings.map(\.field))
        field =
            datasets.hasSeveralColumns(findings.first?.dataset) && fields.count == 1
            ? fields.first.flatMap { $0 } : nil
        func listed(_ conclusions: (Finding) -> [ImpliedValue]) -> (values: [String], types: [FieldType]) {
            let all = order.flatMap { index in conclusions(byPlace[index]).map { (byPlace[index].dataset, $0) } }
            return (all.map(\.1.value), all.map { datasets.type(of: $1.field, in: $0) })
        }
        implied = listed(\.implied)
        concluded = listed { $0.implied + $0.withheld }
    }

    /// In the order of the findings, with the units of numbers in records that have their own.
    var values: [String] { named.values }

    /// Without those of other suspect cells, if an entry leaves them open.
    func values(like entry: AcceptedFinding) -> [String] {
        ([named, ownNamed].first { $0.values.count == entry.values.count } ?? named).values
    }

    /// The first difference; nil if the entry holds. An entry may omit units, implied values and the number, and may
    /// have its values in the order of places.
    func mismatch(with entry: AcceptedFinding) -> Mismatch? {
        if ![named, ownNamed].contains(where: { $0.isInOrder(entry) || entry.values == $0.byPlace }) { return .values }
        if !entry.implied.isEmpty, !isImplied(by: entry) { return .implied }
        return entry.count.map { $0 != findings.count } ?? false ? .count : nil
    }

    /// What an entry that holds omits, as complete sentences with the lines to write.
    func gaps(of entry: AcceptedFinding) -> [String] {
        let complete = completed(entry)
        var gaps: [String] = []
        if Set(entry.key) != Set(complete.key) {
            let isPlaced = entry.dataset == complete.dataset
            gaps.append(
                "the same finding about another record would be accepted, too; write "
                    + (isPlaced ? "" : "dataset: \(complete.dataset.map(YAMLText.scalar) ?? "") and ")
                    + "key: \(YAMLText.key(complete.key))")
        }
        if let inOrder = [named, ownNamed].first(where: { $0.isInOrder(entry) }) {
            if inOrder.lacksUnits(entry) {
                gaps.append(
                    "the values have no units, so the same numbers in other units are accepted too; write values: "
                        + Self.listed(complete.values))
            }
        } else {
            gaps.append(
                "the values are in the order of lines, so the entry also holds if two records exchange their values; in the "
                    + "order of records write values: \(Self.listed(complete.values))")
        }
        if entry.publishes == .implied, entry.implied.isEmpty, !complete.implied.isEmpty {
            gaps.append(
                "whatever value the rule implies later is published, too; to publish only the present one, add implied: "
                    + Self.listed(complete.implied))
        }
        if entry.count != complete.count, let count = complete.count {
            gaps.append(
                "later findings of the same kind are accepted too; to accept only the present ones, add count: \(count)"
            )
        }
        return gaps
    }

    /// The values without which an entry does not hold.
    private static func required(_ finding: Finding) -> [String] {
        [finding.value, finding.contradicted].compactMap { $0 }
    }

    /// The entry with all that it should name.
    func completed(_ entry: AcceptedFinding) -> AcceptedFinding {
        // A whole key without a value can hardly have a second finding.
        let record = subject
        let isSingle = findings.count == 1 && record != nil
        let isCounted = entry.count != nil || !isSingle && findings.contains { Self.required($0).isEmpty }
        return entry.with(
            dataset: record?.dataset ?? entry.dataset, key: record?.key ?? entry.key,
            field: entry.field ?? field, values: values, implied: implied(for: entry),
            count: isCounted ? findings.count : nil)
    }

    /// The record that all findings are about; nil for several ones, which an entry names by the common part of their keys.
    private var subject: FindingRecord? {
        let records = Set(findings.map(FindingRecord.init))
        return records.count == 1 ? records.first.flatMap { $0.dataset == nil || $0.key.isEmpty ? nil : $0 } : nil
    }

    /// What an entry names: only what is published must not come from cells in doubt.
    func implied(for entry: AcceptedFinding) -> [String] { conclusions(for: entry).values }

    private func conclusions(for entry: AcceptedFinding) -> (values: [String], types: [FieldType]) {
        entry.publishes == .implied ? implied : concluded
    }

    /// Whether an entry has the implied values, numbers in any form: files have 1, where the cell that implies it has 1.0.
    private func isImplied(by entry: AcceptedFinding) -> Bool {
        let (values, types) = conclusions(for: entry)
        return entry.implied.count == values.count
            && entry.implied.indices.allSatisfy { index in
                let (text, value, type) = (entry.implied[index], values[index], types[index])
                return text == value
                    || type.isNumeric
                        && CellValue(display: value, type: type).map { $0 == CellValue(display: text, type: type) }
                            == true
            }
    }

    /// The number of texts that a message lists.
    private static let mostListed = 20

    private static func listed(_ texts: [String]) -> String {
        texts.count > mostListed ? "what check --suggest prints" : YAMLText.list(texts)
    }
}
