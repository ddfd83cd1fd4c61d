import Foundation

/// What a manifest that an earlier build wrote says of its folder.
enum ManifestReader {
    /// The paths of the outputs; none where the manifest cannot be read.
    static func outputs(_ manifest: [UInt8]) -> [String] {
        let object = try? JSONSerialization.jsonObject(with: Data(manifest)) as? [String: Any]
        let outputs = object?["outputs"] as? [[String: Any]] ?? []
        return outputs.compactMap { $0["path"] as? String }
    }
}
