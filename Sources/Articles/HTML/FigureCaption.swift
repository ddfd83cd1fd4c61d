import Gumbo

/// The caption of a figure that holds just one table, which is then the table's.
enum FigureCaption {
    /// How far up the figure is looked for: authors wrap tables in an element or two.
    private static let farthest = 4
    /// What a figure may hold beside its table; a figure of more shows something else, too.
    private static let mostNodes = 500

    /// The `figcaption`; nil where the table is in no figure, or not alone there.
    static func node(ofTable table: Int, in page: borrowing ParsedPage) -> Int? {
        var parent = page.nodes[table].parent
        for _ in 0..<farthest where parent >= 0 {
            switch page.nodes[parent].tag {
            case .figure: return caption(of: parent, table: table, in: page)
            case .block, .inline, .apart: parent = page.nodes[parent].parent
            default: return nil
            }
        }
        return nil
    }

    private static func caption(of figure: Int, table: Int, in page: borrowing ParsedPage) -> Int? {
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
