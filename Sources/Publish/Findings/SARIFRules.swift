import Books
import Text

/// The rules of a SARIF log: those that the book declares, then the kinds that findings name.
struct SARIFRules {
    private struct Entry {
        let id: String
        let reason: String?
        let kind: RuleDescription?
        let level: Severity?
    }

    private let entries: [Entry]
    private let indices: [String: Int]
    private let named: Set<String>

    init(_ findings: [Finding], in publication: Publication) {
        let declared = publication.book.datasets.flatMap(\.rules).map { rule in
            Entry(id: rule.id, reason: rule.reason["en"], kind: publication.kind(id: rule.kind), level: rule.severity)
        }
        named = Set(findings.map(\.rule))
        let kinds = publication.rules.kinds.filter { [named] in named.contains($0.id) }.map {
            Entry(id: $0.id, reason: nil, kind: $0, level: nil)
        }
        entries = declared + kinds
        indices = Dictionary(first: entries.enumerated().map { ($1.id, $0) })
    }

    func index(of id: String) -> Int? { indices[id] }

    /// The reporting descriptors (section 3.49), with help for rules that have findings.
    var descriptors: [JSON] {
        entries.map { entry in
            let kind = entry.kind
            return [
                "id": .string(entry.id), "shortDescription": text(entry.reason ?? kind?.summary ?? entry.id),
                "fullDescription": text((entry.reason == nil ? kind?.explanation : kind?.summary) ?? entry.id),
                "help": !named.contains(entry.id)
                    ? nil : .object([("text", .string(help(entry))), ("markdown", .string(markdownHelp(entry)))]),
                "defaultConfiguration": entry.level.map { ["level": .string($0.rawValue)] },
                "properties": kind.map { ["tags": .strings([$0.id])] },
            ]
        }
    }

    private func text(_ text: String) -> JSON { ["text": .string(text)] }

    private func help(_ entry: Entry) -> String {
        let parts = [entry.reason, entry.kind?.summary, entry.kind?.explanation].compactMap { $0 }
        return (parts + [entry.kind.map { "Examples: measurebook rules \($0.id)" } ?? ""]).joined(separator: "\n\n")
    }

    private func markdownHelp(_ entry: Entry) -> String {
        var blocks = [entry.reason.map(MarkdownText.paragraphs)].compactMap { $0 }
        if let kind = entry.kind {
            blocks.append("**\(MarkdownText.inline(kind.id))**: \(MarkdownText.inline(kind.summary))")
            blocks += TextParagraphs.of(kind.explanation).map { MarkdownDocument.paragraph(RichText(backticked: $0)) }
            blocks.append("Examples: \(MarkdownText.code("measurebook rules \(kind.id)"))")
        }
        return blocks.joined(separator: "\n\n")
    }
}
