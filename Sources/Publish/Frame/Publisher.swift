import Articles
import Books
import Records
import Text

/// The Publish stage: from checked datasets to the bytes of files.
package enum Publisher {
    /// The parts of the output that can be made one by one, in any order: the files of one format each.
    package static let parts = EmitterList.all.indices

    /// The files of one part.
    package static func files(_ publication: Publication, part: Int) -> [OutputFile] {
        EmitterList.all[part].files(from: publication)
    }

    /// The CSV files and the data package that describes them: all that a comparison of data looks at.
    package static func dataFiles(_ publication: Publication) -> [OutputFile] {
        DataPackageEmitter().files(from: publication)
    }

    /// Every file of the output, sorted by path, the manifest included. A pure function of its input.
    package static func files(_ publication: Publication) -> [OutputFile] {
        files(publication, parts: parts.map { files(publication, part: $0) })
    }

    /// The same, from the files of every part.
    package static func files(_ publication: Publication, parts: [[OutputFile]]) -> [OutputFile] {
        let files = parts.flatMap { $0 }.sorted(by: OutputFile.precedes)
        let manifest = Manifest.file(
            inputs: publication.inputs, outputs: files, dataVersion: publication.dataVersion)
        return (files + [manifest]).sorted(by: OutputFile.precedes)
    }
}
