import Text

/// The classes by which the `style` elements of a page raise, strike out or hide text, as exported documents do.
///
///     .c3 { vertical-align: super }     span.sortkey, .note { display: none }
///
/// Reads rules of single classes that always apply. Only text in a line is hidden by its class: scripts show and hide larger
/// parts. A class hides nothing where another rule may show the element, even if only on wide screens:
///
///     .d-none { display: none }     @media (min-width: 768px) { .d-md-table-cell { display: table-cell } }
struct StyleSheet {
    private var styles: [ArraySlice<UInt8>: HTMLStyle] = [:]
    /// The bits of these classes (``bit(of:)``): nearly all other classes have another one.
    private var bits: UInt64 = 0
    /// The classes of elements that rules for some screens, or for some elements of the class, display.
    private var displayed: Set<ArraySlice<UInt8>> = []
    /// The properties with which any rule for elements of a class shows their text.
    private var shown: [ArraySlice<UInt8>: TextHiding] = [:]
    var isEmpty: Bool { styles.isEmpty }

    /// Where a sheet or rule applies, of the screens that show a page.
    private enum Media: Int {
        case never, sometimes, always

        /// - Parameter text: the queries of a `media` attribute or an `@media` rule.
        init(_ text: String) {
            let queries = text.lowercased().split(separator: ",").map { query in
                query.split { $0.isWhitespace || $0 == "(" }.drop { $0 == "only" }
            }
            self = queries.map(Self.of).max { $0.rawValue < $1.rawValue } ?? .always
        }

        private static func of(_ query: ArraySlice<Substring>) -> Media {
            let isExcluded = query.first == "not"
            let words = isExcluded ? query.dropFirst() : query
            guard let type = words.first else { return .always }
            if ["all", "screen"].contains(type) {
                return isExcluded ? .never : words.count == 1 ? .always : .sometimes
            }
            if isExcluded, words.count == 1 { return .always }
            return !isExcluded && ["print", "speech"].contains(type) ? .never : .sometimes
        }
    }

    /// Reads the rules up to the end tag.
    ///
    /// - Parameter media: of the element, if it has some.
    /// - Complexity: linear in the bytes of the element.
    mutating func read(_ bytes: [UInt8], from start: Int, media: String = "") {
        let media = Media(media)
        guard media != .never else { return }
        var (ruleStart, index, depth) = (start, start, 0)
        var (isConditional, isElsewhere, isComment) = (false, false, false)
        // The outermost block, and the one begun last, which holds no other one while `isInnermost`.
        var (outer, inner, isInnermost) = (start..<start, start..<start, false)
        while index < bytes.count {
            switch bytes[index] {
            // A fast path for most of a sheet.
            case let byte where byte.isASCIILetter || byte == 0x20: break
            case UInt8(ascii: "<") where ByteSearch.matches("</style", in: bytes, at: index): return
            case UInt8(ascii: "*") where isComment && ByteSearch.matches("*/", in: bytes, at: index):
                isComment = false
                index += 1
                ruleStart = index + 1
            case _ where isComment: break
            case UInt8(ascii: "/") where ByteSearch.matches("/*", in: bytes, at: index):
                isComment = true
                index += 1
            case UInt8(ascii: "@") where depth == 0: isConditional = true
            case UInt8(ascii: ";"):
                if depth == 0 { isConditional = false }
                ruleStart = index + 1
            case UInt8(ascii: "{"):
                (inner, isInnermost) = (ruleStart..<index, true)
                if depth == 0 {
                    outer = inner
                    let rule = WhiteSpace.trimmed(outer, in: bytes)
                    isElsewhere =
                        ByteSearch.matches("@media", in: bytes, at: rule.lowerBound)
                        && Media(String(decoding: bytes[rule].dropFirst(6), as: UTF8.self)) == .never
                }
                depth += 1
                ruleStart = index + 1
            case UInt8(ascii: "}"):
                if depth == 1, !isConditional, media == .always {
                    record(outer, outer.upperBound + 1..<index, in: bytes)
                } else if depth > 0, isInnermost, !isElsewhere {
                    recordShown(inner, HTMLStyle(Array(bytes[inner.upperBound + 1..<index]).span), in: bytes)
                }
                isInnermost = false
                depth = max(0, depth - 1)
                if depth == 0 { isConditional = false }
                ruleStart = index + 1
            default: break
            }
            index += 1
        }
    }

    private mutating func record(_ selectors: Range<Int>, _ declarations: Range<Int>, in bytes: [UInt8]) {
        guard bytes[selectors].contains(UInt8(ascii: ".")) else { return }
        let style = HTMLStyle(Array(bytes[declarations]).span)
        recordShown(selectors, style, isForAll: true, in: bytes)
        let hasEffect =
            style.text.isHidden || style.isRaised || style.isStruck || style.isBlock || style.isDisplayed
        guard hasEffect || ByteSearch.holds("display", in: bytes, declarations) else { return }
        for selector in bytes[selectors].split(separator: UInt8(ascii: ",")) {
            guard let name = Self.className(selector.indices, in: bytes) else { continue }
            styles[name] = hasEffect ? style : nil
            bits |= Self.bit(of: name)
        }
    }

    /// Records what a rule may show.
    ///
    /// - Parameter isForAll: whether ``styles`` has its single classes.
    private mutating func recordShown(
        _ selectors: Range<Int>, _ style: HTMLStyle, isForAll: Bool = false, in bytes: [UInt8]
    ) {
        guard style.isDisplayed || !style.text.shown.isEmpty else { return }
        for selector in bytes[selectors].split(separator: UInt8(ascii: ",")) {
            guard let name = Self.lastClass(selector.indices, in: bytes) else { continue }
            if style.isDisplayed, !isForAll || Self.className(selector.indices, in: bytes) == nil {
                displayed.insert(name)
            }
            if !style.text.shown.isEmpty { shown[name, default: []].formUnion(style.text) }
        }
    }

    /// The last class of the elements that a selector is for, without its escapes; nil for a state, such as `:hover`.
    private static func lastClass(_ selector: Range<Int>, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
        var (name, isInName, isEscaped) = ([UInt8](), false, false)
        for byte in bytes[WhiteSpace.trimmed(selector, in: bytes)] {
            switch byte {
            case _ where isEscaped:
                isEscaped = false
                if isInName { name.append(byte) }
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: ":"): return nil
            case UInt8(ascii: "."): (name, isInName) = ([], true)
            case 0x20, 0x09...0x0D, UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "~"):
                (name, isInName) = ([], false)
            case _ where byte.isASCIILetterOrDigit || byte >= 0x80 || byte == 0x2D || byte == 0x5F:
                if isInName { name.append(byte) }
            default: isInName = false
            }
        }
        return name.isEmpty ? nil : name[...]
    }

    /// The class of `.name` or `span.name`; nil for any other selector.
    private static func className(_ selector: Range<Int>, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
        let range = WhiteSpace.trimmed(selector, in: bytes)
        guard let dot = bytes[range].firstIndex(of: UInt8(ascii: ".")) else { return nil }
        let (element, name) = (bytes[range.lowerBound..<dot], bytes[dot + 1..<range.upperBound])
        let isName = name.allSatisfy { $0.isASCIILetterOrDigit || $0 == 0x2D || $0 == 0x5F }
        return isName && !name.isEmpty && element.allSatisfy(\.isASCIILetter) ? name : nil
    }

    /// The styles of the classes that a `class` attribute names.
    func styles(of classes: Range<Int>, in bytes: [UInt8]) -> [HTMLStyle] {
        var found: [HTMLStyle] = []
        var index = classes.lowerBound
        while index < classes.upperBound {
            let start = index
            while index < classes.upperBound, !WhiteSpace.isASCII(bytes[index]) { index += 1 }
            let name = bytes[start..<index]
            if bits & Self.bit(of: name) != 0, let style = styles[name] { found.append(style) }
            index += 1
        }
        return found
    }

    private static func bit(of name: ArraySlice<UInt8>) -> UInt64 {
        guard let first = name.first, let last = name.last else { return 0 }
        return 1 << ((UInt64(first) ^ UInt64(last) << 2 ^ UInt64(name.count) << 4) % 64)
    }

    /// What hides the text of an element with classes of these styles for certain.
    ///
    /// - Parameters:
    ///   - own: what the element's `style` says.
    ///   - isDisplayed: whether that displays it.
    func hiding(
        _ styles: [HTMLStyle], of classes: Range<Int>, in bytes: [UInt8], own: TextHiding, isDisplayed: Bool
    ) -> TextHiding {
        var hiding = styles.reduce(into: TextHiding()) { $0.formUnion($1.text) }
        guard hiding.isHidden else { return hiding }
        let names = names(classes, in: bytes)
        if isDisplayed || styles.contains(where: \.isDisplayed) || names.contains(where: displayed.contains) {
            hiding.remove(.takenOut)
        }
        for name in names { hiding.formUnion(shown[name] ?? []) }
        return hiding.subtracting(hiding.union(own).shown)
    }

    private func names(_ classes: Range<Int>, in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes[classes].split(whereSeparator: WhiteSpace.isASCII)
    }
}
