package import Text

/// Groups of findings in the format of compilers: the strongest of a cell first, those of a family under one line.
package enum FindingGroupText {
    /// - Parameters:
    ///   - isWhole: whether to list all members of a family, or only the first.
    ///   - location: adds the address of each group's place on a line of its own.
    ///   - sources: the texts from which the lines of open findings are printed.
    package static func text(
        _ groups: [FindingGroup], isWhole: Bool = false, in style: TextStyle = .plain, at location: BookLocation? = nil,
        of sources: FindingSources = .none
    ) -> String {
        groups.map { group in
            let text = text(group, isWhole: isWhole, in: style, of: sources)
            guard let link = location?.link(to: group.place), let end = text.firstIndex(of: "\n") else { return text }
            return text[...end] + "  \(link)\n" + text[text.index(after: end)...]
        }.joined()
    }

    /// The statements of a group, one line each, for formats with separate lines.
    static func statements(_ group: FindingGroup) -> [String] {
        guard let family = FamilyText(group, isWhole: false) else {
            return group.distinct.flatMap { finding, _ in
                [finding.message]
                    + finding.notes.prefix(FindingText.mostNotes).map {
                        "\(FindingText.place($0.place)): \($0.message)"
                    }
            }
        }
        return [family.message] + family.lines
    }

    private static func text(
        _ group: FindingGroup, isWhole: Bool, in style: TextStyle, of sources: FindingSources
    ) -> String {
        if let family = FamilyText(group, isWhole: isWhole) {
            let reason = group.strongest.accepted.map { ["accepted: \($0)"] } ?? []
            return FindingText.line(group.strongest, saying: family.message, in: style, of: sources)
                + (family.lines + reason).map { "  \(FindingText.oneLine($0))\n" }.joined()
        }
        if group.family != nil {
            return group.findings.map { FindingText.lines(for: $0, in: style, of: sources) }.joined()
        }
        // The findings of a cell have one line.
        return group.distinct.enumerated().map { index, distinct in
            ofCell(distinct.finding, records: distinct.records, in: style, of: index == 0 ? sources : .none)
        }.joined()
    }

    private static func ofCell(
        _ finding: Finding, records: Int, in style: TextStyle, of sources: FindingSources
    ) -> String {
        let text =
            FindingText.lines(for: finding, in: style, of: sources)
            + RemedyText.lines([finding]).map { "  \($0)\n" }.joined()
        guard records > 1, let end = text.firstIndex(of: "\n") else { return text }
        return text[..<end] + " (\(records) records)" + text[end...]
    }
}

extension FindingGroup {
    var isAccepted: Bool { strongest.accepted != nil }
}
