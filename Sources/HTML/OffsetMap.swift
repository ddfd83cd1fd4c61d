/// Where the bytes of a text stand in the page that it was made of by leaving parts out.
package struct OffsetMap: Sendable {
    /// The stretches that stand in both, in order.
    private var stretches: [(text: Int, page: Int)] = []
    private var length = 0

    package init() {}

    /// Adds a stretch of the page that comes next in the text. One that goes on where the last one ended is no new one.
    package mutating func append(_ range: Range<Int>) {
        let isNext = stretches.last.map { length - $0.text == range.lowerBound - $0.page } ?? false
        if !isNext { stretches.append((length, range.lowerBound)) }
        length += range.count
    }

    /// The length of the text up to an offset of the page that a stretch ends with. Logarithmic in the stretches.
    package func length(upTo offset: Int) -> Int {
        guard let stretch = stretches.last(where: { $0.page < offset }) else { return 0 }
        return min(length, stretch.text + offset - stretch.page)
    }

    /// The page's range for a range of the text.
    ///
    /// - Parameter hint: which stretch is looked at first; ranges are asked for in nearly rising order.
    func page(_ range: Range<Int>, hint: inout Int) -> Range<Int> {
        guard !range.isEmpty else { return range }
        let start = page(range.lowerBound, hint: &hint)
        return start..<max(start, page(range.upperBound - 1, hint: &hint) + 1)
    }

    private func page(_ offset: Int, hint: inout Int) -> Int {
        if !holds(offset, hint) {
            if holds(offset, hint + 1) { hint += 1 } else { hint = index(of: offset) }
        }
        guard stretches.indices.contains(hint) else { return offset }
        return offset - stretches[hint].text + stretches[hint].page
    }

    private func holds(_ offset: Int, _ index: Int) -> Bool {
        guard stretches.indices.contains(index), stretches[index].text <= offset else { return false }
        return index + 1 == stretches.count || offset < stretches[index + 1].text
    }

    private func index(of offset: Int) -> Int {
        var low = 0
        var high = stretches.count
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].text <= offset { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }
}
