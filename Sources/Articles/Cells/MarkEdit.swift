/// A change of a finished text: removes a mark of a footnote, or inserts a sign.
struct MarkEdit {
    /// In the bytes of the unchanged text.
    let range: Range<Int>
    let replacement: [UInt8]

    init(removing range: Range<Int>) {
        self.range = range
        replacement = []
    }

    init(replacing range: Range<Int>, by text: String) {
        self.range = range
        replacement = Array(text.utf8)
    }
}

extension FoldedText {
    /// The text after all changes, with the new positions of `stops`. Folds white space again. Linear.
    ///
    /// - Parameters:
    ///   - edits: in order, without overlaps.
    ///   - stops: offsets in ascending order.
    func applying(_ edits: [MarkEdit], stops: [Int] = []) -> (text: FoldedText, stops: [Int]) {
        guard !edits.isEmpty else { return (self, stops) }
        var rest = FoldedText()
        var moved: [Int] = []
        var waiting = stops[...]
        var start = 0
        func copy(upTo end: Int) {
            while let stop = waiting.first, stop <= end {
                if stop > start {
                    rest.append(folded: bytes[start..<stop])
                    start = stop
                }
                moved.append(rest.bytes.count)
                waiting.removeFirst()
            }
            if end > start { rest.append(folded: bytes[start..<end]) }
            start = max(start, end)
        }
        for edit in edits {
            copy(upTo: edit.range.lowerBound)
            start = max(start, edit.range.upperBound)
            rest.append(folded: edit.replacement[...])
        }
        copy(upTo: bytes.count)
        return (rest, moved)
    }
}
