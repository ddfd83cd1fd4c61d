package import Books
package import Text

/// Reads JSON as texts, lists and maps with places, as book files are read. The caller interprets numbers, `true` and
/// `null`.
///
/// `null` is read as the empty text. If a key occurs twice, the first occurrence counts.
package struct JSONReader {
    private let path: String
    private var places: LocationFinder

    /// The file's value; nil after reporting a mistake. Linear in the bytes.
    package static func read(_ source: SourceText, _ problems: BookProblems) -> BookNode? {
        var reader = JSONReader(path: source.path, places: LocationFinder(source))
        var scanner = JSONScanner(source.bytes)
        do throws(JSONScanner.Mistake) {
            let node = try reader.value(&scanner)
            try scanner.end()
            return node
        } catch {
            problems.report("this is not JSON: \(error.message)", at: source.place(at: error.offset))
            return nil
        }
    }

    private mutating func value(_ scanner: inout JSONScanner) throws(JSONScanner.Mistake) -> BookNode {
        let place = place(at: scanner.offset)
        if scanner.isAtObject {
            var entries: [BookNode.Entry] = []
            try scanner.object { scanner, key, offset throws(JSONScanner.Mistake) in
                let keyPlace = self.place(at: offset)
                entries.append(BookNode.Entry(key: Self.text(key), keyPlace: keyPlace, value: try value(&scanner)))
            }
            return BookNode(.map(entries), at: place)
        }
        if scanner.isAtArray {
            var items: [BookNode] = []
            try scanner.array { scanner throws(JSONScanner.Mistake) in items.append(try value(&scanner)) }
            return BookNode(.list(items), at: place)
        }
        let text =
            switch try scanner.scalar() {
            case .text(let bytes), .number(let bytes): Self.text(bytes)
            case .boolean(let truth): String(truth)
            case .null: ""
            }
        return BookNode(.text(text), at: place)
    }

    private mutating func place(at offset: Int) -> Place { Place(path, places.location(at: offset)) }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
