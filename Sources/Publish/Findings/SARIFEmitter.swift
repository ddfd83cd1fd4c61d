import Books
package import Text

/// `findings.sarif`: a log whose paths are relative to the book.
package enum SARIFEmitter {
    package static func tasks(for publication: Publication) -> [EmitterTask] {
        [
            EmitterTask(work: publication.findings.count) {
                $0(
                    OutputFile(
                        path: "findings.sarif", bytes: SARIFLog(publication.findings, in: publication).bytes))
            }
        ]
    }
}

/// A log of SARIF 2.1.0 (OASIS Standard, 27 March 2020) with one run. Accepted findings have a suppression with their
/// reason; columns count code points from 1.
package struct SARIFLog {
    /// The base of the paths (section 3.4.4) of a log that belongs to a book.
    private static let base = "BOOK"
    /// GitHub shows this many results of a log.
    static let mostResults = 5_000
    /// GitHub shows this many locations of a result.
    private static let mostRelated = 100

    private let publication: Publication
    private let shown: [Finding]
    private let omitted: [Finding]
    private let location: BookLocation?
    private let rules: SARIFRules
    private let regions: FindingRegions

    /// - Parameter location: makes a log for the repository that holds the book: with paths from its root, GitHub's
    ///   fingerprints, and at most 5,000 results, the worst ones; nil for a log with all findings and paths from the
    ///   book's folder.
    package init(_ findings: [Finding], in publication: Publication, at location: BookLocation? = nil) {
        self.publication = publication
        self.location = location
        let isCut = location != nil && findings.count > Self.mostResults
        let worst = isCut ? FindingOrder.sorted(findings) : findings
        let most = isCut ? Self.mostResults - 1 : findings.count
        shown = worst.prefix(most).sorted(by: Finding.precedes)
        omitted = Array(worst.dropFirst(most))
        rules = SARIFRules(shown, in: publication)
        // The first one that is left out is the place of their count.
        regions = FindingRegions(of: shown + omitted.prefix(1), in: publication)
    }

    package var bytes: [UInt8] {
        let driver: JSON = ["name": "measurebook", "rules": .lines(.array(rules.descriptors))]
        let folder: JSON = ["description": message("The book's folder.")]
        let run: JSON = .lines([
            "tool": ["driver": driver],
            "columnKind": "unicodeCodePoints",
            "originalUriBaseIds": location == nil ? .object([(Self.base, folder)]) : nil,
            "results": .lines(.array(results + rest)),
        ])
        let log: JSON = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": .array([run]),
        ]
        return log.document
    }

    private var results: [JSON] {
        var fingerprints = FindingFingerprints()
        let files = Set(shown.map(\.place.file))
        let hashes: [String: [String]] =
            location == nil
            ? [:]
            : Dictionary(
                first: publication.inputs.filter { files.contains($0.path) }.map {
                    ($0.path, LineHashes.all(of: $0.bytes))
                })
        return shown.map { finding in
            let lines = hashes[finding.place.file, default: []]
            let hash = lines.indices.contains(finding.place.line - 1) ? lines[finding.place.line - 1] : nil
            return result(
                finding,
                [
                    "primaryLocationLineHash": hash.map(JSON.string),
                    "finding/v1": .string(fingerprints.next(finding)),
                ])
        }
    }

    /// A result that counts what is left out.
    private var rest: [JSON] {
        guard let first = omitted.first else { return [] }
        return [
            [
                "ruleId": "more-findings", "level": "note",
                "message": message(
                    "\(omitted.count) more findings are left out (\(CheckText.summary(omitted))); measurebook check "
                        + "prints them all"),
                "locations": .array([["physicalLocation": physicalLocation(first.place)]]),
                "partialFingerprints": ["finding/v1": "more-findings"],
            ]
        ]
    }

    /// A result (section 3.27).
    private func result(_ finding: Finding, _ fingerprints: JSON) -> JSON {
        let notes = location == nil ? finding.notes[...] : finding.notes.prefix(Self.mostRelated)
        let related = notes.enumerated().map { number, note -> JSON in
            [
                "id": .integer(number + 1), "physicalLocation": physicalLocation(note.place),
                "message": message(note.message),
            ]
        }
        let suppression = finding.accepted.map { reason -> JSON in
            .array([["kind": "external", "status": "accepted", "justification": .string(reason)]])
        }
        return [
            "ruleId": .string(finding.rule), "ruleIndex": rules.index(of: finding.rule).map(JSON.integer),
            "level": .string(finding.severity.rawValue), "message": message(finding.message),
            "locations": .array([["physicalLocation": physicalLocation(finding.place)]]),
            "relatedLocations": related.isEmpty ? nil : .array(related),
            "partialFingerprints": fingerprints, "suppressions": suppression, "properties": properties(of: finding),
        ]
    }

    /// A physical location (section 3.29). A file that the book does not have any more cannot be shown: its place is the
    /// book's own file.
    private func physicalLocation(_ place: Place) -> JSON {
        let place = location == nil || regions.has(place.file) ? place : Place(BookLoader.bookFile)
        let end = regions.end(of: place)
        let path = location?.path(of: place.file) ?? place.file
        return [
            "artifactLocation": [
                "uri": .string(PathURI.text(path)), "uriBaseId": location == nil ? .string(Self.base) : nil,
            ],
            "region": [
                "startLine": .integer(place.line), "startColumn": .integer(place.column),
                "endLine": end.map { .integer($0.line) }, "endColumn": end.map { .integer($0.column) },
            ],
        ]
    }

    /// A message (section 3.11).
    private func message(_ text: String) -> JSON { ["text": .string(text)] }

    private func properties(of finding: Finding) -> JSON? {
        guard let dataset = finding.dataset else { return nil }
        let type = finding.field.flatMap { publication.book.dataset(dataset)?.field(named: $0)?.type }
        return [
            "dataset": .string(dataset),
            "key": finding.key.isEmpty ? nil : FindingCells.key(of: finding, in: publication.book).json,
            "field": finding.field.map(JSON.string), "value": finding.value.map { DataCell(key: $0, type: type).json },
            "implied": FindingCells.implied(by: finding, in: publication.book).json,
        ]
    }
}
