package import Text

/// The extent of many numbers.
package enum NumberRanges {
    /// `9 to 12`; if records have units of their own, for each unit: `3 cm, 30 to 45.5 mm`. Empty without numbers.
    ///
    /// - Parameter range: the text for a first and a last number.
    package static func text(
        _ numbers: [(number: ExactNumber, unit: String?)], range: (ExactNumber, ExactNumber) -> String
    ) -> String {
        let numbers = numbers.sorted { $0.number < $1.number }
        var units: [String?] = []
        for (_, unit) in numbers where !units.contains(unit) { units.append(unit) }
        return units.compactMap { unit in
            let own = numbers.filter { $0.unit == unit }.map(\.number)
            guard let first = own.first, let last = own.last else { return nil }
            return (first == last ? first.description : range(first, last)) + (unit.map { " " + $0 } ?? "")
        }.joined(separator: ", ")
    }
}
