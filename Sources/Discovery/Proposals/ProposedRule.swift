import Books
import Text

/// Builds complete rules from parameters, as a book's file would declare them.
enum ProposedRule {
    static func definition(
        id: String, kind: RuleKind, entries: [BookNode.Entry], reason: String
    ) -> RuleDefinition {
        let node = BookNode(
            .map(
                [RuleNode.entry("id", id), RuleNode.entry("kind", kind.rawValue)] + entries + [
                    RuleNode.entry("reason", reason)
                ]),
            at: RuleNode.place)
        return RuleDefinition(id: id, kind: kind.rawValue, reason: LocalizedText(reason), severity: .error, node: node)
    }

    static func id(_ dataset: String, _ column: String, _ kind: RuleKind) -> String {
        "\(dataset)-\(column)-\(kind.rawValue)".replacing("_", with: "-")
    }

    /// The same rule with another id.
    static func renamed(_ rule: RuleDefinition, _ id: String) -> RuleDefinition {
        guard case .map(let entries) = rule.node.content else { return rule }
        let renamed = entries.map { $0.key == "id" ? RuleNode.entry("id", id) : $0 }
        return RuleDefinition(
            id: id, kind: rule.kind, reason: rule.reason, severity: rule.severity,
            node: BookNode(.map(renamed), at: RuleNode.place))
    }
}

/// Builds the parameters of a rule as nodes of a book file.
enum RuleNode {
    /// The place of a proposal, which is not in a file.
    static let place = Place("", .start)

    static func text(_ text: String) -> BookNode { BookNode(.text(text), at: place) }

    static func list(_ texts: [String]) -> BookNode { BookNode(.list(texts.map(text)), at: place) }

    /// A single text as such, several as a list.
    static func oneOrMore(_ texts: [String]) -> BookNode { texts.count == 1 ? text(texts[0]) : list(texts) }

    static func map(_ entries: [(key: String, value: BookNode)]) -> BookNode {
        BookNode(.map(entries.map { entry($0.key, $0.value) }), at: place)
    }

    static func entry(_ key: String, _ value: BookNode) -> BookNode.Entry {
        BookNode.Entry(key: key, keyPlace: place, value: value)
    }

    static func entry(_ key: String, _ value: String) -> BookNode.Entry { entry(key, text(value)) }
}
