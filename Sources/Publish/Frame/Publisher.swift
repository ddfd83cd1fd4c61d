/// The Publish stage: from checked datasets to the bytes of files.
package enum Publisher {
    /// Everything that a build writes, except the manifest.
    private static let emitters: [any Emitter] = [
        ReportEmitter(),
        ChartEmitter(), DataEmitter(), OutputSchema(), FindingsEmitter(), SARIFEmitter(),
    ]

    /// Everything that is to do, in parts that may run in any order.
    package static func tasks(for publication: Publication) -> [EmitterTask] {
        emitters.flatMap { $0.tasks(for: publication) }
    }

    /// The last files of the output, the manifest among them.
    ///
    /// - Parameter made: the files of all tasks.
    package static func closing(_ publication: Publication, made: [OutputFile.Facts]) -> [OutputFile] {
        let files = emitters.flatMap { $0.closing(publication, made: made) }
        return files + [Manifest.file(of: publication, outputs: made + files.map(\.facts))]
    }
}
