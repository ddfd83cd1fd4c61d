import TestSupport

/// The HTML standard's "forming a table", step by step as the standard words it: slow, plain, and nothing of it shared
/// with Ingest. Where two cells overlap, the one that came first keeps the place.
struct TableModel {
    struct Cell {
        var text: String
        var rowSpan = 1
        var columnSpan = 1
    }

    private struct Slot: Hashable {
        let x: Int
        let y: Int
    }

    private var slots: [Slot: String] = [:]
    private var width = 0
    private var height = 0
    private var current = 0
    private var growing: [(text: String, x: Int, width: Int)] = []

    /// The grid of a table whose row groups are in the standard's order; nothing where there is not a cell.
    static func grid(of groups: [[[Cell]]]) -> [[String]] {
        var model = TableModel()
        for group in groups {
            for row in group { model.process(row) }
            model.endGroup()
        }
        return (0..<model.height).map { y in (0..<model.width).map { model.slots[Slot(x: $0, y: y)] ?? "" } }
    }

    private mutating func process(_ row: [Cell]) {
        if height == current { height += 1 }
        var x = 0
        growDownward()
        for cell in row {
            while x < width, slots[Slot(x: x, y: current)] != nil { x += 1 }
            let rowSpan = max(1, cell.rowSpan)
            width = max(width, x + cell.columnSpan)
            height = max(height, current + rowSpan)
            cover(x..<(x + cell.columnSpan), current..<(current + rowSpan), with: cell.text)
            if cell.rowSpan == 0 { growing.append((cell.text, x, cell.columnSpan)) }
            x += cell.columnSpan
        }
        current += 1
    }

    private mutating func endGroup() {
        while current < height {
            growDownward()
            current += 1
        }
        growing = []
    }

    private mutating func growDownward() {
        for cell in growing { cover(cell.x..<(cell.x + cell.width), current..<(current + 1), with: cell.text) }
    }

    private mutating func cover(_ columns: Range<Int>, _ rows: Range<Int>, with text: String) {
        for y in rows {
            for x in columns where slots[Slot(x: x, y: y)] == nil { slots[Slot(x: x, y: y)] = text }
        }
    }
}

/// Tables of any spans and sections, as HTML and as the grid that the standard makes of them.
struct GeneratedTable {
    let html: String
    let grid: [[String]]

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        var html = "<table>"
        var groups: [(tag: String, rows: [[TableModel.Cell]])] = []
        var count = 0
        for _ in 0..<number(1...4) {
            let tag = ["thead", "tbody", "tbody", "tfoot"][number(0...3)]
            html += "<\(tag)>"
            var rows: [[TableModel.Cell]] = []
            for _ in 0..<number(1...5) {
                html += "<tr>"
                var cells: [TableModel.Cell] = []
                for _ in 0..<number(0...5) {
                    count += 1
                    let rowSpan = number(0...3) == 0 ? [0, 2, 2, 3, 4, 9][number(0...5)] : 1
                    let columnSpan = number(0...3) == 0 ? number(2...4) : 1
                    let name = number(0...4) == 0 ? "th" : "td"
                    html += "<\(name)" + (rowSpan == 1 ? "" : " rowspan=\(rowSpan)")
                    html += (columnSpan == 1 ? "" : " colspan='\(columnSpan)'") + ">c\(count)"
                    html += number(0...1) == 0 ? "</\(name)>" : ""
                    cells.append(TableModel.Cell(text: "c\(count)", rowSpan: rowSpan, columnSpan: columnSpan))
                }
                html += number(0...1) == 0 ? "</tr>" : ""
                rows.append(cells)
            }
            html += "</\(tag)>"
            groups.append((tag, rows))
        }
        self.html = html + "</table>"
        let ordered = groups.filter { $0.tag != "tfoot" } + groups.filter { $0.tag == "tfoot" }
        grid = TableModel.grid(of: ordered.map(\.rows))
    }
}
