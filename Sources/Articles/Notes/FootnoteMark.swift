import Text

/// The forms of footnote marks, in UTF-8.
enum FootnoteMark {
    /// Raised text that is a mark in any article: short names in brackets or with a closing bracket, or only signs.
    static func isPlain(_ mark: [UInt8]) -> Bool {
        guard isEnclosed(mark) else { return isOfSigns(mark) }
        // `[citation needed]`
        if mark.first == UInt8(ascii: "["), mark.dropLast().suffix(7).elementsEqual(" needed".utf8) { return true }
        // `[^1]`, but not `(10^3)`.
        guard mark.lastIndex(of: UInt8(ascii: "^")) ?? 0 < 2 else { return false }
        let names = names(mark)
        return !names.isEmpty && names.allSatisfy(isCertainName)
    }

    /// In brackets, or with a closing bracket: `[1]`, `(a)`, `(mm)`, `1)`.
    private static func isEnclosed(_ mark: [UInt8]) -> Bool {
        guard let first = mark.first, let last = mark.last else { return false }
        if mark.count > 2, first == UInt8(ascii: "["), last == UInt8(ascii: "]") { return true }
        if mark.count > 2, first == UInt8(ascii: "("), last == UInt8(ascii: ")") {
            return isShort(Array(mark.dropFirst().dropLast()))
        }
        return (2...3).contains(mark.count) && last == UInt8(ascii: ")")
            && mark.dropLast().allSatisfy { $0.isASCIILetterOrDigit }
    }

    /// `*`, `†,‡`
    private static func isOfSigns(_ mark: [UInt8]) -> Bool {
        signs.contains(scalars(of: mark).first ?? " ") && signs.contains(scalars(of: mark).last ?? " ")
            && scalars(of: mark).allSatisfy { signs.contains($0) || $0 == "," || $0 == " " }
    }

    /// A name of a note that is neither a unit nor a power: `12`, `a`, `iv`, `†`, `note 2`, `注1`; not `mm`, `k`, `M`
    /// and `1000`.
    private static func isCertainName(_ name: String) -> Bool {
        let scalars = name.unicodeScalars.drop(while: signs.contains)
        let word = scalars.prefix { !isDigit($0) }
        let digits = scalars.dropFirst(word.count)
        let isNumber = (1...3).contains(digits.count) && digits.allSatisfy(isDigit) && digits.first != "0"
        if word.isEmpty { return digits.isEmpty || isNumber }
        if digits.isEmpty {
            return word.count == 1 && word.allSatisfy { ("a"..."f").contains($0) }
                || romanNumerals.contains(String(Substring(word)))
        }
        let text = String(Substring(word)).lowercased()
        return isNumber
            && (word.last == " " && words.contains(text.dropLast()) || word.allSatisfy { $0.value >= 0x2E80 })
    }

    private static let romanNumerals: Set<String> = [
        "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "xi", "xii",
    ]

    /// The text of a link to a place in the article that is a mark: `[1]`, `(a)`, `[note 2]`, `*`, `¹`. Others are names,
    /// `[RFC 9110]`, sections, `(see below)`, or lead to the text itself, `§`.
    static func isOfLink(_ mark: [UInt8]) -> Bool {
        guard isBracketed(mark) else { return false }
        let signs = scalars(of: mark)
        if signs.allSatisfy({ "§¶".unicodeScalars.contains($0) }) { return false }
        let names = names(mark)
        return names.allSatisfy(isNameOfLink) && !names.isEmpty
    }

    /// Few letters, or a number: `a`, `12`, `b1`, `nb 1`, `注1`.
    private static func isNameOfLink(_ name: String) -> Bool {
        let scalars = name.unicodeScalars
        let letters = scalars.prefix { !isDigit($0) }
        let digits = scalars.dropFirst(letters.count)
        guard digits.count <= 3, digits.allSatisfy(isDigit) else { return false }
        if letters.last == " " { return words.contains(String(Substring(letters)).lowercased().dropLast()[...]) }
        return letters.count <= (digits.isEmpty ? 1 : 2) || digits.isEmpty && romanNumerals.contains(name.lowercased())
            || letters.allSatisfy { signs.contains($0) || superscripts.contains($0) }
    }

    /// Words for notes before their numbers in marks, in lower case: those that begin notes, and shorter ones.
    private static let words = Set(NoteLine.words.map { Substring($0.description) }).union([
        "notes", "n", "nb", "fn", "footnote", "ref", "a", "lower-alpha", "upper-alpha", "lower-roman", "remark", "anm.",
        "fußnote", "opm", "noot",
    ])

    /// The text of a link that is a mark if the link leads to a note, raised or not: `[1]`, `(a)`, `*`, `¹`.
    static func isBracketed(_ mark: [UInt8]) -> Bool {
        guard let first = mark.first, let last = mark.last else { return false }
        if mark.count > 2, first == UInt8(ascii: "["), last == UInt8(ascii: "]") {
            return mark.count <= longest
        }
        return isEnclosed(mark) || isOfSigns(mark) || scalars(of: mark).allSatisfy { superscripts.contains($0) }
    }

    /// False for a link text that begins like a word or a number, or is too long for a mark.
    static func mayBeMark(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard range.count <= longest, let first = range.first.map({ bytes[$0] }) else { return false }
        return !first.isASCIILetterOrDigit
    }

    /// The text of a raised link that may lead to a note: a few letters, digits or signs.
    static func isShort(_ mark: [UInt8]) -> Bool {
        (1...longest).contains(mark.count)
            && scalars(of: mark).allSatisfy { scalar in
                scalar.value >= 0x80 || scalar == " " || scalar == "," || scalar == "^" || scalar == "*"
                    || UInt8(scalar.value).isASCIILetterOrDigit
            }
    }

    static let longest = 16

    /// The names of the marks in a text, without brackets and carets: `[1][2]`, `a,b` and `*†` are two each.
    static func names(_ marks: [UInt8]) -> [String] {
        let marks = scalars(of: marks)
        guard !marks.allSatisfy(signs.contains) else {
            return marks.reduce(into: []) { names, sign in
                if names.last?.unicodeScalars.first == sign {
                    names[names.count - 1].unicodeScalars.append(sign)
                } else {
                    names.append(String(sign))
                }
            }
        }
        return marks.split { separators.contains($0) }.map { name in
            var name = name.drop { $0 == " " }
            while name.last == " " { name.removeLast() }
            return String(Substring(name))
        }.filter { !$0.isEmpty }.flatMap(expanded)
    }

    /// `1–3` as 1, 2 and 3; other names unchanged.
    private static func expanded(_ name: String) -> [String] {
        let ends = name.split { $0 == "-" || $0 == "–" }.map { Int($0) }
        guard ends.count == 2, let first = ends[0], let last = ends[1], first > 0, first < last, last - first < 10
        else {
            return [name]
        }
        return (first...last).map(String.init)
    }

    private static let separators: Set<Unicode.Scalar> = Set("[](),;^（）、，".unicodeScalars)

    /// The end of `[^label]`, whose label contains neither white space nor brackets; nil if none begins at the
    /// offset.
    static func endOfReference(in bytes: [UInt8], from start: Int) -> Int? {
        guard start + 3 < bytes.count, bytes[start] == UInt8(ascii: "["), bytes[start + 1] == UInt8(ascii: "^") else {
            return nil
        }
        var end = start + 2
        while end < bytes.count, !WhiteSpace.isASCII(bytes[end]), !"[]".utf8.contains(bytes[end]) { end += 1 }
        return end < bytes.count && bytes[end] == UInt8(ascii: "]") && end > start + 2 ? end + 1 : nil
    }

    /// Signs that are only used for notes.
    static let certainSigns: Set<Unicode.Scalar> = Set("*†‡".unicodeScalars)
    static let signs: Set<Unicode.Scalar> = Set("*†‡§¶‖※".unicodeScalars).union(circledNumbers)
    static let circledNumbers: Set<Unicode.Scalar> = Set("①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳❶❷❸❹❺❻❼❽❾❿".unicodeScalars)
    static let superscripts: Set<Unicode.Scalar> = Set("⁰¹²³⁴⁵⁶⁷⁸⁹".unicodeScalars)

    static func scalars(of bytes: some Collection<UInt8>) -> String.UnicodeScalarView {
        String(decoding: bytes, as: UTF8.self).unicodeScalars
    }

    /// Superscript digits as digits: `¹²` as `12`; other text unchanged.
    static func plainDigits(_ mark: [UInt8]) -> [UInt8] {
        var digits: [UInt8] = []
        for scalar in scalars(of: mark) {
            guard superscripts.contains(scalar), let value = scalar.properties.numericValue else { return mark }
            digits.append(0x30 + UInt8(value))
        }
        return digits
    }

    /// Digits with signs, separators, percent sign and currency; at least one digit, and no sign at the end.
    static func isNumber(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        var rest = scalars
        while rest.last == " " { rest.removeLast() }
        rest = withoutExponent(rest)
        guard let last = rest.last, isDigit(last) || "%€£¥$".unicodeScalars.contains(last) else { return false }
        return rest.contains(where: isDigit) && rest.allSatisfy { isDigit($0) || punctuation.contains($0) }
    }

    /// `1.2` of `1.2e-06`.
    private static func withoutExponent(_ scalars: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
        guard let letter = scalars.lastIndex(where: { $0 == "e" || $0 == "E" }), letter > scalars.startIndex,
            isDigit(scalars[letter - 1])
        else { return scalars }
        var digits = scalars[(letter + 1)...]
        if let sign = digits.first, "+-−".unicodeScalars.contains(sign) { digits.removeFirst() }
        return !digits.isEmpty && digits.allSatisfy(isDigit) ? scalars[..<letter] : scalars
    }

    private static let punctuation: Set<Unicode.Scalar> = Set(" .,+-−–—~≈≤≥<>±×x/%$€£¥".unicodeScalars)

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar) || ("０"..."９").contains(scalar)
    }
}
