package import Text

/// What one article may ask for before it is reported instead of expanded. The raw value is the name that people write.
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

    /// One sentence for whoever may raise it.
    package var meaning: String {
        switch self {
        case .unpackedBytes: "The bytes that may come out of one gzip file."
        case .gridPlaces: "The places of one table that spans and short rows may fill in."
        case .articlePlaces: "The same for all tables of one article together."
        case .repeatedBytes: "The bytes of text that spans, headings over many tables and link definitions may repeat."
        case .rescannedBytes:
            "The bytes and marks of running text that may be read again in search of where markup begins or ends."
        case .rowCells:
            "The cells of one row of a pipe table; of many rows, as many as take no longer than one such row."
        case .rowFindings: "The rows of one table with too few or too many cells that are reported one by one."
        case .nesting: "How deep the elements of HTML may nest; a table with its cells counts for four."
        case .reopened: "The elements of HTML left open that the parser may open again, with one more for each 3 bytes."
        case .attributes: "The attributes of one tag of HTML."
        case .paragraphLines: "The lines of a paragraph that may be read again in search of a table's header."
        case .alignedColumns: "The columns that a line of a table aligned by spaces may fill; longer lines are no rows."
        case .tableFiles: "The tables of one article that are written as files of their own."
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

/// The limits that articles are read with.
package typealias IngestLimits = Limits<IngestLimit>

/// What an article has asked for so far, and which limits it has hit: each is reported once.
struct LimitLedger {
    /// The places that the tables read so far have filled in.
    var filledPlaces = 0
    /// The bytes of text that the spans of those tables have repeated.
    var repeatedBytes = 0
    private var reported: Set<IngestLimit> = []

    /// True where no finding has told of the limit yet.
    mutating func isFirst(_ limit: IngestLimit) -> Bool { reported.insert(limit).inserted }
}
