import Books
import Records
import Text

/// A dataset prepared for rules: the words of key fields are numbered in their order, so that records are grouped and
/// ordered by integers.
struct DatasetView: Sendable {
    let dataset: Dataset
    let book: Book
    /// The dataset's records, in key order.
    let records: [Record]
    private let keys: KeyColumns
    /// The records with a word in a key field, and with a value in a column or a unit.
    private let recordsOfWords: Memo<RecordFilter.Target?, [String: [Int]]>
    private let recordsOfValues = Memo<RecordFilter.Target?, [String: [Int]]>()
    /// The groups of all records by some key fields, and for each record the number of its group.
    private let recordGroups: Memo<[Int], (members: [[Int]], numbers: [Int])>
    /// The records to judge, rising; nil for all. Rules still compare them with the others.
    private var part: [Int]?

    init(_ dataset: Dataset, in book: Book) {
        self.dataset = dataset
        self.book = book
        records = dataset.records
        keys = dataset.keyColumns(in: book)
        (recordsOfWords, recordGroups) = (Memo(), Memo())
    }

    private init(_ dataset: Dataset, sharingWordsOf view: DatasetView) {
        self.dataset = dataset
        book = view.book
        records = dataset.records
        keys = view.keys
        (recordsOfWords, recordGroups) = (view.recordsOfWords, view.recordGroups)
    }

    /// The view of another state of the dataset; reuses the numbering if the keys are the same.
    func showing(_ dataset: Dataset, in book: Book) -> DatasetView {
        let differing = Self.positions(of: dataset.records, differingFrom: records)
        let hasSameKeys = differing?.allSatisfy { dataset.records[$0].key == records[$0].key } ?? false
        return hasSameKeys ? DatasetView(dataset, sharingWordsOf: self) : DatasetView(dataset, in: book)
    }

    /// The indices of the records that differ from another state of the dataset; nil unless it has the same keys and
    /// units, and the same words in its columns.
    func positions(differingInNumbersFrom other: DatasetView) -> [Int]? {
        let columns = definition.values.indices.filter { definition.values[$0].type == .word }
        guard let differing = Self.positions(of: records, differingFrom: other.records) else { return nil }
        let haveSameWords = differing.allSatisfy { index in
            let (left, right) = (records[index], other.records[index])
            return left.key == right.key && left.unit == right.unit
                && columns.allSatisfy { left.values[$0] == right.values[$0] }
        }
        return haveSameWords ? differing : nil
    }

    /// The indices of the records that are not the same objects; nil if there are more or fewer.
    private static func positions(of records: [Record], differingFrom others: [Record]) -> [Int]? {
        guard records.count == others.count else { return nil }
        return records.indices.filter { records[$0] !== others[$0] }
    }

    var definition: DatasetDefinition { dataset.definition }

    /// The same dataset, of which rules judge only some records.
    ///
    /// - Parameter records: rising.
    func judging(_ records: [Int]) -> DatasetView {
        var view = self
        view.part = records
        return view
    }

    /// The records on which a rule's verdict may change if some records change; nil for all.
    func records(withinReachOf changed: [Int], _ reach: RuleReach) -> [Int]? {
        switch reach {
        case .record: changed
        case .recordsSharing(let fields): records(sharing: fields, with: changed)
        case .dataset: nil
        }
    }

    /// The records with the same words as one of some records, rising.
    private func records(sharing fields: [Int], with changed: [Int]) -> [Int] {
        let all = recordGroups.value(fields) {
            let members = groups(of: Array(records.indices), by: fields)
            var numbers = [Int](repeating: 0, count: records.count)
            for (number, group) in members.enumerated() {
                for record in group { numbers[record] = number }
            }
            return (members, numbers)
        }
        let found = Set(changed.map { all.numbers[$0] }).map { all.members[$0] }
        return found.count == 1 ? found[0] : found.joined().sorted()
    }

    /// Indices of the records that a filter lets through, in key order.
    func selection(_ filter: RecordFilter) -> [Int] {
        if let part { return filter.isEmpty ? part : part.filter { filter.matches(records[$0]) } }
        if filter.isEmpty { return Array(records.indices) }
        // Looks up the most selective condition, and tests the others on its records.
        let all = filter.conditions.map { condition in
            condition.distinctValues.map { selection(of: $0, in: condition.target) }
        }
        let counts = all.map { lists in lists.reduce(0) { $0 + $1.count } }
        guard let fewest = counts.indices.min(by: { counts[$0] < counts[$1] }) else { return [] }
        let lists = all[fewest]
        let found = lists.count == 1 ? lists[0] : lists.joined().sorted()
        return filter.conditions.count == 1 ? found : found.filter { filter.matches(records[$0]) }
    }

    /// The records with a value in a column, or with a unit, rising.
    private func selection(of value: String, in column: RecordFilter.Target?) -> [Int] {
        (column?.isValue == false ? recordsOfWords : recordsOfValues).value(column) {
            if case .key(let field) = column { return recordsOfWords(in: field) }
            let given = records.indices.filter { record in
                if case .value(let index) = column { records[record].values[index] != nil } else { true }
            }
            return Dictionary(grouping: given) { index in
                let record = records[index]
                return column.map { $0.text(of: record) } ?? record.unit ?? ""
            }
        }[value, default: []]
    }

    /// By word of a key field.
    private func recordsOfWords(in field: Int) -> [String: [Int]] {
        let column = keys.columns[field]
        var records = [[Int]](repeating: [], count: column.words.count)
        for (record, word) in column.ranks.enumerated() { records[Int(word)].append(record) }
        return Dictionary(first: zip(column.words, records))
    }

    /// The selected records with equal words in `fields`, in the order of each group's first record.
    ///
    /// - Complexity: linear in the selection times the number of fields.
    func groups(of selection: [Int], by fields: [Int]) -> [[Int]] { keys.groups(of: selection, by: fields) }

    /// The position of a record's word among the words of a key field.
    func rank(_ record: Int, _ field: Int) -> Int { Int(keys.columns[field].ranks[record]) }

    /// The number in a key field; nil for another word.
    func keyNumber(_ record: Int, _ field: Int) -> ExactNumber? { keys.number(record, field) }

    /// The key fields that are not in `fields`.
    func otherFields(than fields: [Int]) -> [Int] {
        definition.keys.indices.filter { !fields.contains($0) }
    }
}

/// Values and words for findings.
extension DatasetView {
    func value(_ record: Int, _ column: Int) -> CellValue? { records[record].values[column] }

    /// The number of a value that can be no other one.
    func number(_ record: Int, _ column: Int) -> ExactNumber? { records[record].values[column]?.singleNumber }

    /// A word of a key in messages: `small`, but `size empty`.
    func word(of key: [String], _ field: Int) -> String {
        key[field].isEmpty ? KeyPart(definition.keys[field].name, "").text : key[field]
    }

    /// Some words of a record's key, by field: `size small, grade b`.
    func named(_ record: Int, by fields: [Int]) -> String {
        fields.map { KeyPart(definition.keys[$0].name, records[record].key[$0]).text }.joined(separator: ", ")
    }
}
