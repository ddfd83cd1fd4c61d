package import Foundation

/// The schemas of `Documentation/schemas`, one for each kind of book file.
package enum BookSchema: String, CaseIterable, Sendable {
    case book
    case vocabulary
    case dataset
    case recipe
    case corrections
    case acceptedFindings = "accepted-findings"
    case audit

    package static let folder = Shared.root.appending(path: "Documentation/schemas")

    package var fileName: String { rawValue + ".schema.json" }

    /// The schema of a file of a book, by its path there; nil for articles and all other files.
    package init?(path: String) {
        switch path {
        case "book.yaml": self = .book
        case "Corrections.yaml": self = .corrections
        case "AcceptedFindings.yaml": self = .acceptedFindings
        case "Audit.json": self = .audit
        case _ where !path.hasSuffix(".yaml"): return nil
        case _ where path.hasPrefix("Vocabulary/"): self = .vocabulary
        case _ where path.hasPrefix("Datasets/"): self = .dataset
        case _ where path.hasPrefix("Recipes/"): self = .recipe
        default: return nil
        }
    }

    package func load() throws -> JSONSchema {
        guard let schema = Self.all[self] else { return try read() }
        return schema
    }

    /// Read once, for all tests.
    private static let all = Dictionary(
        uniqueKeysWithValues: allCases.compactMap { kind in
            (try? kind.read()).map { (kind, $0) }
        })

    private func read() throws -> JSONSchema {
        let bytes = try Data(contentsOf: Self.folder.appending(path: fileName))
        return JSONSchema(try JSONDecoder().decode(JSONValue.self, from: bytes))
    }
}
