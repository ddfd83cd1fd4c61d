import Articles
package import Asking
import Books
import Publish
import Records
import Rules
import Text

extension Explanation {
    /// The contents of the text as data: an array with an object for each value.
    package func json(of selections: [RecordSelection]) -> [UInt8] {
        let publication = checked.publication
        let values = selections.flatMap { selection in
            zip(selection.records, ExplainedRule.all(on: selection.records, in: selection.dataset, checked)).map {
                (selection.dataset, $0, $1)
            }
        }
        return JSON.document(of: values) { dataset, record, rules in
            [
                "dataset": .string(dataset.name), "title": .string(labels(of: record, in: dataset.definition)),
                "value": ValueRows(dataset, in: publication).json(record),
                "derived": .array(record.derived.map { json($0, of: dataset.definition) }),
                "claims": .array(record.claims.map { json(dataset.claims[$0], of: dataset.definition) }),
                "rules": .array(rules.map(json)),
            ]
        }
    }

    private func json(_ value: DerivedValue, of definition: DatasetDefinition) -> JSON {
        [
            "field": .string(definition.values[value.column].name), "read": JSON(value.read?.display),
            "rule": .string(value.rule), "reason": .string(value.reason["en"]),
        ]
    }

    private func json(_ claim: Claim, of definition: DatasetDefinition) -> JSON {
        let article = checked.book.articles[claim.article]
        let head: [JSON.Member] = [
            ("article", .string(article.path)), ("id", .string(article.id)),
            ("title", .string(FindingText.oneLine(article.origin.title))), ("status", .string(claim.status.rawValue)),
        ]
        let corrections = claim.corrections.map { correction -> JSON in
            [
                "field": .string(definition.values[correction.column].name), "read": .string(correction.read),
                "reason": .string(correction.reason["en"]),
            ]
        }
        let line = checked.articles[claim.article].text.lineText(claim.origin.location.line)
        return .object(
            head + place(claim.origin, in: article) + [
                ("source", JSON(line)),
                ("fields", .array(definition.fields.indices.map { field($0, of: claim, definition) })),
                ("corrections", .array(corrections)),
            ])
    }

    /// - Parameter index: of the field, keys first.
    private func field(_ index: Int, of claim: Claim, _ definition: DatasetDefinition) -> JSON {
        let (field, column) = (definition.fields[index], index - claim.key.count)
        let article = checked.book.articles[claim.article]
        let isKey = column < 0
        let steps = index < claim.trace.count ? claim.trace[index].map { $0.text(language: "en") } : []
        return .object(
            [
                ("field", .string(field.name)),
                ("value", isKey ? JSON(key: claim.key[index], of: field) : JSON(claim.values[column])),
            ] + place(isKey ? claim.keyOrigins[index] : claim.valueOrigins[column], in: article) + [
                ("steps", .strings(steps))
            ])
    }

    /// Where a cell is; null for what the recipe sets.
    private func place(_ origin: CellOrigin?, in article: BookArticle) -> [JSON.Member] {
        let link = origin.flatMap { location?.members(to: Place(article.path, $0.location)) } ?? []
        return [
            ("line", origin.map { .integer($0.location.line) } ?? .null),
            ("column", origin.map { .integer($0.location.column) } ?? .null), ("raw", JSON(origin?.raw)),
        ] + link
    }

    private func json(_ rule: ExplainedRule) -> JSON {
        func findings(isSettled: Bool) -> JSON {
            .array(
                rule.findings.filter { $0.isSettled == isSettled }.map {
                    FindingsEmitter.json($0, in: checked.book, at: location)
                })
        }
        return [
            "rule": .string(rule.id),
            "outcome": rule.outcome == .silent ? "not-applicable" : .string(rule.outcome.rawValue),
            "statement": .string(rule.statement), "findings": findings(isSettled: false),
            "before_correction": findings(isSettled: true),
        ]
    }
}
