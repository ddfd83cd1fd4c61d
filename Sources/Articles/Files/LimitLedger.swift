import Text

/// The resources that an article has used so far, and the limits it has hit: each is reported once.
struct LimitLedger {
    /// The places filled in by the tables so far.
    var filledPlaces = 0
    /// The bytes of text repeated by the spans of those tables.
    var repeatedBytes = 0
    private var reported: Set<IngestLimit> = []

    /// True until the limit is reported.
    mutating func isFirst(_ limit: IngestLimit) -> Bool { reported.insert(limit).inserted }
}
