import Text

/// Text of fixed width as a page shows it, with the source of each byte in the article.
struct TextCapture {
    /// Entities decoded, markup removed. Other text is blanked, so that columns keep their positions.
    let text: SourceText
    /// For each byte of `text` its source; nil if both are identical.
    private let sources: [Range<Int>]?
    private let base: Int

    /// A copy of the article with some bytes blanked.
    init(masking text: SourceText) {
        self.text = text
        sources = nil
        base = 0
    }

    /// - Parameters:
    ///   - sources: one for each byte, ascending.
    ///   - base: the offset to add to them.
    init(path: String, bytes: [UInt8], sources: [Range<Int>], base: Int) {
        text = SourceText(path: path, bytes: bytes)
        self.sources = sources
        self.base = base
    }

    /// The range of the article that corresponds to a range of the text.
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
