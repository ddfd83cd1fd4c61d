/// The cells of one column of many rows, each different one once.
package struct SQLColumn: Sendable {
    package let cells: [SQLValue]
    /// For each row the position of its cell.
    package let rows: [Int32]

    package init(cells: [SQLValue], rows: [Int32]) {
        (self.cells, self.rows) = (cells, rows)
    }
}

/// Rows as a statement takes them, without references: the different cells of all columns, with their texts in one buffer.
struct SQLRows {
    enum Cell {
        case null
        case integer(Int64)
        case real(Double)
        case text(Range<Int>)
    }

    let width: Int
    let count: Int
    private(set) var cells: [Cell] = []
    private(set) var texts: [CChar] = []
    /// The positions of all cells in ``cells``, a row after the other.
    let positions: [Int32]

    init(_ columns: [SQLColumn], count: Int) {
        (width, self.count) = (columns.count, count)
        let width = columns.count
        var starts: [Int32] = []
        for column in columns {
            starts.append(Int32(cells.count))
            for cell in column.cells {
                switch cell {
                case .null: cells.append(.null)
                case .integer(let integer): cells.append(.integer(integer))
                case .real(let real): cells.append(.real(real))
                case .text(let text):
                    let start = texts.count
                    texts.append(contentsOf: text.utf8.lazy.map { CChar(bitPattern: $0) })
                    cells.append(.text(start..<texts.count))
                }
            }
        }
        // Without an address a text would be null.
        texts.append(0)
        positions = unsafe [Int32](unsafeUninitializedCapacity: width * count) { positions, size in
            for (index, column) in columns.enumerated() {
                let start = starts[index]
                unsafe column.rows.withUnsafeBufferPointer { rows in
                    for row in 0..<count { unsafe positions[row * width + index] = start + rows[row] }
                }
            }
            size = width * count
        }
    }
}
