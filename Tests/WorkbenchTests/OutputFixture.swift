import Publish
import Synchronization

@testable import Workbench

extension CheckedBook {
    /// Every file of the output, sorted by path.
    func outputFiles() -> [OutputFile] {
        let files = Mutex<[OutputFile]>([])
        makeOutput { file in files.withLock { $0.append(file) } }
        return files.withLock { $0 }.sorted { $0.path < $1.path }
    }
}

/// An output folder that is written and compared as a whole.
struct OutputFixture {
    let folder: String

    @discardableResult
    func write(_ files: [OutputFile]) throws -> Int {
        let writer = OutputWriter(folder: folder)
        files.forEach(writer.take)
        return try writer.commit()
    }

    func differences(from files: [OutputFile]) -> [String] {
        let writer = OutputWriter(folder: folder, isComparing: true)
        files.forEach(writer.take)
        return writer.differences
    }
}
