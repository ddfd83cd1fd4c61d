package import Books
package import Text

/// `findings.json`, and the output of `check --format json`: an array with a finding on each line, sorted by article,
/// line, column, rule; accepted ones with their reason. `implied` has the values that the rule implies, by column, or
/// is null.
package struct FindingsEmitter: Emitter {
    package init() {}

    package func tasks(for publication: Publication) -> [EmitterTask] {
        [
            EmitterTask(work: publication.findings.count) {
                $0(OutputFile(path: "findings.json", bytes: Self.json(publication.findings, in: publication.book)))
            }
        ]
    }

    /// - Parameter book: the book whose datasets determine the types of implied values.
    package static func json(_ findings: [Finding], in book: Book) -> [UInt8] {
        JSON.document(of: findings.sorted(by: Finding.precedes)) { json($0, in: book) }
    }

    /// One finding as an object.
    package static func json(_ finding: Finding, in book: Book) -> JSON {
        let dataset = finding.dataset.flatMap(book.dataset)
        let head: [JSON.Member] = [
            ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
            ("message", .string(finding.message)),
        ]
        let tail: [JSON.Member] = [
            ("dataset", JSON(finding.dataset)), ("key", FindingCells.key(of: finding, in: dataset).json),
            ("implied", FindingCells.implied(by: finding, in: dataset).json), ("accepted", JSON(finding.accepted)),
            ("notes", .array(finding.notes.map { .object([("message", .string($0.message))] + $0.place.members) })),
        ]
        return .object(head + finding.place.members + tail)
    }
}

extension Place {
    /// The place as members of an object: `article`, `line` and `column`.
    package var members: [JSON.Member] {
        [("article", .string(file)), ("line", .integer(line)), ("column", .integer(column))]
    }
}
