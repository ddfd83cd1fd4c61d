package import Text

/// The limits on the resources that an article may use. The raw value is the name on the command line.
package enum IngestLimit: String, LimitName {
    case unpackedBytes = "unpacked-bytes"
    case gridPlaces = "grid-places"
    case articlePlaces = "article-places"
    case repeatedBytes = "repeated-bytes"
    case rescannedBytes = "rescanned-bytes"
    case rowCells = "row-cells"
    case rowFindings = "row-findings"
    case nesting
    case reopened = "reopened-elements"
    case attributes
    case paragraphLines = "paragraph-lines"
    case alignedColumns = "aligned-columns"
    case tableFiles = "table-files"

    /// One sentence of documentation.
    package var meaning: String {
        switch self {
        case .unpackedBytes: "The unpacked size of one gzip file, in bytes."
        case .gridPlaces: "The grid places of one table that spans and short rows fill in."
        case .articlePlaces: "The same for all tables of one article."
        case .repeatedBytes:
            "The bytes of text repeated by spans, by headings above many tables and by link definitions."
        case .rescannedBytes:
            "The bytes and marks of running text that are read again to find the beginning or end of markup."
        case .rowCells:
            "The cells of one row of a pipe table; fewer for many rows, so that the time stays the same."
        case .rowFindings: "The rows with too few or too many cells that are reported one by one for a table."
        case .nesting: "The nesting depth of HTML elements; a table with its cells counts as four."
        case .reopened: "The unclosed HTML elements that the parser reopens, plus one for each 3 bytes."
        case .attributes: "The attributes of one HTML tag."
        case .paragraphLines: "The lines of a paragraph that are read again to find a table's header."
        case .alignedColumns: "The width of a line of an aligned table, in columns; longer lines are not rows."
        case .tableFiles: "The tables of one article that are written as separate files."
        }
    }

    package var standard: Int {
        switch self {
        case .unpackedBytes: 3_000_000
        case .gridPlaces: 500_000
        case .articlePlaces: 1_000_000
        case .repeatedBytes: 16_000_000
        case .rescannedBytes: 64_000_000
        case .rowCells: 20_000
        case .rowFindings: 10_000
        case .nesting: 512
        case .reopened: 200_000
        case .attributes: 1_000
        case .paragraphLines: 1_000
        case .alignedColumns: 400
        case .tableFiles: 3_000
        }
    }
}

/// The limits for reading articles.
package typealias IngestLimits = Limits<IngestLimit>

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
