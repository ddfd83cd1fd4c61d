import Books
import Records
import Text

/// The part of another dataset that defines the allowed combinations.
struct CombinationSource: Sendable {
    /// A word that must equal a column's text.
    struct Match: Sendable {
        /// The word's position in the combination.
        let position: Int
        let column: RecordFilter.Target
        /// Of the column.
        let name: String
    }

    /// A word that must be between two columns' texts; an empty one is open.
    struct Between: Sendable {
        let position: Int
        let from: RecordFilter.Target
        let to: RecordFilter.Target
        let order: FieldOrder
        /// `first to last`.
        let names: (from: String, to: String)
    }

    let dataset: String
    let matches: [Match]
    let ranges: [Between]
    let link: DatasetLink

    struct Keys: MapKeys {
        static let form = MapDeclaration("combinationSource", "\"from\"", Self())

        let dataset = Key(
            "dataset", .word, is: .required, "the dataset with the allowed combinations", example: "stock")
        let match = Key(
            "match", list: .entries(of: .node(.scalar(.text))),
            "for a field of the rule, the column of that dataset that must be equal", example: "{wood: wood}")
        let between = Key(
            "between",
            list: .entries(of: .node(.list(Shape.List(item: .scalar(.text), least: 2, most: 2, allowsOne: false)))),
            "for a field of the rule, the two columns of that dataset between which its word must lie",
            example: "{version: [from, until]}")
    }

    init?(_ map: KeyReader<Keys>, _ fields: [Int]?, _ parameters: RuleParameters) {
        let (matchEntries, betweenEntries) = (map.match.map(\.entry), map.between.map(\.entry))
        guard let target = parameters.dataset(map.dataset), let fields else { return nil }
        let reader = CombinationSourceReader(fields: fields, target: target, parameters: parameters)
        let (matches, ranges) = (matchEntries.allOrNil(reader.match), betweenEntries.allOrNil(reader.between))
        guard let matches, let ranges else { return nil }
        (dataset, self.matches, self.ranges) = (target.name, matches, ranges)
        link = DatasetLink(
            target.name,
            matches: matches.map { match in
                (parameters.definition.keys[fields[match.position]].name, target.field(match.column).name)
            })
        let isSame = matches.allSatisfy { $0.column == .key(fields[$0.position]) }
        if target.name == parameters.definition.name, ranges.isEmpty, isSame {
            parameters.problems.report(
                "\"from\" is the rule's own dataset, which has all of its combinations; name another one",
                at: map.place(of: \.dataset))
        }
        guard reader.covers(matches.map(\.position) + ranges.map(\.position), at: map.place) else { return nil }
    }
}

/// Reads `match` and `between`, and reports unknown names of the two datasets.
private struct CombinationSourceReader {
    let fields: [Int]
    let target: DatasetDefinition
    let parameters: RuleParameters

    func match(_ entry: BookNode.Entry) -> CombinationSource.Match? {
        guard let position = position(entry), let column = parameters.anyColumn(entry.value, of: target),
            parameters.canMatch(
                parameters.definition.keys[fields[position]], target.field(column), at: entry.value.place)
        else { return nil }
        return CombinationSource.Match(position: position, column: column, name: target.field(column).name)
    }

    func between(_ entry: BookNode.Entry) -> CombinationSource.Between? {
        guard let position = position(entry) else { return nil }
        guard case .list(let items) = entry.value.content, items.count == 2 else {
            parameters.problems.report(
                "\"\(entry.key)\" is a list of two columns of \(target.name), the first and the last word allowed, but "
                    + "found \(entry.value.kind)", at: entry.value.place)
            return nil
        }
        let columns = items.map { parameters.anyColumn($0, of: target) }
        guard let from = columns[0], let to = columns[1] else { return nil }
        let order = FieldOrder(parameters.definition.keys[fields[position]], in: parameters.book)
        return CombinationSource.Between(
            position: position, from: from, to: to, order: order,
            names: (items[0].text ?? "", items[1].text ?? ""))
    }

    func covers(_ positions: [Int], at place: Place) -> Bool {
        var isComplete = true
        for position in fields.indices where !positions.contains(position) {
            let name = parameters.definition.keys[fields[position]].name
            parameters.problems.report("\"from\" does not contain \(name); name it in match or between", at: place)
            isComplete = false
        }
        return isComplete
    }

    private func position(_ entry: BookNode.Entry) -> Int? {
        guard let field = parameters.keyField(entry.key, of: parameters.definition, at: entry.keyPlace) else {
            return nil
        }
        if let position = fields.firstIndex(of: field) { return position }
        parameters.problems.report("\"\(entry.key)\" is not one of the rule's fields", at: entry.keyPlace)
        return nil
    }
}
