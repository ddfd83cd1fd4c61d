import Text

/// Estimates gumbo's cost for a page before parsing, because gumbo cannot be interrupted. Its time grows with the
/// depth at each tag and with the square of a tag's attributes, its memory with the elements that it reopens.
enum HTMLCost {
    struct Excess {
        let offset: Int
        let limit: IngestLimit
    }

    /// Smaller pages are cheap whatever they contain.
    private static let smallest = 1_000

    /// The first tag beyond a limit; nil if there is none.
    static func firstExcess(in bytes: [UInt8], limits: IngestLimits) -> Excess? {
        var digest: HTMLDigest?
        return survey(of: bytes, limits: limits, digest: &digest).excess
    }

    /// Scans the tags once, up to the first excess.
    ///
    /// - Parameter digest: collects the text that matters for tables.
    static func survey(
        of bytes: [UInt8], limits: IngestLimits, digest: inout HTMLDigest?
    ) -> (excess: Excess?, tables: HTMLTableExtent) {
        var tables = HTMLTableExtent()
        defer { digest?.appendRest() }
        guard bytes.count > smallest else {
            tables.doubt()
            return (nil, tables)
        }
        var open = HTMLOpenElements()
        var pageAttributes = 0
        let (nesting, attributes) = (limits[.nesting], limits[.attributes])
        let reopened = limits[.reopened] + bytes.count / 3
        var index = 0
        while let start = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: index), start + 1 < bytes.count {
            let next = bytes[start + 1]
            let isEnd = next == UInt8(ascii: "/")
            guard ByteSearch.isLetter(isEnd && start + 2 < bytes.count ? bytes[start + 2] : next) else {
                index = afterOther(bytes, at: start)
                guard index > start + 1 else { continue }
                let isRead = open.tables > 0 || tables.isInText
                digest?.appendText(upTo: start, isRead: isRead)
                digest?.appendOther(start..<index, isRead: isRead)
                continue
            }
            let tag = HTMLTagSpan(bytes, at: start)
            index = tag.end
            let isRead = open.tables > 0 || tables.isInText
            digest?.appendText(upTo: start, isRead: isRead)
            digest?.append(tag, at: start, isRead: isRead)
            if digest?.hasHeadingRole == true { tables.doubt() }
            // The attributes of all `<html>` and `<body>` tags belong to one element.
            if tag.kind == .none, HTMLElementKind.pages.contains(tag.name) { pageAttributes += tag.attributeCount }
            if tag.attributeCount > attributes || pageAttributes > attributes {
                return (Excess(offset: start, limit: .attributes), tables)
            }
            if isEnd {
                open.close(tag)
            } else {
                open.open(tag, in: bytes, mark: mark(bytes, start..<tag.end))
                if tag.kind == .special || tag.kind == .block, let end = HTMLElementKind.rawText[tag.name],
                    open.readsRawText
                {
                    index = ByteSearch.first(end, in: bytes, from: index) ?? bytes.count
                    // A script inside a comment in a script ends with its own end tag.
                    if holdsScript(tag.end..<index, in: bytes) { tables.doubt() }
                    if index < bytes.count, open.tables == 0, !tables.isUnknown {
                        digest?.skipContent(of: tag, upTo: index)
                    }
                }
            }
            tables.note(tag, openTables: open.tables)
            if tables.isUnknown { digest?.appendRest() }
            if index < bytes.count, bytes[index] != UInt8(ascii: "<") { open.reopen() }
            if open.depth > nesting { return (Excess(offset: start, limit: .nesting), tables) }
            if open.reopened > reopened { return (Excess(offset: start, limit: .reopened), tables) }
        }
        return (nil, tables)
    }

    private static func holdsScript(_ content: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard let comment = ByteSearch.first("<!--", in: bytes, from: content.lowerBound, limit: content.upperBound)
        else { return false }
        return ByteSearch.first("<script", in: bytes, from: comment, limit: content.upperBound) != nil
    }

    /// Equal for equal tags (FNV-1a).
    private static func mark(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        let hash = range.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64(bytes[$1])) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash)
    }

    /// The offset after a comment, a doctype or similar markup; one byte further if there is none.
    private static func afterOther(_ bytes: [UInt8], at start: Int) -> Int {
        if ByteSearch.matches("<!--", in: bytes, at: start) {
            var index = start + 4
            if ByteSearch.matches(">", in: bytes, at: index) || ByteSearch.matches("->", in: bytes, at: index) {
                return index
            }
            while let found = ByteSearch.first("--", in: bytes, from: index) {
                if ByteSearch.matches(">", in: bytes, at: found + 2)
                    || ByteSearch.matches("!>", in: bytes, at: found + 2)
                {
                    return found + 3
                }
                index = found + 1
            }
            return bytes.count
        }
        guard "!?/".utf8.contains(bytes[start + 1]) else { return start + 1 }
        return ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: start).map { $0 + 1 } ?? bytes.count
    }
}

extension Finding {
    static func html(_ excess: HTMLCost.Excess, in text: SourceText, base: Int = 0, limits: IngestLimits) -> Finding {
        let number = limits[excess.limit]
        let (rule, what): (RuleKind, String) =
            switch excess.limit {
            case .attributes: (.unreadableFile, "this tag has more than \(number) attributes")
            case .reopened:
                (.nestedTooDeep, "unclosed elements would be reopened more than \(number) times")
            default: (.nestedTooDeep, "elements are nested more than \(number) deep here")
            }
        return Finding(
            rule: rule, severity: .error, message: "\(what); the HTML is not read\(limits.hint(excess.limit))",
            place: text.place(at: base + excess.offset))
    }
}
