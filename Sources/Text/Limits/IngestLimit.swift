/// The limits on the resources that an article or an archive may use. The raw value is the name on the command line.
package enum IngestLimit: String, LimitName {
    case unpackedBytes = "unpacked-bytes"
    case unpackedRatio = "unpacked-ratio"
    case gridPlaces = "grid-places"
    case articlePlaces = "article-places"
    case repeatedBytes = "repeated-bytes"
    case rescannedBytes = "rescanned-bytes"
    case rowFindings = "row-findings"
    case nesting
    case reopened = "reopened-elements"
    case attributes
    case alignedColumns = "aligned-columns"
    case tableFiles = "table-files"

    package var declared: (standard: Int, meaning: String) {
        switch self {
        case .unpackedBytes:
            (
                3_000_000,
                "The unpacked size of one gzip file, or of one document that is packed in an archive, in bytes."
            )
        case .unpackedRatio:
            (20, "The largest compression ratio of a packed archive; the first 4 MB of what it unpacks to are exempt.")
        case .gridPlaces: (500_000, "The grid places of one table that spans and short rows fill in.")
        case .articlePlaces: (1_000_000, "The filled-in grid places of all tables of one article.")
        case .repeatedBytes:
            (16_000_000, "The bytes of text repeated by spans, by headings above many tables and by link definitions.")
        case .rescannedBytes:
            (
                64_000_000,
                "The bytes and marks of running text that are read again to find the beginning or end of markup."
            )
        case .rowFindings: (10_000, "The rows with too few or too many cells that are reported one by one for a table.")
        case .nesting: (512, "The nesting depth of HTML elements; a table with its cells counts as four.")
        case .reopened:
            (
                200_000,
                "The unclosed HTML elements that the parser reopens: this number, plus one for every 3 bytes of the page."
            )
        case .attributes: (1_000, "The attributes of one HTML tag.")
        case .alignedColumns: (400, "The width of a line of an aligned table, in columns; longer lines are not rows.")
        case .tableFiles: (3_000, "The tables of one article that are written as separate files.")
        }
    }
}

/// The limits for reading articles and archives.
package typealias IngestLimits = Limits<IngestLimit>
