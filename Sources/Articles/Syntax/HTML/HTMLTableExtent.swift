/// Determines how much of a page must be parsed for its tables and the headings above them.
///
/// A parser builds its tree from front to back. Text after the last table cannot change the table or its headings, as
/// long as no table or heading is open, and no later tag affects earlier elements: `html` and `body` add attributes
/// to elements that are open from the start, and a `figcaption` may be the caption of the preceding table.
struct HTMLTableExtent {
    /// The end of the last table and of later tags that affect it; nil while an element is open.
    private var end: Int? = 0
    /// The number of headings and captions that are open, or seem so because end tags are missing.
    private var openTexts = 0
    /// True if the tags alone are insufficient because of some element.
    private(set) var isUnknown = false

    private static let caption = HTMLTagSpan.name("figcaption".utf8)
    private static let reachingBack: Set<UInt64> = Set(["html", "body"].map { HTMLTagSpan.name($0.utf8) })

    /// Elements that change the meaning of tags inside them, so that the tags alone are insufficient.
    private static let doubtful: Set<UInt64> = Set(
        ["select", "svg", "math", "template", "plaintext", "frameset"].map { HTMLTagSpan.name($0.utf8) })

    /// Marks the extent as unknown from here on.
    mutating func doubt() { isUnknown = true }

    /// Processes the next tag of the page.
    ///
    /// - Parameter openTables: the number of tables that may be open after the tag.
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

    /// A heading or caption may contain or follow the table.
    private mutating func noteText(_ tag: HTMLTagSpan, mayBeCaption: Bool, openTables: Int) {
        // A heading in a table ends with its cell at the latest.
        guard openTables == 0 else { return }
        guard tag.isEnd else {
            openTexts += 1
            if mayBeCaption, let known = end, known > 0 { end = nil }
            return
        }
        openTexts = max(0, openTexts - 1)
        if end == nil, openTexts == 0 { end = tag.end }
    }

    /// True if a heading or caption is open.
    var isInText: Bool { openTexts > 0 }

    /// The length of the part that must be parsed.
    func length(in bytes: [UInt8]) -> Int { isUnknown ? bytes.count : end ?? bytes.count }
}
