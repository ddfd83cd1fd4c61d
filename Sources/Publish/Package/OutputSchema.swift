/// The JSON Schemas of the files whose members do not depend on the book, in `data/schemas/`. Those of data files are made
/// with the files.
package enum OutputSchema {
    /// Relative to the folder `data`.
    static let folder = "schemas"

    package static func tasks(for publication: Publication) -> [EmitterTask] {
        [
            EmitterTask(work: 1) { take in
                for (name, bytes) in Self.files {
                    take(OutputFile(path: "data/\(Self.folder)/\(name).schema.json", bytes: bytes))
                }
            }
        ]
    }

    private static var files: [(name: String, bytes: [UInt8])] {
        let finding = JSONShape.object(of: FindingsEmitter.members(in: nil))
        let schemas: [(name: String, title: String, description: String, root: JSON)] = [
            ("explanation", "Explained values", "`measurebook explain --format json`.", ExplainedData.schema),
            (
                "findings", "findings.json", "Every finding, accepted ones with their reason.",
                JSONShape.array(of: finding)
            ),
            ("findings.ndjson", "Findings, one a line", "A line of `measurebook check --format ndjson`.", finding),
            (
                "manifest", "manifest.json", "The files that a build read and wrote.",
                JSONShape.object(of: Manifest.members)
            ),
            ("tables", "Tables", "`measurebook tables --format json`.", JSONShape.array(of: TableObject.schema)),
            (
                "tables.ndjson", "Tables, one a line", "A line of `measurebook tables --format ndjson`.",
                TableObject.schema
            ),
        ]
        return [("datapackage", PackageDescriptor.schema)]
            + schemas.map { ($0.name, JSONShape.document(title: $0.title, description: $0.description, $0.root)) }
    }
}
