/// Searches for a text by its code points. Swift's own searches compare characters: they pass over a quotation mark that a
/// combining mark follows, which then stays unescaped, and they take several times as long.
extension StringProtocol {
    /// The places of a text, from left to right; they do not overlap.
    ///
    /// - Parameter literal: not empty.
    /// - Complexity: linear in the text for a literal whose first byte is rare in it.
    package func ranges(of literal: String) -> [Range<Index>] {
        offsets(of: literal).map { offset in
            let start = utf8.index(utf8.startIndex, offsetBy: offset)
            return start..<utf8.index(start, offsetBy: literal.utf8.count)
        }
    }

    package func firstRange(of literal: String) -> Range<Index>? { ranges(of: literal).first }

    /// Where the bytes of a literal begin in those of the text.
    private func offsets(of literal: String) -> [Int] {
        let literal = Array(literal.utf8)
        return utf8.withContiguousStorageIfAvailable { $0.offsets(of: literal) } ?? Array(utf8).offsets(of: literal)
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

extension RandomAccessCollection where Element == UInt8, Index == Int {
    fileprivate func offsets(of literal: [UInt8]) -> [Int] {
        guard let first = literal.first, count >= literal.count else { return [] }
        var (found, position) = ([Int](), 0)
        while position <= count - literal.count {
            if self[startIndex + position] == first, dropFirst(position).starts(with: literal) {
                found.append(position)
                position += literal.count
            } else {
                position += 1
            }
        }
        return found
    }
}
