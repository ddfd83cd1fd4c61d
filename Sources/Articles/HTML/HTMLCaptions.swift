import Text

/// Finds captions of HTML tables in a paragraph directly above or below: `<p>Table 3: Sizes</p>`.
struct HTMLCaptions {
    let page: ParsedPage
    let reader: HTMLTableReader

    /// The greatest number of nodes of a caption.
    private static let mostNodes = 100
    private static let wrappers: [ElementName] = [.div, .center, .figure, .section, .article, .span]

    /// - Parameter tables: the nodes, in source order; nil for a table that needs no caption.
    /// - Returns: the caption of each table; nil if there is none.
    func captions(of tables: [Int?], finder: inout LocationFinder) -> [ArticleText?] {
        var texts: [Int: ArticleText] = [:]
        let (above, below) = (
            tables.map { $0.flatMap(paragraph(above:)) }, tables.map { $0.flatMap(paragraph(below:)) }
        )
        for case let nodes? in above + below where texts[nodes.lowerBound] == nil && mayBeCaption(nodes) {
            texts[nodes.lowerBound] = caption(nodes, finder: &finder)
        }
        func candidate(_ nodes: Range<Int>?) -> CaptionCandidate? {
            nodes.flatMap { texts[$0.lowerBound] == nil ? nil : CaptionCandidate(range: $0, isSyntax: false) }
        }
        return CaptionChoice(above: above.map(candidate), below: below.map(candidate)).captions().map { found in
            found.flatMap { texts[$0.range.lowerBound] }
        }
    }

    private func caption(_ nodes: Range<Int>, finder: inout LocationFinder) -> ArticleText? {
        let text = reader.articleText(of: nodes.lowerBound, upTo: nodes.upperBound, in: page, finder: &finder)
        let line = Array((text?.text ?? "").utf8)
        return CaptionMark(line.indices, in: line).flatMap { $0.isSyntax ? nil : text }
    }

    /// A fast path: false for nearly all paragraphs, by their first word.
    private func mayBeCaption(_ nodes: Range<Int>) -> Bool {
        guard nodes.count <= Self.mostNodes, !nodes.contains(where: { page.nodes[$0].tag == .table }),
            let first = nodes.first(where: { page.nodes[$0].tag == nil && !page.isSpace($0) }),
            let text = page.nodes[first].source
        else { return false }
        return CaptionMark.beginsWithWord(at: WhiteSpace.trimmed(text, in: page.bytes).lowerBound, in: page.bytes)
    }

    /// The nodes of the paragraph that ends above a table. It may be unclosed: `<p>Table 3: Sizes <table>`.
    private func paragraph(above table: Int) -> Range<Int>? {
        var node = table - 1
        while node >= 0, isEmpty(node) || isWrapper(node) && page.nodes[node].end > table { node -= 1 }
        guard node >= 0, page.nodes[node].end <= table else { return nil }
        while node >= 0, page.nodes[node].end <= table {
            if isParagraph(node) { return node..<page.nodes[node].end }
            guard isInLine(node) || page.nodes[node].tag == .block else { return nil }
            node = page.nodes[node].parent
        }
        return node >= 0 && page.nodes[node].tag == .p ? node..<table : nil
    }

    private func paragraph(below table: Int) -> Range<Int>? {
        var (node, parent) = (page.nodes[table].end, page.nodes[table].parent)
        while node < page.nodes.count, isEmpty(node) { node += 1 }
        guard node < page.nodes.count, isParagraph(node) else { return nil }
        while parent != page.nodes[node].parent {
            guard isWrapper(parent) || page.nodes[parent].tag == .p else { return nil }
            parent = page.nodes[parent].parent
        }
        return node..<page.nodes[node].end
    }

    /// True for white space, and for an element without content in a line of text.
    private func isEmpty(_ node: Int) -> Bool {
        page.nodes[node].tag == nil ? page.isSpace(node) : isInLine(node) && page.nodes[node].end == node + 1
    }

    private func isInLine(_ node: Int) -> Bool { page.nodes[node].tag.map { $0 == .a || $0.isInLine } ?? true }

    private func isParagraph(_ node: Int) -> Bool {
        page.nodes[node].tag == .p || page.nodes[node].tag == .block && page.nodes[node].element == .div
    }

    private func isWrapper(_ node: Int) -> Bool { Self.wrappers.contains(page.nodes[node].element) }
}
