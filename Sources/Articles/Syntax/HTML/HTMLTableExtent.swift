/// How far a page must be parsed for its tables and the headings above them.
///
/// A parser builds its tree from front to back. What follows the last table can change neither it nor the headings above
/// it, as long as no table and no heading is open, and no tag follows that reaches back: `html` and `body` give their
/// attributes to elements that are open from the start, and a `figcaption` may be the caption of the table in front of it.
struct HTMLTableExtent {
    /// Behind the last table and what reaches back to it; nil while something is open.
    private var end: Int? = 0
    /// Headings and captions that are open, or look so for want of end tags.
    private var openTexts = 0
    /// True where an element is or was open of which the tags alone tell nothing.
    private(set) var isUnknown = false

    private static let caption = HTMLTagSpan.name("figcaption".utf8)
    private static let reachingBack: Set<UInt64> = Set(["html", "body"].map { HTMLTagSpan.name($0.utf8) })

    /// Elements in which tags have another meaning, or none: what is open there is not told from the tags alone.
    private static let doubtful: Set<UInt64> = Set(
        ["select", "svg", "math", "template", "plaintext", "frameset"].map { HTMLTagSpan.name($0.utf8) })

    /// From here on nothing is known.
    mutating func doubt() { isUnknown = true }

    /// Takes notice of the next tag of the page.
    ///
    /// - Parameter openTables: the tables that may be open behind the tag.
    mutating func note(_ tag: HTMLTagSpan, openTables: Int) {
        switch tag.kind {
        case .ordinary, .implied, .formatting, .item, .tablePart: return
        case .none, .table, .barrier, .foreign, .heading, .block, .special: break
        }
        switch tag.name {
        case HTMLElementKind.tableName: end = tag.isEnd && openTables == 0 && openTexts == 0 ? tag.end : nil
        case Self.caption: noteText(tag, mayBeCaption: true, openTables: openTables)
        case let name where HTMLElementKind.isHeading(name):
            noteText(tag, mayBeCaption: false, openTables: openTables)
        case let name where !tag.isEnd && Self.reachingBack.contains(name):
            if let known = end, known > 0 { end = tag.end }
        default: if Self.doubtful.contains(tag.name) { isUnknown = true }
        }
    }

    /// A heading may hold the table, a caption too, or follow it.
    private mutating func noteText(_ tag: HTMLTagSpan, mayBeCaption: Bool, openTables: Int) {
        // In a table a heading ends with its cell at the latest, and no end tag reaches across the cell.
        guard openTables == 0 else { return }
        guard tag.isEnd else {
            openTexts += 1
            if mayBeCaption, let known = end, known > 0 { end = nil }
            return
        }
        openTexts = max(0, openTexts - 1)
        if end == nil, openTexts == 0 { end = tag.end }
    }

    /// True where a heading or caption is open.
    var isInText: Bool { openTexts > 0 }

    /// The length of the part that must be parsed.
    func length(in bytes: [UInt8]) -> Int { isUnknown ? bytes.count : end ?? bytes.count }
}
