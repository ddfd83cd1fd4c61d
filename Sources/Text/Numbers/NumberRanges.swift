/// The extent of many numbers.
package enum NumberRanges {
    /// `9 to 12`; if records have units of their own, for each unit: `3 cm, 30 to 45.5 mm`. Empty without numbers.
    ///
    /// - Parameter range: the text for a first and a last number.
    package static func text(
        _ numbers: [(number: ExactNumber, unit: String?)], range: (ExactNumber, ExactNumber) -> String
    ) -> String {
        numbers.sorted { $0.number < $1.number }.groups(by: \.unit).compactMap { unit, numbers in
            guard let first = numbers.first?.number, let last = numbers.last?.number else { return nil }
            return (first == last ? first.description : range(first, last)) + (unit.map { " " + $0 } ?? "")
        }.joined(separator: ", ")
    }
}
