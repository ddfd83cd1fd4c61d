import Text

/// The combined effect of the declarations in a `style` attribute on an element. Case, white space and `!important` are
/// ignored.
struct HTMLStyle: Sendable {
    /// True for a `display` other than `none`.
    private(set) var isDisplayed = false
    /// For `display: block` and similar ones.
    private var startsLine = false
    /// True for text that is struck out: `text-decoration: line-through`.
    private(set) var isStruck = false
    private var isBox = false
    /// Whether margins or padding are left or right of the text.
    private var hasSideSpace = false
    private var isTakenOut = false
    private var isInvisible = false
    private var isTransparent = false
    /// The properties that elements in it inherit.
    private var inherited: TextHiding = []
    private var isPositioned = false
    private var isOffPage = false
    private var isClipped = false
    private var hidesOverflow = false
    private var tinySides = 0
    private var isAligned = false
    private var isRelative = false
    private var isMovedUp = false

    /// Positions, in any unit, that place an element outside of the page.
    private static let farOff = -90
    private static let farIndent = -900

    /// A style that was read in a page.
    struct Cached {
        let style: HTMLStyle
        let value: Range<Int>

        func isRepeated(by other: Range<Int>, in bytes: [UInt8]) -> Bool {
            guard value.count == other.count else { return false }
            return bytes.withUnsafeBytes { bytes in
                EightBytes.commonPrefix(
                    UnsafeRawBufferPointer(rebasing: bytes[value]), UnsafeRawBufferPointer(rebasing: bytes[other]))
            } == value.count
        }
    }

    init(_ style: Span<UInt8>) {
        var index = 0
        while index < style.count {
            let start = index
            while index < style.count, style[index] != UInt8(ascii: ":"), style[index] != UInt8(ascii: ";") {
                index += 1
            }
            let colon = index
            while index < style.count, style[index] != UInt8(ascii: ";") { index += 1 }
            if colon < index {
                let name = Self.trimmed(start..<colon, in: style)
                let value = Self.trimmed(colon + 1..<index, in: style)
                _ =
                    recordDisplay(name, value, in: style) || recordText(name, value, in: style)
                    || recordBox(name, value, in: style)
            }
            index += 1
        }
    }

    var text: TextHiding {
        if isTakenOut { return .takenOut }
        let isBoxed = hidesOverflow && tinySides == 2
        let isElsewhere = isPositioned && (isOffPage || isClipped || isBoxed)
        return isInvisible || isTransparent || isElsewhere ? inherited.union(.always) : inherited
    }

    /// True for an element whose text does not touch the text beside it: a block, or a box in the line with space around it.
    var isBlock: Bool { startsLine || isBox && hasSideSpace }

    /// True for superscript: `vertical-align: super` and similar ones.
    var isRaised: Bool { isAligned || isRelative && isMovedUp }

    // The last declaration of a property applies.

    /// Records a declaration that shows or hides an element; false for any other one.
    private mutating func recordDisplay(_ name: Range<Int>, _ value: Range<Int>, in style: Span<UInt8>) -> Bool {
        func isNamed(_ word: StaticString) -> Bool { Self.isExactly(word, name, in: style) }
        func begins(_ word: StaticString) -> Bool { Self.begins(word, value, in: style) }
        if isNamed("display") {
            isTakenOut = begins("none")
            isDisplayed = !isTakenOut
            isBox = begins("inline-block") || begins("inline-flex")
            startsLine = begins("block") || begins("list-item") || begins("table") || begins("flex") || begins("grid")
        } else if isNamed("visibility") {
            inherited.record(.byVisibility, hides: begins("hidden") || begins("collapse"), shows: begins("visible"))
        } else if isNamed("content-visibility") {
            isInvisible = begins("hidden")
        } else if isNamed("opacity") {
            isTransparent = Self.isZero(value, in: style)
        } else if isNamed("color") {
            if begins("transparent") { isTransparent = true }
        } else if isNamed("clip-path") {
            isInvisible = isInvisible || begins("inset(50%") || begins("inset(100%")
        } else if isNamed("transform") {
            isTransparent = isTransparent || begins("scale(0)")
        } else {
            return false
        }
        return true
    }

    /// Records a declaration about text; false for any other one.
    private mutating func recordText(_ name: Range<Int>, _ value: Range<Int>, in style: Span<UInt8>) -> Bool {
        func isNamed(_ word: StaticString) -> Bool { Self.isExactly(word, name, in: style) }
        func begins(_ word: StaticString) -> Bool { Self.begins(word, value, in: style) }
        func says(_ word: StaticString) -> Bool { Self.contains(word, value, in: style) }
        if isNamed("vertical-align") {
            // A length moves the text up; `top` is for cells, and also used for superscript.
            isAligned =
                begins("super") || begins("top") || begins("text-top") || begins("0.") || begins(".")
                || Self.number(value, in: style).map { $0 > 0 } == true
        } else if isNamed("text-decoration") || isNamed("text-decoration-line") {
            isStruck = says("line-through")
        } else if isNamed("font-size") {
            let isRelative =
                says("em") && !says("rem") || says("ex") || says("ch") || says("%") || says("smaller") || says("larger")
                || says("inherit") || says("unset") || says("var(")
            let isZero = Self.isZero(value, in: style)
            inherited.record(.bySize, hides: isZero, shows: !isRelative && !isZero)
        } else if isNamed("text-indent") {
            let indent = Self.number(value, in: style)
            let isFar = indent.map { $0 <= Self.farIndent } ?? false
            inherited.record(.byIndent, hides: isFar, shows: indent != nil && !isFar)
        } else {
            return false
        }
        return true
    }

    /// Records a declaration about the place and size of an element; false for any other one.
    private mutating func recordBox(_ name: Range<Int>, _ value: Range<Int>, in style: Span<UInt8>) -> Bool {
        func isNamed(_ word: StaticString) -> Bool { Self.isExactly(word, name, in: style) }
        func begins(_ word: StaticString) -> Bool { Self.begins(word, value, in: style) }
        if isNamed("position") {
            isPositioned = begins("absolute") || begins("fixed")
            isRelative = begins("relative")
        } else if isNamed("left") || isNamed("right") || isNamed("top") {
            if let number = Self.number(value, in: style), number <= Self.farOff { isOffPage = true }
            if isNamed("top") { isMovedUp = begins("-") }
        } else if Self.begins("margin", name, in: style) || Self.begins("padding", name, in: style) {
            recordSpace(name, value, in: style)
        } else if isNamed("clip") {
            isClipped = isClipped || begins("rect(0") || begins("rect(1px")
        } else if isNamed("overflow") {
            hidesOverflow = begins("hidden")
        } else if isNamed("width") || isNamed("height") {
            if let number = Self.number(value, in: style), (0...1).contains(number) { tinySides += 1 }
        } else {
            return false
        }
        return true
    }

    /// Records a margin or padding. The second of several lengths is that of the sides.
    private mutating func recordSpace(_ name: Range<Int>, _ value: Range<Int>, in style: Span<UInt8>) {
        if Self.contains("-top", name, in: style) || Self.contains("-bottom", name, in: style) { return }
        let second = value.first { WhiteSpace.isASCII(style[$0]) }.map {
            Self.trimmed($0..<value.upperBound, in: style)
        }
        let sides = second ?? value
        hasSideSpace = sides.contains { style[$0].isASCIIDigit } && !Self.isZero(sides, in: style)
    }

    private static func trimmed(_ range: Range<Int>, in style: Span<UInt8>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, WhiteSpace.isASCII(style[start]) { start += 1 }
        while end > start, WhiteSpace.isASCII(style[end - 1]) { end -= 1 }
        return start..<end
    }

    private static func isExactly(_ word: StaticString, _ range: Range<Int>, in style: Span<UInt8>) -> Bool {
        range.count == word.utf8CodeUnitCount && begins(word, range, in: style)
    }

    private static func begins(_ word: StaticString, _ range: Range<Int>, in style: Span<UInt8>) -> Bool {
        guard range.count >= word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { word in
            for offset in word.indices {
                let byte = ByteSearch.lowercased(style[range.lowerBound + offset])
                guard unsafe byte == word[offset] else { return false }
            }
            return true
        }
    }

    private static func contains(_ word: StaticString, _ range: Range<Int>, in style: Span<UInt8>) -> Bool {
        range.contains { begins(word, $0..<range.upperBound, in: style) }
    }

    /// `0`, `0.0`, `0px`; not `0.5`.
    private static func isZero(_ range: Range<Int>, in style: Span<UInt8>) -> Bool {
        var hasZero = false
        for index in range {
            switch style[index] {
            case UInt8(ascii: "0"): hasZero = true
            case UInt8(ascii: "."): continue
            case 0x31...0x39: return false
            default: return hasZero
            }
        }
        return hasZero
    }

    /// The integer at the start of a value; nil if there is none.
    private static func number(_ range: Range<Int>, in style: Span<UInt8>) -> Int? {
        var index = range.lowerBound
        let isNegative = index < range.upperBound && style[index] == UInt8(ascii: "-")
        if isNegative { index += 1 }
        var number: Int?
        while index < range.upperBound, style[index].isASCIIDigit {
            number = min((number ?? 0) * 10 + Int(style[index] - 0x30), 1_000_000)
            index += 1
        }
        return number.map { isNegative ? -$0 : $0 }
    }
}
