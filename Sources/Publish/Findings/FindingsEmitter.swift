import Articles
package import Books
import Records
package import Text

/// `findings.json`, and what `check --format json` prints: one array, a finding a line, sorted by article, line,
/// column, rule; accepted ones with their reason. `implied` is what the rule says should stand there, by column, or null.
package struct FindingsEmitter: Emitter {
    package init() {}

    package func files(from publication: Publication) -> [OutputFile] {
        [OutputFile(path: "findings.json", bytes: Self.json(publication.findings, in: publication.book))]
    }

    /// - Parameter book: whose datasets tell how the implied values are typed.
    package static func json(_ findings: [Finding], in book: Book) -> [UInt8] {
        let datasets = Dictionary(book.datasets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return JSONWriter.lines(of: findings.sorted(by: Finding.precedes)) { finding, writer in
            let dataset = finding.dataset.flatMap { datasets[$0] }
            write(finding, in: dataset, to: &writer)
        }
    }

    /// One finding as an object.
    package static func write(_ finding: Finding, in book: Book, to writer: inout JSONWriter) {
        write(finding, in: book.datasets.first { $0.name == finding.dataset }, to: &writer)
    }

    private static func write(_ finding: Finding, in dataset: DatasetDefinition?, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("rule")
        writer.string(finding.rule)
        writer.key("severity")
        writer.string(finding.severity.rawValue)
        writer.key("message")
        writer.string(finding.message)
        write(finding.place, to: &writer)
        writer.key("dataset")
        writer.string(finding.dataset)
        writer.key("key")
        FindingCells.key(of: finding, in: dataset).write(to: &writer)
        writer.key("implied")
        FindingCells.implied(by: finding, in: dataset).write(to: &writer)
        writer.key("accepted")
        writer.string(finding.accepted)
        writer.key("notes")
        writer.beginArray()
        for note in finding.notes {
            writer.beginObject()
            writer.key("message")
            writer.string(note.message)
            write(note.place, to: &writer)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
    }

    private static func write(_ place: Place, to writer: inout JSONWriter) {
        writer.key("article")
        writer.string(place.file)
        writer.key("line")
        writer.number(place.line)
        writer.key("column")
        writer.number(place.column)
    }
}
