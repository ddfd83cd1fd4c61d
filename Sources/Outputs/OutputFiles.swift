package import Books
package import Text

/// The files of an output.
package struct OutputFiles: Sendable {
    /// Returns the bytes of a file, given its path in the output.
    package typealias Read = @Sendable (_ path: String) -> Result<[UInt8], FileError>

    package let read: Read

    package init(_ read: @escaping Read) { self.read = read }

    /// Those of a folder on the disk.
    package init(folder: String) {
        let folder = folder.hasSuffix("/") ? folder : folder + "/"
        read = { path in Result { () throws(FileError) in try FileSystem.read(folder + path) } }
    }

    /// A file of UTF-8 without its byte-order mark; nil after a report.
    package func text(_ path: String, _ problems: BookProblems) -> SourceText? {
        switch read(path) {
        case .failure(let error):
            problems.report("the file cannot be read: \(error.reason)", at: Place(path))
            return nil
        case .success(var bytes):
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
            let source = SourceText(path: path, bytes: bytes)
            guard String(validating: bytes, as: UTF8.self) != nil else {
                let valid = zip(String(decoding: bytes, as: UTF8.self).utf8, bytes).prefix { $0 == $1 }.count
                problems.report("these bytes are not UTF-8", at: source.place(at: valid))
                return nil
            }
            return source
        }
    }

    /// The value in a JSON file; nil after a report.
    package func json(_ path: String, _ problems: BookProblems) -> BookNode? {
        text(path, problems).flatMap { JSONReader.read($0, problems) }
    }
}
