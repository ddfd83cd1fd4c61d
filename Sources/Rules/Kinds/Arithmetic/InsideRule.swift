import Books
import Records
import Text

/// Items lie inside the intervals that they belong to.
struct InsideRule: ColumnRule, FilteredRule {
    static let description = RuleDescription(
        id: .inside, scope: .dataset,
        summary: "Each item of one slice lies inside the interval of another slice that it belongs to.",
        explanation: """
            The intervals' records give their starts; each ends where the next one begins, and the last has no end. \
            "pairs" says which item belongs to which interval, by name; an item that it does not name is a finding. \
            Without "pairs" an item may lie in any interval, but not before the first. The item's cell is blamed and \
            the violated limit is noted; either may be wrong.
            """,
        conclusion: RuleConclusion(
            fault: ("It lies outside the interval that should contain it.", "収まるはずのものに収まらない。")),
        examples: """
            Example: Every stop lies in its country
            items: {kind: stop}
            intervals: {kind: border}
            along: km
            pairs: [[inn, lowland], [pass, highland], [hut, highland]]
            Table:
            | kind   | km  |     name |
            |--------|-----|---------:|
            | border | 0   |  lowland |
            | border | 100 | highland |
            | stop   | 20  |      inn |
            | stop   | 100 |     pass |
            | stop   | 900 |      hut |
            Example: A stop lies beyond its country's end, and nobody knows where another one belongs
            items: {kind: stop}
            intervals: {kind: border}
            along: km
            pairs: [[inn, lowland], [pass, highland]]
            Table:
            | kind   | km   |     name |
            |--------|------|---------:|
            | border | 0    |  lowland |
            | border | 100  | highland |
            | stop   | ↓120 |      inn |
            | stop   | 130  |     pass |
            | stop   | 140  |    ↓mill |
            Example: A stop lies before the first country
            items: {kind: stop}
            intervals: {kind: border}
            along: km
            Table:
            | kind   | km |     name |
            |--------|----|---------:|
            | border | 5  |  lowland |
            | stop   | ↓4 |      inn |
            | stop   | 6  |     mill |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .inside, Self())

        let items = RuleKey.slice("items", "words of key fields that make the slice of the items")
        let intervals = RuleKey.slice("intervals", "words of key fields that make the slice of the intervals")
        let along = Key(
            "along", .word, is: .required, "the column with the positions, which are numbers", example: "start")
        let pairs = Key(
            "pairs",
            list: .list(
                of: .node(.list(Shape.List(item: .scalar(.text), least: 2, most: 2, allowsOne: false))),
                atLeastOne: "pair"),
            "a list of pairs: the name of an item and the name of its interval", example: "[[knob, top], [hinge, side]]"
        )
        let selected = SelectedKeys(
            column: "the value column that names items and intervals; default: the first that is read from articles")
    }

    static let boundedNumbers: BoundedNumbers? = .skipped

    let column: JudgedColumn
    private let items: KeySlice
    private let intervals: KeySlice
    private let along: RecordFilter.Target
    private let alongName: String
    /// For each item the names of its intervals; nil if every interval will do.
    private let ownIntervals: [String: [String]]?

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let (items, intervals) = (parameters.slice(map.items), parameters.slice(map.intervals))
        let (along, pairs) = (parameters.anyColumn(map.along), Self.pairs(map.pairs, parameters))
        guard let column = JudgedColumn(map.selected, parameters, isAny: true), let items, let intervals, let along,
            let pairs
        else { return nil }
        guard parameters.definition.field(along).type.isNumeric else {
            map.problems.report("\"along\" is a column of numbers", at: map.place(of: \.along))
            return nil
        }
        (self.items, self.intervals, self.along, self.column) = (items, intervals, along, column)
        parameters.reportSameRecords(items.filter, intervals.filter, of: ("items", "intervals"))
        parameters.reportExcluded(items.filter, by: column.filter, of: "items")
        parameters.reportExcluded(intervals.filter, by: column.filter, of: "intervals")
        if case .key(let field) = along, (items.fields + intervals.fields).contains(field) {
            map.problems.report(
                "\"along\" is a field of \"items\" or \"intervals\", which gives it one word; name another column",
                at: map.place(of: \.along))
        }
        for name in map.pairs.flatMap(\.items) {
            _ = parameters.word(name, of: parameters.definition.values[column.index])
        }
        alongName = parameters.definition.field(along).name
        ownIntervals =
            map.node(\.pairs) == nil ? nil : Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }
    }

    /// Nil after a report.
    private static func pairs(_ nodes: [BookNode], _ parameters: RuleParameters) -> [(String, String)]? {
        nodes.allOrNil { node in
            guard case .list(let names) = node.content, names.count == 2 else {
                parameters.problems.report(
                    "a pair is a list of two names, an item's and its interval's, but found \(node.kind)",
                    at: node.place)
                return nil
            }
            let texts = names.map { parameters.text($0, "a name") }
            guard let item = texts[0], let interval = texts[1] else { return nil }
            return (item, interval)
        }
    }

    var relation: String {
        "\(alongName) of each \(items.text) lies inside \(ownIntervals == nil ? "a" : "its") \(intervals.text)"
    }

    func applies(to record: Record) -> Bool { column.filter.matches(record) && items.matches(record.key) }

    var filter: RecordFilter { column.filter }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        var inner = items.fields + intervals.fields
        if case .key(let field) = along { inner.append(field) }
        let selection = view.selection(column.filter).filter { record in
            [items, intervals].contains { $0.matches(view.records[record].key) } && view.number(record, along) != nil
        }
        let fields = view.otherFields(than: inner)
        let groups = view.groups(of: selection, by: fields)
        guard case .value(let column) = along else { return groups.flatMap { violations(in: $0, view) } }
        let obstacles = ObstacleList()
        return view.divided(groups, in: column, noting: obstacles).flatMap { violations(in: $0, view) }
            + view.warnings(on: obstacles, header, in: column, with: intervals.text)
    }

    /// The violations of items and intervals with the same words, and numbers of one unit.
    private func violations(in group: [Int], _ view: DatasetView) -> [Violation] {
        let series = IntervalSeries(
            group.filter { intervals.matches(view.records[$0].key) }.compactMap { record in
                view.number(record, along).map { (record, $0, view.value(record, column.index)?.text ?? "") }
            })
        // Intervals of other units tell nothing.
        if series.records.isEmpty, case .value(let along) = along, view.comparedUnit(of: group[0], in: along) != nil {
            return []
        }
        let judged = group.filter { items.matches(view.records[$0].key) }
        if series.records.isEmpty, ownIntervals == nil { return withoutIntervals(judged, in: view) }
        return judged.compactMap { violation($0, series, in: view) }
    }

    /// One violation, at the first item: the intervals are missing.
    private func withoutIntervals(_ items: [Int], in view: DatasetView) -> [Violation] {
        let named = items.filter { view.value($0, column.index)?.text.isEmpty == false }
        guard let first = named.first else { return [] }
        var inner = self.items.fields + intervals.fields
        if case .key(let field) = along { inner.append(field) }
        let home = view.named(first, by: view.otherFields(than: inner))
        let message = """
            \(home.isEmpty ? view.definition.name : home) has no \(intervals.text), in which \(view.shown(first, along)) \
            for \(view.shown(first, .value(column.index))) could lie
            """
        return [Violation(view.finding(header, message, at: first, along), suspects: named)]
    }

    private func violation(_ item: Int, _ series: IntervalSeries, in view: DatasetView) -> Violation? {
        // An unnamed item belongs to no interval.
        guard let number = view.number(item, along), let name = view.value(item, column.index)?.text, !name.isEmpty
        else { return nil }
        let found = series.index(of: number)
        guard let ownIntervals else {
            if found != nil { return nil }
            let first = series.records.prefix(1)
            let finding = view.finding(
                header, "\(view.shown(item, along)) for \(name) lies before every \(intervals.text)", at: item, along,
                notes: first.map { limit($0, in: view) })
            return Violation(finding, suspects: [item] + first)
        }
        guard let names = ownIntervals[name] else {
            let message = "the rule does not say where \(name) belongs; put it into its \"pairs\""
            return Violation(view.finding(header, message, at: item, .value(column.index)), suspects: [item])
        }
        if let found, names.contains(series.names[found]) { return nil }
        return misplaced(item, number, names, series, in: view)
    }

    private func misplaced(
        _ item: Int, _ number: ExactNumber, _ names: [String], _ series: IntervalSeries, in view: DatasetView
    ) -> Violation {
        let (name, homeName) = (view.shown(item, .value(column.index)), names.joined(separator: " or "))
        guard let home = series.index(ofAnyNamed: names) else {
            let message = "\(name) belongs to \(homeName), which is not among \(intervals.text)"
            return Violation(view.finding(header, message, at: item, .value(column.index)), suspects: [item])
        }
        // A number not before its interval is after it, so that there is a next interval.
        let isBefore = number < series.starts[home]
        let limit = series.records[isBefore ? home : home + 1]
        let message = """
            \(view.shown(item, along)) for \(name) lies \(isBefore ? "before the start" : "after the end") of \(homeName), \
            which is \(view.shown(limit, along)); either may be wrong
            """
        let finding = view.finding(header, message, at: item, along, notes: [self.limit(limit, in: view)])
        return Violation(finding, suspects: [item, limit])
    }

    private func limit(_ record: Int, in view: DatasetView) -> Note {
        Note(
            "\(view.shown(record, .value(column.index))) starts here, at \(view.shown(record, along))",
            at: view.place(record, along))
    }
}
