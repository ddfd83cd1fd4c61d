import Books
import Outputs
import Text

extension OutputFiles {
    /// Mistakes have places in the folder, so the reason why a file cannot be read names it.
    init(naming folder: String) {
        let files = OutputFiles(folder: folder)
        self.init { path in
            files.read(path).mapError { FileError(path: $0.path, reason: "\($0.reason) (the folder is \(folder))") }
        }
    }

    /// Files that may be missing.
    init(reading file: @escaping @Sendable (_ path: String) -> [UInt8]?) {
        self.init { path in
            file(path).map(Result.success) ?? .failure(FileError(path: path, reason: "the file is missing"))
        }
    }

    /// Reads a part of the output that is seldom asked for, once.
    func lazy<Content: Sendable>(
        _ read: @escaping @Sendable (OutputFiles, BookProblems) -> Content
    ) -> Lazy<Result<Content, BookError>> {
        Lazy {
            let problems = BookProblems()
            let content = read(self, problems)
            return problems.isEmpty ? .success(content) : .failure(BookError(problems.findings))
        }
    }
}
