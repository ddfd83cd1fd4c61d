/// One output format: from a publication to the files of that format.
///
/// An emitter never touches the disk, and its files depend on the publication alone.
package protocol Emitter: Sendable {
    func files(from publication: Publication) -> [OutputFile]
}
