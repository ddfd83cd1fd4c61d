/// The names of one kind of limit. The raw value is the name that people write.
package protocol LimitName: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// One sentence for whoever may raise it.
    var meaning: String { get }
    /// The number where nobody says another.
    var standard: Int { get }
}

/// The limits of one run, and how findings speak of them.
package struct Limits<Name: LimitName>: Sendable {
    /// True where people can raise limits with `--limit`, so that findings say how.
    private let areOptions: Bool
    private var numbers: [Name: Int]

    package init(_ numbers: [Name: Int] = [:], areOptions: Bool = false) {
        self.numbers = numbers
        self.areOptions = areOptions
    }

    package subscript(_ limit: Name) -> Int {
        get { numbers[limit] ?? limit.standard }
        set { numbers[limit] = newValue }
    }

    /// The end of a finding's message: which limit was hit, and how to raise it where that can be done.
    ///
    /// - Parameter needed: what would be enough, where that is known.
    package func hint(_ limit: Name, needed: Int = 0) -> String {
        guard areOptions else { return " (limit \(limit.rawValue))" }
        let doubled = self[limit].multipliedReportingOverflow(by: 2)
        let number = max(doubled.overflow ? .max : doubled.partialValue, needed)
        return "; --limit \(limit.rawValue)=\(number) raises the limit"
    }
}
