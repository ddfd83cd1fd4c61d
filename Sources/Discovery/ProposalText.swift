internal import Diagnostics

/// Proposals for people: what holds, how often, how surely, what does not fit, and the rule.
package enum ProposalText {
    package static func text(_ proposals: [Proposal]) -> String {
        proposals.enumerated().map { "\($0 + 1). " + text($1) }.joined(separator: "\n")
    }

    private static func text(_ proposal: Proposal) -> String {
        let exceptions = proposal.exceptions.count
        var text = "\(proposal.dataset): \(proposal.statement)\n"
        text +=
            "   holds for \(proposal.support - exceptions) of \(proposal.support), strength \(proposal.strength)\(proposal.isImplied ? ", follows" : "")\(proposal.known.map { ", known: \($0)" } ?? "")\n"
        for finding in proposal.exceptions { text += "   but \(finding.place): \(finding.message)\n" }
        return text + RuleYAML.item(proposal.rule, indent: 4)
    }
}
