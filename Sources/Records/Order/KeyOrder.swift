package import Books
import Text

/// The order of a dataset's keys: words in their vocabulary's order, numbers by size, other text by code points.
package struct KeyOrder: Sendable {
    private enum Comparison: Sendable {
        case word([String: Int])
        case number
        case text
    }

    private let comparisons: [Comparison]

    package init(_ definition: DatasetDefinition, in book: Book) {
        comparisons = definition.keys.map { field in
            switch field.type {
            case .word:
                let ids = book.vocabulary(of: field)?.entries.map(\.id) ?? []
                return .word(Dictionary(ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first }))
            case .number, .integer: return .number
            case .text, .boolean: return .text
            }
        }
    }

    package func precedes(_ left: [String], _ right: [String]) -> Bool {
        for (index, comparison) in comparisons.enumerated() where left[index] != right[index] {
            let (a, b) = (left[index], right[index])
            switch comparison {
            case .word(let positions):
                if let first = positions[a], let second = positions[b] { return first < second }
            case .number:
                if let first = ExactNumber(a), let second = ExactNumber(b), first != second { return first < second }
            case .text: break
            }
            return a.utf8.lexicographicallyPrecedes(b.utf8)
        }
        return false
    }
}
