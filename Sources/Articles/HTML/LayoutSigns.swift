/// The evidence in an HTML table's markup about its kind.
struct LayoutSigns {
    /// Whether the page declares the table as layout (`role="presentation"`) or data (`role="grid"`).
    private(set) var isDeclaredLayout = false
    private(set) var isDeclaredData = false
    /// A caption, a header, a summary or a border, which only data tables have.
    private(set) var dataMarks = 0
    /// Tables inside its cells.
    private(set) var nestedTables = 0
    /// Headings, forms, lists and rules inside its cells.
    private(set) var blocks = 0
    private(set) var images = 0

    private static let dataRoles: Set<String> = ["table", "grid", "treegrid"]

    /// Linear in the table's own elements; nested tables are skipped.
    init(of table: Int, in page: ParsedPage) {
        isDeclaredLayout = page.isLayout(table) || page.attribute("datatable", of: table) == "0"
        let roles = page.attribute("role", of: table)?.lowercased().split(separator: " ").map(String.init) ?? []
        isDeclaredData = roles.contains { Self.dataRoles.contains($0) }
        if page.attribute("summary", of: table)?.isEmpty == false { dataMarks += 1 }
        if let border = page.attribute("border", of: table), border != "0" { dataMarks += 1 }
        var index = table + 1
        while index < page.nodes[table].end {
            guard let tag = page.nodes[index].tag else {
                index += 1
                continue
            }
            if tag == .unread {
                index = page.nodes[index].end
                continue
            }
            if tag == .table {
                nestedTables += 1
                index = page.nodes[index].end
                continue
            }
            record(tag, index, in: page)
            index += 1
        }
    }

    private mutating func record(_ tag: HTMLTag, _ index: Int, in page: ParsedPage) {
        switch tag {
        case .caption: dataMarks += 2
        case .thead: dataMarks += 1
        case .td, .th:
            if page.nodes[index].display.signs.contains(.scope) { dataMarks += 1 }
        case .h1, .h2, .h3, .h4, .h5, .h6, .ul, .ol, .input, .pre: blocks += 1
        case .img: images += 1
        default: return
        }
    }
}
