/// Substitutes for characters of a page's texts that the parser would take for markup.
package struct StandIns: Sendable {
    private let byte: UInt8
    /// Their offsets, ascending, with the original characters.
    private let places: [(offset: Int, original: UInt8)]

    /// - Parameters:
    ///   - byte: an ASCII character that does not occur elsewhere.
    ///   - html: the input of the parser.
    ///   - original: the page, of the same length.
    package init(of byte: UInt8, in html: [UInt8], for original: [UInt8]) {
        self.byte = byte
        var places: [(offset: Int, original: UInt8)] = []
        for (offset, found) in html.enumerated() where found == byte && offset < original.count {
            places.append((offset, original[offset]))
        }
        self.places = places
    }

    /// - Parameter source: the range of the text in the page.
    func replaced(in text: String, from source: Range<Int>) -> String {
        guard !places.isEmpty, text.utf8.contains(byte) else { return text }
        var low = 0
        var high = places.count
        while low < high {
            let middle = (low + high) / 2
            if places[middle].offset < source.lowerBound { low = middle + 1 } else { high = middle }
        }
        var bytes = Array(text.utf8)
        for index in bytes.indices where bytes[index] == byte && low < places.count {
            bytes[index] = places[low].original
            low += 1
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
