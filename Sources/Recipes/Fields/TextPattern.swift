import Numbers
import Text

/// A pattern for composite texts: literal characters, named parts in braces, optional parts in brackets.
///
///     {model}[({side})]        "Plus(wide)" -> model "Plus", side "wide";  "Plus" -> model "Plus"
///     {width}x{height}         "320x480"    -> width "320", height "480"
///
/// Width and case of literals are ignored, except where the case makes another unit, `MW` of `mW`. White space in
/// the pattern matches any white space, or the beginning or end of the text; the text may contain more white space
/// elsewhere. A part matches as little as possible; a backslash makes the next character literal.
struct TextPattern: Sendable {
    indirect enum Element: Equatable, Sendable {
        case literal([PatternLetter])
        case part(String)
        /// With the elements behind it.
        case optional([Element])
    }

    enum Mistake: Error, Equatable {
        case brackets(BracketedText.Mistake)
        case emptyPart
        /// Two parts without text between them, which could not be separated.
        case adjacentParts(String, String)
    }

    /// The pattern as written.
    let text: String
    let elements: [Element]
    let partNames: [String]
    /// The part behind each part that only a sign of a deviation or a range separates from it.
    private let linked: [String: (part: String, by: SharedPower.Link)]
    /// Whether it names units beside its parts: `{length} mm`. An `x` between two parts is not a unit.
    let namesUnits: Bool

    init(_ text: String) throws(Mistake) {
        self.text = text
        let parts: [BracketedText]
        do { parts = try BracketedText.parts(of: LabelFolding.width(text)) } catch { throw .brackets(error) }
        var names: [String] = []
        let written = try Self.elements(of: parts, &names)
        elements = Self.joined(written, before: [])
        partNames = names
        linked = Self.links(in: written)
        namesUnits = Self.words(in: written).contains { $0 != "x" && HeaderUnit(named: $0) != nil }
    }

    private static func elements(of parts: [BracketedText], _ names: inout [String]) throws(Mistake) -> [Element] {
        var elements: [Element] = []
        for part in parts {
            switch part {
            case .literal(let characters): elements.append(.literal(characters.map(PatternLetter.init)))
            case .optional(let inner): elements.append(.optional(try Self.elements(of: inner, &names)))
            case .closingBrace: throw .brackets(.unopened("}"))
            case .braced(let name):
                if name.contains("{") { throw .brackets(.unclosed("{")) }
                if name.isEmpty { throw .emptyPart }
                if case .part(let previous)? = elements.last { throw .adjacentParts(previous, name) }
                elements.append(.part(name))
                names.append(name)
            }
        }
        return elements
    }

    /// Elements with those behind them, also in each optional element, so that matching continues behind an optional
    /// element without going back to the outer list.
    private static func joined(_ elements: [Element], before rest: [Element]) -> [Element] {
        elements.reversed().reduce(rest) { rest, element in
            guard case .optional(let inner) = element else { return [element] + rest }
            return [.optional(joined(inner, before: rest))] + rest
        }
    }

    /// The texts of the parts as written, trimmed; nil if the text does not match within the step budget.
    ///
    /// - Complexity: linear in the text and in the budget.
    func match(_ text: String) -> [String: String]? {
        if LabelFolding.isPlain(text) {
            let bytes = Array(text.utf8)
            return ranges(in: bytes.map(PatternLetter.init(ascii:)))?.mapValues { range in
                String(decoding: bytes[range].trimmingEnd { $0 == UInt8(ascii: " ") }, as: UTF8.self)
            }
        }
        let (written, characters) = LabelFolding.characters(of: text)
        return ranges(in: characters.map(PatternLetter.init))?.mapValues { range in
            written[range].trimmingEnd(while: \.isWhitespace).reduce(into: "") { $0.append($1) }
        }
    }

    /// Whether a part may share a power of ten with the part behind it.
    func maySharePower(_ part: String) -> Bool { linked[part] != nil }

    /// The power of ten that a part shares with the one behind it: that of `a` in `{a} ± {b}`.
    func sharedPower(of part: String, in parts: [String: String]) -> SharedPower {
        guard let (other, link) = linked[part], let first = parts[part], let second = parts[other] else { return .none }
        return SharedPower(of: LabelFolding.width(second), with: LabelFolding.width(first), joinedBy: link)
    }

    /// A part with the power of ten that it shares with the part behind it; nil if the text lacks it.
    func text(of part: String, in parts: [String: String]) -> String? {
        guard case .shared(let power) = sharedPower(of: part, in: parts) else { return parts[part] }
        return parts[part].map { $0 + power }
    }

    /// - Parameter elements: before ``joined(_:before:)``.
    private static func links(in elements: [Element]) -> [String: (part: String, by: SharedPower.Link)] {
        var (links, last, between) = ([String: (part: String, by: SharedPower.Link)](), String?.none, "")
        func add(_ elements: [Element]) {
            for element in elements {
                switch element {
                case .literal(let letters): between += String(letters.map(\.written))
                case .optional(let inner): add(inner)
                case .part(let name):
                    if let last, let link = SharedPower.Link(between) { links[last] = (name, link) }
                    (last, between) = (name, "")
                }
            }
        }
        add(elements)
        return links
    }

    /// - Parameter elements: before ``joined(_:before:)``, which repeats what follows each optional element.
    private static func words(in elements: [Element]) -> [Substring] {
        elements.flatMap { element -> [Substring] in
            switch element {
            case .literal(let letters):
                String(letters.map(\.written)).split { $0.isWhitespace || "()[]{},;:".contains($0) }
            case .optional(let inner): words(in: inner)
            case .part: []
            }
        }
    }

    /// The parts as ranges of the text.
    private func ranges(in text: [PatternLetter]) -> [String: Range<Int>]? {
        var budget = 20_000
        var parts: [String: Range<Int>] = [:]
        return Matcher(text: text).match(elements, at: 0, parts: &parts, budget: &budget) ? parts : nil
    }
}

/// A character without its case; `×` between two measures equals the letter.
struct PatternLetter: Equatable, Sendable {
    /// The character if it is of ASCII, else 0.
    private let ascii: UInt8
    private let other: String
    let isSpace: Bool
    /// Whether it is a capital of ASCII.
    let isCapital: Bool

    private init(_ ascii: UInt8, _ other: String, isSpace: Bool, isCapital: Bool = false) {
        (self.ascii, self.other, self.isSpace, self.isCapital) = (ascii, other, isSpace, isCapital)
    }

    static func == (left: Self, right: Self) -> Bool { left.ascii == right.ascii && left.other == right.other }

    /// The character with its case, as far as that is kept.
    var written: Character {
        other.first ?? Character(UnicodeScalar(isCapital ? ascii - 0x20 : ascii))
    }

    init(ascii: UInt8) {
        let isUpper = ascii.isASCIIUppercase
        let isSpace = ascii == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(ascii)
        self.init(isUpper ? ascii + 0x20 : ascii, "", isSpace: isSpace, isCapital: isUpper)
    }

    init(_ character: Character) {
        if let ascii = character.asciiValue {
            self.init(ascii: ascii)
            return
        }
        let plain = character == "×" ? "x" : character.lowercased()
        let ascii = plain.utf8.count == 1 ? plain.utf8.first ?? 0 : 0
        self.init(ascii, ascii == 0 ? plain : "", isSpace: character.isWhitespace)
    }
}

/// Matches by backtracking within a step budget, which bounds the time for any text.
private struct Matcher {
    let text: [PatternLetter]

    /// Whether the elements from an index on match the text from a position on.
    ///
    /// - Parameter parts: filled only if the whole text matches.
    func match(
        _ elements: [TextPattern.Element], _ index: Int = 0, at position: Int, parts: inout [String: Range<Int>],
        budget: inout Int
    ) -> Bool {
        budget -= 1
        guard budget > 0 else { return false }
        guard index < elements.count else { return text[position...].allSatisfy(\.isSpace) }
        let next = index + 1
        switch elements[index] {
        case .literal(let literal):
            guard let end = end(of: literal, at: position) else { return false }
            return match(elements, next, at: end, parts: &parts, budget: &budget)
        case .optional(let whole):
            return match(whole, at: position, parts: &parts, budget: &budget)
                || match(elements, next, at: position, parts: &parts, budget: &budget)
        case .part(let name):
            guard let first = text[position...].firstIndex(where: { !$0.isSpace }) else { return false }
            // The last part takes the rest.
            var end = next == elements.count ? text.count : first + 1
            while end <= text.count, budget > 0 {
                if match(elements, next, at: end, parts: &parts, budget: &budget) {
                    guard let later = parts[name] else {
                        parts[name] = first..<end
                        return true
                    }
                    // Two parts of one name have one text.
                    if isEqual(later, first..<end) { return true }
                    parts.removeAll()
                }
                end += 1
            }
            return false
        }
    }

    private func isEqual(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
        text[range].trimmingEnd(while: \.isSpace).elementsEqual(text[other].trimmingEnd(while: \.isSpace))
    }

    /// The end of a literal; skips white space before each of its characters.
    private func end(of literal: [PatternLetter], at start: Int) -> Int? {
        var (position, differsInCase) = (start, false)
        for letter in literal {
            if letter.isSpace, !isAtSpace(position) { return nil }
            while position < text.count, text[position].isSpace { position += 1 }
            if letter.isSpace { continue }
            guard position < text.count, text[position] == letter else { return nil }
            if text[position].isCapital != letter.isCapital { differsInCase = true }
            position += 1
        }
        return differsInCase && Self.areOtherUnits(literal[...], text[start..<position]) ? nil : position
    }

    /// Whether a word of a literal and that of the text are different units.
    private static func areOtherUnits(_ literal: ArraySlice<PatternLetter>, _ text: ArraySlice<PatternLetter>) -> Bool {
        func words(_ letters: ArraySlice<PatternLetter>) -> [String] {
            letters.split(whereSeparator: \.isSpace).map { String($0.map(\.written)) }
        }
        return zip(words(literal), words(text)).contains { one, other in
            one != other && KnownUnits.knows(one) && KnownUnits.knows(other) && !KnownUnits.areEqual(one, other)
        }
    }

    /// Whether a position is next to white space, or at the beginning or end of the text.
    private func isAtSpace(_ position: Int) -> Bool {
        position == 0 || position >= text.count || text[position].isSpace || text[position - 1].isSpace
    }
}
