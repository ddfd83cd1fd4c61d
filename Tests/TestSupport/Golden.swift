package import Foundation

/// Expected bytes in a file beside the tests.
///
/// A golden is written only when `RECORD=1` is in the environment, and recording always fails the test: a run that
/// recorded has proved nothing.
package struct Golden {
    private let folder: URL
    private let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    /// - Parameter testFile: The test's own `#filePath`; goldens are in `Goldens` beside it.
    package init(beside testFile: String) {
        folder = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Goldens")
    }

    /// - Parameter folder: The folder of the goldens.
    package init(in folder: URL) {
        self.folder = folder
    }

    /// What is wrong, by line; nil if the golden holds exactly `bytes`.
    package func mismatch(_ name: String, _ bytes: [UInt8]) -> String? {
        let file = folder.appending(path: name)
        if isRecording { return record(bytes, in: file, name: name) }
        guard let expected = try? Data(contentsOf: file) else {
            return "there is no golden \(name); run the test with RECORD=1 and look at what it wrote"
        }
        return Array(expected) == bytes ? nil : "\(name): " + Self.firstDifference(Array(expected), bytes)
    }

    /// The names of all recorded goldens, sorted, to find those that no test asks for any more.
    package var recordedNames: [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { !folder.appending(path: $0).hasDirectoryPath && $0.contains(".") }.sorted()
    }

    private func record(_ bytes: [UInt8], in file: URL, name: String) -> String {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: file)
            return "recorded \(name); run the tests again without RECORD"
        } catch {
            return "cannot record \(name): \(error)"
        }
    }

    private static func firstDifference(_ expected: [UInt8], _ found: [UInt8]) -> String {
        let expectedLines = expected.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let foundLines = found.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for index in 0..<max(expectedLines.count, foundLines.count) {
            let left = index < expectedLines.count ? String(decoding: expectedLines[index], as: UTF8.self) : nil
            let right = index < foundLines.count ? String(decoding: foundLines[index], as: UTF8.self) : nil
            if left != right {
                return "line \(index + 1)\n- \(left ?? "(end of file)")\n+ \(right ?? "(end of file)")"
            }
        }
        return "the bytes differ"
    }
}
