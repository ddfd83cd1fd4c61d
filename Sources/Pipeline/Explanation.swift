import Checks
import Diagnostics
import Measures
import Publish

/// Tells where values come from: article, line, cell, each step from its text to the value, and the rules that speak of it.
package struct Explanation {
    private let checked: CheckedBook
    private let language: String

    package init(_ checked: CheckedBook, language: String = "en") {
        self.checked = checked
        self.language = language
    }

    /// Every record of the selection; nothing where it is empty.
    package func text(of selection: RecordSelection) -> String {
        selection.records.map { text(of: $0, in: selection.dataset) }.joined(separator: "\n")
    }

    private func text(of record: Record, in dataset: Dataset) -> String {
        var text = heading(of: record, in: dataset)
        for index in record.claims { text += claim(dataset.claims[index], in: dataset) }
        text += rules(on: record, in: dataset)
        return text
    }

    private func heading(of record: Record, in dataset: Dataset) -> String {
        let key = dataset.keyParts(record.key).map { "\($0.field)=\($0.value)" }.joined(separator: " ")
        let values = zip(dataset.definition.values, record.values).map { field, value in
            // The unit is that of the figures that articles state.
            let unit = value?.number == nil ? nil : record.unit
            return "\(field.name) = \(value?.display ?? "nothing")" + (unit.map { " \($0)" } ?? "")
        }
        var text = "\(dataset.name) \(key)\n"
        if !values.isEmpty { text += "  \(values.joined(separator: ", ")) (\(record.status.rawValue))\n" }
        if !record.assumed.isEmpty {
            text += "  assumed, for the source leaves it open: \(record.assumed.joined(separator: ", "))\n"
        }
        return text
    }

    private func claim(_ claim: Claim, in dataset: Dataset) -> String {
        let article = checked.book.articles[claim.article]
        let source = checked.articles[claim.article].text
        var text = "\n  \(article.path):\(claim.origin.location.line):\(claim.origin.location.column)  "
        text += "article \(article.id), “\(FindingText.oneLine(article.origin.title))”\n"
        text += SourceExcerpt(source).text(of: claim.origin)
        for (index, field) in dataset.definition.fields.enumerated() where index < claim.trace.count {
            let isKey = index < claim.key.count
            let value = isKey ? claim.key[index] : claim.values[index - claim.key.count]?.display ?? "nothing"
            let origin = isKey ? claim.keyOrigins[index] : claim.valueOrigins[index - claim.key.count]
            text += "  \(field.name) = \(value)"
            if let origin {
                text += "  from \(origin.location.line):\(origin.location.column) “\(FindingText.oneLine(origin.raw))”"
            }
            text += "\n"
            for step in claim.trace[index] { text += "      \(FindingText.oneLine(step))\n" }
        }
        for correction in claim.corrections {
            let field = dataset.definition.values[correction.column].name
            text += "  \(field) is corrected from \(correction.read): \(correction.reason[language])\n"
        }
        return text
    }

    private func rules(on record: Record, in dataset: Dataset) -> String {
        let verdicts = checked.rules.verdicts(on: record, of: dataset, among: checked.datasets)
        guard !verdicts.isEmpty else { return "\n  no rule speaks of this value\n" }
        var text = "\n  rules\n"
        for verdict in verdicts {
            text +=
                "    \(Self.word(verdict.outcome)) \(verdict.ruleID): \(FindingText.oneLine(verdict.statement))\n"
            if verdict.outcome == .silent {
                text += "             says nothing here, for there is nothing to compare this value with\n"
            }
            for finding in verdict.findings {
                text += "             \(FindingText.oneLine(finding.message))\n"
                let accepted = checked.findings.first {
                    $0.rule == finding.rule && $0.place == finding.place && $0.key == finding.key
                }
                if let reason = accepted?.accepted { text += "             accepted: \(FindingText.oneLine(reason))\n" }
            }
        }
        return text
    }

    private static func word(_ outcome: RuleVerdict.Outcome) -> String {
        switch outcome {
        case .holds: "holds   "
        case .violated: "violated"
        case .silent: "silent  "
        }
    }
}
