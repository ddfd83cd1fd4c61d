package import Books

/// A cell read as a value of one type.
package enum CellReading: Equatable {
    case value(CellValue, unit: String?)
    case empty
    /// The reason why the cell cannot be read, in a few words.
    case unreadable(String)

    package var isUnreadable: Bool { if case .unreadable = self { true } else { false } }
}
