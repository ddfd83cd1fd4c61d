/// Writes files of one kind from a publication. An emitter is a file in `Emitters/` and a line in ``Publisher/emitters``.
protocol Emitter: Sendable {
    static func files(_ publication: Publication) -> [OutputFile]
}

/// From checked datasets to the bytes of every file; the disk is somebody else's.
package enum Publisher {
    static let emitters: [any Emitter.Type] = [
        ValueTables.self,
        ClaimTables.self,
        FindingsList.self,
        IndexReport.self,
        DatasetReport.self,
        ChangesReport.self,
        FindingsReport.self,
        SourcesReport.self,
        RulesReport.self,
    ]

    /// Every file, sorted by path, the manifest of all the others among them.
    package static func files(_ publication: Publication) -> [OutputFile] {
        let files = emitters.flatMap { $0.files(publication) }
        return (files + [Manifest.file(publication, outputs: files)]).sorted {
            $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        }
    }
}
