import Books

/// `manifest.json`: the inputs, the outputs, and the version of the data.
package enum Manifest {
    package static let path = "manifest.json"
    /// The value of the key `format`, which identifies an output folder. The number rises when columns or files
    /// change.
    package static let format = "measurebook-output-2"

    /// Names every input and output with its size and hash, sorted by path.
    static func file(inputs: [BookFile], outputs: [OutputFile.Facts], dataVersion: String) -> OutputFile {
        let read = inputs.map { OutputFile(path: $0.path, bytes: $0.bytes).facts }
        let manifest: JSON = .lines([
            "format": .string(format), "dataVersion": .string(dataVersion), "inputs": list(read),
            "outputs": list(outputs),
        ])
        return OutputFile(path: path, bytes: manifest.document)
    }

    /// True for a manifest that this program wrote, in any version.
    package static func isOurs(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "{\n  \"format\": \"measurebook-output-".utf8)
    }

    private static func list(_ files: [OutputFile.Facts]) -> JSON {
        .lines(
            .array(
                files.sorted(by: OutputFile.Facts.precedes).map {
                    ["path": .string($0.path), "size": .integer($0.size), "sha256": .string($0.hash)]
                }))
    }
}
