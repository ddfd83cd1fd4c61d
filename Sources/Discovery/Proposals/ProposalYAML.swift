import Text

/// Proposals as rules of a dataset, to be pasted, with their properties in comments.
package enum ProposalYAML {
    package static func text(_ report: DiscoveryReport) -> String {
        let datasets = report.proposals.map(\.dataset) + report.profiles.map(\.dataset)
        return datasets.uniqued().map { dataset in
            "# \(dataset)\nrules:\n"
                + report.profiles.filter { $0.dataset == dataset }.map { RuleYAML.item($0.rule) }.joined()
                + report.proposals.filter { $0.dataset == dataset }.map(text).joined()
        }.joined(separator: "\n")
    }

    private static func text(_ proposal: Proposal) -> String {
        let known = proposal.known.map { "; the book has it: \($0)" } ?? ""
        return "  # strength \(proposal.strength) bits\(known)\n"
            + proposal.exceptions.map { "  # exception \($0.place)\n" }.joined() + RuleYAML.item(proposal.rule)
    }
}
