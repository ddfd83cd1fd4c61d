package import Text
import YAML

/// Where the keys and values of a book file end.
package enum WrittenSpans {
    /// The places after the texts that begin at some places, and after lists and maps in brackets; none for other places.
    ///
    /// - Complexity: linear in the text.
    package static func ends(
        of starts: Set<SourceLocation>, in source: SourceText
    ) -> [SourceLocation: SourceLocation] {
        guard var reader = YAMLReader(source.bytes) else { return [:] }
        var locations = LocationFinder(source)
        var ends: [SourceLocation: SourceLocation] = [:]
        func add(_ start: Int, _ end: Int) {
            let location = locations.location(at: start)
            guard start < end, starts.contains(location), ends[location] == nil else { return }
            ends[location] = locations.location(at: end)
        }
        var open: [Int] = []
        // The rest of a text that is not YAML has no spans.
        while let event = try? reader.next() {
            switch event.kind {
            // A text in lines of its own ends with them.
            case .scalar: if !begins("|>", at: event.offset, in: source) { add(event.offset, event.end) }
            case .listStart, .mapStart: open.append(event.offset)
            case .end:
                if let start = open.popLast(), begins("[{", at: start, in: source) { add(start, event.end) }
            case .alias, .documentStart, .documentEnd: break
            }
        }
        return ends
    }

    private static func begins(_ signs: String, at offset: Int, in source: SourceText) -> Bool {
        source.bytes.indices.contains(offset) && signs.utf8.contains(source.bytes[offset])
    }
}
