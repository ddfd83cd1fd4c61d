/// A DOCTYPE, read again from its source (HTML standard, sections 13.2.5.53 to 13.2.5.68).
struct HTMLDoctype: Equatable {
    var name: [UInt8]?
    var publicIdentifier: [UInt8]?
    var systemIdentifier: [UInt8]?
    /// Whether it is broken so that the page counts as an old one.
    var forcesQuirks = false

    /// - Parameters:
    ///   - bytes: the page.
    ///   - range: from `<!doctype` to after its end.
    init(_ bytes: [UInt8], _ range: Range<Int>) {
        // Without `>` the page ends in it.
        let isComplete = bytes[range.upperBound - 1] == UInt8(ascii: ">")
        var reader = Reader(bytes: bytes, index: range.lowerBound + 9, end: range.upperBound - (isComplete ? 1 : 0))
        forcesQuirks = !isComplete
        name = reader.word()
        if name == nil { forcesQuirks = true }
        guard name != nil, !reader.isAtEnd else { return }
        let isPublic = reader.takes("public")
        guard isPublic || reader.takes("system") else {
            forcesQuirks = true
            return
        }
        if isPublic { publicIdentifier = reader.identifier() }
        if !reader.isUnclosed, !isPublic || publicIdentifier != nil { systemIdentifier = reader.identifier() }
        let isMissing = systemIdentifier == nil && (publicIdentifier == nil || !reader.isAtEnd)
        if isMissing || reader.isUnclosed {
            forcesQuirks = true
        } else if systemIdentifier != nil, !reader.isAtEnd {
            // The rest means nothing, not even where the page ends in it.
            forcesQuirks = false
        }
    }

    /// The offset after the DOCTYPE: its first `>`, also in a quoted identifier.
    ///
    /// - Parameter mayHaveSubset: whether it may hold declarations in brackets, as in XML.
    static func end(in bytes: [UInt8], from start: Int, mayHaveSubset: Bool) -> Int {
        guard let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: start) else { return bytes.count }
        guard mayHaveSubset, let open = ByteSearch.first(UInt8(ascii: "["), in: bytes, from: start, limit: end) else {
            return end + 1
        }
        var next = open
        while let close = ByteSearch.first(UInt8(ascii: "]"), in: bytes, from: next) {
            next = close + 1
            while next < bytes.count, HTMLCharacters.isSpace(bytes[next]) { next += 1 }
            if next < bytes.count, bytes[next] == UInt8(ascii: ">") { return next + 1 }
        }
        return end + 1
    }

    /// Whether the page is laid out as old ones were, where a paragraph can hold a table (section 13.2.6.4.1).
    var isQuirksMode: Bool {
        func lowered(_ text: [UInt8]?) -> String? {
            text.map { String(decoding: $0.map(ByteSearch.lowercased), as: UTF8.self) }
        }
        guard !forcesQuirks, lowered(name) == "html" else { return true }
        let system = lowered(systemIdentifier)
        if system == "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd" { return true }
        guard let known = lowered(publicIdentifier) else { return false }
        if ["-//w3o//dtd w3 html strict 3.0//en//", "-/w3c/dtd html 4.0 transitional/en", "html"].contains(known) {
            return true
        }
        if Self.quirkyPublicIdentifiers.contains(where: known.hasPrefix) { return true }
        return system == nil && Self.quirkyWithoutSystemIdentifier.contains(where: known.hasPrefix)
    }

    private static let quirkyWithoutSystemIdentifier = [
        "-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//",
    ]

    private static let quirkyPublicIdentifiers = [
        "+//silmaril//dtd html pro v0r11 19970101//", "-//as//dtd html 3.0 aswedit + extensions//",
        "-//advasoft ltd//dtd html 3.0 aswedit + extensions//", "-//ietf//dtd html 2.0 level 1//",
        "-//ietf//dtd html 2.0 level 2//", "-//ietf//dtd html 2.0 strict level 1//",
        "-//ietf//dtd html 2.0 strict level 2//", "-//ietf//dtd html 2.0 strict//", "-//ietf//dtd html 2.0//",
        "-//ietf//dtd html 2.1e//", "-//ietf//dtd html 3.0//", "-//ietf//dtd html 3.2 final//",
        "-//ietf//dtd html 3.2//", "-//ietf//dtd html 3//", "-//ietf//dtd html level 0//",
        "-//ietf//dtd html level 1//", "-//ietf//dtd html level 2//", "-//ietf//dtd html level 3//",
        "-//ietf//dtd html strict level 0//", "-//ietf//dtd html strict level 1//",
        "-//ietf//dtd html strict level 2//", "-//ietf//dtd html strict level 3//", "-//ietf//dtd html strict//",
        "-//ietf//dtd html//", "-//metrius//dtd metrius presentational//",
        "-//microsoft//dtd internet explorer 2.0 html strict//", "-//microsoft//dtd internet explorer 2.0 html//",
        "-//microsoft//dtd internet explorer 2.0 tables//", "-//microsoft//dtd internet explorer 3.0 html strict//",
        "-//microsoft//dtd internet explorer 3.0 html//", "-//microsoft//dtd internet explorer 3.0 tables//",
        "-//netscape comm. corp.//dtd html//", "-//netscape comm. corp.//dtd strict html//",
        "-//o'reilly and associates//dtd html 2.0//", "-//o'reilly and associates//dtd html extended 1.0//",
        "-//o'reilly and associates//dtd html extended relaxed 1.0//",
        "-//sq//dtd html 2.0 hotmetal + extensions//",
        "-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//",
        "-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//",
        "-//spyglass//dtd html 2.0 extended//", "-//sun microsystems corp.//dtd hotjava html//",
        "-//sun microsystems corp.//dtd hotjava strict html//", "-//w3c//dtd html 3 1995-03-24//",
        "-//w3c//dtd html 3.2 draft//", "-//w3c//dtd html 3.2 final//", "-//w3c//dtd html 3.2//",
        "-//w3c//dtd html 3.2s draft//", "-//w3c//dtd html 4.0 frameset//", "-//w3c//dtd html 4.0 transitional//",
        "-//w3c//dtd html experimental 19960712//", "-//w3c//dtd html experimental 970421//",
        "-//w3c//dtd w3 html//", "-//w3o//dtd w3 html 3.0//", "-//webtechs//dtd mozilla html 2.0//",
        "-//webtechs//dtd mozilla html//",
    ]
}

extension HTMLDoctype {
    /// Reads the parts of a DOCTYPE.
    private struct Reader {
        let bytes: [UInt8]
        var index: Int
        let end: Int
        /// Whether the last identifier had no closing quote.
        private(set) var isUnclosed = false

        init(bytes: [UInt8], index: Int, end: Int) {
            self.bytes = bytes
            self.index = min(index, end)
            self.end = end
        }

        /// True if nothing but white space is left.
        var isAtEnd: Bool {
            mutating get {
                skipWhiteSpace()
                return index == end
            }
        }

        private mutating func skipWhiteSpace() {
            while index < end, HTMLCharacters.isSpace(bytes[index]) { index += 1 }
        }

        mutating func word() -> [UInt8]? {
            skipWhiteSpace()
            let start = index
            while index < end, !HTMLCharacters.isSpace(bytes[index]) { index += 1 }
            return start < index ? Array(bytes[start..<index]) : nil
        }

        mutating func takes(_ keyword: StaticString) -> Bool {
            skipWhiteSpace()
            guard index + keyword.utf8CodeUnitCount <= end, ByteSearch.matches(keyword, in: bytes, at: index) else {
                return false
            }
            index += keyword.utf8CodeUnitCount
            return true
        }

        /// The next identifier; nil if no quote begins one.
        mutating func identifier() -> [UInt8]? {
            skipWhiteSpace()
            guard index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
                return nil
            }
            let start = index + 1
            let close = ByteSearch.first(bytes[index], in: bytes, from: start, limit: end)
            isUnclosed = close == nil
            index = close.map { $0 + 1 } ?? end
            return Array(bytes[start..<(close ?? end)])
        }
    }
}
