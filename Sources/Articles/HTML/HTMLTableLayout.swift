/// The parts of a `<table>`: caption, rows in the standard's order (those of `tfoot` last), and their grid.
struct HTMLTableLayout {
    private(set) var caption: Int?
    private(set) var firstRow: Int?
    private(set) var grid: GridForming
    /// The rows of a leading `thead`, or else the leading rows of column headers: cells that are `th` or have their
    /// `scope`, preceded only by empty cells, such as the corner above a column of labels.
    private(set) var headerRowCount = 0
    /// The rows with which groups of rows begin, and the first row of the `tfoot`.
    private(set) var partStarts: [Int] = []
    private(set) var footStart: Int?
    /// The end of the last row, in the parsed piece.
    private(set) var end = 0

    private var hasHead = false
    private var isLeading = true
    /// Whether an empty cell at the end of a row covers one column, whatever its span.
    private var cutsEnds = false

    /// Spreadsheets end rows with an empty cell over hundreds of columns. If the grid exceeds the limit with them, spans
    /// end with the last column that anything else needs.
    init(of table: Int, in page: ParsedPage, limit: Int) {
        self.init(of: table, in: page, GridForming(limit: limit))
        guard grid.isTooLarge else { return }
        let needed = Self(of: table, in: page, GridForming(limit: limit), cutsEnds: true).grid
        guard !needed.isTooLarge, !needed.cells.isEmpty else { return }
        self = Self(of: table, in: page, GridForming(limit: limit, mostColumns: needed.width))
    }

    private init(of table: Int, in page: ParsedPage, _ empty: GridForming, cutsEnds: Bool = false) {
        grid = empty
        self.cutsEnds = cutsEnds
        var feet: [Int] = []
        var hasLooseRows = false
        var columns = HTMLColumns()
        for child in page.children(of: table) where !page.isHidden(child) || page.nodes[child].element == .colgroup {
            let tag = page.nodes[child].tag
            if hasLooseRows, tag != .tr, tag != nil {
                grid.endGroup()
                hasLooseRows = false
            }
            switch tag {
            case .caption: caption = caption ?? child
            case .tr:
                appendRow(child, isHead: false, in: page)
                hasLooseRows = true
            case .thead, .tbody: appendGroup(child, isHead: tag == .thead, in: page)
            case .tfoot: feet.append(child)
            default: if page.nodes[child].element == .colgroup { columns.append(child, in: page) }
            }
        }
        grid.endGroup()
        if !feet.isEmpty { footStart = grid.rowCount }
        for foot in feet { appendGroup(foot, isHead: false, in: page) }
        grid.remove(columns: columns.collapsed)
        headerRowCount -= namesOfGroups(in: page)
    }

    /// The number of header rows at the end that name groups of rows, as as many consecutive rows further down do: each is one
    /// `th` of the table's width.
    private func namesOfGroups(in page: ParsedPage) -> Int {
        func isGroup(_ row: Int) -> Bool {
            guard let cell = grid[row, 0].map({ grid.cells[$0] }) else { return false }
            return cell.row == row && cell.rowSpan == 1 && cell.columnSpan >= max(grid.width, 2)
                && page.nodes[cell.node].tag == .th
        }
        guard !hasHead, !grid.isTooLarge else { return 0 }
        let count = (0..<headerRowCount).reversed().prefix(while: isGroup).count
        // Several titles alone are the header.
        guard count == 1 || count > 1 && count < headerRowCount else { return 0 }
        let below = (headerRowCount..<grid.rowCount).split { !isGroup($0) }
        return below.contains { $0.count >= count } ? count : 0
    }

    private mutating func appendGroup(_ group: Int, isHead: Bool, in page: ParsedPage) {
        if grid.rowCount > 0 { partStarts.append(grid.rowCount) }
        for row in page.children(of: group) where page.nodes[row].tag == .tr && !page.isHidden(row) {
            appendRow(row, isHead: isHead, in: page)
        }
        grid.endGroup()
        // A span may have added rows to the group.
        if isHead, isLeading, hasHead { headerRowCount = grid.rowCount }
    }

    private mutating func appendRow(_ row: Int, isHead: Bool, in page: ParsedPage) {
        var kinds: [HeaderKind] = []
        grid.beginRow()
        let last = cutsEnds ? page.children(of: row).reversed().first { page.nodes[$0].tag != nil } : nil
        for cell in page.children(of: row) {
            guard let tag = page.nodes[cell].tag, tag == .td || tag == .th, !page.isTakenOut(cell) else { continue }
            if isLeading { kinds.append(HeaderKind(of: cell, tag: tag, in: page)) }
            let signs = page.nodes[cell].display.signs
            let rowSpan = signs.contains(.rowSpan) ? page.attribute("rowspan", of: cell) : nil
            let isCut = cell == last && page.isEmpty(cell)
            let columnSpan = signs.contains(.columnSpan) && !isCut ? page.attribute("colspan", of: cell) : nil
            grid.append(
                node: cell, rowSpan: rowSpan.map { HTMLNumber.span($0, minimum: 0, maximum: 65534) } ?? 1,
                columnSpan: columnSpan.map { HTMLNumber.span($0, minimum: 1, maximum: 1000) } ?? 1)
        }
        grid.endRow()
        countHeader(isHead: isHead, hasOnlyHeaders: HeaderKind.areHeaders(kinds))
        if firstRow == nil {
            firstRow = page.nodes[row].source == nil ? page.children(of: row).first { _ in true } : row
        }
        end = max(end, page.nodes[row].endTag?.upperBound ?? page.sourceEnd(of: row))
    }

    private mutating func countHeader(isHead: Bool, hasOnlyHeaders: Bool) {
        guard isLeading else { return }
        if isHead {
            hasHead = true
            headerRowCount += 1
        } else if hasOnlyHeaders, !hasHead {
            headerRowCount += 1
        } else {
            isLeading = false
        }
    }
}

/// The role of a cell in a header.
private enum HeaderKind {
    case column, row, empty, value

    init(of cell: Int, tag: HTMLTag, in page: ParsedPage) {
        switch page.nodes[cell].display.signs.contains(.scope) ? page.attribute("scope", of: cell)?.lowercased() : nil {
        case "col", "colgroup": self = .column
        case "row", "rowgroup": self = .row
        default: self = tag == .th ? .column : page.isEmpty(cell) ? .empty : .value
        }
    }

    /// True for a row of column headers; its corner may be empty, or name the labels of the rows.
    static func areHeaders(_ kinds: [HeaderKind]) -> Bool {
        let headers = kinds.drop { $0 == .empty }
        return headers.contains(.column) && headers.allSatisfy { $0 == .column || $0 == .row }
    }
}

extension ParsedPage {
    /// True for an element that contains only white space.
    fileprivate func isEmpty(_ cell: Int) -> Bool {
        for node in cell + 1..<nodes[cell].end where nodes[node].tag != nil || !isSpace(node) { return false }
        return true
    }

    /// True for a cell that leaves no gap: `visibility` hides only its text.
    fileprivate func isTakenOut(_ cell: Int) -> Bool { nodes[cell].display.text.contains(.takenOut) }
}

/// The columns that a table declares (`colgroup`, `col`).
private struct HTMLColumns {
    /// Those that a style takes out; other styles do not affect the cells.
    private(set) var collapsed: [Range<Int>] = []
    private var count = 0

    mutating func append(_ group: Int, in page: ParsedPage) {
        let columns = page.children(of: group).filter { page.nodes[$0].element == .col }
        let isCollapsed = isCollapsed(group, in: page)
        for column in columns.isEmpty ? [group] : columns {
            let span = page.attribute("span", of: column).map { HTMLNumber.span($0, minimum: 1, maximum: 1000) } ?? 1
            if isCollapsed || self.isCollapsed(column, in: page) { collapsed.append(count..<count + span) }
            count += span
        }
    }

    private func isCollapsed(_ element: Int, in page: ParsedPage) -> Bool {
        page.isHidden(element) && page.attribute("style", of: element)?.lowercased().contains("collapse") == true
    }
}
