import Crypto
import Measures

/// `manifest.json`: the hash of every input and output, and a version that changes when and only when a value does.
package enum Manifest {
    package static let path = "manifest.json"

    /// By this a folder is known as one that the program has written.
    private static let format = "measurebook output 1"

    /// True for the bytes of a manifest that this program has written.
    package static func isOurs(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: Array("{\n  \"format\": \"\(format)\",\n".utf8))
    }

    static func file(_ publication: Publication, outputs: [OutputFile]) -> OutputFile {
        let manifest = JSONValue.object([
            ("format", .string(format)),
            ("dataVersion", .string(dataVersion(publication.datasets))),
            ("inputs", list(publication.inputs.map { ($0.path, $0.bytes) })),
            ("outputs", list(outputs.map { ($0.path, $0.bytes) })),
        ])
        return OutputFile(path: path, bytes: JSONText.pretty(manifest, depth: 2))
    }

    private static func list(_ files: [(path: String, bytes: [UInt8])]) -> JSONValue {
        let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        return .array(
            sorted.map { file in
                .object([
                    ("path", .string(file.path)), ("bytes", .integer(file.bytes.count)),
                    ("sha256", .string(hexadecimal(SHA256.hash(data: file.bytes)))),
                ])
            })
    }

    /// A hash over the datasets' names, keys, values and units, and over nothing that tells where they come from.
    private static func dataVersion(_ datasets: [Dataset]) -> String {
        var text = CSVText()
        for dataset in datasets.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
            let columns = RecordColumns(dataset.definition)
            text.add([dataset.name] + dataset.definition.keys.map(\.name) + columns.valueNames)
            for record in dataset.records {
                text.add(record.key + columns.valueTexts(record.values, unit: record.unit))
            }
        }
        return hexadecimal(SHA256.hash(data: text.bytes))
    }

    private static func hexadecimal(_ digest: SHA256.Digest) -> String {
        let digits = Array("0123456789abcdef")
        return String(digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }
}
