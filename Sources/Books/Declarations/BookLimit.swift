package import Text

/// The limits on the resources that a book may use. The raw value is the name on the command line.
package enum BookLimit: String, LimitName {
    case listRecords = "list-records"
    case valueColumns = "value-columns"
    case findings
    case discoverySteps = "discovery-steps"

    package var declared: (standard: Int, meaning: String) {
        switch self {
        case .listRecords:
            (
                100_000,
                "The records from lists in the rows of one article, without the first record of each row."
            )
        case .valueColumns:
            (
                100,
                "The value columns of one dataset: each claim is published once for each column, with all values."
            )
        case .findings:
            (
                50_000,
                "The listed findings of the rules of one dataset; each further rule lists a few, and the number of the others."
            )
        case .discoverySteps:
            (
                3_000_000,
                "The work of discover in one dataset: triples of value columns times records. All triples of up to 8 columns are tried."
            )
        }
    }
}

package typealias BookLimits = Limits<BookLimit>
