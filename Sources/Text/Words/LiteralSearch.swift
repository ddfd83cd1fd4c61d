/// Searches for a text by its code points. Swift's own searches compare characters: they pass over a quotation mark that a
/// combining mark follows, which then stays unescaped, and they take several times as long.
extension StringProtocol {
    /// The places of a text, from left to right; they do not overlap.
    ///
    /// - Parameter literal: not empty.
    /// - Complexity: linear in the text for a literal whose first byte is rare in it.
    package func ranges(of literal: String) -> [Range<Index>] {
        var (places, end) = ([Range<Index>](), 0)
        while let offset = offset(of: literal, from: end) {
            end = offset + literal.utf8.count
            places.append(range(from: offset, to: end))
        }
        return places
    }

    package func firstRange(of literal: String) -> Range<Index>? {
        offset(of: literal, from: 0).map { range(from: $0, to: $0 + literal.utf8.count) }
    }

    private func range(from start: Int, to end: Int) -> Range<Index> {
        utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)
    }

    /// Where the bytes of a literal begin in those of the text, at an offset or behind it.
    private func offset(of literal: String, from start: Int) -> Int? {
        utf8.withBytes { text in literal.utf8.withBytes { text.offset(of: $0, from: start) } }
    }
}

extension String {
    /// A copy with another text at each place of the literal.
    package func replacing(_ literal: String, with other: String) -> String {
        self[...].replacing(literal, with: other)
    }
}

extension Substring {
    /// A copy with another text at each place of the literal.
    package func replacing(_ literal: String, with other: String) -> String {
        let places = ranges(of: literal)
        guard !places.isEmpty else { return String(self) }
        var (copy, rest) = ("", startIndex)
        for place in places {
            copy += self[rest..<place.lowerBound]
            copy += other
            rest = place.upperBound
        }
        return copy + self[rest...]
    }
}

extension Collection<UInt8> {
    /// Runs a search on the bytes in memory, which is many times faster than fetching byte by byte.
    fileprivate func withBytes<Result>(_ search: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        withContiguousStorageIfAvailable(search) ?? Array(self).withUnsafeBufferPointer(search)
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func offset(of literal: Self, from start: Int) -> Int? {
        guard let first = literal.first else { return nil }
        var position = start
        while position <= count - literal.count {
            if self[position] == first, self[(position + 1)...].starts(with: literal[1...]) { return position }
            position += 1
        }
        return nil
    }
}
