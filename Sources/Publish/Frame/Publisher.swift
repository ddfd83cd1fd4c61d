/// The Publish stage: from checked datasets to the bytes of files.
package enum Publisher {
    /// Everything that a build writes but the last files, in parts that may run in any order, on several threads.
    package static func tasks(for publication: Publication) -> [EmitterTask] {
        [
            ReportEmitter.tasks, ChartEmitter.tasks, DataEmitter.tasks, OutputSchema.tasks, FindingsEmitter.tasks,
            SARIFEmitter.tasks,
        ].flatMap { $0(publication) }
    }

    /// The last files of the output, the manifest among them.
    ///
    /// - Parameter made: the files of all tasks.
    package static func closing(_ publication: Publication, made: [OutputFile.Facts]) -> [OutputFile] {
        let files = DataEmitter.closing(publication, made: made)
        return files + [Manifest.file(of: publication, outputs: made + files.map(\.facts))]
    }
}
