import Articles
import Books
import Publish
import Records
import Rules
import Text

extension Explanation {
    /// Everything that the text tells, as data: one array, an object a value.
    package func json(of selections: [RecordSelection]) -> [UInt8] {
        let publication = checked.publication()
        let values = selections.flatMap { selection in
            zip(selection.records, ExplainedRule.all(on: selection.records, in: selection.dataset, checked)).map {
                (selection.dataset, $0, $1)
            }
        }
        return JSONWriter.lines(of: values) { value, writer in
            let (dataset, record, rules) = value
            writer.beginObject()
            writer.key("dataset")
            writer.string(dataset.name)
            writer.key("value")
            RecordObject(dataset, in: publication).write(record, to: &writer)
            writer.key("derived")
            writer.array(of: record.derived) { write($0, of: dataset.definition, to: &$1) }
            writer.key("claims")
            writer.array(of: record.claims.map { dataset.claims[$0] }) { write($0, of: dataset, to: &$1) }
            writer.key("rules")
            writer.array(of: rules) { write($0, to: &$1) }
            writer.endObject()
        }
    }

    private func write(_ value: DerivedValue, of definition: DatasetDefinition, to writer: inout JSONWriter) {
        writer.object([
            ("field", definition.values[value.column].name), ("read", value.read?.display), ("rule", value.rule),
            ("reason", value.reason["en"]),
        ])
    }

    private func write(_ claim: Claim, of dataset: Dataset, to writer: inout JSONWriter) {
        let article = checked.book.articles[claim.article]
        writer.beginObject()
        writer.strings([
            ("article", article.path), ("id", article.id), ("title", FindingText.oneLine(article.origin.title)),
            ("status", claim.status.rawValue),
        ])
        write(claim.origin, to: &writer)
        writer.strings([("source", checked.articles[claim.article].text.lineText(claim.origin.location.line))])
        writer.key("fields")
        writer.array(of: Array(dataset.definition.fields.indices)) { index, writer in
            let isKey = index < claim.key.count
            let column = index - claim.key.count
            writer.beginObject()
            let field = dataset.definition.fields[index]
            writer.strings([("field", field.name)])
            writer.key("value")
            if isKey { writer.word(claim.key[index], of: field) } else { writer.value(claim.values[column]) }
            write(isKey ? claim.keyOrigins[index] : claim.valueOrigins[column], to: &writer)
            writer.key("steps")
            writer.strings(index < claim.trace.count ? claim.trace[index].map { $0.text(language: "en") } : [])
            writer.endObject()
        }
        writer.key("corrections")
        writer.array(of: claim.corrections) { correction, writer in
            writer.object([
                ("field", dataset.definition.values[correction.column].name), ("read", correction.read),
                ("reason", correction.reason["en"]),
            ])
        }
        writer.endObject()
    }

    /// Where a cell stands; null for what the recipe sets.
    private func write(_ origin: CellOrigin?, to writer: inout JSONWriter) {
        for (name, number) in [("line", origin?.location.line), ("column", origin?.location.column)] {
            writer.key(name)
            if let number { writer.number(number) } else { writer.null() }
        }
        writer.strings([("raw", origin?.raw)])
    }

    private func write(_ rule: ExplainedRule, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.strings([
            ("rule", rule.id), ("outcome", rule.outcome == .silent ? "not-applicable" : rule.outcome.rawValue),
            ("statement", rule.statement),
        ])
        writer.key("findings")
        writer.array(of: rule.findings.filter { !$0.isSettled }) {
            FindingsEmitter.write($0, in: checked.book, to: &$1)
        }
        writer.key("before_correction")
        writer.array(of: rule.findings.filter(\.isSettled)) { FindingsEmitter.write($0, in: checked.book, to: &$1) }
        writer.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func array<Element>(
        of elements: [Element], write: (Element, inout JSONWriter) -> Void
    ) {
        beginArray()
        for element in elements { write(element, &self) }
        endArray()
    }

    /// Keys with strings, null for nil.
    fileprivate mutating func strings(_ parts: [(String, String?)]) {
        for (name, text) in parts {
            key(name)
            string(text)
        }
    }

    fileprivate mutating func object(_ parts: [(String, String?)]) {
        beginObject()
        strings(parts)
        endObject()
    }
}
