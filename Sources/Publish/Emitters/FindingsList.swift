package import Diagnostics

/// `findings.json`: every finding in canonical order, accepted ones with their reason.
package enum FindingsList: Emitter {
    static func files(_ publication: Publication) -> [OutputFile] {
        [OutputFile(path: "findings.json", bytes: json(publication.findings))]
    }

    /// The form of `findings.json` and of `check --format json`.
    package static func json(_ findings: [Finding]) -> [UInt8] {
        JSONText.lines(findings.map(object))
    }

    private static func object(_ finding: Finding) -> JSONValue {
        .object([
            ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
            ("message", .string(finding.message)), ("article", .string(finding.place.file)),
            ("line", .integer(finding.place.line)), ("column", .integer(finding.place.column)),
            ("dataset", .text(finding.dataset)),
            ("key", finding.key.isEmpty ? .null : .object(finding.key.map { ($0.field, .string($0.value)) })),
            ("accepted", .text(finding.accepted)),
            (
                "notes",
                .array(
                    finding.notes.map { note in
                        .object([
                            ("message", .string(note.message)), ("article", .string(note.place.file)),
                            ("line", .integer(note.place.line)), ("column", .integer(note.place.column)),
                        ])
                    })
            ),
        ])
    }
}
