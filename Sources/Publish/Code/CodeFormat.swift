package import Records

/// The languages of `measurebook generate`.
package enum CodeFormat: String, CaseIterable, Sendable {
    /// Enums, records and lookups in Swift.
    case swift
    /// TypeScript's types of the JSON files.
    case jsonTypes = "json-types"

    /// A file for some datasets, each named once.
    package func code(for datasets: [Dataset], in publication: Publication) -> [UInt8] {
        switch self {
        case .swift: return Array(SwiftCode(datasets, in: publication).text.utf8)
        case .jsonTypes:
            var code = TypeScriptCode(datasets, in: publication)
            return Array(code.text().utf8)
        }
    }
}
