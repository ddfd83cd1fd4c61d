import Text

/// The text of a `<pre>` as the page shows it, with the source of every byte.
struct PreformattedText {
    let slice: HTMLSlice

    /// Nil if a text is not in the source as such.
    func capture(of node: Int, in page: ParsedPage) -> TextCapture? {
        var result: (bytes: [UInt8], sources: [Range<Int>]) = ([], [])
        var index = node + 1
        let end = page.nodes[node].end
        // The ends of elements that are lines, as in some listings.
        var blocks: [Int] = []
        while index < end {
            while let last = blocks.last, last <= index {
                blocks.removeLast()
                breakLine(of: &result)
            }
            let found = page.nodes[index]
            guard let tag = found.tag else {
                guard var characters = page.characters(of: index) else { return nil }
                while let (character, source) = characters.next() { append(character, source, to: &result) }
                index += 1
                continue
            }
            if tag == .unread || tag == .drawingTitle || tag == .table || page.isHidden(index) {
                breakLine(of: &result)
                index = found.end
                continue
            }
            switch tag {
            case .br: appendNewline(to: &result)
            case .block, .p, .li, .ul, .ol, .dl, .dt, .dd, .h1, .h2, .h3, .h4, .h5, .h6, .figure, .pre:
                breakLine(of: &result)
                blocks.append(found.end)
            default: break
            }
            index += 1
        }
        guard !result.bytes.isEmpty else { return nil }
        let lines = result.bytes.split(separator: 0x0A).map { $0.startIndex..<$0.endIndex }
        OutputMarks.blank(inCode: lines, of: &result.bytes)
        return TextCapture(path: slice.text.path, bytes: result.bytes, sources: result.sources, base: slice.base)
    }

    private func breakLine(of result: inout (bytes: [UInt8], sources: [Range<Int>])) {
        if let last = result.bytes.last, last != 0x0A { appendNewline(to: &result) }
    }

    private func appendNewline(to result: inout (bytes: [UInt8], sources: [Range<Int>])) {
        let place = result.sources.last?.upperBound ?? 0
        result.bytes.append(0x0A)
        result.sources.append(place..<place)
    }

    /// Appends a character; spaces that do not break are spaces.
    private func append(
        _ character: [UInt8], _ source: Range<Int>, to result: inout (bytes: [UInt8], sources: [Range<Int>])
    ) {
        for byte in character == [0xC2, 0xA0] ? [UInt8(ascii: " ")] : character {
            result.bytes.append(byte)
            result.sources.append(source)
        }
    }
}
