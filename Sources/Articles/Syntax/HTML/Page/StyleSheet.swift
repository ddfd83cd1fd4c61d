/// The classes by which the `style` elements of a page raise, strike out or hide text, as exported documents do.
///
///     .c3 { vertical-align: super }     span.sortkey, .note { display: none }
///
/// Reads rules of single classes that always apply, and nothing within `@media`. Only text in a line is hidden by its class:
/// scripts show and hide larger parts.
struct StyleSheet {
    private var styles: [ArraySlice<UInt8>: HTMLStyle] = [:]
    var isEmpty: Bool { styles.isEmpty }

    /// Whether a sheet with this `media` attribute always applies on a screen.
    static func isShown(on media: String) -> Bool {
        let types = media.lowercased().split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace) }
        return types.isEmpty
            || types.contains { words in
                let words = words.first == "only" ? words.dropFirst() : words[...]
                let isExcluded = words.first == "not"
                let type = isExcluded ? words.dropFirst() : words
                return type.isEmpty
                    || type.count == 1 && ["all", "screen"].contains(type[type.startIndex]) != isExcluded
            }
    }

    /// Reads the rules up to the end tag.
    ///
    /// - Complexity: linear in the bytes of the element.
    mutating func read(_ bytes: [UInt8], from start: Int) {
        var (ruleStart, index, depth) = (start, start, 0)
        var (isConditional, isComment) = (false, false)
        var declarations = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "<") where ByteSearch.matches("</style", in: bytes, at: index): return
            case UInt8(ascii: "*") where isComment && ByteSearch.matches("*/", in: bytes, at: index):
                isComment = false
                index += 1
                if depth == 0 { ruleStart = index + 1 }
            case _ where isComment: break
            case UInt8(ascii: "/") where ByteSearch.matches("/*", in: bytes, at: index):
                isComment = true
                index += 1
            case UInt8(ascii: "@") where depth == 0: isConditional = true
            case UInt8(ascii: ";") where depth == 0: (ruleStart, isConditional) = (index + 1, false)
            case UInt8(ascii: "{"):
                if depth == 0 { declarations = index }
                depth += 1
            case UInt8(ascii: "}"):
                if depth == 1, !isConditional { note(ruleStart..<declarations, declarations + 1..<index, in: bytes) }
                depth = max(0, depth - 1)
                if depth == 0 { (ruleStart, isConditional) = (index + 1, false) }
            default: break
            }
            index += 1
        }
    }

    private mutating func note(_ selectors: Range<Int>, _ declarations: Range<Int>, in bytes: [UInt8]) {
        let names = bytes[selectors].split(separator: UInt8(ascii: ",")).compactMap {
            Self.className($0.indices, in: bytes)
        }
        guard !names.isEmpty else { return }
        let style = HTMLStyle(Array(bytes[declarations]).span)
        let hasEffect = style.hiding != .none || style.isRaised || style.isStruck || style.isBlock
        guard hasEffect || ByteSearch.holds("display", in: bytes, declarations) else { return }
        for name in names { styles[name] = hasEffect ? style : nil }
    }

    /// The class of `.name` or `span.name`; nil for any other selector.
    private static func className(_ selector: Range<Int>, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
        let range = WhiteSpace.trimmed(selector, in: bytes)
        guard let dot = bytes[range].firstIndex(of: UInt8(ascii: ".")) else { return nil }
        let (element, name) = (bytes[range.lowerBound..<dot], bytes[dot + 1..<range.upperBound])
        let isName = name.allSatisfy { ByteSearch.isLetterOrDigit($0) || $0 == 0x2D || $0 == 0x5F }
        return isName && !name.isEmpty && element.allSatisfy(ByteSearch.isLetter) ? name : nil
    }

    /// The styles of the classes that a `class` attribute names.
    func styles(of classes: Range<Int>, in bytes: [UInt8]) -> [HTMLStyle] {
        bytes[classes].split(whereSeparator: WhiteSpace.isASCII).compactMap { styles[$0] }
    }
}
