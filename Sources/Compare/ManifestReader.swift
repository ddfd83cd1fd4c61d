import Books
import Records
import Text

/// What a manifest that an earlier build wrote says of its folder.
package enum ManifestReader {
    /// The paths of the outputs; none where the manifest cannot be read.
    package static func outputs(_ manifest: [UInt8]) -> [String] {
        let problems = BookProblems()
        // What is not UTF-8 reads as something else, and is no path of ours.
        var reader = JSONReader(
            SourceText(path: "manifest.json", text: String(decoding: manifest, as: UTF8.self)), problems: problems)
        guard let root = reader.read() else { return [] }
        let outputs = MapReader(root, subject: "a manifest", problems: problems).nodes("outputs") ?? []
        return outputs.compactMap { MapReader($0, subject: "an output", problems: problems).text("path") }
    }
}
