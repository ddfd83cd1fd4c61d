package import Books
import Text

/// Generates the corruptions of a book's cells.
///
/// Tries all alternatives if there are few, such as the nine other digits; chooses one by the seed if there are many,
/// such as the other labels of a column.
package struct Corruptor: Sendable {
    private let cells: [AuditedCell]
    private let grid: CellGrid
    private let seed: UInt64

    package init(_ cells: AuditedCells, seed: UInt64) {
        self.cells = cells.cells
        grid = CellGrid(cells.cells)
        self.seed = seed
    }

    /// In the order of the cells.
    package func corruptions(of kind: CorruptionKind) -> [Corruption] {
        switch kind {
        case .digit: cells.indices.flatMap(changedDigits)
        case .swappedDigits: cells.indices.flatMap(swappedDigits)
        case .neighbour: numbers.flatMap { index in neighbours(of: index).map { replaced(index, by: $0, kind) } }
        case .swappedCells: numbers.flatMap { index in neighbours(of: index).map { swapped(index, $0) } }
        case .droppedCell: numbers.filter { cells[$0].position != nil }.map { rewritten([($0, "")], kind) }
        case .shiftedRow: grid.rows.flatMap(shifted)
        case .copiedRow: grid.rowPairs.flatMap { overwritten($0, kind) }
        case .copiedColumn: grid.columnPairs.flatMap { overwritten($0, kind) }
        case .doubledRow: grid.wholeRowPairs.flatMap { overwritten($0, kind) }
        case .doubledColumn: grid.wholeColumnPairs.flatMap { overwritten($0, kind) }
        case .unit: numbers.flatMap(changedUnits)
        case .label: cells.indices.compactMap(changedLabel)
        }
    }

    /// So many of some corruptions, in their order: those with the least random numbers.
    package func sample(_ corruptions: [Corruption], of count: Int) -> [Corruption] {
        guard count < corruptions.count else { return corruptions }
        let numbers = corruptions.indices.map { (random($0), $0) }.sorted(by: <)
        return numbers.prefix(count).map(\.1).sorted().map { corruptions[$0] }
    }

    private var numbers: [Int] { cells.indices.filter { cells[$0].isNumber } }

    // MARK: One cell

    private func changedDigits(_ index: Int) -> [Corruption] {
        guard cells[index].isNumber else { return [] }
        let bytes = Array(cells[index].raw.utf8)
        return bytes.indices.filter { bytes[$0].isASCIIDigit }.flatMap { position in
            "0123456789".utf8.filter { $0 != bytes[position] }.map { digit in
                var bytes = bytes
                bytes[position] = digit
                return rewritten([(index, String(decoding: bytes, as: UTF8.self))], .digit)
            }
        }
    }

    private func swappedDigits(_ index: Int) -> [Corruption] {
        guard cells[index].isNumber else { return [] }
        let bytes = Array(cells[index].raw.utf8)
        return bytes.indices.dropLast().filter { position in
            bytes[position] != bytes[position + 1] && bytes[position].isASCIIDigit && bytes[position + 1].isASCIIDigit
        }.map { position in
            var bytes = bytes
            bytes.swapAt(position, position + 1)
            return rewritten([(index, String(decoding: bytes, as: UTF8.self))], .swappedDigits)
        }
    }

    /// The different numbers to the right and below.
    private func neighbours(of index: Int) -> [Int] {
        grid.neighbours(of: index).filter { cells[$0].raw != cells[index].raw }
    }

    private func replaced(_ index: Int, by other: Int, _ kind: CorruptionKind) -> Corruption {
        rewritten([(index, cells[other].raw)], kind)
    }

    private func swapped(_ index: Int, _ other: Int) -> Corruption {
        rewritten([(index, cells[other].raw), (other, cells[index].raw)], .swappedCells)
    }

    /// A unit is a run of letters after the last digit, or a known unit after another digit.
    private func changedUnits(_ index: Int) -> [Corruption] {
        let raw = cells[index].raw
        return Self.unitRanges(in: raw).map { range in
            let others = Self.units.filter { $0 != raw[range] }
            let other = others[choice(index, of: others.count)]
            return rewritten([(index, "\(raw[..<range.lowerBound])\(other)\(raw[range.upperBound...])")], .unit)
        }
    }

    private static func unitRanges(in raw: String) -> [Range<String.Index>] {
        let last = raw.lastIndex(where: \.isNumber)
        return raw.indices.filter { raw[$0].isNumber }.compactMap { digit -> Range<String.Index>? in
            let behind = raw[raw.index(after: digit)...]
            let unit = behind.drop { $0 == " " }.prefix { $0.isLetter || "%°/".contains($0) }
            guard !unit.isEmpty, digit == last && unit.endIndex == raw.endIndex || units.contains(String(unit)) else {
                return nil
            }
            return unit.startIndex..<unit.endIndex
        }
    }

    private static let units = ["px", "pt", "mm", "cm", "in", "ms", "s", "V", "%"]

    /// Replaces a label by another label of the same column or header row.
    private func changedLabel(_ index: Int) -> Corruption? {
        guard cells[index].isLabel else { return nil }
        let others = grid.labels(beside: index).uniqued { cells[$0].raw }.filter { cells[$0].raw != cells[index].raw }
        guard !others.isEmpty else { return nil }
        return rewritten([(index, cells[others[choice(index, of: others.count)]].raw)], .label)
    }

    // MARK: Rows and columns

    /// A row moved to the right and to the left. The cell at the open end keeps its number.
    private func shifted(_ row: [Int]) -> [Corruption] {
        guard row.count > 1 else { return [] }
        let pairs = Array(zip(row, row.dropFirst()))
        let moves = [pairs.map { (to: $1, from: $0) }, pairs.map { (to: $0, from: $1) }]
        return moves.compactMap { copied($0, .shiftedRow) }
    }

    /// Two adjacent lines: each copied over the other.
    private func overwritten(_ pairs: [CellGrid.Pair], _ kind: CorruptionKind) -> [Corruption] {
        [pairs, pairs.map { (to: $0.from, from: $0.to) }].compactMap { copied($0, kind) }
    }

    private func copied(_ pairs: [(to: Int, from: Int)], _ kind: CorruptionKind) -> Corruption? {
        changed(pairs.map { ($0.to, cells[$0.from].raw) }, kind)
    }

    /// Nil if every cell stays the same.
    private func changed(_ texts: [(Int, String)], _ kind: CorruptionKind) -> Corruption? {
        let texts = texts.filter { cells[$0.0].raw != $0.1 }
        return texts.isEmpty ? nil : rewritten(texts, kind)
    }

    private func rewritten(_ texts: [(cell: Int, text: String)], _ kind: CorruptionKind) -> Corruption {
        let edits = texts.map { TextEdit(cells[$0.cell].range, $0.text) }
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
        return Corruption(kind: kind, article: cells[texts[0].cell].article, edits: edits, cells: texts.map(\.cell))
    }

    private func choice(_ index: Int, of count: Int) -> Int { Int(random(index) % UInt64(count)) }

    /// SplitMix64 (Steele, Lea and Flood 2014), so that the choice for a cell does not depend on other cells.
    private func random(_ index: Int) -> UInt64 {
        var state = seed &+ UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15
        state = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
        return state ^ (state >> 31)
    }
}
