import Numbers
import Text

extension HeaderUnit {
    /// The texts in brackets, the last first, and what is before a comma in them.
    static func bracketed(in header: String) -> [Substring] { brackets(in: header).flatMap(alternatives) }

    static func alternatives(of text: Substring) -> [Substring] {
        let parts = clauses(of: text)
        guard parts.count == 2, let second = known([parts[1]]) else { return [text] + parts.prefix(1) }
        // Two units make one of their own, `(ft, in)`, and `(n, %)` is of two numbers.
        return known([parts[0]]) == nil && isNoWord(parts[1]) && second != "%" ? [text, parts[1]] : [text]
    }

    /// The only unit beside a word in brackets, which may be a letter: `m` of `(mean, m)`.
    static func besideWords(in header: String) -> [Substring] {
        brackets(in: header).compactMap { text in
            let units = text.split(separator: ";").flatMap(clauses).filter { known([$0]) != nil }
            return units.count == 1 ? units[0] : nil
        }
    }

    /// The unit before what a level or a depth is measured from: `m` of `m a.s.l.`.
    static func beforeLevel(_ text: Substring) -> Substring? {
        let unit = text.prefix { !$0.isBlank }
        let rest = text[unit.endIndex...].drop(while: \.isBlank).lowercased()
        return levels.contains(where: rest.hasPrefix) ? unit : nil
    }

    private static let levels = [
        "a.s.l", "asl", "a.m.s.l", "amsl", "aod", "above ", "below ", "ü. n", "ü.n", "über n", "u. n", "unter n",
        "nhn", "nn", "nap", "s.n.m", "snm", "s.l.m", "n.p.m", "m.n.m",
    ]

    /// A header without the remark in brackets at its end: `Length, m` of `Length, m (max.)`; nil for other headers.
    package static func withoutRemark(_ header: String) -> String? {
        guard header.hasSuffix(")"), let last = brackets(in: header).first, last.contains(where: \.isLetter),
            last.endIndex == header.index(before: header.endIndex)
        else { return nil }
        return String(header[..<header.index(before: last.startIndex)].trimmingEnd(while: \.isBlank))
    }

    /// The unit behind a sign and before such a remark.
    static func beforeRemark(in header: String) -> HeaderUnit? {
        withoutRemark(header).flatMap { HeaderUnit(of: $0) }.flatMap { $0.isMarked ? $0 : nil }
    }

    /// A text without the brackets around it: `mm` of `(mm)`; those of `J/(kg·K)` stay.
    package static func unbracketed(_ text: Substring) -> Substring {
        let inner = text.trimming { "()[]".contains($0) }
        guard inner.contains(where: { "([".contains($0) }) else { return inner }
        return text.first.map { "([".contains($0) } == true ? text.dropFirst().dropLast() : text
    }

    /// Units that measure the same, with slashes between them: `hp/kW`; nil for another text, also a share such as `mg/kg`
    /// in a header that does not name what the units measure.
    package static func alternativesOfSlash(in text: Substring, of header: String) -> [String]? {
        let parts = text.split(separator: "/")
        let units = parts.compactMap { known([$0.trimming(while: \.isBlank)]) }
        guard parts.count > 1, units.count == parts.count, Set(units).count == units.count,
            units.allSatisfy({ KnownUnits.areAlike($0, units[0]) })
        else { return nil }
        return isShare(units, in: header) ? nil : units
    }

    static func isShare(_ units: [String], in header: String) -> Bool {
        units.count == 2 && KnownUnits.isShare(units[0], of: units[1])
            && QuantityWords.judge(units[0], in: header) != .suits
    }

    /// The parts of a text between commas. That of `1,000` separates no parts.
    package static func clauses(of text: Substring) -> [Substring] {
        var (clauses, start) = ([Substring](), text.startIndex)
        for comma in text.indices where text[comma] == "," {
            let next = text.index(after: comma)
            let isInNumber = text[..<comma].last?.isASCIIDigit == true && text[next...].first?.isASCIIDigit == true
            if isInNumber { continue }
            clauses.append(text[start..<comma])
            start = next
        }
        return (clauses + [text[start...]]).map { $0.trimming(while: \.isBlank) }.filter { !$0.isEmpty }
    }

    /// In bytes; a unit may be followed by words.
    private static let longestBracket = 300

    /// The only unit in brackets of a title, and no other word: `Range (cm) at four harbours`; not that of one thing among
    /// several: `People (thousands) and density`.
    init?(inTitle title: String) {
        let title = LabelFolding.width(title)
        let brackets = Self.brackets(in: title)
        guard !brackets.contains(where: { Self.isListed($0, in: title) }) else { return nil }
        let units = brackets.compactMap { Self.known(Self.alternatives(of: $0)) }
        guard units.count == 1, !Self.mayBeAnother(units[0]) else { return nil }
        self.init(units[0], isMarked: true)
    }

    /// Whether a further thing follows a bracket of a title.
    private static func isListed(_ bracket: Substring, in title: String) -> Bool {
        let rest = title[bracket.endIndex...].dropFirst()
        return [" and ", " und ", " et ", " y ", " e ", " en ", " och ", " og ", " i ", " и "].contains {
            rest.hasPrefix($0)
        }
    }

    /// The texts in brackets, the last first; of nested ones the outer one first. Brackets that belong to the text
    /// before them do not count: those of `W/(m·K)`, and the plural of `Page(s)`.
    package static func brackets(in header: String) -> [Substring] {
        // The wide one begins with EF in UTF-8.
        guard header.utf8.contains(where: { "([".utf8.contains($0) || $0 == 0xEF }) else { return [] }
        var open: [String.Index] = []
        var found: [Substring] = []
        func close(_ start: String.Index, at end: String.Index) {
            let (before, text) = (header[..<start], header[header.index(after: start)..<end])
            let isPlural = text == "s" && before.last?.isLowercase == true
            // `W/(m·K)`, but not `Power/(kW)`
            let isQuotient = before.last == "/" && quotient(atEndOf: "\(before)(\(text))") != nil
            let isFactor = isQuotient || !open.isEmpty && before.last.map { $0 == "/" || $0.isLetter } == true
            // `dB(A)`
            let isPartOfUnit =
                before.last?.isLetter == true
                && KnownUnits.knows("\(before.split(separator: " ").last ?? "")(\(text))")
            let isArgument = logarithms.contains(before.split(separator: " ").last ?? "")
            if !isPlural, !isFactor, !isPartOfUnit, !isArgument, text.utf8.count <= longestBracket {
                found.append(text)
            }
        }
        for index in header.indices {
            if "([（".contains(header[index]) { open.append(index) }
            if ")]）".contains(header[index]), let start = open.popLast() { close(start, at: index) }
        }
        while let start = open.popLast() { close(start, at: header.endIndex) }
        return found.reversed()
    }
}
