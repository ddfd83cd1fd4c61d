/// Makes some files of the output, or of the site. A task never touches the disk.
package struct EmitterTask: Sendable {
    /// The approximate number of records and claims that it reads.
    package let work: Int
    /// Makes the files one by one. A pure function of the publication.
    package let make: @Sendable (_ take: (OutputFile) -> Void) -> Void
}
