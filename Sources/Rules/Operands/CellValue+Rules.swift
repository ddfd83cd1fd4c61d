package import Books
package import Text

extension CellValue {
    /// The number, if the value can be no other one; nil for `<9` and `5–9`.
    package var singleNumber: ExactNumber? { extent?.single }
}

/// What a kind of rule does with values that may be one of several numbers: `<5`, `≥5`, `3–5`.
enum BoundedNumbers {
    case skipped, compared
    /// As ``compared``, but both ends of a range must fit.
    case comparedByEnds

    var meaning: String {
        switch self {
        case .skipped: "Skips <5, ≥5 and 3–5, which do not give an exact number; ~5 counts as 5."
        case .compared:
            "<5, ≥5 and 3–5 allow several numbers, and are reported if none of these fits; ~5 counts as 5."
        case .comparedByEnds:
            "<5 and ≥5 allow several numbers, and are reported if none of these fits; ~5 counts as 5."
        }
    }
}
