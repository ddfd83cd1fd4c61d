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
        let members = members(in: book, at: location)
        return JSON.document(of: findings.sorted(by: Finding.precedes)) { JSON($0, members) }
    }

    /// One finding as an object.
    package static func json(_ finding: Finding, in book: Book, at location: BookLocation? = nil) -> JSON {
        JSON(finding, members(in: book, at: location))
    }

    /// The findings as objects, one a line.
    package static func lines(_ findings: [Finding], in book: Book, at location: BookLocation?) -> [UInt8] {
        let members = members(in: book, at: location)
        return findings.sorted(by: Finding.precedes).flatMap { finding in
            var bytes: [UInt8] = []
            JSON(finding, members).append(to: &bytes, isSpaced: false)
            return bytes + [UInt8(ascii: "\n")]
        }
    }

    /// - Parameter book: nil for the schema alone.
    static func members(in book: Book?, at location: BookLocation? = nil) -> [JSONMember<Finding>] {
        let noText = JSONShape.optional(JSONShape.text)
        let cells: JSON = ["type": .strings(["object", "null"]), "additionalProperties": JSONShape.value]
        let note = note(location)
        func definition(_ finding: Finding) -> DatasetDefinition? { finding.dataset.flatMap { book?.dataset($0) } }
        return [
            JSONMember("rule", "The id of the rule that does not hold.", JSONShape.text) { .string($0.rule) },
            JSONMember("severity", "How bad it is.", JSONShape.severity) { .string($0.severity.rawValue) },
            JSONMember("message", "What is wrong.", JSONShape.text) { .string($0.message) },
        ] + Place.members(at: \.place, location) + [
            JSONMember("dataset", "The dataset of the value; null if there is none.", noText) { JSON($0.dataset) },
            JSONMember("key", "The key of the value, by field.", cells) {
                FindingCells.key(of: $0, in: definition($0)).json
            },
            JSONMember("implied", "The values that the rule implies, by column.", cells) {
                FindingCells.implied(by: $0, in: definition($0)).json
            },
            JSONMember("accepted", "Why the book accepts the finding; null if it is open.", noText) {
                JSON($0.accepted)
            },
            JSONMember(
                "notes", "Other places that the finding is about.",
                JSONShape.array(of: JSONShape.object(of: note))
            ) { finding in .array(finding.notes.map { JSON($0, note) }) },
        ]
    }

    private static func note(_ location: BookLocation?) -> [JSONMember<Note>] {
        [JSONMember("message", "What is there.", JSONShape.text) { .string($0.message) }]
            + Place.members(at: \.place, location)
    }
}

extension Place {
    /// The place as members of an object: `article`, `line` and `column`.
    package var members: [JSON.Member] {
        [("article", .string(file)), ("line", .integer(line)), ("column", .integer(column))]
    }

    /// The same members, declared.
    static func members<Subject>(
        at place: @escaping (Subject) -> Place, _ location: BookLocation?
    ) -> [JSONMember<Subject>] {
        [
            JSONMember("article", "The file, in the book.", JSONShape.text) { .string(place($0).file) },
            JSONMember("line", "The line, from 1.", JSONShape.position) { .integer(place($0).line) },
            JSONMember("column", "The column in code points, from 1.", JSONShape.position) {
                .integer(place($0).column)
            },
            JSONMember(
                "link", "With --links: the address of the line.", JSONShape.text,
                ifAny: {
                    location?.link(to: place($0)).map(JSON.string)
                }),
        ]
    }
}
