extension HTMLTokenizer {
    /// What begins with `<!` at ``index``; nil for the start of a CDATA section.
    ///
    /// 13.2.5.42 Markup declaration open state
    mutating func declaration() -> HTMLToken? {
        let start = index + 2
        if ByteSearch.matches("--", in: bytes, at: start) { return comment(from: start + 2) }
        if ByteSearch.matches("doctype", in: bytes, at: start) {
            index = HTMLDoctype.end(in: bytes, from: start, mayHaveSubset: isXML && !hasDoctype)
            hasDoctype = true
            return .doctype
        }
        if allowsCDATA || isXML, ByteSearch.isExactly("[CDATA[", in: bytes, at: start) {
            index = start + 7
            state = .section
            return nil
        }
        return bogusComment(from: start)
    }

    /// 13.2.5.43 Comment start state to 13.2.5.52 Comment end bang state
    ///
    /// - Parameter start: the offset after `<!--`.
    private mutating func comment(from start: Int) -> HTMLToken {
        for short: StaticString in [">", "->"] where ByteSearch.matches(short, in: bytes, at: start) {
            return comment(start..<start, end: start + short.utf8CodeUnitCount)
        }
        var next = start
        while let dashes = ByteSearch.first("--", in: bytes, from: next) {
            var end = dashes + 2
            while end < bytes.count, bytes[end] == UInt8(ascii: "-") { end += 1 }
            if end == bytes.count { return comment(start..<(end - 2), end: end) }
            if bytes[end] == UInt8(ascii: ">") { return comment(start..<(end - 2), end: end + 1) }
            if bytes[end] == UInt8(ascii: "!") {
                let after = end + 1
                if after == bytes.count { return comment(start..<(end - 2), end: after) }
                if bytes[after] == UInt8(ascii: ">") { return comment(start..<(end - 2), end: after + 1) }
                end = after
            }
            next = end
        }
        let endsInDash = bytes.count > start && bytes[bytes.count - 1] == UInt8(ascii: "-")
        return comment(start..<(bytes.count - (endsInDash ? 1 : 0)), end: bytes.count)
    }

    private mutating func comment(_ content: Range<Int>, end: Int) -> HTMLToken {
        comment = content
        index = end
        return .comment
    }

    /// What begins with `<?`: a comment in HTML.
    mutating func instruction() -> HTMLToken {
        let start = index + 1
        guard isXML, !lacksInstructionEnd else { return bogusComment(from: start) }
        guard let end = ByteSearch.first("?>", in: bytes, from: start) else {
            lacksInstructionEnd = true
            return bogusComment(from: start)
        }
        return comment(start..<end, end: end + 2)
    }

    /// 13.2.5.41 Bogus comment state
    mutating func bogusComment(from start: Int) -> HTMLToken {
        let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: start) ?? bytes.count
        return comment(start..<end, end: min(end + 1, bytes.count))
    }
}
