/// The ids of all kinds of rule: those that books declare, and those that need no declaration. They are never reused. `Rules/Kinds` describes them.
package enum RuleKind: String, CaseIterable, Sendable {
    case range
    case pattern
    case unique
    case completeGrid = "complete-grid"
    case monotonic
    case orderedPair = "ordered-pair"
    case constant
    case determinedBy = "determined-by"
    case linear
    case sum
    case proportional
    case slope
    case offset
    case multipleOf = "multiple-of"
    case floorToMultiples = "floor-to-multiples"
    case evenSteps = "even-steps"
    case equalSlices = "equal-slices"
    case clampedCopy = "clamped-copy"
    case allowedCombinations = "allowed-combinations"
    case sameRecords = "same-records"
    case reference
    case absentFrom = "absent-from"
    case orderedFields = "ordered-fields"
    case sameOrder = "same-order"
    case inside

    case bookFile = "book-file"
    case recoveredTable = "recovered-table"
    case raisedNumber = "raised-number"
    case surplusCells = "surplus-cells"
    case missingCells = "missing-cells"
    case overlappingCells = "overlapping-cells"
    case misalignedCells = "misaligned-cells"
    case tableTooLarge = "table-too-large"
    case nestedTooDeep = "nested-too-deep"
    case unreadableFile = "unreadable-file"
    case undecodableBytes = "undecodable-bytes"
    case doubtfulEncoding = "doubtful-encoding"
    case binaryFile = "binary-file"
    case type
    case unknownUnit = "unknown-unit"
    case contradictingForms = "contradicting-forms"
    case vocabulary
    case unexpectedText = "unexpected-text"
    case unusedWord = "unused-word"
    case unusedColumn = "unused-column"
    case repeatedColumn = "repeated-column"
    case unusedMapping = "unused-mapping"
    case unusedStep = "unused-step"
    case unusedArticle = "unused-article"
    case unusedTable = "unused-table"
    case unusedList = "unused-list"
    case staleLeftOut = "stale-left-out"
    case noRecords = "no-records"
    case lostRecord = "lost-record"
    case staleCorrection = "stale-correction"
    case staleAcceptance = "stale-acceptance"
    case changedAcceptance = "changed-acceptance"
    case incompleteEntry = "incomplete-entry"
    case unknownImplied = "unknown-implied"
    case wrongMark = "wrong-mark"
    case staleTable = "stale-table"
    case keyUnique = "key-unique"
    case agreement
    case commonCause = "common-cause"
}
