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

    func judge(in data: CheckedData, covering: CoveringCombinations) -> CombinationJudge {
        switch self {
        case .listed(let combinations):
            CombinationJudge(permission: .list(Set(combinations)), covering: covering)
        case .from(let source):
            CombinationJudge(permission: .rows(CombinationRows(source, in: data)), covering: covering)
        }
    }

    /// Reads `allowed` or `from`; nil after a report. `fields` is nil if they are wrong.
    init?(_ fields: [Int]?, _ parameters: RuleParameters) {
        let (allowed, from) = (parameters.map.nodes("allowed"), parameters.map.node("from"))
        switch (allowed, from) {
        case (let combinations?, nil):
            guard let fields else { return nil }
            let words = combinations.map { Self.combination($0, fields, parameters) }
            if words.contains(nil) { return nil }
            self = .listed(words.compactMap { $0 })
        case (nil, let from?):
            guard let source = CombinationSource(from, fields, parameters) else { return nil }
            self = .from(source)
        case (_?, _?), (nil, nil):
            parameters.problems.report(
                "\(parameters.map.subject) needs either the key \"allowed\" or the key \"from\"",
                at: parameters.map.place)
            return nil
        }
    }

    private static func combination(_ node: BookNode, _ fields: [Int], _ parameters: RuleParameters) -> [String]? {
        guard case .list(let items) = node.content, items.count == fields.count else {
            let names = fields.map { parameters.definition.keys[$0].name }.joined(separator: ", ")
            parameters.problems.report("a combination is a list of \(names), but found \(node.kind)", at: node.place)
            return nil
        }
        let words = zip(items, fields).map { parameters.word($0, of: parameters.definition.keys[$1]) }
        return words.contains(nil) ? nil : words.compactMap { $0 }
    }
}
