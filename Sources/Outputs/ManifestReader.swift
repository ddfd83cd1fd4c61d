import Books
import Text

/// Reads the manifest of an earlier build.
package struct ManifestReader {
    private let manifest: BookNode?

    /// - Parameter bytes: of the manifest; one that cannot be read lists nothing.
    package init(_ bytes: [UInt8]) {
        // Bytes that are not UTF-8 are decoded to other text, which cannot be a path of an output.
        let source = SourceText(path: "manifest.json", text: String(decoding: bytes, as: UTF8.self))
        manifest = JSONReader.read(source, BookProblems())
    }

    package var outputs: [String] { files("outputs").map(\.path) }

    /// The files of the book, with their hashes.
    package var inputs: [(path: String, hash: String)] { files("inputs") }

    private func files(_ key: String) -> [(path: String, hash: String)] {
        (manifest?[key]?.items ?? []).compactMap { file in
            guard let path = file["path"]?.text, !path.isEmpty else { return nil }
            return (path, file["sha256"]?.text ?? "")
        }
    }
}
