import Text

/// A report for people: the limits of columns, then each relation with its support, strength, exceptions and rule.
package enum ProposalText {
    package static func text(_ report: DiscoveryReport) -> String {
        let profiles = report.profiles.map(profile).joined()
        let proposals = report.proposals.enumerated().map { "\($0 + 1). " + text($1) }
        return ([profiles].filter { !$0.isEmpty } + proposals).joined(separator: "\n")
    }

    private static func profile(_ profile: ColumnProfile) -> String {
        let units = profile.units.isEmpty ? "" : " \(profile.units.joined(separator: ", "))"
        let step = profile.step.map { ", multiples of \($0)" } ?? ""
        let low = (profile.isLowOpen ? "less than " : "") + profile.minimum.description
        let high = (profile.isHighOpen ? "more than " : "") + profile.maximum.description
        return "\(profile.dataset): \(profile.column) from \(low) to \(high)\(units)\(step), "
            + "\(Plural.of(profile.count, "value"))\n"
    }

    private static func text(_ proposal: Proposal) -> String {
        var text = "\(proposal.dataset): \(proposal.statement)\n"
        let holds = proposal.support - proposal.exceptions.count
        var remarks = ["holds for \(holds) of \(proposal.support)", "strength \(proposal.strength) bits"]
        if let known = proposal.known { remarks.append("the book has it: \(known)") }
        if proposal.isImplied { remarks.append("follows from others") }
        text += "   \(remarks.joined(separator: "; "))\n"
        if let prediction = proposal.prediction { text += "   \(line(prediction))\n" }
        if let borrowed = proposal.prediction?.borrowed { text += "   \(line(borrowed))\n" }
        for finding in proposal.exceptions { text += "   exception \(finding.place): \(finding.message)\n" }
        return text + "\n" + RuleYAML.item(proposal.rule, indent: 2)
    }

    private static func line(_ prediction: Prediction) -> String {
        guard prediction.judged > 0 else { return "does not apply to the records left out" }
        let alone =
            prediction.judgedAlone == 0
            ? "it can judge no record from the others alone"
            : "put back alone, \(prediction.rightAlone) right of \(prediction.judgedAlone)"
        return "of the records left out: \(prediction.right) right of \(prediction.judged) judged; \(alone)"
    }

    private static func line(_ borrowed: BorrowedConstant) -> String {
        let words = borrowed.words.map { "\($0.field) \($0.word)" }.joined(separator: " and ")
        let choice = borrowed.tried > 1 ? ", the best of \(borrowed.tried) known ones" : ""
        return "with the constant of \(borrowed.dataset) for \(words), above \(borrowed.low) and at most "
            + "\(borrowed.high)\(choice): \(borrowed.right) right of \(borrowed.judged)"
    }
}
