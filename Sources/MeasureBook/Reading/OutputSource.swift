import Books
import Outputs
import Text

/// The files of an output.
struct OutputSource: Sendable {
    let files: @Sendable (_ path: String) -> Result<[UInt8], FileError>

    /// Mistakes have places in the folder, so the reason why a file cannot be read names it.
    static func folder(_ folder: String) -> OutputSource {
        let files = PublishedData.files(of: folder)
        return OutputSource { path in
            files(path).mapError { FileError(path: $0.path, reason: "\($0.reason) (the folder is \(folder))") }
        }
    }

    static func of(_ file: @escaping @Sendable (_ path: String) -> [UInt8]?) -> OutputSource {
        OutputSource { path in
            file(path).map(Result.success) ?? .failure(FileError(path: path, reason: "the file is missing"))
        }
    }

    /// A file of UTF-8; nil after a report.
    func text(_ path: String, _ problems: BookProblems) -> SourceText? {
        PublishedData.source(path, files, problems)
    }

    /// The value in a JSON file; nil after a report.
    func json(_ path: String, _ problems: BookProblems) -> BookNode? {
        text(path, problems).flatMap { JSONReader.read($0, problems) }
    }

    /// Reads a part of the output that is seldom asked for, once.
    func lazy<Content: Sendable>(
        _ read: @escaping @Sendable (OutputSource, BookProblems) -> Content
    ) -> Lazy<Result<Content, BookError>> {
        Lazy {
            let problems = BookProblems()
            let content = read(self, problems)
            return problems.isEmpty ? .success(content) : .failure(BookError(problems.findings))
        }
    }
}
