/// Uses the caption of a figure with a single table as the table's caption.
enum FigureCaption {
    /// The number of ancestors to search for a figure: authors wrap tables in an element or two.
    private static let farthest = 4
    /// The limit on a figure's other contents; a larger figure also shows something else.
    private static let mostNodes = 500

    /// The `figcaption`; nil if the table is not in a figure, or not alone in it.
    static func node(ofTable table: Int, in page: ParsedPage) -> Int? {
        var parent = page.nodes[table].parent
        for _ in 0..<farthest where parent >= 0 {
            switch page.nodes[parent].tag {
            case .figure: return caption(of: parent, table: table, in: page)
            case .block, .inline, .apart, .struck: parent = page.nodes[parent].parent
            default: return nil
            }
        }
        return nil
    }

    private static func caption(of figure: Int, table: Int, in page: ParsedPage) -> Int? {
        var caption: Int?
        var index = figure + 1
        var seen = 0
        while index < page.nodes[figure].end {
            seen += 1
            guard seen <= mostNodes else { return nil }
            if index == table {
                index = page.nodes[table].end
                continue
            }
            let node = page.nodes[index]
            if node.tag == .table { return nil }
            if node.tag == .figcaption, node.parent == figure, caption == nil, !page.isHidden(index) { caption = index }
            index += 1
        }
        return caption
    }
}
