import Books
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
        return KeyReader(root, as: ManifestKeys.form, problems: problems).outputs.compactMap(\.path)
    }
}

/// The keys of a manifest that a comparison needs.
private struct ManifestKeys: MapKeys {
    static let form = MapDeclaration("manifest", "a manifest", Self(), isOpen: true)

    let outputs = Key("outputs", list: .list(of: .map(OutputKeys.form)), "The files of the output.")
}

private struct OutputKeys: MapKeys {
    static let form = MapDeclaration("output", "an output", Self(), isOpen: true)

    let path = Key("path", .text, "The path of the file.")
}
