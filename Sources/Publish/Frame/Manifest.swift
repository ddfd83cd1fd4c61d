import Text

/// `manifest.json`: the inputs, the outputs, and the version of the data.
package enum Manifest {
    package static let path = "manifest.json"
    /// The value of the key `format`, which identifies an output folder. The number rises when columns or files
    /// change.
    package static let format = "measurebook-output-4"

    /// Names every input and output with its size and hash, sorted by path.
    static func file(of publication: Publication, outputs: [OutputFile.Facts]) -> OutputFile {
        let content = Content(
            dataVersion: publication.dataVersion,
            inputs: publication.inputFacts.value.sorted(by: OutputFile.Facts.precedes),
            outputs: outputs.sorted(by: OutputFile.Facts.precedes))
        return OutputFile(path: path, bytes: JSON.lines(JSON(content, members)).document)
    }

    /// What a manifest says.
    struct Content {
        let dataVersion: String
        let inputs: [OutputFile.Facts]
        let outputs: [OutputFile.Facts]
    }

    static var members: [JSONMember<Content>] {
        [
            JSONMember("format", "The version of the output's columns and files.", ["const": .string(format)]) { _ in
                .string(format)
            },
            JSONMember(
                "dataVersion", "The version of the data, which changes if and only if a value does.", JSONShape.hash
            ) { .string($0.dataVersion) },
            .list("inputs", "The files of the book, by path.", facts, hasLines: true, \.inputs),
            .list(
                "outputs", "The files of the output, by path, without the manifest.", facts, hasLines: true, \.outputs),
        ]
    }

    private static var facts: [JSONMember<OutputFile.Facts>] {
        [
            .text("path", "The path of the file.") { $0.path },
            JSONMember("size", "Its size in bytes.", JSONShape.count) { .integer($0.size) },
            JSONMember("sha256", "The SHA-256 of its bytes.", JSONShape.hash) { .string($0.hash) },
        ]
    }

    /// True for a manifest that this program wrote, in any version.
    package static func isOurs(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "{\n  \"format\": \"measurebook-output-".utf8)
    }
}
