import Text

/// Classifies single texts.
enum TextClass {
    /// A number with sign, unit, range, currency or `ca.`, but not a word that contains a number.
    static func isNumeric(_ text: String) -> Bool {
        let text = withoutPrefix(text)
        guard text.utf8.count <= 40, let first = text.first(where: { !marks.contains($0) }), first.isNumber else {
            return false
        }
        // `1st Qu.`
        if first.isASCII, ordinals.contains(where: { text.drop(while: \.isNumber).hasPrefix($0) }) { return false }
        let digits = text.count(where: \.isNumber)
        let letters = text.count(where: \.isLetter)
        return letters <= digits + 3 && !text.hasSuffix(",")
    }

    /// `2.50` of `CHF 2.50`, `€ 2.50`, `ca. 2.50` and `≤ 2.50`.
    private static func withoutPrefix(_ text: String) -> String {
        guard let space = text.firstIndex(of: " ") else { return text }
        let sign = text[..<space]
        let isCode = sign.utf8.count == 3 && sign.utf8.allSatisfy(\.isASCIIUppercase)
        let isSign = sign.unicodeScalars.allSatisfy { $0.properties.generalCategory == .currencySymbol }
        let isQualifier = sign.allSatisfy("~∼≈≃≤≥<>".contains) || qualifiers.contains(sign.lowercased())
        return isCode || isSign || isQualifier ? String(text[text.index(after: space)...]) : text
    }

    private static let qualifiers: Set<String> = [
        "ca.", "ca", "circa", "approx.", "approx", "about", "max.", "max", "min.", "min", "etwa", "rund", "env.",
        "environ",
        "cerca", "około", "около", "約", "约",
    ]

    private static let ordinals = ["st", "nd", "rd", "th"]

    /// `2019`
    static func year(_ text: String) -> Int? {
        text.utf8.count == 4 ? Int(text).flatMap { (1000..<3000).contains($0) ? $0 : nil } : nil
    }

    static func isMissing(_ text: String) -> Bool {
        missing.contains(text.lowercased())
    }

    private static let marks: Set<Character> = Set("+-−–±~≈≤≥<>$€£¥(.#×")
    private static let missing = MissingWords.texts.union(MissingWords.names)
        .union(["nan", "null", "none", "*", "<none>", "x", "."])

    /// `true`, which is a value and names nothing.
    static func isTruth(_ text: String) -> Bool { ["true", "false", "yes", "no"].contains(text.lowercased()) }

    /// `a,`, `done:`
    static func endsInPunctuation(_ text: String) -> Bool { text.last.map { ",;:.".contains($0) } ?? false }

    /// `12:30:01`, `[2024-01-31`, `2024-01-31T12:30`.
    static func isLogTime(_ text: String) -> Bool {
        let plain = text.hasPrefix("[") ? text.dropFirst() : text[...]
        guard plain.first?.isNumber == true else { return false }
        return plain.split(separator: " ").contains { word in
            word.count(where: { $0 == ":" }) >= 2 && word.allSatisfy { $0.isNumber || ":.,TZ+-[]".contains($0) }
        }
    }

    /// `0x7fff5694`, `00000010`.
    static func isAddress(_ text: String) -> Bool {
        let plain = text.hasSuffix(":") ? text.dropLast() : text[...]
        if plain.hasPrefix("0x") { return plain.dropFirst(2).allSatisfy(\.isHexDigit) }
        return plain.count >= 4 && plain.hasPrefix("0") && plain.allSatisfy(\.isHexDigit)
    }

    /// Signs that are frequent in programs and rare in tables.
    ///
    /// - Parameter isNamed: whether the line is below names of columns, so that sentences and equations may be in it.
    static func isCode(_ bytes: [UInt8], in line: Range<Int>, isNamed: Bool = false) -> Bool {
        let content = WhiteSpace.trimmed(line, in: bytes)
        guard !content.isEmpty, !areTypes(bytes[content]) else { return false }
        return (isNamed ? "{}\\" : "{};,\\").utf8.contains(bytes[content.upperBound - 1])
            || starts.contains { ByteSearch.isExactly($0, in: bytes, at: content.lowerBound) }
                // A dash for a missing value and a sign for a number or a unit are apart from the next cell.
                && !["--  ", "#  ", "%  "].contains { ByteSearch.isExactly($0, in: bytes, at: content.lowerBound) }
                && !comparesNumber(bytes[content]) && !signsNumber(bytes[content])
                && !beginsWithPlaceholder(bytes[content])
            || signs.contains { ByteSearch.holds($0, in: bytes, line) } || hasScope(bytes, in: line)
            || pointsToMember(bytes, in: content)
            || !isNamed && equations.contains { ByteSearch.holds($0, in: bytes, line) }
    }

    /// `> 90`, `>= 5`, `< -3.5`
    static func comparesNumber(_ line: ArraySlice<UInt8>) -> Bool {
        guard let sign = line.first, sign == UInt8(ascii: ">") || sign == UInt8(ascii: "<") else { return false }
        return line.dropFirst().first { !"= +-.".utf8.contains($0) }?.isASCIIDigit ?? false
    }

    /// `- 5`, `+ 0.5`: a number whose sign is apart from it.
    static func signsNumber(_ line: ArraySlice<UInt8>) -> Bool {
        guard let sign = line.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") else { return false }
        let rest = line.dropFirst().drop { $0 == UInt8(ascii: " ") }
        return rest.startIndex > line.startIndex + 1 && rest.first?.isASCIIDigit == true
    }

    /// `<int> <chr>`: the types of the columns, as some programs print them.
    static func areTypes(_ line: ArraySlice<UInt8>) -> Bool {
        line.first == UInt8(ascii: "<") && line.split(separator: 0x20).allSatisfy(isInAngleBrackets)
    }

    /// `<none>   latest`: a mark of a missing value, apart from the next cell.
    private static func beginsWithPlaceholder(_ line: ArraySlice<UInt8>) -> Bool {
        let word = line.prefix { $0 != UInt8(ascii: " ") }
        return isInAngleBrackets(word) && line[word.endIndex...].starts(with: "  ".utf8)
    }

    private static func isInAngleBrackets(_ word: ArraySlice<UInt8>) -> Bool {
        word.first == UInt8(ascii: "<") && word.last == UInt8(ascii: ">")
            && word.dropFirst().dropLast().allSatisfy(\.isASCIILetter)
    }

    /// `std::vector`, but not an address such as `:::80`.
    private static func hasScope(_ bytes: [UInt8], in line: Range<Int>) -> Bool {
        guard let colons = ByteSearch.first("::", in: bytes, from: line.lowerBound, limit: line.upperBound) else {
            return false
        }
        return colons > line.lowerBound && bytes[colons - 1].isASCIILetter && colons + 2 < line.upperBound
            && bytes[colons + 2].isASCIILetter
    }

    /// `node->next`, `f(x) -> y`, but not an arrow from or to a number, `80->80`, or between two words, `bin -> usr/bin`.
    private static func pointsToMember(_ bytes: [UInt8], in line: Range<Int>) -> Bool {
        var start = line.lowerBound
        while let arrow = ByteSearch.first("->", in: bytes, from: start, limit: line.upperBound) {
            let (before, after) = (bytes[line.lowerBound..<arrow], bytes[arrow + 2..<line.upperBound])
            if !isAfterNumber(before), after.first?.isASCIIDigit != true, !areWords(before, after) { return true }
            start = arrow + 2
        }
        return false
    }

    /// Whether a text ends with a number that is not part of a name: `0.0.0.0:80`.
    private static func isAfterNumber(_ text: ArraySlice<UInt8>) -> Bool {
        let rest = text.reversed().drop(while: \.isASCIIDigit)
        return text.last?.isASCIIDigit == true
            && rest.first.map { !$0.isASCIILetter && $0 != UInt8(ascii: "_") } ?? true
    }

    /// Whether the texts around an arrow are words that a space separates from it; a call, `f(x)`, is none.
    private static func areWords(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool {
        func isWord(_ text: some Sequence<UInt8>, except bracket: Character) -> Bool {
            let signs = Array(text.prefix(2))
            return signs.count == 2 && signs[0] == UInt8(ascii: " ")
                && !WhiteSpace.isASCII(signs[1]) && signs[1] != bracket.asciiValue
        }
        return isWord(before.reversed(), except: ")") && isWord(after, except: "(")
    }

    private static let starts: [StaticString] = [
        "//", "/*", "#", "$ ", "% ", "> ", ">>>", "--", "@", "}", "{", "<", "import ", "def ", "return ", "if ", "for ",
        "let ", "var ", "const ", "int ", "self.", "assert", "- ", "* ",
    ]

    private static let equations: [StaticString] = [" = ", "=="]

    private static let signs: [StaticString] = [
        "=>", ":=", " // ", "/*", " # ", "();", "){", ") {", "+=", "!=", "&&", "||", "</",
        "[]", " ; ", "={", "=\"", "\": ", "': ",
    ]
}
