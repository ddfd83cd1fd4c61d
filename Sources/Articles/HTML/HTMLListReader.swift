import Text

/// Reads the items of a list in a parsed page.
struct HTMLListReader {
    let reader: HTMLTableReader

    /// - Parameter list: a `ul`, `ol` or `dl`.
    func items(of list: Int, in page: ParsedPage, finder: inout LocationFinder) -> [ArticleItem] {
        page.nodes[list].tag == .dl
            ? descriptions(in: list, of: page, finder: &finder) : numbered(in: list, of: page, finder: &finder)
    }

    private func numbered(
        in list: Int, of page: ParsedPage, finder: inout LocationFinder
    ) -> [ArticleItem] {
        var items: [ArticleItem] = []
        var numbering = ListNumbering()
        var next = list
        while let (index, tag) = page.readElement(from: next, to: page.nodes[list].end) {
            next = index + 1
            numbering.close(upTo: index)
            if tag == .ul || tag == .ol { open(index, of: &numbering, in: page) }
            if tag == .li {
                let number = numbering.number(value: Self.integer("value", of: index, in: page))
                if let item = reader.articleText(of: index, in: page, finder: &finder, skipping: [.ul, .ol]) {
                    items.append(ArticleItem(number: number, content: item))
                }
            }
        }
        return items
    }

    /// Each description is an item, with the terms above it as its number; one without text, or that is missing, is empty.
    private func descriptions(
        in list: Int, of page: ParsedPage, finder: inout LocationFinder
    ) -> [ArticleItem] {
        var items: [ArticleItem] = []
        var terms: [ArticleText] = []
        var isBelowTerms = false
        func add(_ content: ArticleText) {
            let number = terms.map(\.text).joined(separator: ", ")
            items.append(ArticleItem(number: number, content: content, label: terms.first))
        }
        var next = list
        while let (index, tag) = page.readElement(from: next, to: page.nodes[list].end) {
            next = index + 1
            guard tag == .dt || tag == .dd else { continue }
            let text = reader.articleText(of: index, in: page, finder: &finder, skipping: [.ul, .ol, .dl])
            if tag == .dd {
                add(text ?? reader.emptyText(in: index, of: page, finder: &finder))
            } else if let text {
                terms = (isBelowTerms ? [] : terms) + [text]
            }
            isBelowTerms = tag == .dd
        }
        if !isBelowTerms, let last = terms.last { add(ArticleText(text: "", raw: "", location: last.location)) }
        return items
    }

    private func open(_ list: Int, of numbering: inout ListNumbering, in page: ParsedPage) {
        let end = page.nodes[list].end
        guard page.nodes[list].tag == .ol else { return numbering.openList(end: end) }
        let isReversed = page.attribute("reversed", of: list) != nil
        let start = Self.integer("start", of: list, in: page)
        let last = isReversed && start == nil ? page.children(of: list).filter { page.nodes[$0].tag == .li }.count : 1
        numbering.openList(end: end, start: start ?? last, isReversed: isReversed)
    }

    private static func integer(_ name: StaticString, of node: Int, in page: ParsedPage) -> Int? {
        page.attribute(name, of: node).flatMap { Int($0.trimmingPrefix(while: \.isWhitespace)) }
    }
}
