/// A paragraph next to a table that may be its caption.
struct CaptionCandidate {
    /// In the article's bytes; a paragraph between two tables is a candidate for both.
    let range: Range<Int>
    /// True if it begins with a mark that is not part of the caption.
    let isSyntax: Bool
}

/// Assigns caption candidates to an article's tables.
struct CaptionChoice {
    /// For each table in source order, the candidates directly above and below it.
    let above: [CaptionCandidate?]
    let below: [CaptionCandidate?]

    func captions() -> [CaptionCandidate?] {
        // Most articles have none.
        guard above.contains(where: { $0 != nil }) || below.contains(where: { $0 != nil }) else { return above }
        let isAbove = captionsAreAbove
        return above.indices.map { index in
            let belongsToNext = index + 1 < above.count && isSame(above[index + 1], below[index])
            let belongsToLast = index > 0 && isSame(below[index - 1], above[index])
            return isAbove
                ? above[index] ?? (belongsToNext ? nil : below[index])
                : below[index] ?? (belongsToLast ? nil : above[index])
        }
    }

    /// Whether captions are above the tables of this article, judged by tables with a single candidate.
    private var captionsAreAbove: Bool {
        var (onlyAbove, onlyBelow) = (0, 0)
        for index in above.indices {
            if let found = above[index], index == 0 || !isSame(below[index - 1], found) { onlyAbove += 1 }
            if let found = below[index], index + 1 == above.count || !isSame(above[index + 1], found) { onlyBelow += 1 }
        }
        if onlyAbove != onlyBelow { return onlyAbove > onlyBelow }
        return !(below.lazy.compactMap(\.self).first?.isSyntax ?? false)
    }

    private func isSame(_ one: CaptionCandidate?, _ other: CaptionCandidate?) -> Bool {
        one?.range.lowerBound == other?.range.lowerBound
    }
}
