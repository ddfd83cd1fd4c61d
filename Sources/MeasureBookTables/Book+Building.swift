public import MeasureBook
import Publish
import Synchronization
import Text
import Workbench

extension Book {
    /// Reads, normalizes and checks a book in memory, as `measurebook build` does, without writing an output.
    ///
    ///     let book = try Book(building: "Input")
    ///     let open = try book.findings().filter { $0.accepted == nil }
    ///
    /// - Parameters:
    ///   - folder: the folder with `book.yaml`.
    ///   - jobs: the number of threads; the result does not depend on it.
    /// - Throws: the mistakes in the files of the book.
    public init(building folder: String, jobs: Int = 1) throws(BookError) {
        let files: BookFolder
        do {
            files = try BookFolder(reading: folder)
        } catch {
            throw BookError(path: error.path, message: error.reason)
        }
        try self.init(building: files, jobs: jobs)
    }

    /// The same with the files of a book that is not in a folder.
    ///
    /// - Parameters:
    ///   - files: the bytes of each file, by its path in the book.
    ///   - jobs: the number of threads.
    /// - Throws: the mistakes in the files of the book.
    public init(building files: [String: [UInt8]], jobs: Int = 1) throws(BookError) {
        let sorted = files.sorted { $0.key.precedesByBytes($1.key) }
        try self.init(building: BookFolder(files: sorted.map { ($0.key, $0.value) }), jobs: jobs)
    }

    private init(building folder: BookFolder, jobs: Int) throws(BookError) {
        let made = Mutex<[String: [UInt8]]>([:])
        do {
            let checked = try Pipeline(jobs: max(1, jobs)).run(folder)
            checked.makeOutput { file in made.withLock { $0[file.path] = file.bytes } }
        } catch {
            throw BookError(error.findings)
        }
        let output = made.withLock { $0 }
        try self.init(reading: { output[$0] })
    }
}
