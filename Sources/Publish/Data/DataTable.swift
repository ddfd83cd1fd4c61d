import Records

/// The rows of a data file, stored by column: most columns have few distinct cells, and each is converted to text
/// once for each format.
struct DataTable: Sendable {
    struct Column: Sendable {
        let name: String
        /// The distinct cells, in the order of their first rows.
        let cells: [DataCell]
        /// For each row the index of its cell.
        let rows: [Int32]

        subscript(row: Int) -> DataCell { cells[Int(rows[row])] }

        /// The same column with other cells.
        func mapping(_ change: (DataCell) -> DataCell) -> Column {
            Column(name: name, cells: cells.map(change), rows: rows)
        }
    }

    let columns: [Column]
    let rowCount: Int

    func column(_ name: String) -> Column? { columns.first { $0.name == name } }

    /// RFC 4180 with a line of names, see ``CSVText``.
    var csv: [UInt8] {
        let rows = EncodedRows(columns) { index, cell, bytes in
            if index > 0 { bytes.append(CSVText.comma) }
            CSVText.append(field: cell.text, to: &bytes)
        }
        var bytes: [UInt8] = []
        CSVText.append(row: columns.map(\.name), to: &bytes)
        bytes.reserveCapacity(bytes.count + rowCount + rows.size)
        for row in 0..<rowCount {
            rows.append(row, to: &bytes)
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    /// An array with an object for each row, on a separate line.
    ///
    /// - Parameter tail: appends further members of a row's object, each after a comma.
    func json(tail: (Int, inout [UInt8]) -> Void = { _, _ in }) -> [UInt8] {
        let starts = columns.enumerated().map { index, column in
            (index == 0 ? "{" : ", ") + JSONText.literal(column.name) + ": "
        }
        let rows = EncodedRows(columns) { index, cell, bytes in
            bytes.append(contentsOf: starts[index].utf8)
            cell.json.append(to: &bytes, isSpaced: true)
        }
        return JSON.document(count: rowCount, size: rows.size) { row, bytes in
            rows.append(row, to: &bytes)
            tail(row, &bytes)
            bytes.append(UInt8(ascii: "}"))
        }
    }

    /// Whether no two rows have the same cells in some columns.
    func isUnique(_ names: [String]) -> Bool {
        let codes = codes(names.compactMap(column)).sorted()
        return zip(codes, codes.dropFirst()).allSatisfy(!=)
    }

    /// For each row a number, equal for rows with equal cells in some columns.
    func codes(_ columns: [Column]) -> [Int] {
        RowCodes.of(0..<rowCount, columns: columns.map { ($0.cells.count, $0.rows) })
    }
}

extension DataTable.Column {
    /// A column of words that have numbers already.
    ///
    /// - Parameters:
    ///   - words: different ones.
    ///   - numbers: for each row the position of its word.
    init(name: String, words: [String], numbers: some Sequence<Int32>, cell: (String) -> DataCell) {
        var positions = [Int32](repeating: -1, count: words.count)
        var (cells, rows): ([DataCell], [Int32]) = ([], [])
        rows.reserveCapacity(numbers.underestimatedCount)
        for number in numbers {
            if positions[Int(number)] < 0 {
                positions[Int(number)] = Int32(cells.count)
                cells.append(cell(words[Int(number)]))
            }
            rows.append(positions[Int(number)])
        }
        self.init(name: name, cells: cells, rows: rows)
    }
}

/// The cells of some columns as bytes of a format, row by row.
struct EncodedRows {
    private let columns: [DataTable.Column]
    /// The distinct cells, those of the first column first.
    private var bytes: [UInt8] = []
    /// The offset of each cell's bytes, and the end of the last one.
    private var starts: [Int] = [0]
    /// For each row its cells.
    private var cells: [Int32]

    /// - Parameters:
    ///   - columns: with the same number of rows.
    ///   - encode: appends a cell of the column with an index.
    init(_ columns: [DataTable.Column], encode: (Int, DataCell, inout [UInt8]) -> Void) {
        self.columns = columns
        cells = [Int32](repeating: 0, count: columns.reduce(0) { $0 + $1.rows.count })
        for (index, column) in columns.enumerated() {
            let first = Int32(starts.count - 1)
            for cell in column.cells {
                encode(index, cell, &bytes)
                starts.append(bytes.count)
            }
            var position = index
            for cell in column.rows {
                cells[position] = first + cell
                position += columns.count
            }
        }
    }

    /// The number of bytes of all rows together.
    var size: Int { cells.reduce(0) { $0 + starts[Int($1) + 1] - starts[Int($1)] } }

    var hasEmptyCells: Bool { zip(starts, starts.dropFirst()).contains { $0 == $1 } }

    /// For each column the order of each row's cell by its bytes, equal for equal bytes.
    var ranks: [RowCodes.Column] {
        var first = 0
        return columns.map { column in
            let bounds = starts[first...(first + column.cells.count)]
            first += column.cells.count
            let cells = zip(bounds, bounds.dropFirst()).map { Array(bytes[$0..<$1]) }
            let order = cells.indices.sorted { cells[$0].lexicographicallyPrecedes(cells[$1]) }
            var ranks = [Int32](repeating: 0, count: cells.count)
            for (index, cell) in order.enumerated().dropFirst() {
                let before = order[index - 1]
                ranks[cell] = ranks[before] + (cells[cell] == cells[before] ? 0 : 1)
            }
            return (cells.count, column.rows.map { ranks[Int($0)] })
        }
    }

    func append(_ row: Int, to other: inout [UInt8]) {
        bytes.withUnsafeBufferPointer { bytes in
            for index in row * columns.count..<(row + 1) * columns.count {
                let cell = Int(cells[index])
                other.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[starts[cell]..<starts[cell + 1]]))
            }
        }
    }
}
