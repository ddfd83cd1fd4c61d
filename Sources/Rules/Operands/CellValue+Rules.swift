package import Books
package import Text

extension CellValue {
    /// The number, if the value can be no other one; nil for `<9` and `5–9`.
    package var singleNumber: ExactNumber? { extent?.single }
}

/// What a kind of rule does with values that may be one of several numbers: `<5`, `≥5`, `3–5`.
enum BoundedNumbers {
    case skipped, compared
    /// As ``compared``, but two values of one form must be the same.
    case comparedByForm
    /// As ``compared``, but both ends of a range must fit.
    case comparedByEnds

    var meaning: String {
        switch self {
        case .skipped: "Skips <5, ≥5 and 3–5, which do not give an exact number; ~5 counts as 5."
        case .compared:
            "<5, ≥5 and 3–5 allow several numbers, and are reported if none of these fits; ~5 counts as 5."
        case .comparedByForm:
            """
            <5, ≥5 and 3–5 allow several numbers, and are reported if none of these fits; two of one form, such as ≥5 and \
            ≥4, must be the same; ~5 counts as 5, but does not imply it.
            """
        case .comparedByEnds:
            "<5 and ≥5 allow several numbers, and are reported if none of these fits; ~5 counts as 5."
        }
    }
}
