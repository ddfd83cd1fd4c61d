package import Foundation

/// A new empty folder that goes away with the test.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "measurebook-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    package var path: String { url.path }

    /// Writes a file and the folders above it.
    package func write(_ text: String, to path: String) throws {
        try write(Array(text.utf8), to: path)
    }

    package func write(_ bytes: [UInt8], to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// The text of a file; nil if there is none.
    package func text(_ path: String) -> String? {
        try? String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    /// The names of what it holds, folders and hidden ones included.
    package func names() -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    /// The paths of all files, sorted, hidden ones included.
    package func paths() -> [String] {
        let all = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
        return all.filter { name in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
                && !isFolder.boolValue
        }.sorted()
    }
}
