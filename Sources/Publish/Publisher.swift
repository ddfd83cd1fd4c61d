internal import Measures

/// The Publish stage: from checked datasets to the bytes of files.
package enum Publisher {
    /// Every file of the output, sorted by path, the manifest included. A pure function of its input.
    package static func files(_ publication: Publication) -> [OutputFile] {
        let files = EmitterList.all.flatMap { $0.files(from: publication) }.sorted(by: OutputFile.precedes)
        let manifest = Manifest.file(
            inputs: publication.inputs, outputs: files, dataVersion: publication.dataVersion)
        return (files + [manifest]).sorted(by: OutputFile.precedes)
    }
}
