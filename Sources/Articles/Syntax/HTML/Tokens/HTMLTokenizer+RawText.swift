import Text

extension HTMLTokenizer {
    /// The offset of the end tag that ends a text, or the end of the page.
    ///
    /// 13.2.5.9 RCDATA less-than sign state to 13.2.5.14 RAWTEXT end tag name state
    func endOfText(from start: Int) -> Int {
        var next = start
        while let open = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: next) {
            if isAppropriateEndTag(at: open) { return open }
            next = open + 1
        }
        return bytes.count
    }

    /// An end tag for the last start tag, as far as its name.
    private func isAppropriateEndTag(at open: Int) -> Bool {
        guard open + 2 < bytes.count, bytes[open + 1] == UInt8(ascii: "/"), bytes[open + 2].isASCIILetter else {
            return false
        }
        let (name, end) = TagName.read(bytes, from: open + 2, in: names)
        return end < bytes.count && name == lastStartTag
    }

    /// How far a script is inside of a comment, where `<script>` and its end tag are text.
    private enum Escape {
        /// 13.2.5.4 Script data state
        case none
        /// 13.2.5.20 Script data escaped state: after `<!--`
        case single
        /// 13.2.5.27 Script data double escaped state: after `<script>` in it
        case double
    }

    /// The offset of the end tag that ends a script, or the end of the page.
    ///
    /// 13.2.5.4 Script data state, 13.2.5.15 Script data less-than sign state to
    /// 13.2.5.31 Script data double escape end state
    func endOfScript() -> Int {
        var escape = Escape.none
        var next = index
        while next < bytes.count {
            if escape == .none {
                // What a comment's end means does not matter here.
                guard let open = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: next) else { break }
                next = open
            }
            switch bytes[next] {
            case UInt8(ascii: "-") where ByteSearch.matches("-->", in: bytes, at: next):
                escape = .none
                next += 3
            case UInt8(ascii: "<"):
                if escape != .double, isAppropriateEndTag(at: next) { return next }
                next = afterSign(next, &escape)
            default: next += 1
            }
        }
        return bytes.count
    }

    /// Reads the `<` at an offset in a script, which ends no script.
    private func afterSign(_ open: Int, _ escape: inout Escape) -> Int {
        if escape == .none {
            guard ByteSearch.matches("<!--", in: bytes, at: open) else { return open + 1 }
            escape = .single
            // The dashes may belong to the comment's end, too: `<!-->`.
            return open + 2
        }
        if escape == .single, ByteSearch.isTag("script", in: bytes, at: open + 1) {
            escape = .double
        } else if escape == .double, ByteSearch.isTag("/script", in: bytes, at: open + 1) {
            escape = .single
        }
        return open + 1
    }
}
