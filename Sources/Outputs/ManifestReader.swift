import Books
import Text

/// Reads the manifest of an earlier build.
package enum ManifestReader {
    /// The paths of the outputs; empty if the manifest cannot be read.
    package static func outputs(_ manifest: [UInt8]) -> [String] {
        // Bytes that are not UTF-8 are decoded to other text, which cannot be a path of an output.
        let source = SourceText(path: "manifest.json", text: String(decoding: manifest, as: UTF8.self))
        let outputs = JSONReader.read(source, BookProblems())?["outputs"]?.items ?? []
        return outputs.compactMap { $0["path"]?.text }.filter { !$0.isEmpty }
    }
}
