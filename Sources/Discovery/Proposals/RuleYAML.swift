package import Books
import Text

/// Rules in YAML, as items of a dataset's list of rules.
package enum RuleYAML {
    /// Parameters whose digits are numbers; elsewhere digits are the name of a word.
    private static let numeric: Set<String> = [
        "times", "plus", "minimum", "maximum", "floor", "step", "of", "equals", "total", "row", "tolerance",
    ]

    /// - Parameter indent: the spaces before the item's dash.
    package static func item(_ rule: RuleDefinition, indent: Int = 2) -> String {
        guard case .map(let entries) = rule.node.content else { return "" }
        let space = String(repeating: " ", count: indent)
        return entries.enumerated().map { index, entry in
            "\(space)\(index == 0 ? "- " : "  ")\(entry.key): \(text(entry.value, key: entry.key))\n"
        }.joined()
    }

    private static func text(_ node: BookNode, key: String) -> String {
        switch node.content {
        case .text(let text):
            let isNumber = numeric.contains(key) && ExactNumber(text) != nil
            return isNumber ? text : YAMLText.scalar(text)
        case .list(let items): return "[\(items.map { self.text($0, key: key) }.joined(separator: ", "))]"
        case .map(let entries):
            return "{\(entries.map { "\($0.key): \(text($0.value, key: $0.key))" }.joined(separator: ", "))}"
        }
    }
}

/// Proposals as rules of a dataset, to be pasted, with their properties in comments.
extension RuleYAML {
    package static func text(_ report: DiscoveryReport) -> String {
        let datasets = report.proposals.map(\.dataset) + report.profiles.map(\.dataset)
        return datasets.uniqued().map { dataset -> String in
            let profiles = report.profiles.filter { $0.dataset == dataset }.map { RuleYAML.item($0.rule) }
            let proposals = report.proposals.filter { $0.dataset == dataset }.map(text)
            return (["# \(dataset)\nrules:\n"] + profiles + proposals).joined()
        }.joined(separator: "\n")
    }

    private static func text(_ proposal: Proposal) -> String {
        let known = proposal.known.map { "; the book has it: \($0)" } ?? ""
        return "  # strength \(proposal.strength) bits\(known)\n"
            + proposal.exceptions.map { "  # exception \($0.place)\n" }.joined() + RuleYAML.item(proposal.rule)
    }
}
