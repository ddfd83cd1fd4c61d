/// A way in which copying or typing damages a table.
package enum CorruptionKind: String, CaseIterable, Sendable {
    case digit
    case swappedDigits = "swapped-digits"
    case neighbour
    case swappedCells = "swapped-cells"
    case droppedCell = "dropped-cell"
    case shiftedRow = "shifted-row"
    case copiedRow = "copied-row"
    case copiedColumn = "copied-column"
    case doubledRow = "doubled-row"
    case doubledColumn = "doubled-column"
    case unit
    case label

    /// A description for people.
    package var meaning: String {
        switch self {
        case .digit: "one digit of a number becomes another"
        case .swappedDigits: "two adjacent digits of a number are swapped"
        case .neighbour: "a number is replaced by that of the cell to its right or below"
        case .swappedCells: "two adjacent numbers of a row or column are swapped"
        case .droppedCell: "a cell loses its number"
        case .shiftedRow: "the numbers of a row move by one cell to the left or right"
        case .copiedRow: "the numbers of a row become those of the row above or below it"
        case .copiedColumn: "the numbers of a column become those of the column beside it"
        case .doubledRow: "a row, including its labels, becomes the row above or below it"
        case .doubledColumn: "a column, including its labels, becomes the column beside it"
        case .unit: "the unit of a number becomes another unit"
        case .label: "a label becomes another label of its column"
        }
    }

    /// Whether more than one cell changes, so that no single cell is to blame.
    package var changesSeveralCells: Bool {
        switch self {
        case .shiftedRow, .copiedRow, .copiedColumn, .doubledRow, .doubledColumn, .swappedCells: true
        case .digit, .swappedDigits, .neighbour, .droppedCell, .unit, .label: false
        }
    }
}
