package import Foundation

/// Real articles with tables, in archives beside the project; unpacked once for each run of the tests.
package struct SharedCorpus: Sendable {
    package static let markdown = SharedCorpus(name: "markdown", ending: ".md")
    package static let html = SharedCorpus(name: "html", ending: ".html")

    /// What tests say where the archives are missing.
    package static let absence: String = "the corpus exists only next to a developer's checkout"
    /// True where every file is to be tried, which takes minutes, and not a sample.
    package static let isWhole = ProcessInfo.processInfo.environment["WHOLE_CORPUS"] == "1"

    package let isPresent: Bool
    private let name: String
    private let ending: String

    private init(name: String, ending: String) {
        self.name = name
        self.ending = ending
        isPresent = FileManager.default.fileExists(atPath: Self.archive(name).path)
    }

    /// The files to try, sorted: all of them with `WHOLE_CORPUS=1`, else a sample that follows from the seed.
    package func files(sample count: Int, seed: UInt64) throws -> [URL] {
        let folder = try Unpacked.shared.folder(of: Self.archive(name), name: name)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(ending) }.sorted()
        var generator = SeededGenerator(seed: seed)
        let chosen = Self.isWhole ? names : Array(names.shuffled(using: &generator).prefix(count))
        return chosen.map { folder.appending(path: $0) }
    }

    private static func archive(_ name: String) -> URL {
        Shared.folder.appending(path: "corpus/\(name).tar.xz")
    }
}

/// The folders into which archives were unpacked; they go away when the tests end.
private final class Unpacked: @unchecked Sendable {
    static let shared = Unpacked()
    private let lock = NSLock()
    private var folders: [String: TemporaryFolder] = [:]

    private init() {
        atexit { Unpacked.shared.removeAll() }
    }

    func folder(of archive: URL, name: String) throws -> URL {
        lock.lock()
        defer { lock.unlock() }
        if let known = folders[name] { return known.url }
        let folder = try TemporaryFolder()
        let tar = Process()
        tar.executableURL = URL(filePath: "/usr/bin/env")
        tar.arguments = ["tar", "-xf", archive.path, "-C", folder.path]
        try tar.run()
        tar.waitUntilExit()
        guard tar.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
        folders[name] = folder
        return folder.url
    }

    private func removeAll() {
        lock.lock()
        defer { lock.unlock() }
        folders = [:]
    }
}
