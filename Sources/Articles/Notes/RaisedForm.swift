import Text

/// How raised text that is not a footnote mark is written in plain text.
///
///     10<sup>3</sup>  10^3        m/s<sup>2</sup>  m/s2        5<sup>1</sup>/<sub>2</sub>  5 1/2
///     2<sup>n</sup>   2^n         1<sup>st</sup>   1st         x<sup>n+1</sup>             x^(n+1)
struct RaisedForm {
    /// The raised text, trimmed.
    let content: [UInt8]
    /// The text before it and after it.
    let before: ArraySlice<UInt8>
    let after: ArraySlice<UInt8>
    /// True if it contains nested signs: `2<sup>3<sup>2</sup></sup>`.
    var isCompound = false
    /// True if subscript begins one byte after it: `/<sub>2</sub>`.
    let isOverLowered: Bool

    /// - Parameter isLowered: true for an offset at which subscript begins.
    init(_ range: Range<Int>, in bytes: [UInt8], isCompound: Bool = false, isLowered: (Int) -> Bool) {
        (content, self.isCompound) = (Array(bytes[range]), isCompound)
        (before, after) = (bytes[..<range.lowerBound], bytes[range.upperBound...])
        isOverLowered = isLowered(range.upperBound + 1)
    }

    /// True for `1` of `5<sup>1</sup>/<sub>2</sub>` and `5¹⁄₂`.
    private var isNumerator: Bool {
        if after.starts(with: "⁄".utf8) { return true }
        return after.first == UInt8(ascii: "/") && (isOverLowered || after.dropFirst().starts(with: [0xE2, 0x82]))
    }

    /// The text before, trimmed at its end.
    private var base: ArraySlice<UInt8> {
        // An index is moved, since removing bytes would copy the text.
        var end = before.endIndex
        while end > before.startIndex, WhiteSpace.isASCII(before[end - 1]) { end -= 1 }
        return before[..<end]
    }

    var followsDigit: Bool { RaisedDigits.endsInDigit(base) }

    /// True for the power of ten, and for text that cannot be a footnote mark: `10<sup>3</sup>`, `2<sup>-5</sup>`,
    /// `2<sup>n</sup>`.
    var isPower: Bool {
        guard followsDigit else { return false }
        return beginsWithSign || isAtTen || isCharge || content.elementsEqual("n".utf8)
            || hasOperator && content.contains(where: \.isASCIILetter)
    }

    /// True if the number `10` precedes it, and it is not a list of marks: `3,a`.
    var isAtTen: Bool { !RaisedDigits.isFootnote(content) && Self.endsWithTen(base) }

    /// True for what is never a mark, even if a note has that number: the numerator of a fraction, and powers of ten, units,
    /// functions and factors: `4.2×10⁹`, `m²`, `sin²x`, `2²x`.
    var cannotBeMark: Bool {
        guard FootnoteMark.plainDigits(content).allSatisfy(\.isASCIIDigit) else { return false }
        return isNumerator || isAtTen || isPowerOfUnit || isPowerOfFunction || followsDigit && precedesVariable
    }

    /// True after a raised sign: `10⁻⁶`.
    var isSigned: Bool { before.suffix(3).elementsEqual("⁻".utf8) || before.suffix(3).elementsEqual("⁺".utf8) }

    static func endsWithTen(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.suffix(2).elementsEqual("10".utf8) else { return false }
        guard let previous = bytes.dropLast(2).last else { return true }
        let beforeIt = bytes.dropLast(3).last
        if previous.isASCIILetter {
            // `4.5x10`
            return previous | 0x20 == UInt8(ascii: "x") && beforeIt.map { !$0.isASCIILetter && $0 < 0x80 } ?? true
        }
        return !previous.isASCIIDigit && previous != UInt8(ascii: ",")
            && (previous != UInt8(ascii: ".") || beforeIt?.isASCIIDigit != true)
    }

    /// True for the power of a function with its argument: `sin²x`, `log² n`, `cos<sup>2</sup>(x)`.
    private var isPowerOfFunction: Bool {
        let name = before.suffix(Self.longestFunction + 1).reversed().prefix(while: \.isASCIILetter)
        guard Self.functions.contains(String(decoding: name.reversed(), as: UTF8.self)), let next = after.first else {
            return false
        }
        return next == UInt8(ascii: "(") || next.isASCIILetterOrDigit || next >= 0x80 || precedesVariable
    }

    /// True if one letter is behind it: `x` of `2²x` and `sin² x`.
    private var precedesVariable: Bool {
        let letters = after.first == UInt8(ascii: " ") && !followsDigit ? after.dropFirst() : after
        return letters.first.map(Self.variables.contains) == true && letters.dropFirst().first.map(isPartOfWord) != true
    }

    private static let variables = Array("nkijxyzpqtT".utf8)
    private static let functions: Set<String> = [
        "sin", "cos", "tan", "cot", "sec", "csc", "sinh", "cosh", "tanh", "log", "ln", "lg", "exp",
    ]
    private static let longestFunction = 4

    /// True for the square or cube of a unit: `m²`, `km/h²`, `cm<sup>3</sup>`.
    var isPowerOfUnit: Bool {
        let digits = FootnoteMark.plainDigits(content)
        guard digits == [0x32] || digits == [0x33], !followsDigit else { return false }
        let letters = base.suffix(Self.longestUnit).reversed().prefix { $0.isASCIILetter || $0 >= 0x80 }
        guard !letters.isEmpty, !isNotAvailable else { return false }
        let word = String(decoding: letters.reversed().map(ByteSearch.lowercased), as: UTF8.self)
        guard base.count == before.count else {
            let amount = base.dropLast(letters.count).last { !WhiteSpace.isASCII($0) }
            return Self.lengths.contains(word) && amount?.isASCIIDigit == true
        }
        if word.count <= 2 || Self.longUnits.contains(word) { return true }
        guard let sign = base.dropLast(letters.count).last else { return false }
        return sign == UInt8(ascii: "/") && letters.count <= 4
    }

    /// True for a power of a unit after a space: `12 m <sup>2</sup>`. If a note has that number, it may be its mark.
    var isSpacedPower: Bool { gap > 0 && isPowerOfUnit }

    /// True after `N/A` and `No`, which are not units.
    private var isNotAvailable: Bool {
        ["n/a", "no"].contains { word in
            base.suffix(word.utf8.count).map(ByteSearch.lowercased).elementsEqual(word.utf8)
                && base.dropLast(word.utf8.count).last?.isASCIILetter != true
        }
    }

    private static let longestUnit = 16
    /// The units of length, whose powers are those of areas and volumes.
    private static let lengths: Set<String> = ["nm", "µm", "μm", "mm", "cm", "dm", "m", "km", "in", "ft", "yd", "mi"]
    private static let longUnits: Set<String> = [
        "nmi", "rad", "sec", "mol", "inch", "feet", "foot", "yard", "mile", "metre", "meter",
    ]

    /// Whether a word is a unit, or several of one: `Inches`.
    static func isLongUnit(_ word: String) -> Bool {
        let word = word.lowercased()
        return ["", "s", "es"].contains {
            longUnits.contains(word.hasSuffix($0) ? String(word.dropLast($0.utf8.count)) : word)
        }
    }

    /// The number of bytes of white space before the raised text.
    var gap: Int { before.count - base.count }

    /// Whether some of it is in another line than the text before it, to which it does not belong then.
    var isOfAnotherLine: Bool { content.contains(0x0A) || before[base.endIndex...].contains(0x0A) }

    /// The signs to insert before and after the raised text.
    var signs: (before: String, after: String) {
        if isOfAnotherLine { return ("", "") }
        if isFraction { return (base.count == before.count ? " " : "", "") }
        if isUnit { return ("", "") }
        let brackets = (hasOperator || isCompound) && !isBracketed
        let power = (brackets ? "^(" : "^", brackets ? ")" : "")
        if followsDigit { return joinsDigit ? ("", "") : power }
        if isNumeric, isPowerOfFunction { return power }
        guard let last = base.last, base.count == before.count else { return ("", "") }
        if ")]}".utf8.contains(last) || closesAmount { return isNumeric || isVariable || isTerm ? power : ("", "") }
        if hasOperator || isCompound { return power }
        let isSingle = last.isASCIILetter && base.dropLast().last.map(isPartOfWord) != true
        if isSingle, beginsWithSign, content.contains(where: \.isASCIILetter) { return ("^(", ")") }
        return isSingle && isVariable ? power : ("", "")
    }

    private func isPartOfWord(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 }

    /// `1` of `5<sup>1</sup>/<sub>2</sub>`. Without subscript only a fraction of inches is certain: `120<sup>1</sup>/80` may be
    /// two numbers and a mark.
    var isFraction: Bool {
        guard followsDigit, content.allSatisfy(\.isASCIIDigit) else { return false }
        let slash = after.starts(with: "⁄".utf8) ? 3 : after.first == UInt8(ascii: "/") ? 1 : 0
        guard slash > 0 else { return false }
        // Not all digits of a text that has only these.
        let denominator = after.dropFirst(slash).prefix(5).prefix(while: \.isASCIIDigit)
        guard let below = Int(String(decoding: denominator, as: UTF8.self)) else { return false }
        let above = Int(String(decoding: content, as: UTF8.self)) ?? below
        return isNumerator || above < below && Self.usualDenominators.contains(below)
    }

    private static let usualDenominators = [2, 3, 4, 8, 16, 32, 64]

    /// `st` of `1st`, `h` of `12h`, `°`, `™`: written after a number without an additional sign.
    private var joinsDigit: Bool {
        Self.ordinals.contains(String(decoding: content.map(ByteSearch.lowercased), as: UTF8.self))
            || FootnoteMark.scalars(of: content).allSatisfy { Self.signsOfUnits.contains($0) }
    }

    private static let signsOfUnits: Set<Unicode.Scalar> = Set("°™®©ºª′″'\"%+-".unicodeScalars)

    private static let ordinals: Set<String> = [
        "st", "nd", "rd", "th", "er", "re", "ère", "ères", "ers", "e", "es", "eme", "ème", "èmes", "ième", "nde", "de",
        "ste", "te", "o", "os", "h", "m",
        "s",
        "d", "hr", "hrs", "min", "sec", "am", "pm", "tm",
    ]

    private var isNumeric: Bool {
        content.contains(where: \.isASCIIDigit) && content.allSatisfy { $0.isASCIIDigit || "+-.".utf8.contains($0) }
    }

    private var isVariable: Bool { content.count == 1 && Self.variables.contains(content[0]) }

    /// `12n`, `-n`, `n-1`; no word, as in `(30)<sup>th</sup>` and `(a)<sup>post-hoc</sup>`.
    private var isTerm: Bool {
        let scalars = FootnoteMark.scalars(of: content)
        let letters = scalars.split { !$0.properties.isAlphabetic }
        return scalars.count <= Self.longestTerm && letters.allSatisfy { $0.count == 1 } && !letters.isEmpty
            && (hasOperator || beginsWithSign || content.first?.isASCIIDigit == true)
    }

    private static let longestTerm = 8
    private static let longestAmount = 64

    /// After the second bar of `|x|`.
    private var closesAmount: Bool {
        let bar = UInt8(ascii: "|")
        return base.last == bar && base.dropLast().last.map { !WhiteSpace.isASCII($0) } == true
            && base.suffix(Self.longestAmount).count { $0 == bar }.isMultiple(of: 2)
    }

    private var isBracketed: Bool { content.first == UInt8(ascii: "(") && content.last == UInt8(ascii: ")") }

    /// A unit or a factor in brackets: `(mm)`, `[k]`, `(km/h)`, `(×1000)`, `(10³)`, `mm)`.
    private var isUnit: Bool {
        guard let last = content.last, ")]".utf8.contains(last) else { return false }
        let inside = FootnoteMark.scalars(of: content.dropLast().drop { "([".utf8.contains($0) })
        return inside.first == "×" || ["10^", "10³", "10⁶"].contains { inside.starts(with: $0.unicodeScalars) }
            || !inside.isEmpty && inside.allSatisfy { $0 == "/" || $0.properties.isAlphabetic }
    }

    private var beginsWithSign: Bool { ["-", "+", "−", "–"].contains { content.starts(with: $0.utf8) } }

    /// True for an arithmetic operator between two parts: `n+1`; false for a charge, `2−`.
    private var hasOperator: Bool {
        let scalars = Array(FootnoteMark.scalars(of: content))
        return scalars.count > 2 && scalars[1..<(scalars.count - 1)].contains { "+-*/−×".unicodeScalars.contains($0) }
    }

    /// True for the charge of an ion: `2−`.
    private var isCharge: Bool {
        content.first?.isASCIIDigit == true
            && (content.last == UInt8(ascii: "+") || content.last == UInt8(ascii: "-")
                || content.suffix(3).elementsEqual("−".utf8))
    }
}
