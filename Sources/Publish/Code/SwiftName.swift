import Text

/// An identifier of Swift, made from a word of a book.
struct SwiftName: Hashable, Sendable {
    /// Without backticks.
    let plain: String

    /// As declarations and expressions write it.
    var code: String { Self.keywords.contains(plain) ? "`\(plain)`" : plain }

    /// As lists of parameters write it.
    var parameter: String { ["inout", "let", "var"].contains(plain) ? code : plain }

    /// As lists of arguments write it.
    var argument: String { plain == "inout" ? code : plain }

    /// Words of the language that identifiers may be in backticks.
    private static let keywords: Set<String> = [
        "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "var", "where", "while",
    ]
}

/// Makes different identifiers for different words.
///
///     red-oak -> redOak   393x852 -> size393x852   9.7 -> version9point7   6+ -> version6Plus
struct SwiftNames {
    private let reserved: Set<String>
    private var taken: Set<String> = []
    /// Begins a name that cannot begin with its own first character, or that has another meaning.
    private let prefix: String
    private let isType: Bool

    private static let longest = 40

    /// - Parameters:
    ///   - prefix: in the form of the names: `version` or `Words`.
    ///   - isType: whether names begin with capital letters.
    ///   - reserved: names with another meaning.
    init(prefix: String, isType: Bool = false, reserved: Set<String>) {
        (self.prefix, self.isType, self.reserved) = (prefix, isType, reserved)
    }

    /// The name in camel case, taken or not.
    func preview(_ text: String) -> String { SwiftWords.joined(SwiftWords.parts(of: text), isType: isType) }

    /// Names of words, in their order. Those from which nothing was left out get theirs first: `a` is `A`, not `A′`.
    mutating func names(_ texts: [String]) -> [SwiftName] {
        let order = texts.indices.sorted { first, second in
            let (one, other) = (SwiftWords.isWhole(texts[first]), SwiftWords.isWhole(texts[second]))
            return one == other ? first < second : one
        }
        let named = Dictionary(first: order.map { ($0, name(texts[$0])) })
        return texts.indices.compactMap { named[$0] }
    }

    /// A name that no other call returns.
    mutating func name(_ text: String) -> SwiftName {
        let parts = SwiftWords.parts(of: text)
        var name = SwiftWords.joined(parts, isType: isType)
        let isNamed = name.unicodeScalars.first.map { $0.properties.isXIDStart } == true
        if !isNamed || reserved.contains(name) {
            name = prefix + (isNamed ? SwiftWords.joined(parts, isType: true) : name)
        }
        name = String(name.prefix(Self.longest))
        var unique = name
        var number = 1
        while !taken.insert(unique).inserted {
            number += 1
            unique = "\(name)Variant\(number)"
        }
        return SwiftName(plain: unique)
    }
}

/// The parts of identifiers.
enum SwiftWords {
    /// Whether a text is nothing but words and numbers, and what separates them.
    static func isWhole(_ text: String) -> Bool {
        !text.split(omittingEmptySubsequences: false) { " -_.".contains($0) }.contains { word in
            word.isEmpty || !word.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
        }
    }

    /// The words and numbers in a text, with words for signs that distinguish it from others.
    static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var word = ""
        var between: Character?
        func isDigit(_ character: Character?) -> Bool { character.map { "0"..."9" ~= $0 } == true }
        for (index, character) in text.indices.lazy.map({ ($0, text[$0]) }) {
            if character.unicodeScalars.allSatisfy(\.properties.isXIDContinue), character != "_" {
                // 9.7 and 97 are different numbers.
                if word.isEmpty, isDigit(parts.last?.last), isDigit(character), let between {
                    parts.append(separators[between] ?? "and")
                }
                word.append(character)
                between = nil
                continue
            }
            if !word.isEmpty { parts.append(word) }
            word = ""
            between = between ?? character
            if let sign = signs[character] { parts.append(sign) }
            // Between words it only separates them.
            let isOutside = parts.isEmpty || text.index(after: index) == text.endIndex
            if character == "-" || character == "\u{2212}", isOutside, text.count > 1 { parts.append("minus") }
        }
        return word.isEmpty ? parts : parts + [word]
    }

    private static let separators: [Character: String] = [
        ".": "point", "-": "to", "–": "to", "/": "over", ":": "and", "×": "x",
    ]

    private static let signs: [Character: String] = [
        "+": "plus", "%": "percent", "&": "and", "#": "sharp", "*": "star", "°": "degrees", "≤": "atMost",
        "≥": "atLeast", "<": "below", ">": "above", "=": "equal", "~": "about", "@": "at", "$": "dollar", "€": "euro",
        "≠": "not", "±": "plusMinus", "′": "prime",
    ]

    /// The parts in camel case.
    static func joined(_ parts: [String], isType: Bool) -> String {
        var joined = ""
        for (index, part) in parts.enumerated() {
            let isJoining = separators.values.contains(part) && joined.last?.isNumber == true
            joined += index == 0 && !isType ? lowered(part) : isJoining ? part : part.capitalizedFirst
        }
        return joined
    }

    /// `AX3` -> `ax3`, `URLPath` -> `urlPath`, `eBook` as it is.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count > 1, let next = word.dropFirst(capitals.count).first, next.isLowercase else {
            return capitals.lowercased() + word.dropFirst(capitals.count)
        }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }
}
