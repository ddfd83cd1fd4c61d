import Gumbo
import Text

/// The text of a `<pre>` as the page shows it, with the source of every byte.
struct PreformattedText {
    let slice: HTMLSlice
    /// The parsed piece.
    let bytes: [UInt8]

    /// Nil if the parser's text cannot be matched with the source.
    func capture(of node: Int, in page: borrowing ParsedPage) -> TextCapture? {
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
                guard append(page.text(of: index), from: found.source, to: &result) else { return nil }
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

    /// Advances through the decoded text and its source together; returns false if they differ.
    private func append(
        _ text: String, from written: Range<Int>?, to result: inout (bytes: [UInt8], sources: [Range<Int>])
    ) -> Bool {
        let decoded = Array(text.utf8)
        guard !decoded.isEmpty else { return true }
        guard let written = written?.clamped(to: 0..<bytes.count) else { return false }
        var offset = written.lowerBound
        var index = 0
        while index < decoded.count {
            guard let step = CharacterSource.next(decoded, at: index, bytes, from: offset, to: written.upperBound)
            else {
                return false
            }
            if isNoBreakSpace(decoded, at: index) {
                result.bytes.append(UInt8(ascii: " "))
                result.sources.append(step.source)
            } else {
                for byte in decoded[index..<(index + step.length)] {
                    result.bytes.append(byte)
                    result.sources.append(step.source)
                }
            }
            index += step.length
            offset = step.source.upperBound
        }
        return true
    }

    private func isNoBreakSpace(_ decoded: [UInt8], at index: Int) -> Bool {
        decoded[index] == 0xC2 && index + 1 < decoded.count && decoded[index + 1] == 0xA0
    }
}
