import Text

/// An HTML page as a conforming parser reads it: a flat list of elements and texts, with attributes and decoded text
/// on demand.
final class ParsedPage {
    /// Elements and texts in tree order, with places in the page.
    let nodes: [HTMLNode]
    /// The ranges of comments, from `<!--` to after `-->`, in the order of the page, without those in a `template`.
    let comments: [Range<Int>]
    /// The first place that exceeds a limit; nil if the page is read to its end.
    let excess: HTMLTreeBuilder.Excess?
    /// The text that was parsed.
    let bytes: [UInt8]
    /// The nodes with places in ``bytes``.
    private let parsed: [HTMLNode]
    /// Whether a style strikes out any element.
    private let holdsStruck: Bool
    /// Whether places in the page differ from those in ``bytes``.
    private let isMapped: Bool

    /// Nil for a page of 2 GB or more, whose places have more than 32 bits.
    ///
    /// - Parameters:
    ///   - isXML: whether the page is XHTML.
    ///   - map: maps `html` to the page that places refer to; nil if it is the page.
    init?(_ html: [UInt8], isXML: Bool = false, limits: IngestLimits, map: OffsetMap? = nil) {
        guard html.count < Int(Int32.max) else { return nil }
        var builder = HTMLTreeBuilder(html, isXML: isXML, limits: limits)
        builder.run()
        excess = builder.excess
        comments = builder.comments
        holdsStruck = builder.holdsStruck
        bytes = html
        parsed = builder.tree.nodes
        isMapped = map != nil
        guard let map else {
            nodes = parsed
            return
        }
        var hint = 0
        nodes = parsed.map { $0.moved(by: map, hint: &hint) }
    }

    /// The page of an article.
    convenience init?(_ text: SourceText, limits: IngestLimits) {
        self.init(text.bytes, isXML: XHTML.isXHTML(text), limits: limits)
    }

    /// The text of a text node, references decoded; empty for an element.
    func text(of node: Int) -> String { withText(of: node) { String(decoding: $0, as: UTF8.self) } }

    /// The same in UTF-8.
    func withText<Result>(of node: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard nodes.indices.contains(node), let token = parsed[node].text else {
            return body(UnsafeBufferPointer(start: nil, count: 0))
        }
        return HTMLCharacters(token, null: parsed[node].null, in: bytes).withText(body)
    }

    /// True if a text is white space of HTML as it is written.
    func isWhiteSpace(_ node: Int) -> Bool {
        guard !isMapped, let range = nodes[node].source, !range.isEmpty else { return false }
        return HTMLCharacters.endOfSpace(in: bytes, from: range.lowerBound, to: range.upperBound) == range.upperBound
    }

    /// True if a text contains only white space.
    func isSpace(_ node: Int) -> Bool {
        withText(of: node) { text in
            let first = text.firstIndex { !WhiteSpace.isASCII($0) }
            guard let first, text[first] >= 0x80 else { return first == nil }
            return String(decoding: text, as: UTF8.self).allSatisfy(\.isWhitespace)
        }
    }

    /// Whether an element is struck out as a whole: its style says so, or that of the row of a cell.
    func isStruck(_ element: Int) -> Bool {
        // Most pages strike nothing out.
        guard holdsStruck else { return false }
        let node = nodes[element]
        if node.display.signs.contains(.struck) { return true }
        return node.tag?.isOfTable == true && isStruck(node.parent)
    }

    /// The source of an element's content if it is one text that is shown as written and holds no mark, in elements that
    /// do not change it; nil for any other content, and for an empty element.
    func verbatim(in element: Int) -> Range<Int>? {
        guard !isMapped, !isStruck(element) else { return nil }
        var found: Range<Int>?
        for node in element + 1..<nodes[element].end {
            guard let text = nodes[node].text else {
                guard nodes[node].changesNoText else { return nil }
                continue
            }
            let range = WhiteSpace.trimmed(text.range, in: bytes)
            if range.isEmpty { continue }
            guard found == nil, text.form == .data else { return nil }
            found = range
        }
        guard let range = found, CellTextBuilder.keeps(range, of: bytes) else { return nil }
        return holdsMark(range) ? nil : range
    }

    /// True for a text with a reference, a bracket or a star.
    private func holdsMark(_ text: Range<Int>) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var index = text.lowerBound
            while index < text.upperBound {
                let word = EightBytes(bytes, at: index, before: text.upperBound)
                if !word.hasNone(of: UInt8(ascii: "&"), UInt8(ascii: "["), UInt8(ascii: "*")) {
                    return bytes[index..<text.upperBound].contains {
                        $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "*")
                    }
                }
                index += 8
            }
            return false
        }
    }

    /// The characters of a text node with their places; nil for an element, and where the page was rewritten.
    func characters(of node: Int) -> HTMLCharacters? {
        guard !isMapped, let token = nodes[node].text else { return nil }
        return HTMLCharacters(token, null: nodes[node].null, in: bytes)
    }

    /// The value of an element's attribute, references decoded; nil if it is missing.
    ///
    /// - Parameter name: in lower case.
    func attribute(_ name: StaticString, of node: Int) -> String? {
        guard nodes.indices.contains(node), parsed[node].hasAttributes, let tag = parsed[node].source else {
            return nil
        }
        return HTMLAttributes.value(of: name, inTag: tag, of: bytes)
    }
}

extension Finding {
    static func html(
        _ excess: HTMLTreeBuilder.Excess, in text: SourceText, base: Int = 0, limits: IngestLimits
    ) -> Finding {
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
