import Books
package import Outputs
import Publish
import Text

/// Compares the data of two folders, each a book or an output.
package struct FolderComparison: Sendable {
    private let old: String
    private let new: String
    private let names: [String]
    private let jobs: Int

    /// - Parameters:
    ///   - datasets: the names of the datasets to compare; empty for all.
    ///   - jobs: the number of threads. Results do not depend on it.
    package init(old: String, new: String, datasets: [String] = [], jobs: Int = 1) {
        self.old = old
        self.new = new
        names = datasets
        self.jobs = jobs
    }

    /// - Throws: ``BookMistakes`` with the mistakes of both folders, with folder names before the paths;
    ///   ``FileError`` for a folder that is neither a book nor an output; ``UsageError`` for an unknown dataset.
    package func run() throws -> Comparison {
        let wanted = names.isEmpty ? nil : Set(names)
        let read = ParallelMap.map([old, new], jobs: jobs) { folder in Result { try side(folder, wanted) } }
        var (sides, mistakes): ([Side], [Finding]) = ([], [])
        for (folder, side) in zip([old, new], read) {
            do { sides.append(try side.get()) } catch let error as BookMistakes {
                mistakes += error.findings.map { $0.inFolder(folder) }
            }
        }
        guard mistakes.isEmpty, sides.count == 2 else { throw BookMistakes(findings: mistakes) }
        try checkNames(sides.flatMap(\.names))
        mistakes = zip([old, new], sides).flatMap { folder, side in side.mistakes.map { $0.inFolder(folder) } }
        guard mistakes.isEmpty else { throw BookMistakes(findings: mistakes) }
        return TableComparison.compare(old: sides[0].tables, new: sides[1].tables) { count, result in
            ParallelMap.map(Array(0..<count), jobs: jobs, result)
        }
    }

    /// The data of a folder.
    private struct Side: Sendable {
        /// Of all datasets.
        let names: [String]
        /// Of the datasets that are compared.
        let tables: [PublishedTable]
        /// What is wrong in their files.
        let mistakes: [Finding]
    }

    private func side(_ folder: String, _ wanted: Set<String>?) throws -> Side {
        guard let data = try data(of: folder) else { return Side(names: [], tables: [], mistakes: []) }
        let tables = data.tables(wanted)
        return Side(names: data.names, tables: tables, mistakes: data.mistakes)
    }

    private func checkNames(_ known: [String]) throws(UsageError) {
        for name in names where !known.contains(name) {
            throw UsageError(
                "neither side has a dataset \"\(name)\""
                    + WordHint.of(name, among: known.uniqued(), what: "their datasets are"))
        }
    }

    /// Nil for a book without datasets, whose output has no data package.
    private func data(of folder: String) throws -> PublishedData? {
        guard FileSystem.kind(folder) != nil else {
            throw FileSystem.missing(folder, "the folder does not exist; \(Self.what)")
        }
        guard FileSystem.kind(folder) == .folder else {
            throw FileError(path: folder, reason: "is not a folder; \(Self.what)")
        }
        if FileSystem.kind(folder + "/" + BookLoader.bookFile) != nil { return try book(folder) }
        guard FileSystem.kind(folder + "/" + PublishedData.packagePath) != nil else {
            let manifest = (try? FileSystem.read(folder + "/" + Manifest.path)) ?? []
            throw FileError(
                path: folder,
                reason: Manifest.isOurs(manifest)
                    ? "holds an output without \(PublishedData.packagePath), written by an older program; build it again"
                    : "is neither a book nor an output; \(Self.what)")
        }
        return try checked(PublishedData(OutputFiles(folder: folder)))
    }

    private static let what =
        "name a book (a folder with \(BookLoader.bookFile)) or an output (one with \(PublishedData.packagePath))"

    /// Uses the files that a build of the book would write, so that a book and its output never differ.
    private func book(_ folder: String) throws -> PublishedData? {
        let publication = try Pipeline(jobs: jobs).run(BookFolder(reading: folder)).publication
        let written = DataEmitter.csvFiles(publication)
        guard !written.isEmpty else { return nil }
        let files = Dictionary(first: written.map { ($0.path, $0.bytes) })
        return try checked(
            PublishedData { path in
                files[path].map { .success($0) } ?? .failure(FileError(path: path, reason: "nothing was written"))
            })
    }

    private func checked(_ data: PublishedData) throws(BookMistakes) -> PublishedData {
        guard data.mistakes.isEmpty else { throw BookMistakes(findings: data.mistakes) }
        return data
    }
}

extension Finding {
    /// The finding with the folder's name before its paths, because both folders may hold files with the same names.
    fileprivate func inFolder(_ folder: String) -> Finding {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return renamingFiles { prefix + $0 }
    }
}
