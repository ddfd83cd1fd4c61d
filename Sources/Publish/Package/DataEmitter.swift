import Books
import Records
import Text

/// The data as CSV and JSON with their schemas, `data/load.sql`, and `data/datapackage.json` (``PackageDescriptor``).
///
/// Two tables for each dataset: `data/<dataset>.csv` has one row for each key, `data/claims/<dataset>.csv` every claim
/// with the place that it was read from. And one for each vocabulary, `data/vocabulary/<name>.csv`.
///
///     species,grade,value,unit,status,articles,assumed,flagged,findings,implied
///     oak,A,48,N,read,handbook survey,,open,grades-rise,46
///
/// `data/<dataset>.json` and the others have the same rows as objects, one a line: words are strings,
/// numbers numbers, in keys too, and what is empty is null. Each claim has `places`, where its key fields were read.
package enum DataEmitter {
    package static let packagePath = "data/datapackage.json"

    package static func tasks(for publication: Publication) -> [EmitterTask] {
        guard !publication.datasets.isEmpty else { return [] }
        let ofDatasets = zip(publication.datasets, publication.tables).flatMap { dataset, tables in
            [
                EmitterTask(work: 3 * dataset.records.count) { Self.make(tables.resources.value.values, $0) },
                EmitterTask(work: 4 * dataset.claims.count) { Self.make(tables.resources.value.claims, $0) },
            ]
        }
        let ofVocabularies = zip(publication.book.vocabularies, publication.vocabularies).map { vocabulary, resource in
            EmitterTask(work: vocabulary.entries.count) { Self.make(resource.value, $0) }
        }
        let script = EmitterTask(work: 1) { take in
            take(OutputFile(path: LoadScript.path, text: LoadScript(publication.resources).text))
        }
        return ofDatasets + ofVocabularies + [script]
    }

    private static func make(_ resource: DataResource, _ take: (OutputFile) -> Void) {
        for format in DataFileFormat.allCases {
            take(OutputFile(path: "data/" + resource.path(format), bytes: resource.bytes(format)))
        }
        take(OutputFile(path: "data/" + resource.schemaPath, bytes: resource.schema))
    }

    package static func closing(_ publication: Publication, made: [OutputFile.Facts]) -> [OutputFile] {
        guard !publication.datasets.isEmpty else { return [] }
        let package = PackageDescriptor(publication, made: made)
        return [OutputFile(path: Self.packagePath, bytes: package.document)]
    }

    /// The CSV files and the package that describes them: all that a comparison of data looks at.
    package static func csvFiles(_ publication: Publication) -> [OutputFile] {
        let files = publication.resources.map {
            OutputFile(path: "data/" + $0.path(.csv), bytes: $0.bytes(.csv))
        }
        return files + closing(publication, made: files.map(\.facts))
    }
}
