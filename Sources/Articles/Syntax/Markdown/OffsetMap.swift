import Text

/// Maps the bytes of a text to the page that it was made from by omitting and rewriting parts.
struct OffsetMap: Sendable {
    private struct Stretch {
        let text: Int
        let page: Int
        /// The length in the page of a rewritten stretch, which has a single place; 0 for a copied stretch.
        var rewritten = 0
    }

    /// In text order.
    private var stretches: [Stretch] = []
    private var length = 0

    init() {}

    /// Appends a stretch of the page. A range that continues the last one extends it.
    mutating func append(_ range: Range<Int>) {
        let isNext =
            stretches.last.map { $0.rewritten == 0 && length - $0.text == range.lowerBound - $0.page } ?? false
        if !isNext { stretches.append(Stretch(text: length, page: range.lowerBound)) }
        length += range.count
    }

    /// Appends rewritten text for a range of the page that is not empty.
    mutating func append(_ count: Int, for range: Range<Int>) {
        stretches.append(Stretch(text: length, page: range.lowerBound, rewritten: range.count))
        length += count
    }

    /// The page's range for a range of the text.
    func page(_ range: Range<Int>) -> Range<Int> {
        var hint = 0
        return page(range, hint: &hint)
    }

    /// The page's range for a range of the text.
    ///
    /// - Parameter hint: the stretch to try first; ranges are queried in almost ascending order.
    func page(_ range: Range<Int>, hint: inout Int) -> Range<Int> {
        guard !range.isEmpty else { return range }
        seek(range.lowerBound, hint: &hint)
        // Most ranges are inside one copied stretch.
        if holds(range.upperBound - 1, hint), stretches[hint].rewritten == 0 {
            let shift = stretches[hint].page - stretches[hint].text
            return (range.lowerBound + shift)..<(range.upperBound + shift)
        }
        let start = page(range.lowerBound, hint: &hint).lowerBound
        return start..<max(start, page(range.upperBound - 1, hint: &hint).upperBound)
    }

    /// True for rewritten text.
    func isRewritten(_ offset: Int, hint: inout Int) -> Bool {
        seek(offset, hint: &hint)
        return stretches.indices.contains(hint) && stretches[hint].rewritten > 0
    }

    /// The place of a byte.
    private func page(_ offset: Int, hint: inout Int) -> Range<Int> {
        seek(offset, hint: &hint)
        guard stretches.indices.contains(hint) else { return offset..<offset + 1 }
        let stretch = stretches[hint]
        if stretch.rewritten > 0 { return stretch.page..<stretch.page + stretch.rewritten }
        let place = offset - stretch.text + stretch.page
        return place..<place + 1
    }

    private func seek(_ offset: Int, hint: inout Int) {
        if holds(offset, hint) { return }
        if holds(offset, hint + 1) {
            hint += 1
        } else {
            hint = max(0, stretches.partitionPoint { $0.text <= offset } - 1)
        }
    }

    private func holds(_ offset: Int, _ index: Int) -> Bool {
        guard stretches.indices.contains(index), stretches[index].text <= offset else { return false }
        return index + 1 == stretches.count || offset < stretches[index + 1].text
    }
}
