import Text

/// Finds the `<meta>` that declares a page's encoding, skipping comments and other tags, without parsing the page.
struct MetaPrescan {
    /// The number of bytes that the standard scans, independent of the end of the page's head.
    private static let certain = 1024

    private let bytes: [UInt8]
    private var index = 0

    static func find(in bytes: [UInt8]) -> TextEncoding? {
        var scan = MetaPrescan(bytes: bytes)
        // What is before the next one is not read; many pages, and nearly all fragments, have none.
        var meta = 0
        var isInBody = false
        while let start = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: scan.index) {
            scan.index = start + 1
            if start >= meta {
                guard let next = next(in: bytes, from: start, limit: isInBody ? certain : .max) else { return nil }
                meta = next + 1
            }
            isInBody = isInBody || ByteSearch.isTag("body", in: bytes, at: start + 1)
            if isInBody, start >= certain { return nil }
            if let encoding = scan.markup(at: start) { return encoding }
        }
        return nil
    }

    /// The next `<meta>`, or the body, in front of a limit.
    private static func next(in bytes: [UInt8], from start: Int, limit: Int) -> Int? {
        var index = start
        while let found = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: index, limit: limit) {
            index = found + 1
            if ByteSearch.isTag("meta", in: bytes, at: index) || ByteSearch.isTag("body", in: bytes, at: index) {
                return found
            }
        }
        return nil
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    /// Skips the markup at `start`; returns the encoding that it declares, if any.
    private mutating func markup(at start: Int) -> TextEncoding? {
        if ByteSearch.isExactly("<!--", in: bytes, at: start) {
            // The hyphens that open a comment may also close it: `<!-->`.
            skip(past: "-->", from: start + 2)
        } else if ByteSearch.matches("<meta", in: bytes, at: start), isEndOfName(start + 5) {
            index = start + 5
            return meta()
        } else if let letter = byte(start + 1) == UInt8(ascii: "/") ? byte(start + 2) : byte(start + 1),
            letter.isASCIILetter
        {
            while let byte = byte(index), !WhiteSpace.isASCII(byte), byte != UInt8(ascii: ">") { index += 1 }
            var attributes = HTMLAttributes(from: index)
            while attributes.next(in: bytes) != nil {}
            index = attributes.index
        } else if let next = byte(start + 1), "!/?".utf8.contains(next) {
            skip(past: ">", from: start + 1)
        }
        return nil
    }

    private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func isEndOfName(_ index: Int) -> Bool {
        byte(index).map { WhiteSpace.isASCII($0) || $0 == UInt8(ascii: "/") } ?? false
    }

    private mutating func skip(past end: StaticString, from start: Int) {
        let found = ByteSearch.first(end, in: bytes, from: start)
        index = found.map { $0 + end.utf8CodeUnitCount } ?? bytes.count
    }

    /// The encoding in the attributes of a `<meta>`; of two with a name the first one counts.
    private mutating func meta() -> TextEncoding? {
        var (type, content, charset): (HTMLAttribute?, HTMLAttribute?, HTMLAttribute?)
        var attributes = HTMLAttributes(from: index)
        defer { index = attributes.index }
        while let attribute = attributes.next(in: bytes) {
            if type == nil, attribute.isNamed("http-equiv", in: bytes) { type = attribute }
            if content == nil, attribute.isNamed("content", in: bytes) { content = attribute }
            if charset == nil, attribute.isNamed("charset", in: bytes) { charset = attribute }
        }
        // A tag that the bytes end in is ignored.
        guard attributes.isComplete else { return nil }
        func found() -> TextEncoding? { content.flatMap { MetaContent.encoding(in: text($0.value)) } }
        if let charset {
            let encoding = TextEncoding(label: text(charset.value))
            let isLast = content.map { $0.name.lowerBound < charset.name.lowerBound } ?? true
            if encoding != nil || isLast || found() == nil { return encoding }
        }
        return type?.hasValue("content-type", in: bytes) == true ? found() : nil
    }

    /// The text with ASCII letters in lower case.
    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range].map(ByteSearch.lowercased(_:)), as: UTF8.self)
    }
}

/// `text/html; charset=x`, by the HTML standard's algorithm for extracting the encoding.
private enum MetaContent {
    static func encoding(in content: String) -> TextEncoding? {
        let bytes = Array(content.utf8)
        var index = 0
        while let found = ByteSearch.first("charset", in: bytes, from: index) {
            index = WhiteSpace.endOfASCII(in: bytes, from: found + 7)
            guard index < bytes.count else { return nil }
            guard bytes[index] == UInt8(ascii: "=") else { continue }
            return label(in: bytes[WhiteSpace.endOfASCII(in: bytes, from: index + 1)...])
        }
        return nil
    }

    private static func label(in rest: ArraySlice<UInt8>) -> TextEncoding? {
        guard let first = rest.first else { return nil }
        var label = rest.prefix { !WhiteSpace.isASCII($0) && $0 != UInt8(ascii: ";") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
            label = rest[(rest.startIndex + 1)..<end]
        }
        return TextEncoding(label: String(decoding: label, as: UTF8.self))
    }
}
