/// The words of a mark, separated by white space outside of quotation marks, which open after `=` or at the beginning
/// of a word.
///
///     bending species="red oak"   ->   `bending`, `species=red oak`
struct MarkWords {
    private(set) var words: [(text: String, offset: Int)] = []
    /// The place of a quotation mark that is not closed.
    private(set) var openQuote: Int?

    init(_ range: Range<Int>, in bytes: [UInt8]) {
        var index = range.lowerBound
        while index < range.upperBound {
            if WhiteSpace.isASCII(bytes[index]) {
                index += 1
                continue
            }
            let start = index
            var word: [UInt8] = []
            while index < range.upperBound, !WhiteSpace.isASCII(bytes[index]) {
                let byte = bytes[index]
                let mayOpen = word.isEmpty || word.last == UInt8(ascii: "=")
                guard mayOpen, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else {
                    word.append(byte)
                    index += 1
                    continue
                }
                guard let end = bytes[(index + 1)..<range.upperBound].firstIndex(of: byte) else {
                    openQuote = index
                    return
                }
                word += bytes[(index + 1)..<end]
                index = end + 1
            }
            words.append((String(decoding: word, as: UTF8.self), start))
        }
    }
}
