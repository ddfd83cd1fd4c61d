import Articles
import Books
package import Discovery
import Publish
import Records
import Text

/// How `discover` prints what it has found.
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
        case .yaml: Array(ProposalYAML.text(report).utf8)
        case .json: JSONWriter.lines(of: report.proposals, write: Self.write)
        }
    }

    private static func write(_ proposal: Proposal, to writer: inout JSONWriter) {
        writer.beginObject()
        for (key, text) in [
            ("dataset", proposal.dataset), ("column", proposal.column), ("kind", proposal.rule.kind),
            ("statement", proposal.statement), ("rule", RuleYAML.item(proposal.rule, indent: 0)),
        ] {
            writer.key(key)
            writer.string(text)
        }
        write(
            [
                ("support", proposal.support), ("exceptions", proposal.exceptions.count),
                ("strength", proposal.strength),
            ],
            to: &writer)
        writer.key("follows")
        writer.boolean(proposal.isImplied)
        writer.key("known")
        writer.string(proposal.known)
        writer.key("places")
        writer.beginArray()
        for finding in proposal.exceptions {
            writer.beginObject()
            writer.key("message")
            writer.string(finding.message)
            writer.key("article")
            writer.string(finding.place.file)
            writer.key("line")
            writer.number(finding.place.line)
            writer.key("column")
            writer.number(finding.place.column)
            writer.endObject()
        }
        writer.endArray()
        writer.key("left_out")
        write(proposal.foretelling, to: &writer)
        writer.endObject()
    }

    private static func write(_ foretelling: Foretelling?, to writer: inout JSONWriter) {
        guard let foretelling else {
            writer.null()
            return
        }
        writer.beginObject()
        write(
            [
                ("judged", foretelling.judged), ("right", foretelling.right), ("tried_alone", foretelling.triedAlone),
                ("judged_alone", foretelling.judgedAlone), ("right_alone", foretelling.rightAlone),
            ], to: &writer)
        writer.key("borrowed")
        write(foretelling.borrowed, to: &writer)
        writer.endObject()
    }

    private static func write(_ borrowed: BorrowedConstant?, to writer: inout JSONWriter) {
        guard let borrowed else {
            writer.null()
            return
        }
        writer.beginObject()
        writer.key("dataset")
        writer.string(borrowed.dataset)
        writer.key("for")
        writer.beginObject()
        for (field, word) in borrowed.words {
            writer.key(field)
            writer.string(word)
        }
        writer.endObject()
        for (key, number) in [("above", borrowed.low), ("at_most", borrowed.high)] {
            writer.key(key)
            writer.number(number)
        }
        write([("judged", borrowed.judged), ("right", borrowed.right), ("tried", borrowed.tried)], to: &writer)
        writer.endObject()
    }

    private static func write(_ members: [(key: String, number: Int)], to writer: inout JSONWriter) {
        for (key, number) in members {
            writer.key(key)
            writer.number(number)
        }
    }
}
