import Books
import Records
import Text

/// Items of another dataset do not occur in this one.
struct AbsentFromRule: FilteredRule {
    static let description = RuleDescription(
        id: .absentFrom, scope: .dataset,
        summary: "No record has a counterpart in another dataset.",
        explanation: """
            For lists that exclude each other: items of one list are not on the other. The other dataset is the \
            reference, and this dataset's cell is blamed, with a note at the counterpart. A missing value has \
            no counterpart, and of its own dataset a record is not its own. Numbers with a unit are only equal in the same \
            one, and those of several units are not compared with numbers without a unit, which is a warning.
            """,
        conclusion: RuleConclusion(
            fault: ("It also occurs where it should not.", "現れないはずの所にもある。")),
        examples: """
            Example: No lent book is on the shelf
            from: {dataset: loan, match: {book: book}, where: {state: out}}
            Table:
            dataset: shelf
            | book  | board |
            |-------|------:|
            | atlas |     1 |
            | novel |     2 |
            dataset: loan
            | book  | state | reader |
            |-------|-------|-------:|
            | poems | out   |    ann |
            | novel | back  |    bob |
            Example: A lent book is on the shelf
            dataset: shelf
            | book   | board |
            |--------|------:|
            | atlas  |     1 |
            | ↓novel |     2 |
            dataset: loan
            | book  | state | reader |
            |-------|-------|-------:|
            | poems | out   |    ann |
            | novel | out   |    bob |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .absentFrom, Self())

        let from = Key(
            "from", .map(Counterparts.Keys.form), is: .required,
            "a map with dataset, match (column: column of that dataset) and where, which restricts that dataset",
            example: "{dataset: order, match: {plank: plank}}")
        let `where` = RuleKey.where
    }

    let header: RuleHeader
    let filter: RecordFilter
    private let counterparts: Counterparts

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (filter, counterparts) = (parameters.filter(map.where), map.from.flatMap { Counterparts($0, parameters) })
        guard let filter, let counterparts else { return nil }
        header = parameters.header
        (self.filter, self.counterparts) = (filter, counterparts)
    }

    var statement: String {
        "no \(counterparts.ownNames)\(filter.suffix) is in \(counterparts.dataset)\(counterparts.suffix)"
    }

    var links: [DatasetLink] { [counterparts.link] }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        let selection = view.selection(filter)
        let warning = data.view(counterparts.dataset).flatMap {
            counterparts.unitWarning(header, of: selection, in: view, with: $0)
        }
        return warning == nil ? Set(selection) : []
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        guard let other = data.view(counterparts.dataset) else { return [] }
        let selection = view.selection(filter)
        if let warning = counterparts.unitWarning(header, of: selection, in: view, with: other) {
            return [Violation(warning, suspects: [])]
        }
        let known = counterparts.firstRecords(in: other)
        let found = selection.compactMap { index in
            counterpart(of: index, among: known, in: view).map { (index: index, counterpart: $0) }
        }
        // Records that share a cell share a finding.
        return found.groups { view.place($0.index, counterparts.own) }.map { _, records in
            let (first, counterpart) = records[0]
            let note = Note("it is here", at: other.place(counterpart, counterparts.foreign))
            let finding = view.finding(
                header, message(first, in: view), at: first, counterparts.own, notes: [note])
            return Violation(finding, suspects: records.map(\.index))
        }
    }

    /// - Parameter known: see ``Counterparts/firstRecords(in:)``.
    private func counterpart(
        of record: Int, among known: [[String]: (first: Int, second: Int?)], in view: DatasetView
    ) -> Int? {
        guard let found = counterparts.words(of: view.records[record]).flatMap({ known[$0] }) else { return nil }
        let isItself = counterparts.dataset == view.dataset.name && found.first == record
        return isItself ? found.second : found.first
    }

    private func message(_ record: Int, in view: DatasetView) -> String {
        let words = (counterparts.words(of: view.records[record]) ?? []).joined(separator: ", ")
        return "\(words) is in \(counterparts.dataset)\(counterparts.suffix), so it cannot be here"
    }
}
