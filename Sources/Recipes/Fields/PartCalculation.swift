import Numbers

/// Makes a field's number from several parts of a cell.
protocol PartCalculation: Sendable {
    /// Those that it reads.
    var partNames: [String] { get }

    /// The number, exactly; empty if the cell lacks what the number is made of.
    ///
    /// - Parameters:
    ///   - parts: as the field's pattern takes them from the cell.
    ///   - form: of the numbers.
    func reading(of parts: [String: String], form: NumberForm) -> CellReading

    /// How the number comes from the parts: `2 × 3600 + 5 × 60 + 30`.
    func calculation(of parts: [String: String], form: NumberForm) -> String
}
