import Articles
package import Asking
import Books
package import Publish
import Records
import Text

/// Explains where values come from: article, line, cell, each step from its text to the value, and the rules that
/// apply to it.
package struct Explanation {
    let checked: CheckedBook
    /// Where addresses of places come from; nil for none.
    let location: BookLocation?
    private let language: String
    private let say: Wording
    private let columns: Int?
    /// The newer editions of articles, by the ids of the older ones.
    private let editions: [String: String]
    /// The values of a transposed table are in as many lines; their places follow anyway.
    private static let mostExcerpts = 5

    /// - Parameter columns: of the terminal, to which lines of articles are cut.
    package init(
        _ checked: CheckedBook, language: ReportLanguage = .en, at location: BookLocation? = nil, columns: Int? = nil
    ) {
        self.checked = checked
        self.location = location
        self.language = language.rawValue
        say = Wording(language: language.rawValue)
        self.columns = columns
        let replacing = checked.book.articles.compactMap { article in article.replaced.map { ($0, article.id) } }
        editions = Dictionary(first: replacing)
    }

    /// All records of the selection; empty for an empty selection.
    package func text(of selection: RecordSelection) -> String {
        let (records, dataset) = (selection.records, selection.dataset)
        return zip(records, RuleVerdict.all(on: records, in: dataset, checked)).map { record, rules in
            heading(of: record, in: dataset) + record.claims.map { claim(dataset.claims[$0], in: dataset) }.joined()
                + text(of: rules, on: dataset.keyParts(record.key))
        }.joined(separator: "\n")
    }

    private func heading(of record: Record, in dataset: Dataset) -> String {
        let key = dataset.keyParts(record.key).map { "\($0.field)=\($0.value)" }.joined(separator: " ")
        let values = zip(dataset.definition.values, record.values).map { field, value in
            // The unit applies to the numbers that articles state.
            let unit = value?.number == nil ? nil : field.unit ?? record.unit
            return "\(field.name) = \(shown(value, of: field, in: dataset.definition))" + (unit.map { " \($0)" } ?? "")
        }
        var text = "\(dataset.name) \(key)\n"
        text += "  \(labels(of: record, in: dataset.definition))\n"
        if !values.isEmpty { text += "  \(values.joined(separator: ", ")) (\(say.status(record.status)))\n" }
        for value in record.derived {
            let field = dataset.definition.values[value.column]
            let read = shown(value.read, of: field, in: dataset.definition)
            let reason = FindingText.oneLine(value.reason[language])
            text += say(
                "  \(field.name) is derived by \(value.rule); the source says \(read): \(reason)\n",
                ja: "  \(field.name) は規則 \(value.rule) による導出値（出典では \(read)）：\(reason)\n")
        }
        if !record.assumed.isEmpty {
            let fields = record.assumed.joined(separator: ", ")
            text += say(
                "  assumed, because the source does not state it: \(fields)\n", ja: "  出典に記載がなく、本書が仮定したもの：\(fields)\n")
        }
        return text
    }

    /// `Sizes of planks: Oak · left`
    func labels(of record: Record, in definition: DatasetDefinition) -> String {
        let labels = zip(definition.keys, record.key).filter { !$1.isEmpty }.map { field, id in
            checked.book.vocabulary(of: field)?.label(of: id, language: language)
                ?? "\(field.title[language]) \(id)"
        }
        return FindingText.oneLine(
            definition.title[language] + say(": ", ja: "：") + labels.joined(separator: " · "))
    }

    private func shown(_ value: CellValue?, of field: FieldDefinition, in definition: DatasetDefinition) -> String {
        value?.display ?? nothing(in: field, of: definition)
    }

    /// What an empty field says: an end of a range without a value is open.
    private func nothing(in field: FieldDefinition, of definition: DatasetDefinition) -> String {
        definition.isRangeEnd(field) ? say("no limit", ja: "限度なし") : say("nothing", ja: "なし")
    }

    private func claim(_ claim: Claim, in dataset: Dataset) -> String {
        let article = checked.book.articles[claim.article]
        let source = checked.articles[claim.article].text
        var text = "\n  \(article.path):\(claim.origin.location.line):\(claim.origin.location.column)  "
        let title = FindingText.oneLine(article.origin.title)
        let copy = article.copied.map { say(", a copy of \($0)", ja: "（\($0) の転記）") } ?? ""
        let newer = editions[article.id].map { say(", replaced by \($0)", ja: "（新版は \($0)）") }
        text += say("article \(article.id), “\(title)”", ja: "記事 \(article.id)「\(title)」") + copy
        text += (newer ?? "") + "\n"
        if let link = location?.link(to: Place(article.path, claim.origin.location)) { text += "  \(link)\n" }
        let origins = claim.valueOrigins.compactMap { $0 }
        let marked = (origins.isEmpty ? [claim.origin] : origins).uniqued().sorted { $0.location < $1.location }
        for (_, cells) in marked.groups(by: \.location.line).prefix(Self.mostExcerpts) {
            text += SourceExcerpt(source, columns: columns).text(of: cells)
        }
        for (index, field) in dataset.definition.fields.enumerated() where index < claim.trace.count {
            let isKey = index < claim.key.count
            let stated = isKey ? claim.key[index] : claim.values[index - claim.key.count]?.display ?? ""
            let value = stated.isEmpty ? nothing(in: field, of: dataset.definition) : stated
            let origin = isKey ? claim.keyOrigins[index] : claim.valueOrigins[index - claim.key.count]
            text += "  \(field.name) = \(value)"
            if let origin {
                let (place, raw) = (
                    "\(origin.location.line):\(origin.location.column)", FindingText.oneLine(origin.raw)
                )
                text += say("  from \(place) “\(raw)”", ja: "  \(place) の「\(raw)」から")
            }
            text += "\n"
            for step in claim.trace[index] { text += "      \(FindingText.oneLine(step.text(language: language)))\n" }
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

    private func text(of rules: [RuleVerdict], on key: [KeyPart]) -> String {
        guard !rules.isEmpty else {
            return say("\n  no rule applies to this value\n", ja: "\n  この値について述べる規則はない\n")
        }
        return say("\n  rules\n", ja: "\n  規則\n") + rules.map { text(of: $0, on: key) }.joined()
    }

    private func text(of rule: RuleVerdict, on key: [KeyPart]) -> String {
        var text = "    \(word(rule.outcome)) \(rule.rule): \(FindingText.oneLine(rule.statement))\n"
        if rule.outcome == .notApplicable, rule.findings.isEmpty {
            text += say(
                "             not applicable: no value that it can compare with\n", ja: "             適用外：比べられる値がない\n")
        }
        for finding in rule.findings {
            if finding.isSettled {
                text += say("             before the correction:\n", ja: "             訂正前：\n")
            }
            text += self.text(of: finding, isElsewhere: finding.isElsewhere(than: key))
        }
        return text
    }

    /// - Parameter isElsewhere: whether no claim shows the finding's cell.
    private func text(of finding: Finding, isElsewhere: Bool) -> String {
        let reason = finding.accepted.map {
            say("             accepted: ", ja: "             承認：") + FindingText.oneLine($0) + "\n"
        }
        let implied = finding.implied.map { "\($0.field)=\($0.value)" }.joined(separator: " ")
        let place = isElsewhere ? "\(finding.place): " : ""
        return "             \(place)\(FindingText.oneLine(finding.message))\n"
            + (implied.isEmpty
                ? ""
                : say("             implied: ", ja: "             規則が示す値：") + FindingText.oneLine(implied) + "\n")
            + (reason ?? "")
    }

    private func word(_ outcome: RuleVerdict.Outcome) -> String {
        switch outcome {
        case .holds: say("holds   ", ja: "成立    ")
        case .violated: say("violated", ja: "不成立  ")
        case .notApplicable: say("n/a     ", ja: "適用外  ")
        }
    }

    /// The contents of the text as data: an array with an object for each value.
    package func json(of selections: [RecordSelection]) -> [UInt8] {
        let values = selections.flatMap { selection in
            let (records, dataset) = (selection.records, selection.dataset)
            return zip(records, RuleVerdict.all(on: records, in: dataset, checked)).map { record, rules in
                ExplainedValue(
                    record, of: dataset, title: labels(of: record, in: dataset.definition), verdicts: rules)
            }
        }
        return ExplainedData(in: checked.publication, at: location).json(of: values)
    }
}

extension Finding {
    /// Whether no claim of the record with this key shows the finding's cell.
    fileprivate func isElsewhere(than record: [KeyPart]) -> Bool {
        !doubted.isEmpty || !key.isEmpty && key != record
    }
}
