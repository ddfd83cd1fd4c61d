package import Books
package import Text

/// `findings.json`, and the output of `check --format json`: an array with a finding on each line, sorted by article,
/// line, column, rule; accepted ones with their reason. `implied` has the values that the rule implies, by column, or
/// is null.
package enum FindingsEmitter {
    package static func tasks(for publication: Publication) -> [EmitterTask] {
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

    /// The findings as objects, one a line.
    package static func lines(_ findings: [Finding], in book: Book, at location: BookLocation?) -> [UInt8] {
        let members = members(in: book, at: location)
        return JSON.ndjson(of: findings.sorted(by: Finding.precedes)) { JSON($0, members) }
    }

    /// - Parameter book: nil for the schema alone.
    static func members(in book: Book?, at location: BookLocation? = nil) -> [JSONMember<Finding>] {
        let cells: JSON = ["type": .strings(["object", "null"]), "additionalProperties": JSONShape.value]
        return [
            .text("rule", "The id of the rule that does not hold.") { $0.rule },
            JSONMember("severity", "The severity.", JSONShape.severity) { .string($0.severity.rawValue) },
            .text("message", "What is wrong.") { $0.message },
        ] + Place.members(at: \.place, location) + [
            .optionalText("dataset", "The dataset of the value; null if there is none.") { $0.dataset },
            JSONMember("key", "The key of the value, by field.", cells) { FindingCells.key(of: $0, in: book).json },
            JSONMember("implied", "The values that the rule implies, by column.", cells) {
                FindingCells.implied(by: $0, in: book).json
            },
            .optionalText("accepted", "Why the book accepts the finding; null if it is open.") { $0.accepted },
            .list("notes", "Other places that the finding is about.", note(location)) { $0.notes },
        ]
    }

    private static func note(_ location: BookLocation?) -> [JSONMember<Note>] {
        [JSONMember<Note>.text("message", "The message.") { $0.message }] + Place.members(at: \.place, location)
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
            .text("article", "The file, in the book.") { place($0).file },
            JSONMember("line", "The line, from 1.", JSONShape.position) { .integer(place($0).line) },
            JSONMember("column", "The column in code points, from 1.", JSONShape.position) {
                .integer(place($0).column)
            },
            .textIfAny("link", "With --links: the address of the line.") { location?.link(to: place($0)) },
        ]
    }
}
