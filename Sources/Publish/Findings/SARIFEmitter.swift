import Books
import Hashing
import Text

/// `findings.sarif`, and the output of `check --format sarif`: a log of SARIF 2.1.0 (OASIS Standard, 27 March 2020)
/// with one run. Accepted findings have a suppression with their reason; columns count code points from 1.
package struct SARIFEmitter: Emitter {
    /// The base of article paths (section 3.4.4).
    private static let base = "BOOK"

    package init() {}

    package func tasks(for publication: Publication) -> [EmitterTask] {
        [
            EmitterTask(work: publication.findings.count) {
                $0(OutputFile(path: "findings.sarif", bytes: Self.sarif(publication)))
            }
        ]
    }

    package static func sarif(_ publication: Publication) -> [UInt8] {
        let rules = Rules(publication)
        let results = publication.findings.sorted(by: Finding.precedes).map { result($0, rules) }
        let folder: JSON = ["description": message("The book's folder.")]
        let driver: JSON = ["name": "measurebook", "rules": .lines(.array(rules.descriptors))]
        let run: JSON = .lines([
            "tool": ["driver": driver],
            "columnKind": "unicodeCodePoints",
            "originalUriBaseIds": .object([(base, folder)]),
            "results": .lines(.array(results)),
        ])
        let log: JSON = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": .array([run]),
        ]
        return log.document
    }

    /// A result (section 3.27).
    private static func result(_ finding: Finding, _ rules: Rules) -> JSON {
        let related = finding.notes.enumerated().map { number, note -> JSON in
            [
                "id": .integer(number + 1), "physicalLocation": location(note.place), "message": message(note.message),
            ]
        }
        let suppression = finding.accepted.map { reason -> JSON in
            .array([["kind": "external", "status": "accepted", "justification": .string(reason)]])
        }
        return [
            "ruleId": .string(finding.rule), "ruleIndex": rules.index(of: finding.rule).map(JSON.integer),
            "level": .string(finding.severity.rawValue), "message": message(finding.message),
            "locations": .array([["physicalLocation": location(finding.place)]]),
            "relatedLocations": related.isEmpty ? nil : .array(related),
            "partialFingerprints": ["finding/v1": .string(fingerprint(of: finding))],
            "suppressions": suppression, "properties": properties(of: finding, in: rules.dataset(of: finding)),
        ]
    }

    /// A physical location (section 3.29).
    private static func location(_ place: Place) -> JSON {
        [
            "artifactLocation": ["uri": .string(PathURI.text(place.file)), "uriBaseId": .string(base)],
            "region": ["startLine": .integer(place.line), "startColumn": .integer(place.column)],
        ]
    }

    /// A message (section 3.11).
    private static func message(_ text: String) -> JSON { ["text": .string(text)] }

    private static func properties(of finding: Finding, in definition: DatasetDefinition?) -> JSON? {
        guard let dataset = finding.dataset else { return nil }
        return [
            "dataset": .string(dataset),
            "key": finding.key.isEmpty ? nil : FindingCells.key(of: finding, in: definition).json,
            "field": finding.field.map(JSON.string), "value": finding.value.map(JSON.string),
            "implied": FindingCells.implied(by: finding, in: definition).json,
        ]
    }

    /// Independent of the place: identifies the subject of a finding.
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
        private let book: Book

        init(_ publication: Publication) {
            book = publication.book
            let byID = Dictionary(first: publication.ruleKinds.map { ($0.id, $0) })
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
        }

        func dataset(of finding: Finding) -> DatasetDefinition? { finding.dataset.flatMap(book.dataset) }

        func index(of id: String) -> Int? { indices[id] }

        /// The reporting descriptors (section 3.49).
        var descriptors: [JSON] {
            entries.map { entry in
                [
                    "id": .string(entry.id), "shortDescription": message(entry.summary),
                    "fullDescription": message(entry.explanation),
                    "defaultConfiguration": entry.level.map { ["level": .string($0.rawValue)] },
                ]
            }
        }
    }
}
