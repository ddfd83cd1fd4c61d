import Articles
import Books
import Hashing
import Records
import Text

/// `findings.sarif`, and what `check --format sarif` prints: a log of SARIF 2.1.0 (OASIS Standard, 27 March 2020) with
/// one run. Accepted findings carry a suppression with their reason; columns count code points from 1.
package struct SARIFEmitter: Emitter {
    /// What paths of articles are relative to (section 3.4.4).
    private static let base = "BOOK"

    package init() {}

    package func files(from publication: Publication) -> [OutputFile] {
        [OutputFile(path: "findings.sarif", bytes: Self.sarif(publication))]
    }

    package static func sarif(_ publication: Publication) -> [UInt8] {
        let rules = Rules(publication)
        var writer = JSONWriter(spaced: true)
        writer.beginObject()
        writer.key("$schema")
        writer.string("https://json.schemastore.org/sarif-2.1.0.json")
        writer.key("version")
        writer.string("2.1.0")
        writer.key("runs")
        writer.beginArray()
        writer.beginObject()
        writer.newline(indent: 1)
        rules.write(to: &writer)
        writer.newline(indent: 1)
        writer.key("columnKind")
        writer.string("unicodeCodePoints")
        writer.newline(indent: 1)
        writer.key("originalUriBaseIds")
        writer.beginObject()
        writer.key(base)
        writer.beginObject()
        message("The book's folder.", key: "description", to: &writer)
        writer.endObject()
        writer.endObject()
        writer.newline(indent: 1)
        writer.key("results")
        writer.beginArray()
        for finding in publication.findings.sorted(by: Finding.precedes) {
            writer.newline(indent: 2)
            write(finding, rules, to: &writer)
        }
        writer.endLine(indent: 1)
        writer.endArray()
        writer.endObject()
        writer.endArray()
        writer.endObject()
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    /// A result (section 3.27).
    private static func write(_ finding: Finding, _ rules: Rules, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("ruleId")
        writer.string(finding.rule)
        if let index = rules.index(of: finding.rule) {
            writer.key("ruleIndex")
            writer.number(index)
        }
        writer.key("level")
        writer.string(finding.severity.rawValue)
        message(finding.message, key: "message", to: &writer)
        writer.key("locations")
        writer.beginArray()
        writer.beginObject()
        location(finding.place, to: &writer)
        writer.endObject()
        writer.endArray()
        if !finding.notes.isEmpty {
            writer.key("relatedLocations")
            writer.beginArray()
            for (number, note) in finding.notes.enumerated() {
                writer.beginObject()
                writer.key("id")
                writer.number(number + 1)
                location(note.place, to: &writer)
                message(note.message, key: "message", to: &writer)
                writer.endObject()
            }
            writer.endArray()
        }
        writer.key("partialFingerprints")
        writer.beginObject()
        writer.key("finding/v1")
        writer.string(fingerprint(of: finding))
        writer.endObject()
        if let reason = finding.accepted {
            writer.key("suppressions")
            writer.beginArray()
            writer.beginObject()
            writer.key("kind")
            writer.string("external")
            writer.key("status")
            writer.string("accepted")
            writer.key("justification")
            writer.string(reason)
            writer.endObject()
            writer.endArray()
        }
        properties(of: finding, in: rules.dataset(of: finding), to: &writer)
        writer.endObject()
    }

    /// Keys of a location (section 3.28) that its object has in common with that of a related one.
    private static func location(_ place: Place, to writer: inout JSONWriter) {
        writer.key("physicalLocation")
        writer.beginObject()
        writer.key("artifactLocation")
        writer.beginObject()
        writer.key("uri")
        writer.string(PathURI.text(place.file))
        writer.key("uriBaseId")
        writer.string(base)
        writer.endObject()
        writer.key("region")
        writer.beginObject()
        writer.key("startLine")
        writer.number(place.line)
        writer.key("startColumn")
        writer.number(place.column)
        writer.endObject()
        writer.endObject()
    }

    /// A message (section 3.11).
    private static func message(_ text: String, key: String, to writer: inout JSONWriter) {
        writer.key(key)
        writer.beginObject()
        writer.key("text")
        writer.string(text)
        writer.endObject()
    }

    private static func properties(
        of finding: Finding, in definition: DatasetDefinition?, to writer: inout JSONWriter
    ) {
        guard let dataset = finding.dataset else { return }
        writer.key("properties")
        writer.beginObject()
        writer.key("dataset")
        writer.string(dataset)
        if !finding.key.isEmpty {
            writer.key("key")
            FindingCells.key(of: finding, in: definition).write(to: &writer)
        }
        for (name, text) in [("field", finding.field), ("value", finding.value)] {
            guard let text else { continue }
            writer.key(name)
            writer.string(text)
        }
        writer.key("implied")
        FindingCells.implied(by: finding, in: definition).write(to: &writer)
        writer.endObject()
    }

    /// The same wherever the cell stands in the article: what a finding is about, and not where.
    private static func fingerprint(of finding: Finding) -> String {
        let parts =
            [finding.rule, finding.place.file, finding.dataset ?? "", finding.field ?? ""]
            + finding.key.map { "\($0.field)=\($0.value)" } + [finding.message]
        return ContentHash.of(Array(parts.joined(separator: "\u{0}").utf8))
    }
}

extension SARIFEmitter {
    /// The rules that findings name, declared ones first.
    private struct Rules {
        private let entries: [(id: String, summary: String, explanation: String, level: Severity?)]
        private let indices: [String: Int]
        private let datasets: [String: DatasetDefinition]

        init(_ publication: Publication) {
            let byID = Dictionary(publication.ruleKinds.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            let declared = publication.book.datasets.flatMap(\.rules).map { rule in
                let kind = byID[rule.kind]
                return (rule.id, rule.reason["en"], kind?.summary ?? rule.kind, Severity?.some(rule.severity))
            }
            let named = Set(publication.findings.map(\.rule))
            let kinds = publication.ruleKinds.filter { named.contains($0.id) }.map {
                ($0.id, $0.summary, $0.explanation, Severity?.none)
            }
            entries = declared + kinds
            indices = Dictionary(entries.enumerated().map { ($1.id, $0) }) { first, _ in first }
            datasets = Dictionary(publication.book.datasets.map { ($0.name, $0) }) { first, _ in first }
        }

        func dataset(of finding: Finding) -> DatasetDefinition? { finding.dataset.flatMap { datasets[$0] } }

        func index(of id: String) -> Int? { indices[id] }

        /// The tool (section 3.18) with its rules (section 3.49).
        func write(to writer: inout JSONWriter) {
            writer.key("tool")
            writer.beginObject()
            writer.key("driver")
            writer.beginObject()
            writer.key("name")
            writer.string("measurebook")
            writer.key("rules")
            writer.beginArray()
            for entry in entries {
                writer.newline(indent: 2)
                writer.beginObject()
                writer.key("id")
                writer.string(entry.id)
                message(entry.summary, key: "shortDescription", to: &writer)
                message(entry.explanation, key: "fullDescription", to: &writer)
                if let level = entry.level {
                    writer.key("defaultConfiguration")
                    writer.beginObject()
                    writer.key("level")
                    writer.string(level.rawValue)
                    writer.endObject()
                }
                writer.endObject()
            }
            writer.endLine(indent: 1)
            writer.endArray()
            writer.endObject()
            writer.endObject()
        }
    }
}
