import Text

/// Finds captions of HTML tables in a paragraph directly above or below: `<p>Table 3: Sizes</p>`.
///
/// Searches the source, because the tree may omit the text around tables.
struct HTMLCaptions {
    let slice: HTMLSlice
    let notes: NoteIndex
    let limits: IngestLimits
    private var bytes: [UInt8] { slice.text.bytes }

    /// The greatest number of tags between a table and its caption, and the greatest lengths.
    private static let mostTags = 6
    private static let longest = 2_000
    private static let wrappers: [ElementName] = [.div, .center, .figure, .section, .article, .span]

    /// - Parameter drafts: in source order.
    /// - Returns: the caption of each draft; nil if there is none, or if the table has one of its own.
    func captions(of drafts: [ArticleTable], finder: inout LocationFinder) -> [ArticleText?] {
        var above: [CaptionCandidate?] = []
        var below: [CaptionCandidate?] = []
        above.reserveCapacity(drafts.count)
        below.reserveCapacity(drafts.count)
        for index in drafts.indices {
            let isOpen = drafts[index].syntax == .html && drafts[index].caption == nil
            let range = drafts[index].range
            above.append(isOpen ? candidate(above: range, finder: &finder) : nil)
            below.append(isOpen ? candidate(below: range, finder: &finder) : nil)
        }
        return CaptionChoice(above: above, below: below).captions().map { found in
            found.flatMap { text(of: $0.range, finder: &finder) }
        }
    }

    private func text(of range: Range<Int>, finder: inout LocationFinder) -> ArticleText? {
        let slice = HTMLSlice(text: slice.text, base: range.lowerBound)
        return HTMLFragment.text(of: range, in: slice, notes: notes, limits: limits, finder: &finder)
    }

    private func candidate(_ range: Range<Int>, finder: inout LocationFinder) -> CaptionCandidate? {
        guard mayBeCaption(range), let text = text(of: range, finder: &finder)?.text else { return nil }
        let line = Array(text.utf8)
        guard let mark = CaptionMark(line.indices, in: line), !mark.isSyntax else { return nil }
        return CaptionCandidate(range: range, isSyntax: false)
    }

    /// A fast path: false for nearly all paragraphs, by their first word.
    private func mayBeCaption(_ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == UInt8(ascii: "<"),
                let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: index, limit: range.upperBound)
            {
                index = end + 1
            } else if WhiteSpace.isASCII(bytes[index]) {
                index += 1
            } else {
                return CaptionMark.beginsWithWord(at: index, in: bytes)
            }
        }
        return false
    }
}

extension HTMLCaptions {
    private func candidate(above table: Range<Int>, finder: inout LocationFinder) -> CaptionCandidate? {
        // The table's own tag is before its first row.
        guard var end = beginning(of: "table", before: table.lowerBound) else { return nil }
        for _ in 0..<Self.mostTags {
            while end > 0, WhiteSpace.isASCII(bytes[end - 1]) { end -= 1 }
            guard let tag = ByteSearch.last(UInt8(ascii: "<"), in: bytes, before: end - 1, limit: Self.longest) else {
                return nil
            }
            // A paragraph may be unclosed: `<p>Table 3: Sizes <table>`.
            let isText = bytes[end - 1] != UInt8(ascii: ">")
            let isEnd = tag + 1 < end && bytes[tag + 1] == UInt8(ascii: "/")
            let name = ElementName.named(in: bytes, from: tag + (isEnd ? 2 : 1))
            if isText || isEnd {
                if !isText, Self.endsParagraphs(name) { return nil }
                return beginning(of: isText || name != .div ? "p" : "div", before: tag).flatMap {
                    candidate($0..<end, finder: &finder)
                }
            }
            guard Self.wrappers.contains(name) || bytes[tag + 1] == UInt8(ascii: "!") else { return nil }
            end = tag
        }
        return nil
    }

    /// True for an element that no paragraph with a caption contains, nor surrounds.
    private static func endsParagraphs(_ name: ElementName) -> Bool {
        switch name {
        case .h1, .h2, .h3, .h4, .h5, .h6, .ul, .ol, .dl, .pre, .script, .style: true
        default: false
        }
    }

    private func candidate(below table: Range<Int>, finder: inout LocationFinder) -> CaptionCandidate? {
        // The end tag may be part of it.
        let end = max(table.lowerBound, table.upperBound - "</table>".utf8.count)
        guard let last = ByteSearch.first("</table", in: bytes, from: end, limit: end + Self.longest),
            var start = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: last, limit: last + Self.longest)
        else { return nil }
        start += 1
        for _ in 0..<Self.mostTags {
            start = WhiteSpace.endOfASCII(in: bytes, from: start)
            guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "<"),
                let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: start, limit: start + Self.longest)
            else { return nil }
            let isEnd = bytes[start + 1] == UInt8(ascii: "/")
            let name = ElementName.named(in: bytes, from: start + (isEnd ? 2 : 1))
            if !isEnd, name == .p || name == .div {
                guard mayBeCaption(start..<min(end + Self.longest, bytes.count)) else { return nil }
                let closing: StaticString = name == .p ? "</p>" : "</div>"
                let close = ByteSearch.first(closing, in: bytes, from: end, limit: end + Self.longest)
                return close.flatMap { candidate(start..<$0, finder: &finder) }
            }
            guard isEnd && Self.wrappers.contains(name) || bytes[start + 1] == UInt8(ascii: "!") else { return nil }
            start = end + 1
        }
        return nil
    }

    /// The last start tag with the name before an offset.
    private func beginning(of name: StaticString, before end: Int) -> Int? {
        var index = end
        while let tag = ByteSearch.last(UInt8(ascii: "<"), in: bytes, before: index, limit: Self.longest),
            end - tag < Self.longest
        {
            if ByteSearch.isTag(name, in: bytes, at: tag + 1) { return tag }
            guard tag > 0 else { return nil }
            index = tag - 1
        }
        return nil
    }
}
