/// `manifest.json`: what was read, what was written, and the version of the data.
package enum Manifest {
    package static let path = "manifest.json"
    /// The value of the key `format`, by which a folder is known to be ours. The number rises when columns or files change.
    package static let format = "measurebook-output-2"

    /// Names every input and output with its size and hash, sorted by path.
    package static func file(inputs: [InputFile], outputs: [OutputFile], dataVersion: String) -> OutputFile {
        var writer = JSONWriter(spaced: true)
        writer.beginObject()
        writer.newline(indent: 2)
        writer.key("format")
        writer.string(format)
        writer.newline(indent: 2)
        writer.key("dataVersion")
        writer.string(dataVersion)
        writer.newline(indent: 2)
        writer.key("inputs")
        write(inputs.map { OutputFile(path: $0.path, bytes: $0.bytes) }, to: &writer)
        writer.newline(indent: 2)
        writer.key("outputs")
        write(outputs.filter { $0.path != path }, to: &writer)
        writer.endLine()
        writer.endObject()
        return OutputFile(path: path, bytes: writer.bytes + [UInt8(ascii: "\n")])
    }

    /// True for the bytes of a manifest that this program wrote, of this version or another.
    package static func isOurs(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "{\n  \"format\": \"measurebook-output-".utf8)
    }

    private static func write(_ files: [OutputFile], to writer: inout JSONWriter) {
        writer.beginArray()
        for file in files.sorted(by: OutputFile.precedes) {
            writer.newline(indent: 4)
            writer.beginObject()
            writer.key("path")
            writer.string(file.path)
            writer.key("size")
            writer.number(file.bytes.count)
            writer.key("sha256")
            writer.string(file.hash)
            writer.endObject()
        }
        if !files.isEmpty { writer.endLine(indent: 2) }
        writer.endArray()
    }
}
