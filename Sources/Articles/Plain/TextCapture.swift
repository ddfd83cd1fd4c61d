import Text

/// Text of fixed width as a page shows it, and where each of its bytes stands in the article.
struct TextCapture {
    /// Entities decoded, markup removed. What is no part of it is blank, so that columns stay where they are.
    let text: SourceText
    /// For each byte of `text`, the source it was made from; nil where both are the same, byte for byte.
    private let sources: [Range<Int>]?
    private let base: Int

    /// A copy of the article in which some bytes were made blank.
    init(masking text: SourceText) {
        self.text = text
        sources = nil
        base = 0
    }

    /// - Parameters:
    ///   - sources: one for each byte, rising.
    ///   - base: what is to be added to them.
    init(path: String, bytes: [UInt8], sources: [Range<Int>], base: Int) {
        text = SourceText(path: path, bytes: bytes)
        self.sources = sources
        self.base = base
    }

    /// The stretch of the article that shows as a stretch of the text.
    func source(of range: Range<Int>) -> Range<Int> {
        guard let sources else { return range }
        guard !sources.isEmpty else { return base..<base }
        guard let first = range.first, let last = range.last, sources.indices.contains(last) else {
            let place =
                range.lowerBound < sources.count ? sources[range.lowerBound].lowerBound : sources.last?.upperBound
            return ((place ?? 0) + base)..<((place ?? 0) + base)
        }
        let start = sources[first].lowerBound
        return (start + base)..<(max(start, sources[last].upperBound) + base)
    }
}
