import Checks
import Diagnostics
import Measures
package import Publish

/// Tells where values come from: article, line, cell, each step from its text to the value, and the rules that speak of it.
package struct Explanation {
    private let checked: CheckedBook
    private let language: String
    private let say: Wording

    package init(_ checked: CheckedBook, language: ReportLanguage = .en) {
        self.checked = checked
        self.language = language.rawValue
        say = Wording(language: language.rawValue)
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
            return "\(field.name) = \(shown(value, of: field))" + (unit.map { " \($0)" } ?? "")
        }
        var text = "\(dataset.name) \(key)\n"
        text += "  \(labels(of: record, in: dataset.definition))\n"
        if !values.isEmpty { text += "  \(values.joined(separator: ", ")) (\(say.status(record.status)))\n" }
        for value in record.derived {
            let (field, read) = (
                dataset.definition.values[value.column], shown(value.read, of: dataset.definition.values[value.column])
            )
            let reason = FindingText.oneLine(value.reason[language])
            text += say(
                "  \(field.name) is derived by \(value.rule), the source says \(read): \(reason)\n",
                ja: "  \(field.name) は規則 \(value.rule) による導出値（出典では \(read)）：\(reason)\n")
        }
        if !record.assumed.isEmpty {
            let fields = record.assumed.joined(separator: ", ")
            text += say(
                "  assumed, for the source leaves it open: \(fields)\n", ja: "  出典に記載がなく、本書が仮定したもの：\(fields)\n")
        }
        return text
    }

    /// `Sizes of planks: Oak · left`
    private func labels(of record: Record, in definition: DatasetDefinition) -> String {
        let labels = zip(definition.keys, record.key).filter { !$1.isEmpty }.map { field, id in
            checked.book.vocabulary(of: field)?.label(of: id, language: language)
                ?? "\(field.title[language]) \(id)"
        }
        return FindingText.oneLine(
            definition.title[language] + say(": ", ja: "：") + labels.joined(separator: " · "))
    }

    private func shown(_ value: CellValue?, of field: FieldDefinition) -> String {
        value?.display ?? say("nothing", ja: "なし")
    }

    private func claim(_ claim: Claim, in dataset: Dataset) -> String {
        let article = checked.book.articles[claim.article]
        let source = checked.articles[claim.article].text
        var text = "\n  \(article.path):\(claim.origin.location.line):\(claim.origin.location.column)  "
        let title = FindingText.oneLine(article.origin.title)
        text += say("article \(article.id), “\(title)”\n", ja: "記事 \(article.id)「\(title)」\n")
        text += SourceExcerpt(source).text(of: claim.origin)
        for (index, field) in dataset.definition.fields.enumerated() where index < claim.trace.count {
            let isKey = index < claim.key.count
            let value = isKey ? claim.key[index] : shown(claim.values[index - claim.key.count], of: field)
            let origin = isKey ? claim.keyOrigins[index] : claim.valueOrigins[index - claim.key.count]
            text += "  \(field.name) = \(value)"
            if let origin {
                let (place, raw) = (
                    "\(origin.location.line):\(origin.location.column)", FindingText.oneLine(origin.raw)
                )
                text += say("  from \(place) “\(raw)”", ja: "  \(place) の「\(raw)」から")
            }
            text += "\n"
            for step in claim.trace[index] { text += "      \(FindingText.oneLine(step))\n" }
        }
        for correction in claim.corrections {
            let field = dataset.definition.values[correction.column].name
            let reason = correction.reason[language]
            text += say(
                "  \(field) is corrected from \(correction.read): \(reason)\n",
                ja: "  \(field) は \(correction.read) から訂正：\(reason)\n")
        }
        return text
    }

    private func rules(on record: Record, in dataset: Dataset) -> String {
        // What was read and corrected is judged; a value that the book derives obeys the rule from which it comes.
        let judged = checked.judged.first { $0.name == dataset.name } ?? dataset
        let verdicts = checked.rules.verdicts(
            on: judged.record(key: record.key) ?? record, of: judged, among: checked.judged)
        let found = Dictionary(grouping: self.found(on: record, in: dataset), by: \.rule)
        let others = others(on: record, in: dataset, than: verdicts)
        guard !verdicts.isEmpty || !others.isEmpty else {
            return say("\n  no rule speaks of this value\n", ja: "\n  この値について述べる規則はない\n")
        }
        var text = say("\n  rules\n", ja: "\n  規則\n")
        for verdict in verdicts { text += self.text(of: verdict, found: found[verdict.ruleID] ?? []) }
        for finding in others {
            let summary = RuleBook.kinds.first { $0.id == finding.rule }?.summary ?? ""
            text += "    \(word(.violated)) \(finding.rule): \(summary)\n" + self.text(of: finding)
        }
        return text
    }

    /// What is found of the record by other rules than those of its dataset, such as what stands behind their findings.
    private func others(on record: Record, in dataset: Dataset, than verdicts: [RuleVerdict]) -> [Finding] {
        let (known, key) = (Set(verdicts.map(\.ruleID)), dataset.keyParts(record.key))
        return checked.findings.filter { $0.dataset == dataset.name && $0.key == key && !known.contains($0.rule) }
    }

    /// All that is found of the record as it was read, corrected or derived.
    private func found(on record: Record, in dataset: Dataset) -> [Finding] {
        let key = dataset.keyParts(record.key)
        return checked.findings.filter { $0.dataset == dataset.name && $0.key == key }
    }

    /// - Parameter found: the rule's findings on the record, of which the verdict knows only those on the value that was judged:
    ///   a correction may have settled others, and a derived value raised some.
    private func text(of verdict: RuleVerdict, found: [Finding]) -> String {
        let known = Set(verdict.findings.map(\.message))
        let raised = found.filter { !$0.isSettled && !known.contains($0.message) }
        let outcome = raised.isEmpty ? verdict.outcome : .violated
        var text = "    \(word(outcome)) \(verdict.ruleID): \(FindingText.oneLine(verdict.statement))\n"
        if outcome == .silent {
            text += say("             not applicable: no value to compare with\n", ja: "             適用外：比べる値がない\n")
        }
        for finding in verdict.findings + raised { text += self.text(of: finding) }
        for finding in found where finding.isSettled && !known.contains(finding.message) {
            text += say("             before the correction:\n", ja: "             訂正前：\n") + self.text(of: finding)
        }
        return text
    }

    private func text(of finding: Finding) -> String {
        let accepted = checked.findings.first {
            $0.rule == finding.rule && $0.place == finding.place && $0.key == finding.key
        }
        let reason = accepted?.accepted.map {
            say("             accepted: ", ja: "             承認：") + FindingText.oneLine($0) + "\n"
        }
        let implied = finding.implied.map { "\($0.field)=\($0.value)" }.joined(separator: " ")
        return "             \(FindingText.oneLine(finding.message))\n"
            + (implied.isEmpty
                ? ""
                : say("             implied: ", ja: "             規則が示す値：") + FindingText.oneLine(implied) + "\n")
            + (reason ?? "")
    }

    private func word(_ outcome: RuleVerdict.Outcome) -> String {
        switch outcome {
        case .holds: say("holds   ", ja: "成立    ")
        case .violated: say("violated", ja: "不成立  ")
        case .silent: say("n/a     ", ja: "適用外  ")
        }
    }
}
