import Gumbo

/// Separates the text at the end of a form from the text after it.
///
/// gumbo ends a form without ending the text in it: it reads `<form>4</form>5` as an empty form and the text `45`.
enum HTMLForm {
    private static let endTag: StaticString = "</form"

    /// True for a form whose end tag is in the source of the text after it.
    static func continuesInText(_ node: Int, in page: borrowing ParsedPage, bytes: [UInt8]) -> Bool {
        let end = page.nodes[node].end
        guard let tag = page.nodes[node].source, ByteSearch.isTag("form", in: bytes, at: tag.lowerBound + 1),
            end < page.nodes.count, page.nodes[end].tag == nil, page.nodes[end].parent == page.nodes[node].parent,
            let text = page.nodes[end].source
        else { return false }
        return ByteSearch.first(endTag, in: bytes, from: text.lowerBound, limit: text.upperBound) != nil
    }

    /// The parts of a text before and after the end tag in its source.
    static func parts(of text: String, in bytes: [UInt8], from written: Range<Int>) -> (inside: String, after: String) {
        let tag = ByteSearch.first(endTag, in: bytes, from: written.lowerBound, limit: written.upperBound)
        let decoded = Array(text.utf8)
        var index = 0
        var offset = written.lowerBound
        while index < decoded.count,
            let step = CharacterSource.next(decoded, at: index, bytes, from: offset, to: written.upperBound),
            step.source.lowerBound < tag ?? written.upperBound
        {
            index += step.length
            offset = step.source.upperBound
        }
        return (String(decoding: decoded[..<index], as: UTF8.self), String(decoding: decoded[index...], as: UTF8.self))
    }
}
