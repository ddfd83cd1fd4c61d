/// One group of files of Output, such as the data or the reports, made from a publication.
///
/// An emitter never touches the disk, and its files depend on the publication alone.
package protocol Emitter: Sendable {
    /// The files as tasks that may run in any order, on several threads.
    func tasks(for publication: Publication) -> [EmitterTask]

    /// The files that describe the files of all tasks, if there are any.
    func closing(_ publication: Publication, made: [OutputFile.Facts]) -> [OutputFile]
}

extension Emitter {
    package func closing(_ publication: Publication, made: [OutputFile.Facts]) -> [OutputFile] { [] }
}

/// Makes some of an emitter's files.
package struct EmitterTask: Sendable {
    /// The approximate number of records and claims that it reads.
    package let work: Int
    /// Makes the files one by one. A pure function of the publication.
    package let make: @Sendable (_ take: (OutputFile) -> Void) -> Void
}
