import Books
import Records
import Text

/// Items of another dataset do not occur in this one.
struct AbsentFromRule: DeclaredRule {
    static let description = RuleDescription(
        id: .absentFrom, scope: .dataset,
        summary: "No record has a counterpart in another dataset.",
        explanation: """
            For lists that exclude each other: items of one list are not on the other. The other dataset is the \
            reference, and this dataset's cell is blamed, with a note at the counterpart.
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
    private let filter: RecordFilter
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

    func applies(to record: Record) -> Bool { filter.matches(record) }

    func judgesSome(in view: DatasetView, of data: CheckedData) -> Bool { appliesToSome(filter, in: view) }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        guard let other = data.view(counterparts.dataset) else { return [] }
        let known = counterparts.firstRecords(in: other)
        // Records that share a cell share a finding.
        var positions: [Place: Int] = [:]
        var cells: [(records: [Int], counterpart: Int)] = []
        for index in view.selection(filter) {
            guard let counterpart = known[counterparts.words(of: view.records[index])] else { continue }
            let place = view.place(index, counterparts.own)
            if let position = positions[place] {
                cells[position].records.append(index)
            } else {
                positions[place] = cells.count
                cells.append(([index], counterpart))
            }
        }
        return cells.map { cell in
            let note = Note("it is here", at: other.place(cell.counterpart, counterparts.foreign))
            let finding = view.finding(
                header, message(cell.records[0], in: view), at: cell.records[0], counterparts.own, notes: [note])
            return Violation(finding, suspects: cell.records)
        }
    }

    private func message(_ record: Int, in view: DatasetView) -> String {
        let words = counterparts.words(of: view.records[record]).joined(separator: ", ")
        return "\(words) is in \(counterparts.dataset)\(counterparts.suffix), so it cannot be here"
    }
}
