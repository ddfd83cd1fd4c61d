/// Rows of a table's grid: for each place, the index in `cells` of the cell that covers it; nil for a missing cell.
///
///     [[0, 1, 1], [0, 2, nil]]
///
/// All rows are equally long, and share their memory.
package struct GridRows: RandomAccessCollection, Equatable, Sendable {
    package struct Row: RandomAccessCollection, Equatable, Sendable {
        @usableFromInline package let places: ArraySlice<Int32>

        @usableFromInline
        package init(places: ArraySlice<Int32>) { self.places = places }

        @inlinable package var startIndex: Int { 0 }
        @inlinable package var endIndex: Int { places.count }

        @inlinable
        package subscript(column: Int) -> Int? {
            let place = places[places.startIndex + column]
            return place < 0 ? nil : Int(place)
        }
    }

    /// Row by row; -1 for a missing cell.
    @usableFromInline package private(set) var places: [Int32] = []
    @usableFromInline package private(set) var width: Int
    package private(set) var endIndex = 0

    /// - Parameter width: the places of a row.
    init(width: Int) { self.width = width }

    package init(_ rows: some Collection<[Int?]>) {
        self.init(width: rows.first?.count ?? 0)
        places.reserveCapacity(rows.count * self.width)
        for row in rows { append(row) }
    }

    mutating func reserve(_ count: Int) { places.reserveCapacity(count) }

    /// Adds a row, whose last places may be missing.
    mutating func append(_ row: some Collection<Int?>) {
        for cell in row { places.append(cell.map { Int32($0) } ?? -1) }
        endRow()
    }

    /// Adds a row of successive cells, whose last places may be missing.
    mutating func append(_ cells: Range<Int>) {
        for cell in cells { places.append(Int32(cell)) }
        endRow()
    }

    /// The same for places as they are kept here.
    mutating func append(places row: ArraySlice<Int32>) {
        places += row
        endRow()
    }

    private mutating func endRow() {
        endIndex += 1
        while places.count < endIndex * width { places.append(-1) }
    }

    @inlinable package var startIndex: Int { 0 }

    @inlinable
    package subscript(row: Int, column: Int) -> Int? {
        let place = places[row * width + column]
        return place < 0 ? nil : Int(place)
    }

    @inlinable
    package subscript(row: Int) -> Row { Row(places: places[row * width..<(row + 1) * width]) }

    package static func + (first: GridRows, second: GridRows) -> [Row] { Array(first) + Array(second) }
}

extension GridRows: ExpressibleByArrayLiteral {
    package init(arrayLiteral rows: [Int?]...) { self.init(rows) }
}
