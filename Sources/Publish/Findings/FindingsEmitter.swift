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

    /// - Parameters:
    ///   - book: the book whose datasets determine the types of implied values.
    ///   - location: adds the addresses of places as `link`.
    package static func json(_ findings: [Finding], in book: Book, at location: BookLocation? = nil) -> [UInt8] {
        JSON.document(of: findings.sorted(by: Finding.precedes)) { json($0, in: book, at: location) }
    }

    /// One finding as an object.
    package static func json(_ finding: Finding, in book: Book, at location: BookLocation? = nil) -> JSON {
        let dataset = finding.dataset.flatMap(book.dataset)
        let head: [JSON.Member] = [
            ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
            ("message", .string(finding.message)),
        ]
        let tail: [JSON.Member] = [
            ("dataset", JSON(finding.dataset)), ("key", FindingCells.key(of: finding, in: dataset).json),
            ("implied", FindingCells.implied(by: finding, in: dataset).json), ("accepted", JSON(finding.accepted)),
            (
                "notes",
                .array(
                    finding.notes.map { .object([("message", .string($0.message))] + members(of: $0.place, location)) })
            ),
        ]
        return .object(head + members(of: finding.place, location) + tail)
    }

    private static func members(of place: Place, _ location: BookLocation?) -> [JSON.Member] {
        place.members + (location?.members(to: place) ?? [])
    }
}

extension Place {
    /// The place as members of an object: `article`, `line` and `column`.
    package var members: [JSON.Member] {
        [("article", .string(file)), ("line", .integer(line)), ("column", .integer(column))]
    }
}
