import Text

/// The form of a text: literal characters, kinds of characters in braces, optional parts in brackets.
///
///     v{digits}[.{digits}]      "v1"  "v1.20"   but not  "1"  "v1."
///     {digits 4}-{digits 2}     "2020-12"       but not  "20-12"
///     {upper}{letters 1-}       "Oak"           but not  "oak"  "O"
///
/// `{digits}` is one or more, `{digits 4}` exactly four, `{digits 1-3}` one to three, `{digits 2-}` at least two. The
/// kinds are those of ``Kind``. A backslash makes the next character literal.
struct TextForm: Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case digits, letters, upper, lower, any

        func holds(_ character: Character) -> Bool {
            switch self {
            case .digits: character.isASCII && character.isNumber
            case .letters: character.isLetter
            case .upper: character.isUppercase
            case .lower: character.isLowercase
            case .any: true
            }
        }
    }

    private indirect enum Element: Sendable {
        case character(Character)
        case kind(Kind, atLeast: Int, atMost: Int)
        case optional([Element])

        /// Whether it can be a part of a text that is not empty.
        var holdsSome: Bool {
            if case .optional(let inside) = self { inside.contains(where: \.holdsSome) } else { true }
        }
    }

    struct Mistake: Error, Equatable {
        let message: String
    }

    /// The form as written.
    let text: String
    private let elements: [Element]

    /// Whether no text but an empty one has the form.
    var isEmpty: Bool { !elements.contains(where: \.holdsSome) }

    init(_ text: String) throws(Mistake) {
        self.text = text
        let parts: [BracketedText]
        do { parts = try BracketedText.parts(of: text) } catch { throw Mistake(error) }
        elements = try Self.elements(of: parts)
    }

    /// - Complexity: at worst the square of the text's length, times the form's length.
    func holds(_ text: String) -> Bool {
        let characters = Array(text)
        return Self.ends(of: elements, from: [0], in: characters).contains(characters.count)
    }

    /// The possible ends of a part that begins at one of some positions.
    private static func ends(of elements: [Element], from starts: Set<Int>, in text: [Character]) -> Set<Int> {
        var places = starts
        for element in elements where !places.isEmpty {
            switch element {
            case .character(let character):
                places = Set(places.filter { $0 < text.count && text[$0] == character }.map { $0 + 1 })
            case .optional(let inside): places.formUnion(ends(of: inside, from: places, in: text))
            case .kind(let kind, let least, let most):
                places = ends(of: kind, least, most, from: places, in: text)
            }
        }
        return places
    }

    private static func ends(
        of kind: Kind, _ least: Int, _ most: Int, from starts: Set<Int>, in text: [Character]
    ) -> Set<Int> {
        guard least <= text.count else { return [] }
        var ends: Set<Int> = []
        // For each position, the end of the run of the kind's characters that begins there.
        var runEnd = text.count
        var runEnds = [Int](repeating: text.count, count: text.count + 1)
        for index in text.indices.reversed() {
            if !kind.holds(text[index]) { runEnd = index }
            runEnds[index] = runEnd
        }
        // An earlier position in the same run has these ends already.
        var covered = 0
        for start in starts.sorted() {
            let last = min(runEnds[start], most > text.count ? text.count : start + most)
            let first = max(start + least, covered)
            if first <= last { ends.formUnion(first...last) }
            if most > text.count { covered = max(covered, last + 1) }
        }
        return ends
    }

    private static func elements(of parts: [BracketedText]) throws(Mistake) -> [Element] {
        var elements: [Element] = []
        for part in parts {
            switch part {
            case .literal(let characters): elements += characters.map(Element.character)
            case .closingBrace: elements.append(.character("}"))
            case .braced(let text): elements.append(try kind(text))
            case .optional(let inside): elements.append(.optional(try Self.elements(of: inside)))
            }
        }
        return elements
    }

    private static func kind(_ text: String) throws(Mistake) -> Element {
        let parts = text.split(separator: " ", omittingEmptySubsequences: true)
        guard let name = parts.first, let kind = Kind(rawValue: String(name)), parts.count <= 2 else {
            let names = Kind.allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
            throw Mistake(message: "has the part {\(text)}; the kinds are \(names), with or without a number")
        }
        guard parts.count == 2 else { return .kind(kind, atLeast: 1, atMost: .max) }
        let bounds = parts[1].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts[1].allSatisfy({ $0.isASCII && $0.isNumber || $0 == "-" }), let least = Int(bounds[0]),
            let most = bounds.count == 1 ? least : bounds[1].isEmpty ? .max : Int(bounds[1]), most >= max(1, least)
        else {
            throw Mistake(
                message: "has the part {\(text)}; write a number as in {\(name) 4}, {\(name) 1-3} or {\(name) 2-}")
        }
        return .kind(kind, atLeast: least, atMost: most)
    }
}

extension TextForm.Mistake {
    fileprivate init(_ mistake: BracketedText.Mistake) {
        message =
            switch mistake {
            case .unclosed(let bracket): "has a \"\(bracket)\" without \"\(bracket == "[" ? "]" : "}")\""
            case .unopened(let bracket): "has a \"\(bracket)\" without \"[\""
            case .tooDeep: "has more than \(BracketedText.deepest) nested brackets"
            }
    }
}
