package import Text

/// The least and the greatest of the numbers that some values are or allow.
///
///     10–12, ≤230, 5: 5 and ≤230
package struct NumberExtremes: Sendable {
    /// A number with its qualifier; without one, if it is exact or an end of a range.
    package struct Extreme: Equatable, Sendable {
        package let number: ExactNumber
        package let qualifier: Qualifier?

        /// - Parameter written: a decimal number as people write it.
        package func text(_ written: (String) -> String = { $0 }) -> String {
            (qualifier?.rawValue ?? "") + written(number.description)
        }
    }

    package let least: Extreme
    package let greatest: Extreme

    /// Nil without numbers.
    package init?(_ values: some Sequence<CellValue>) {
        let values = values.filter { $0.number != nil }
        let least = Self.outermost(values, by: \.ends.first, open: [.below, .atMost]) { $0 < $1 }
        let greatest = Self.outermost(values, by: \.ends.last, open: [.above, .atLeast]) { $1 < $0 }
        guard let least, let greatest else { return nil }
        (self.least, self.greatest) = (least, greatest)
    }

    /// The number that comes before all others.
    ///
    /// - Parameter open: the qualifiers that allow even further numbers. Of equal numbers, one with such a qualifier is the
    ///   outermost, then an exact one.
    private static func outermost(
        _ values: [CellValue], by number: (CellValue) -> ExactNumber?, open: [Qualifier],
        _ precedes: (ExactNumber, ExactNumber) -> Bool
    ) -> Extreme? {
        func rank(_ extreme: Extreme) -> Int { extreme.qualifier.map { open.contains($0) ? 0 : 2 } ?? 1 }
        return values.compactMap { value in
            number(value).map { Extreme(number: $0, qualifier: value.qualifier == .range ? nil : value.qualifier) }
        }.min { one, other in
            one.number == other.number ? rank(one) < rank(other) : precedes(one.number, other.number)
        }
    }

    /// `9 to ≤12`; if records have units of their own, for each unit: `3 cm, 30 to 45.5 mm`. Empty without numbers.
    ///
    /// - Parameter range: the text for a first and a last number.
    package static func text(
        _ values: [(value: CellValue, unit: String?)], range: (String, String) -> String
    ) -> String {
        let units = values.groups(by: \.unit).compactMap { unit, values in
            NumberExtremes(values.map(\.value)).map { (unit: unit, extremes: $0) }
        }
        return units.sorted { $0.extremes.least.number < $1.extremes.least.number }.map { unit, extremes in
            let (least, greatest) = (extremes.least, extremes.greatest)
            return (least == greatest ? least.text() : range(least.text(), greatest.text()))
                + (unit.map { " " + $0 } ?? "")
        }.joined(separator: ", ")
    }
}
