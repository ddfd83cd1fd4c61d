import Books
import Records
import Text

/// The allowed combinations of words: those of a list, or those in another dataset.
enum CombinationPermission: Sendable {
    case listed([[String]])
    case from(CombinationSource)

    /// What allows a combination: `the book lists`, `catalogue allows`.
    var text: String {
        switch self {
        case .listed: "the book lists"
        case .from(let source): "the dataset \(source.dataset) allows"
        }
    }

    /// What is looked up in another dataset.
    var link: DatasetLink? { if case .from(let source) = self { source.link } else { nil } }

    enum Verdict {
        case allowed
        /// Nothing is known about these words.
        case unknown
        /// With the contradicting cells.
        case forbidden([Note])
    }

    /// Tells allowed combinations from others.
    func judge(in data: CheckedData, covering: CoveringWords) -> ([String]) -> Verdict {
        switch self {
        case .listed(let combinations):
            let allowed = Set(combinations)
            return { covering.all(of: $0).contains(where: allowed.contains) ? .allowed : .forbidden([]) }
        case .from(let source):
            let rows = CombinationRows(source, in: data)
            return { rows.verdict(on: covering.all(of: $0)) }
        }
    }

    /// How one combination is written.
    static let combination = Shape.list(Shape.List(item: .scalar(.textOrNothing), allowsOne: false))

    /// Reads `allowed` or `from`; nil after a report. `fields` is nil if they are wrong.
    init?(_ map: KeyReader<AllowedCombinationsRule.Keys>, _ fields: [Int]?, _ parameters: RuleParameters) {
        if let from = map.from {
            guard let source = CombinationSource(from, fields, parameters) else { return nil }
            self = .from(source)
        } else {
            guard let fields, map.node(\.allowed) != nil else { return nil }
            guard let words = map.allowed.allOrNil({ Self.combination($0, fields, parameters) }) else { return nil }
            self = .listed(words)
        }
    }

    private static func combination(_ node: BookNode, _ fields: [Int], _ parameters: RuleParameters) -> [String]? {
        guard case .list(let items) = node.content, items.count == fields.count else {
            let names = fields.map { parameters.definition.keys[$0].name }.joined(separator: ", ")
            parameters.problems.report("a combination is a list of \(names), but found \(node.kind)", at: node.place)
            return nil
        }
        return zip(items, fields).allOrNil { parameters.word($0, of: parameters.definition.keys[$1]) }
    }
}
