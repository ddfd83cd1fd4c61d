import Books
import Records
import Rules
import Text

/// Numbers to compare the records of a table with, one for each record: those of another column, of another slice, or
/// of another dataset's record with the same words. An operand of a rule names them.
struct NumberSource: Sendable {
    /// The operand, without `times` and `plus`.
    let operand: [(key: String, value: BookNode)]
    /// For each record of the table.
    let values: [ExactNumber?]
    /// The records that can be compared: not those that the numbers are read from.
    let base: RecordConditions
    /// The column of the table with the numbers; nil for another dataset's numbers.
    var column: Int?
    /// The key field of the slice; nil for numbers in the record itself or elsewhere.
    var field: Int?
    /// The cost of naming the source.
    var cost = Bits.zero

    /// The operand in the form of a rule.
    ///
    /// - Parameter times: a number, or the name of a column.
    func node(times: String? = nil, plus: ExactNumber? = nil) -> BookNode {
        var entries = operand
        if let times { entries.append(("times", RuleNode.text(times))) }
        if let plus, plus != .zero { entries.append(("plus", RuleNode.text(plus.description))) }
        return RuleNode.map(entries)
    }
}

/// The datasets that others are compared with.
struct ForeignDatasets: Sendable {
    struct Entry: Sendable {
        let dataset: Dataset
        /// Of each key field.
        let words: [Set<String>]
    }

    private let entries: [Entry]
    /// By the name of each key field.
    private let indices: [String: [Int]]

    init(_ datasets: [Dataset]) {
        entries = datasets.map { dataset in
            Entry(
                dataset: dataset,
                words: dataset.definition.keys.indices.map { field in Set(dataset.records.map { $0.key[field] }) })
        }
        var indices: [String: [Int]] = [:]
        for (index, dataset) in datasets.enumerated() {
            for field in dataset.definition.keys { indices[field.name, default: []].append(index) }
        }
        self.indices = indices
    }

    /// Those with a key field that has the name of a column of the table.
    func sharing(_ table: RecordTable) -> [Entry] {
        let names = table.definition.fields.map(\.name)
        return Set(names.flatMap { indices[$0] ?? [] }).sorted().map { entries[$0] }
            .filter { $0.dataset.name != table.dataset.name }
    }
}

extension NumberSource {
    /// Slices of a field with more words than this are not sources.
    private static let mostWords = 12
    private static let leastRecords = 6
    /// The number of words, or pairs of words, that are tried to identify records of another dataset.
    private static let mostFixed = 64

    /// All sources with enough numbers, without duplicates.
    ///
    /// - Complexity: linear in the records times the sources.
    ///
    /// - Parameter mostForeign: the maximum number of columns of other datasets.
    /// - Returns: the sources, and the number of columns of other datasets left out.
    static func all(
        for table: RecordTable, among datasets: ForeignDatasets, mostForeign: Int
    ) -> (sources: [NumberSource], leftOut: Int) {
        var seen: Set<[ExactNumber?]> = []
        let others = table.all.count < leastRecords ? [] : datasets.sharing(table)
        var (foreign, leftOut): ([NumberSource], Int) = ([], 0)
        for other in others {
            let found = foreign.count < mostForeign ? self.foreign(other, table) : []
            let room = mostForeign - foreign.count
            foreign += found.prefix(room)
            leftOut += room > 0 ? max(0, found.count - room) : numeric(other.dataset.definition).count
        }
        // Nearer sources cost fewer bits: two of four sources are of the record itself.
        let sources = [
            columns(of: table).map { (1, $0) }, slices(of: table).map { (2, $0) },
            foreign.map { (2, $0) },
        ]
        let all = sources.flatMap { sources in
            sources.map { near, source in
                var source = source
                source.cost = .log2(sources.count) + Bits(near)
                return source
            }
        }.filter { source in
            let given = source.base.selection(of: table.all, in: table).compactMap { source.values[$0] }
            guard given.count >= leastRecords, Set(given).count > 1 else { return false }
            // A dataset may contain the same numbers in several ways; the first is the simplest.
            return source.base != .everything || seen.insert(source.values).inserted
        }
        return (all, leftOut)
    }

    private static func columns(of table: RecordTable) -> [NumberSource] {
        numeric(of: table).map { index in
            NumberSource(
                operand: [("column", RuleNode.text(table.definition.values[index].name))],
                values: table.columns[table.keyCount + index].numbers, base: .everything,
                column: table.keyCount + index)
        }
    }

    /// A column for each word of a key field, for the records of the other words.
    private static func slices(of table: RecordTable) -> [NumberSource] {
        let index = CounterpartIndex(table)
        let fields = table.keys.filter { (2...mostWords).contains(table.columns[$0].words.count) }
        return fields.flatMap { field in
            table.columns[field].words.indices.flatMap { code in
                numeric(of: table).map { slice(of: table, field, code, value: $0, index) }
            }
        }
    }

    private static func slice(
        of table: RecordTable, _ field: Int, _ code: Int, value: Int, _ index: CounterpartIndex
    ) -> NumberSource {
        let column = table.columns[field]
        let numbers = table.columns[table.keyCount + value].numbers
        let values = table.all.map { record in
            column.codes[record] == code
                ? nil : index.record(of: record, field: field, code: code).flatMap { numbers[$0] }
        }
        return NumberSource(
            operand: [
                ("column", RuleNode.text(table.definition.values[value].name)),
                ("where", RuleNode.map([(column.name, RuleNode.text(column.words[code]))])),
            ],
            values: values, base: RecordConditions(field, column.words.indices.filter { $0 != code }),
            column: table.keyCount + value, field: field)
    }

    /// The numbers of another dataset: its key fields equal this one's columns of the same name, or have a fixed
    /// word.
    private static func foreign(_ other: ForeignDatasets.Entry, _ table: RecordTable) -> [NumberSource] {
        let (dataset, words) = (other.dataset, other.words)
        let columns = numeric(dataset.definition)
        guard !columns.isEmpty else { return [] }
        let parts = dataset.definition.keys.map { column(named: $0, of: table) }
        let shared = parts.enumerated().map { field, column in
            column.map { table.columns[$0].words.contains(where: words[field].contains) } ?? false
        }
        let fixed = shared.indices.filter { !shared[$0] }
        let combined = fixed.reduce(1) { min($0 * words[$1].count, mostFixed + 1) }
        guard fixed.count < shared.count, combined <= mostFixed else { return [] }
        let order = fixed.map { field in dataset.records.map { $0.key[field] }.uniqued() }
        return combinations(order).flatMap { combination -> [NumberSource] in
            let chosen = Dictionary(first: zip(fixed, combination))
            let found = table.all.map { record -> Record? in
                let key = parts.indices.compactMap { field -> String? in
                    if let word = chosen[field] { return word }
                    return parts[field].flatMap { text(record, $0, table) }
                }
                return key.count == parts.count ? dataset.record(key: key) : nil
            }
            let entries = fixed.map { field in
                (key: dataset.definition.keys[field].name, value: RuleNode.text(chosen[field] ?? ""))
            }
            return columns.map { value in
                NumberSource(
                    operand: [
                        ("dataset", RuleNode.text(dataset.name)),
                        ("column", RuleNode.text(dataset.definition.values[value].name)),
                    ] + (entries.isEmpty ? [] : [("where", RuleNode.map(entries))]),
                    values: found.map { $0?.values[value]?.singleNumber }, base: .everything)
            }
        }
    }

    /// The value columns of numbers that are searched.
    private static func numeric(of table: RecordTable) -> [Int] {
        numeric(table.definition).filter { $0 < table.searched.count }
    }

    private static func numeric(_ definition: DatasetDefinition) -> [Int] {
        definition.values.indices.filter { definition.values[$0].type.isNumeric }
    }

    /// The column that finds the other dataset's records for an operand: a key field, or a column of words.
    private static func column(named field: FieldDefinition, of table: RecordTable) -> Int? {
        if let key = table.definition.keyIndex(field.name) { return key }
        guard let value = table.definition.valueIndex(field.name), table.definition.values[value].vocabulary != nil
        else { return nil }
        return table.keyCount + value
    }

    private static func text(_ record: Int, _ column: Int, _ table: RecordTable) -> String? {
        let code = table.columns[column].codes[record]
        return code < 0 ? nil : table.columns[column].words[code]
    }

    private static func combinations(_ lists: [[String]]) -> [[String]] {
        lists.reduce([[]]) { combinations, words in combinations.flatMap { first in words.map { first + [$0] } } }
    }
}
