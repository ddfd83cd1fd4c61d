import Books
import Records
import Text

/// Reads the manifest of an earlier build.
package enum ManifestReader {
    /// The paths of the outputs; empty if the manifest cannot be read.
    package static func outputs(_ manifest: [UInt8]) -> [String] {
        let problems = BookProblems()
        // Bytes that are not UTF-8 are decoded to other text, which cannot be a path of an output.
        var reader = JSONReader(
            SourceText(path: "manifest.json", text: String(decoding: manifest, as: UTF8.self)), problems: problems)
        guard let root = reader.read() else { return [] }
        let outputs = MapReader(root, subject: "a manifest", problems: problems).nodes("outputs") ?? []
        return outputs.compactMap { MapReader($0, subject: "an output", problems: problems).text("path") }
    }
}
