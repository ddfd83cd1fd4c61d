import Books
import Records
import Text

/// A rule that the book declares, read as a relation between the values of records, where it is an equality.
///
/// Other kinds are compared with proposals by their parameters alone.
struct DeclaredRelation: Sendable {
    let rule: RuleDefinition
    /// What the rule judges, by its own code.
    let judged: Set<Int>
    /// Records whose values the rule wants to be equal.
    let links: [(Int, Int)]

    init(_ rule: RuleDefinition, judged: Set<Int>, in space: SearchSpace) {
        self.rule = rule
        self.judged = judged
        links = Self.links(of: rule, judged, space)
    }

    /// The value column that the rule speaks of; nil where it names none that there is.
    static func column(of rule: RuleDefinition, in table: RecordTable) -> Int? {
        if let name = rule.node.value("column")?.text { return table.index(of: name) }
        if rule.kind == "ordered-fields" {
            return rule.node.value("fields")?.texts.last.flatMap { table.index(of: $0) }
        }
        return table.values.first { !table.columns[$0].field.isSetByRecipe }
    }

    private static func links(of rule: RuleDefinition, _ judged: Set<Int>, _ space: SearchSpace) -> [(Int, Int)] {
        let table = space.table
        guard let column = column(of: rule, in: table), let relation = relation(rule, column, space) else { return [] }
        return relation.fit(judged.sorted()).outcomes.compactMap { outcome in
            outcome.partner.map { (outcome.record, $0) }
        }
    }

    private static func relation(_ rule: RuleDefinition, _ column: Int, _ space: SearchSpace) -> (any Hypothesis)? {
        let (table, node) = (space.table, rule.node)
        switch rule.kind {
        case "constant":
            let across = (node.value("across")?.texts ?? []).compactMap { table.index(of: $0) }
            return Determination(
                table: table, column: column, determinants: table.keys.filter { !across.contains($0) })
        case "determined-by":
            let determinants = (node.value("by")?.texts ?? []).compactMap { table.index(of: $0) }
            return Determination(table: table, column: column, determinants: determinants)
        case "equal-slices", "clamped-copy":
            let names = rule.kind == "equal-slices" ? ("right", "left") : ("copy", "source")
            guard let copy = node.value(names.0)?.entries, let source = node.value(names.1)?.entries,
                copy.count == 1, source.count == 1, copy[0].key == source[0].key,
                let field = table.index(of: copy[0].key), let first = table.code(of: copy[0].value.text, in: field),
                let second = table.code(of: source[0].value.text, in: field)
            else { return nil }
            return SliceCopy(
                space: space, column: column, field: field, copy: first, source: second,
                limit: limit(node, table))
        default: return nil
        }
    }

    private static func limit(_ node: BookNode, _ table: RecordTable) -> SliceCopy.Limit? {
        guard let along = node.value("along")?.text.flatMap({ table.index(of: $0) }) else { return nil }
        for (key, isUpper) in [("upper", true), ("lower", false)] {
            if let code = table.code(of: node.value(key)?.text, in: along) {
                return SliceCopy.Limit(along: along, code: code, isUpper: isUpper)
            }
        }
        return nil
    }
}

extension RecordTable {
    func index(of name: String) -> Int? { columns.firstIndex { $0.name == name } }

    func code(of word: String?, in column: Int) -> Int? { word.flatMap { columns[column].words.firstIndex(of: $0) } }
}

extension BookNode {
    var entries: [Entry] { if case .map(let entries) = content { entries } else { [] } }

    func value(_ key: String) -> BookNode? { entries.first { $0.key == key }?.value }

    /// The texts of a list, or the one that stands alone.
    var texts: [String] {
        if case .list(let items) = content { items.compactMap(\.text) } else { [text].compactMap { $0 } }
    }

    /// Whether two nodes say the same, wherever they stand and in whatever order their keys.
    func isEqual(_ other: BookNode) -> Bool {
        switch (content, other.content) {
        case (.map(let left), .map(let right)):
            left.count == right.count
                && left.allSatisfy { entry in
                    other.value(entry.key).map(entry.value.isEqual) ?? false
                }
        default: texts == other.texts
        }
    }
}
