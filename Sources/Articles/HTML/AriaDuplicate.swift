import Text

/// Finds text that a page contains twice: visible text hidden from assistive technology (`aria-hidden`), next to text
/// for that technology; and formulas as they were written, next to what MathJax made of them.
///
/// KaTeX and MathJax 3 write each formula in the first way. MathJax 2 writes
///
///     <span class="MathJax_Preview">x^2</span><span class="MathJax">…</span><script type="math/tex">x^2</script>
///
/// without the part in the middle, or only the script, until it runs.
enum AriaDuplicate {
    /// Longer texts are not compared.
    private static let longest = 2_000
    /// The number of nodes, such as white space and scripts, allowed between the two.
    private static let farthest = 3

    /// - Parameter node: an element that may be a duplicate.
    static func isDuplicate(_ node: Int, in page: ParsedPage) -> Bool {
        if isReplacedPreview(node, in: page) { return true }
        let neighbours = [sibling(before: node, in: page), sibling(after: node, in: page)].compactMap(\.self)
        guard !neighbours.isEmpty else { return false }
        if neighbours.contains(where: { holdsFormula($0, in: page) }) { return true }
        guard let own = text(of: node, in: page), !own.isEmpty else { return false }
        return neighbours.contains { neighbour in
            guard let other = text(of: neighbour, in: page) else { return false }
            return other == own
                || other.count > own.count && page.nodes[neighbour].tag != nil && holds(own, in: other)
        }
    }

    /// True for a preview that an element other than the script follows.
    private static func isReplacedPreview(_ node: Int, in page: ParsedPage) -> Bool {
        guard isOfMathJax(node, in: page), let next = sibling(after: node, in: page) else { return false }
        return page.nodes[next].tag != nil && isOfMathJax(next, in: page)
    }

    /// The formula in a script of MathJax 2 that has no other element for it; nil for other nodes.
    static func formula(in script: Int, of page: ParsedPage) -> String? {
        guard page.nodes[script].end == script + 2, page.attribute("type", of: script)?.hasPrefix("math/tex") == true
        else { return nil }
        if let before = sibling(before: script, in: page, hidden: true), isOfMathJax(before, in: page) {
            // An empty preview shows nothing.
            let isEmptyPreview =
                page.nodes[before].display.signs.contains(.mayBeDuplicate)
                && (page.isHidden(before) || text(of: before, in: page)?.isEmpty == true)
            guard isEmptyPreview else { return nil }
        }
        return page.text(of: script + 1)
    }

    private static func isOfMathJax(_ node: Int, in page: ParsedPage) -> Bool {
        guard let name = page.attribute("class", of: node) else { return false }
        return name.hasPrefix("MathJax") || name.hasPrefix("mjx")
    }

    /// True if a text contains the words of another one.
    private static func holds(_ words: [UInt8], in text: [UInt8]) -> Bool {
        guard words.count > 1, text.starts(with: words) || text.reversed().starts(with: words.reversed()) else {
            return false
        }
        let rest = text.starts(with: words) ? text[words.count...].first : text.dropLast(words.count).last
        guard let rest, let edge = text.starts(with: words) ? words.last : words.first else { return true }
        // `10` does not contain the word `1`.
        return !(rest.isASCIIDigit && edge.isASCIIDigit)
    }

    private static func sibling(after node: Int, in page: ParsedPage) -> Int? {
        var next = page.nodes[node].end
        let parent = page.nodes[node].parent
        for _ in 0..<farthest where next < page.nodes.count && page.nodes[next].parent == parent {
            if isSeen(next, in: page) { return next }
            next = page.nodes[next].end
        }
        return nil
    }

    /// - Parameter hidden: whether to return hidden elements, too.
    private static func sibling(before node: Int, in page: ParsedPage, hidden: Bool = false) -> Int? {
        let parent = page.nodes[node].parent
        var last = node
        for _ in 0..<farthest where last - 1 > parent {
            last -= 1
            while page.nodes[last].parent > parent { last = page.nodes[last].parent }
            guard page.nodes[last].parent == parent else { return nil }
            if isSeen(last, in: page) || hidden && page.nodes[last].tag != nil { return last }
        }
        return nil
    }

    private static func isSeen(_ node: Int, in page: ParsedPage) -> Bool {
        let found = page.nodes[node]
        guard let tag = found.tag else { return !page.text(of: node).allSatisfy(\.isWhitespace) }
        return tag != .unread && !found.display.signs.contains(.mayBeDuplicate) && !page.isHidden(node)
    }

    private static func holdsFormula(_ node: Int, in page: ParsedPage) -> Bool {
        let end = min(page.nodes[node].end, node + 8)
        return (node..<end).contains { page.nodes[$0].tag == .math }
    }

    /// The letters, digits and signs of an element, without white space; nil if there are too many.
    private static func text(of node: Int, in page: ParsedPage) -> [UInt8]? {
        var text: [UInt8] = []
        var index = node
        while index < page.nodes[node].end {
            let found = page.nodes[index]
            if found.tag == .unread || found.tag != nil && index > node && page.isHidden(index) {
                index = found.end
                continue
            }
            if found.tag == .img {
                text += (InlineReader.text(ofImage: { page.attribute($0, of: index) }) ?? "").lowercased().utf8
            }
            if found.tag == nil { text += page.text(of: index).lowercased().utf8 }
            if text.count > longest { return nil }
            index += 1
        }
        let written = String(decoding: text, as: UTF8.self)
        let plain = InvisibleCharacters.removed(from: written) ?? written
        return plain.unicodeScalars.filter { !$0.properties.isWhitespace }.flatMap { Array(String($0).utf8) }
    }
}
