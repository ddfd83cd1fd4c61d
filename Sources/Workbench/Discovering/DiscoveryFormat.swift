import Books
package import Discovery
import Publish
import Text

/// The output formats of `discover`.
package enum DiscoveryFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// Rules, to be pasted into the dataset's file.
    case yaml
    /// For programs: an array of proposals.
    case json

    package func bytes(_ report: DiscoveryReport) -> [UInt8] {
        switch self {
        case .text: Array(ProposalText.text(report).utf8)
        case .yaml: Array(RuleYAML.text(report).utf8)
        case .json: JSON.document(of: report.proposals, Self.json)
        }
    }

    private static func json(_ proposal: Proposal) -> JSON {
        let places = proposal.exceptions.map { JSON.object([("message", .string($0.message))] + $0.place.members) }
        return [
            "dataset": .string(proposal.dataset), "column": .string(proposal.column),
            "kind": .string(proposal.rule.kind), "statement": .string(proposal.statement),
            "rule": .string(RuleYAML.item(proposal.rule, indent: 0)), "support": .integer(proposal.support),
            "exceptions": .integer(places.count), "strength": .integer(proposal.strength),
            "follows": .boolean(proposal.isImplied), "known": JSON(proposal.known), "places": .array(places),
            "left_out": proposal.prediction.map(json) ?? .null,
        ]
    }

    private static func json(_ prediction: Prediction) -> JSON {
        [
            "judged": .integer(prediction.judged), "right": .integer(prediction.right),
            "tried_alone": .integer(prediction.triedAlone), "judged_alone": .integer(prediction.judgedAlone),
            "right_alone": .integer(prediction.rightAlone), "borrowed": prediction.borrowed.map(json) ?? .null,
        ]
    }

    private static func json(_ borrowed: BorrowedConstant) -> JSON {
        [
            "dataset": .string(borrowed.dataset),
            "for": .object(borrowed.words.map { ($0.field, .string($0.word)) }), "above": .number(borrowed.low),
            "at_most": .number(borrowed.high), "judged": .integer(borrowed.judged), "right": .integer(borrowed.right),
            "tried": .integer(borrowed.tried),
        ]
    }
}
