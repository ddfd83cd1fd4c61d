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
