import Books
import Text

/// The report on the findings of a family: its heading, and the lines below it.
///
///     Articles/a.md:9:4: error: 62 cells do not have the form “{width}x{height}” [type]
///       “20*40” at Articles/a.md:9:4
///       “30*40” at Articles/a.md:10:4, 12:4
///       and 59 more (--all lists them)
struct FamilyText {
    let message: String
    let lines: [String]
    private static let shown = 3

    /// Nil for a group whose findings are printed one by one.
    ///
    /// - Parameter isWhole: whether to list all members of the family, or only the first.
    init?(_ group: FindingGroup, isWhole: Bool) {
        let findings = group.findings
        let isOne = findings.count == 1
        let places = { "at \(PlaceList.text($0, isWhole: isWhole))" }
        let heading: String
        switch group.family {
        case nil: return nil
        case .unknownWords(let list):
            let text = UnknownWordText(list, findings)
            heading = text.message
            lines = (isOne ? [] : text.lines(isWhole: isWhole)) + (group.isAccepted ? [] : text.remedy)
        case .unreadable(let text, _):
            heading = "\(Plural.of(findings.count, "cell")) \(text)"
            let texts = UnknownWord.all(in: findings)
            let listed = isWhole ? texts[...] : texts.prefix(Self.shown)
            lines =
                isOne
                ? []
                : listed.map { ($0.text.isEmpty ? "" : "“\($0.text)” ") + places($0.places) }
                    + Plural.unlisted(findings.count - listed.reduce(0) { $0 + $1.places.count })
        case .unread(let kind, _):
            heading = "no recipe reads \(Plural.of(findings.count, kind.rawValue)) of this article"
            lines = (isOne ? [] : [places(findings.map(\.place))]) + RemedyText.lines(findings)
        case .unreadColumn(let name, _):
            heading = "no recipe reads \(Plural.of(findings.count, "column")) “\(name)” of this article"
            lines = isOne ? [] : [places(findings.map(\.place))]
        case .superfluous(let rule, _, let cause):
            heading = Self.superfluous(rule, findings.count, cause: cause)
            let listed = isWhole ? findings[...] : findings.prefix(Self.shown)
            lines = isOne ? [] : listed.map(Self.entry) + Plural.unlisted(findings.count - listed.count)
        case .lostRecords(let dataset, let extent, let cause):
            if isWhole { return nil }
            let lost = Plural.of(findings.count, extent == .record ? "record" : "value")
            heading = "\(lost) of \(dataset) in the output are lost: \(cause)"
            lines =
                group.isAccepted
                ? [] : (isOne ? [] : [Self.lost(findings)]) + Self.acceptance(of: findings, in: dataset)
        }
        // A single finding of a family is printed as such.
        message = isOne ? group.strongest.message : heading
    }

    /// - Parameter count: the number of entries that the articles no longer need, at least 2.
    /// - Parameter cause: what may have kept the findings of accepted findings out.
    static func superfluous(_ rule: RuleKind, _ count: Int, cause: String? = nil) -> String {
        switch rule {
        case .unusedWord: "the data never use \(count) words"
        case .unusedMapping: "no cell contains \(count) of the labels to map"
        case .staleCorrection: "the articles no longer have the cells of \(count) corrections; remove these"
        default: "\(count) entries accept findings that no longer occur; \(cause ?? "remove them")"
        }
    }

    private static func entry(_ finding: Finding) -> String {
        let place = FindingText.place(finding.place)
        let isWord = [RuleKind.unusedWord, .unusedMapping].contains { $0.rawValue == finding.rule }
        return isWord ? "“\(finding.value ?? "")” at \(place)" : "\(place): \(finding.message)"
    }

    /// The first of the lost records.
    private static func lost(_ findings: [Finding]) -> String {
        let keys = findings.prefix(shown).map { finding in
            finding.key.map(\.text).joined(separator: ", ") + (finding.field.map { ": \($0)" } ?? "")
        }
        let lost = [keys.joined(separator: "; ")] + Plural.unlisted(findings.count - keys.count)
        return "lost: \(lost.joined(separator: " "))"
    }

    /// The entries that accept lost records.
    private static func acceptance(of findings: [Finding], in dataset: String) -> [String] {
        let records = findings.groups { LostCell(key: $0.key, field: $0.field) }
        let dataset = "{rule: \(findings[0].rule), dataset: \(YAMLText.scalar(dataset))"
        guard records.count <= mostEntries else {
            return [
                "if that is intended, add to AcceptedFindings.yaml: - \(dataset), reason: }",
                "and remove the entry after the build: it would accept later losses, too",
            ]
        }
        return ["if that is intended, add to AcceptedFindings.yaml:"]
            + records.map { cell, findings in
                let values = findings.compactMap(\.value)
                return "  - \(dataset), key: \(YAMLText.key(cell.key))"
                    + (cell.field.map { ", field: \(YAMLText.scalar($0))" } ?? "")
                    + (values.isEmpty ? "" : ", values: \(YAMLText.list(values))") + ", reason: }"
            }
    }

    private struct LostCell: Hashable {
        let key: [KeyPart]
        /// Nil for the whole record.
        let field: String?
    }

    /// How many lost records have an entry each.
    private static let mostEntries = 20
}

/// The lines to add to files of the book to settle open findings.
enum RemedyText {
    /// The file and key come first if there are several lines for them.
    static func lines(_ findings: [Finding]) -> [String] {
        let remedies = findings.filter { $0.accepted == nil }.compactMap(\.remedy).uniqued()
        return remedies.groups(by: \.file).flatMap { file, remedies in
            let place = "below \(Remedy.key) in \(file):"
            return remedies.count == 1
                ? ["to leave it out, \(place) \(remedies[0].line)"]
                : ["to leave them out, \(place)"] + remedies.map { "  " + $0.line }
        }
    }
}
