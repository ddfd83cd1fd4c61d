package import Books
package import Text

/// The output of `check --suggest`: lines for the book's files that settle the open findings, file by file. A person
/// adds the reasons and makes the choice.
package enum SuggestionText {
    package static func text(_ findings: [Finding], draft: LedgerDraft) -> String {
        let groups = FindingGroup.all(of: findings.filter { $0.accepted == nil })
        let sections =
            words(groups) + remedies(groups) + [acceptances(draft.acceptances), corrections(draft.corrections)]
        let parts = sections.filter { !$0.isEmpty } + [others(groups, draft)].filter { !$0.isEmpty }
        return parts.isEmpty ? "# no open findings\n" : parts.joined(separator: "\n")
    }

    /// The words missing in vocabularies and lists of units.
    private static func words(_ groups: [FindingGroup]) -> [String] {
        groups.compactMap { group in
            guard case .unknownWords(let list)? = group.family else { return nil }
            let text = UnknownWordText(list, group.findings)
            let lines = text.remedy
            guard !lines.isEmpty else { return nil }
            return (["# \(one(text.message))"] + lines.map { $0.hasPrefix(" ") ? $0 : "# \(one($0))" })
                .map { $0 + "\n" }.joined()
        }
    }

    /// The parts to leave out, below their key.
    private static func remedies(_ groups: [FindingGroup]) -> [String] {
        let remedies = groups.flatMap(\.findings).compactMap(\.remedy).uniqued()
        return remedies.groups(by: \.file).map { file, remedies in
            "# \(file)\n\(Remedy.key):\n" + remedies.map { "  \($0.line)\n" }.joined()
        }
    }

    private static func acceptances(_ acceptances: [LedgerDraft.Acceptance]) -> String {
        guard !acceptances.isEmpty else { return "" }
        return "# AcceptedFindings.yaml: if the article is right\naccepted:\n"
            + acceptances.map(item).joined()
    }

    private static func item(_ acceptance: LedgerDraft.Acceptance) -> String {
        let entry = acceptance.entry
        var lines = acceptance.findings.prefix(3).map { "# \($0.place): \(one($0.message))" }
        if acceptance.findings.count > 3 { lines.append("# and \(acceptance.findings.count - 3) more") }
        var parts = [("rule", YAMLText.scalar(entry.rule))]
        if let dataset = entry.dataset { parts.append(("dataset", YAMLText.scalar(dataset))) }
        if !entry.key.isEmpty { parts.append(("key", YAMLText.key(entry.key))) }
        if let field = entry.field { parts.append(("field", YAMLText.scalar(field))) }
        if let article = entry.article { parts.append(("article", YAMLText.scalar(article))) }
        if let file = entry.file { parts.append(("file", YAMLText.scalar(file))) }
        if !entry.values.isEmpty { parts.append(("values", YAMLText.list(entry.values))) }
        if !entry.implied.isEmpty { parts.append(("implied", YAMLText.list(entry.implied))) }
        if let count = entry.count { parts.append(("count", String(count))) }
        if let publishes = entry.publishes { parts.append(("publish", publishes.rawValue)) }
        if let expires = entry.expires { parts.append(("expires", expires.description)) }
        guard let replaced = acceptance.replaced else { return lines.map { "  \($0)\n" }.joined() + item(parts) }
        let now =
            "# replaces the entry at \(replaced.place), which was accepted for "
            + (replaced.values.isEmpty
                ? replaced.count.map { Plural.of($0, "finding") } ?? "any findings" : YAMLText.list(replaced.values))
        return (lines + [now]).map { "  \($0)\n" }.joined() + item(parts, reason: replaced.reason)
    }

    /// In comments, because a cell is either accepted or corrected.
    private static func corrections(_ corrections: [Correction]) -> String {
        guard !corrections.isEmpty else { return "" }
        let items = corrections.map { correction in
            item([
                ("dataset", YAMLText.scalar(correction.dataset)), ("key", YAMLText.key(correction.key)),
                ("field", YAMLText.scalar(correction.field)), ("article", YAMLText.scalar(correction.article)),
                ("expect", YAMLText.scalar(correction.expected)), ("value", YAMLText.scalar(correction.value)),
            ])
        }
        let text = "corrections:\n" + items.joined()
        return "# Corrections.yaml: if the article is wrong; replaces the acceptance above, remove the #\n"
            + text.split(separator: "\n").map { "# \($0)\n" }.joined()
    }

    /// Findings that no line of the book settles.
    private static func others(_ groups: [FindingGroup], _ draft: LedgerDraft) -> String {
        let settled = Set(draft.acceptances.flatMap(\.findings))
        let replaced = Set(draft.acceptances.compactMap { $0.replaced?.place })
        let rest = groups.flatMap { group -> [Finding] in
            if case .unknownWords(let list)? = group.family {
                let text = UnknownWordText(list, group.findings)
                return group.distinct.map(\.finding).filter { !text.settles($0.value ?? "") }
            }
            return group.distinct.map(\.finding).filter {
                !settled.contains($0) && $0.remedy == nil && !replaced.contains($0.place)
            }
        }
        guard !rest.isEmpty else { return "" }
        return "# To be checked by you:\n" + rest.map { "# \($0.place): \(one($0.message)) [\($0.rule)]\n" }.joined()
    }

    /// - Parameter reason: of an existing entry, to be reviewed.
    private static func item(_ parts: [(key: String, value: String)], reason: LocalizedText? = nil) -> String {
        (parts + [("reason", reason.map(YAMLText.localized) ?? "")]).enumerated().map { index, part in
            "  \(index == 0 ? "-" : " ") \(part.key): \(part.value)\n"
        }.joined()
    }

    private static func one(_ text: String) -> String { FindingText.oneLine(text) }
}
