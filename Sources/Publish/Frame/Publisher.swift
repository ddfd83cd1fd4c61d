import Articles
import Books
import Records
import Text

/// The Publish stage: from checked datasets to the bytes of files.
package enum Publisher {
    /// Everything that is to do, in parts that may run in any order.
    package static func tasks(for publication: Publication) -> [EmitterTask] {
        EmitterList.all.flatMap { $0.tasks(for: publication) }
    }

    /// Every file of the output, sorted by path, the manifest included. A pure function of its input.
    ///
    /// - Parameter made: the files of every task.
    package static func files(_ publication: Publication, made: [[OutputFile]]) -> [OutputFile] {
        let files = made.flatMap { $0 }
        let manifest = Manifest.file(
            inputs: publication.inputs, outputs: files, dataVersion: publication.dataVersion)
        return (files + [manifest]).sorted(by: OutputFile.precedes)
    }
}
