/// A way in which copying or typing spoils a table.
package enum CorruptionKind: String, CaseIterable, Sendable {
    case digit
    case swappedDigits = "swapped-digits"
    case neighbour = "neighbour"
    case swappedCells = "swapped-cells"
    case droppedCell = "dropped-cell"
    case shiftedRow = "shifted-row"
    case copiedRow = "copied-row"
    case copiedColumn = "copied-column"
    case doubledRow = "doubled-row"
    case doubledColumn = "doubled-column"
    case unit
    case label

    /// What is done to the article, for people.
    package var meaning: String {
        switch self {
        case .digit: "one digit of a number becomes another"
        case .swappedDigits: "two digits of a number that stand side by side change places"
        case .neighbour: "a number becomes that of the cell beside it or below it"
        case .swappedCells: "two numbers that stand side by side or one below the other change places"
        case .droppedCell: "a cell loses its number"
        case .shiftedRow: "the numbers of a row move by one cell, to the left or to the right"
        case .copiedRow: "the numbers of a row become those of the row above or below it"
        case .copiedColumn: "the numbers of a column become those of the column beside it"
        case .doubledRow: "a row becomes the row above or below it, labels and all"
        case .doubledColumn: "a column becomes the column beside it, labels and all"
        case .unit: "the unit behind a number becomes another"
        case .label: "a label becomes another one of its column"
        }
    }

    /// Whether more than one cell is changed, so that no single cell is to blame.
    package var changesSeveralCells: Bool {
        switch self {
        case .shiftedRow, .copiedRow, .copiedColumn, .doubledRow, .doubledColumn, .swappedCells: true
        case .digit, .swappedDigits, .neighbour, .droppedCell, .unit, .label: false
        }
    }
}
