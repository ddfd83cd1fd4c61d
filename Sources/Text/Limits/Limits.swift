/// The names of one kind of limit. The raw value is the name on the command line.
package protocol LimitName: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The default, and what is limited, in one sentence for help and documentation.
    var declared: (standard: Int, meaning: String) { get }
}

extension LimitName {
    package var standard: Int { declared.standard }
    package var meaning: String { declared.meaning }
}

/// The limits of a run, and the hints that findings give about them.
package struct Limits<Name: LimitName>: Sendable {
    /// True if people can raise limits with `--limit`, so that findings say how.
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

    /// The end of a finding's message: the limit's name, and how to raise it if that is possible.
    ///
    /// - Parameter needed: a sufficient number, if known.
    package func hint(_ limit: Name, needed: Int = 0) -> String {
        guard areOptions else { return " (limit \(limit.rawValue))" }
        let doubled = self[limit].multipliedReportingOverflow(by: 2)
        let number = max(doubled.overflow ? .max : doubled.partialValue, needed)
        return "; --limit \(limit.rawValue)=\(number) raises the limit"
    }
}
