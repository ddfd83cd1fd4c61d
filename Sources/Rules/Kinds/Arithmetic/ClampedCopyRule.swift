import Books
import Records
import Text

/// One slice copies another, except that it stops at a first or last word.
struct ClampedCopyRule: DeclaredRule {
    static let description = RuleDescription(
        id: "clamped-copy", scope: .dataset,
        summary: "A slice has the values of another one, taken no further than a first or last word of a field.",
        explanation: """
            For each record of the copy, the source record has the source's words in place of the copy's and, along \
            the field, the same word or the limit where that would be beyond it. The copy is odd where the two \
            differ, and the source's value is implied. Where more than half of one source cell and all its copies \
            agree against the source cell, the source is the odd one and the copies' value is implied.
            """,
        parameters: [
            RuleParameter("copy", "words of key fields that make the copy", isRequired: true),
            RuleParameter("source", "words of key fields that make the source", isRequired: true),
            RuleParameter("along", "the key field that is clamped", isRequired: true),
            RuleParameter("upper", "the last word that is copied; words after it copy its value"),
            RuleParameter("lower", "the first word that is copied; words before it copy its value"),
            .tolerance, .column, .where,
        ],
        examples: [
            RuleExample(
                "The travel kit grows up to medium only",
                rule: """
                    kind: clamped-copy
                    copy: {kit: travel}
                    source: {kit: home}
                    along: size
                    upper: medium
                    """,
                table: """
                    | kit    | size   | weight |
                    |--------|--------|-------:|
                    | home   | small  |     10 |
                    | home   | medium |     12 |
                    | home   | large  |     14 |
                    | travel | small  |     10 |
                    | travel | medium |     12 |
                    | travel | large  |     12 |
                    """),
            RuleExample(
                "Beyond the limit the copy must not follow",
                rule: """
                    kind: clamped-copy
                    copy: {kit: travel}
                    source: {kit: home}
                    along: size
                    upper: medium
                    """,
                table: """
                    | kit    | size   | weight |
                    |--------|--------|-------:|
                    | home   | small  |     10 |
                    | home   | medium |     12 |
                    | home   | large  |     14 |
                    | travel | small  |    ↓11 |
                    | travel | medium |     12 |
                    | travel | large  |    ↓14 |
                    """),
            RuleExample(
                "All the copies agree against the source",
                rule: """
                    kind: clamped-copy
                    copy: {kit: travel}
                    source: {kit: home}
                    along: size
                    lower: medium
                    """,
                table: """
                    | kit    | size   | weight |
                    |--------|--------|-------:|
                    | home   | small  |     10 |
                    | home   | medium |    ↓21 |
                    | home   | large  |     14 |
                    | travel | small  |     12 |
                    | travel | medium |     12 |
                    | travel | large  |     14 |
                    """),
        ])

    let header: RuleHeader
    private let column: Int
    private let columnName: String
    private let filter: RecordFilter
    private let tolerance: Tolerance
    private let copy: KeySlice
    private let source: KeySlice
    private let along: Int
    private let alongName: String
    private let upper: String?
    private let lower: String?
    private let order: FieldOrder

    init?(_ parameters: RuleParameters) {
        let (copy, source) = (parameters.slice("copy"), parameters.slice("source"))
        let along = parameters.field("along")
        upper = parameters.word("upper", of: along)
        lower = parameters.word("lower", of: along)
        if parameters.map.node("upper") == nil, parameters.map.node("lower") == nil {
            parameters.problems.report(
                "\(parameters.map.subject) needs the key \"upper\" or \"lower\"; without a limit use equal-slices",
                at: parameters.map.place)
        }
        let (column, filter, tolerance) = (parameters.column(), parameters.filter(), parameters.tolerance())
        guard let copy, let source, let along, let column, let filter, upper != nil || lower != nil, let tolerance
        else { return nil }
        header = parameters.header
        self.tolerance = tolerance
        (self.copy, self.source, self.along, self.column, self.filter) = (copy, source, along, column, filter)
        alongName = parameters.definition.keys[along].name
        columnName = parameters.definition.values[column].name
        order = FieldOrder(parameters.definition.keys[along], in: parameters.book)
    }

    var statement: String {
        let limits = [lower.map { "no lower than \($0)" }, upper.map { "no higher than \($0)" }].compactMap { $0 }
        return "the \(columnName) for \(copy.text) equals that for \(source.text) at the same \(alongName), "
            + "\(limits.joined(separator: " and "))\(tolerance.suffix)\(filter.suffix)"
    }

    var equality: EqualityDemand { tolerance.number > .zero ? .none : .ofPairs }

    func speaks(of record: Record) -> Bool {
        filter.matches(record) && (copy.matches(record.key) || source.matches(record.key))
            && record.values[column] != nil
    }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        let pairs = view.selection(filter).compactMap { index -> [Int]? in
            let key = view.records[index].key
            guard copy.matches(key), let original = view.counterpart(of: index, under: sourceKey(of: key), in: column),
                original != index,
                view.value(index, column) != nil, view.value(original, column) != nil
            else { return nil }
            return [original, index]
        }
        return Set(pairs.joined())
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        // For each source record, in the order of first mention, the records that copy it.
        var copies: [Int: [Int]] = [:]
        var sources: [Int] = []
        var isDifferent: Set<Int> = []
        for index in view.selection(filter) where copy.matches(view.records[index].key) {
            guard let original = view.counterpart(of: index, under: sourceKey(of: view.records[index].key), in: column),
                original != index,
                let value = view.value(index, column), let originalValue = view.value(original, column)
            else { continue }
            if copies[original] == nil { sources.append(original) }
            copies[original, default: []].append(index)
            if !tolerance.allows(value, for: originalValue) { isDifferent.insert(original) }
        }
        return sources.filter(isDifferent.contains).flatMap { violations(of: $0, copies[$0] ?? [], in: view) }
    }

    private func sourceKey(of key: [String]) -> [String] {
        var key = source.put(over: key)
        if let upper, order.isLess(upper, key[along]) { key[along] = upper }
        if let lower, order.isLess(key[along], lower) { key[along] = lower }
        return key
    }

    private func violations(of source: Int, _ copies: [Int], in view: DatasetView) -> [Violation] {
        let cells = [source] + copies
        let majority = Majority(of: cells.map { view.value($0, column) }, within: tolerance)
        // What agrees with most copies is what they are held against.
        let most = majority.map { cells[$0.first] }
        let model =
            most.flatMap { tolerance.allows(view.value(source, column), for: view.value($0, column)) ? nil : $0 }
            ?? source
        let odd = cells.filter { !tolerance.allows(view.value($0, column), for: view.value(model, column)) }
        return odd.map { odd in
            let message =
                odd == source
                ? Self.oddSource(view.shown(odd, column), view.shown(model, column), copies: copies.count)
                : Self.oddCopy(view.shown(odd, column), view.shown(model, column), view.named(source, by: named))
            let compared = odd == source ? copies : [source]
            let finding = view.finding(
                header, message, at: odd, column, implied: tolerance.implied(view.value(model, column)),
                notes: compared.map { view.note($0, column, by: named) })
            return Violation(finding, suspects: [odd])
        }
    }

    /// The fields that tell a copy from its source.
    private var named: [Int] { source.fields.filter { $0 != along } + [along] }
}

extension ClampedCopyRule {
    private static func oddCopy(_ odd: String, _ model: String, _ source: String) -> String {
        "\(odd) is not \(model), which is to be copied from \(source)"
    }

    private static func oddSource(_ odd: String, _ model: String, copies: Int) -> String {
        "\(odd) is not \(model), though most of the \(copies) cells that copy this one say so"
    }
}
