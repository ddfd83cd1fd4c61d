/// What all readers of `~~text~~` strike out (GFM 6.5). GitHub strikes out `~text~`, too, but formatters do not know that, and
/// would write it again after each correction. cmark-gfm can only parse it in one thread, so the tildes that mean nothing are
/// hidden from it, and the others found in the parsed text.
enum Strikethrough {
    /// In place of an escaped tilde: a control character, which rendered texts never have.
    private static let hidden: Unicode.Scalar = "\u{1A}"
    private static let tilde: Unicode.Scalar = "~"
    private static let references = ["&#126;", "&#x7E;", "&#x7e;"]

    /// Markdown whose escaped tildes are hidden.
    static func hidingEscapes(in markdown: String) -> String {
        guard markdown.utf8.contains(where: { $0 == 0x7E || $0 == 0x26 }) else { return markdown }
        let text = references.reduce(markdown) { $0.replacing($1, with: String(hidden)) }
        var scalars = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped, scalar == tilde {
                scalars.removeLast()
                scalars.append(hidden)
            } else {
                scalars.append(scalar)
            }
            isEscaped = scalar == "\\" && !isEscaped
        }
        return String(scalars)
    }

    /// A parsed text with the tildes that were hidden in it, and a character before what GitHub strikes out, which makes it
    /// another text.
    static func shown(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0 == tilde || $0 == hidden }) else { return text }
        let shown = text.replacing(String(hidden), with: "~")
        return isStruck(Array(text.unicodeScalars)) ? String(hidden) + shown : shown
    }

    /// Whether two tildes before a word are followed by two behind one.
    private static func isStruck(_ text: [Unicode.Scalar]) -> Bool {
        var (isOpen, index) = (false, 0)
        while index < text.count {
            let end = text[index...].firstIndex { $0 != tilde } ?? text.count
            guard end > index else {
                index += 1
                continue
            }
            let before = Kind(index > 0 ? text[index - 1] : nil)
            let after = Kind(end < text.count ? text[end] : nil)
            if end - index == 2 {
                if isOpen, before.ends(after) { return true }
                isOpen = isOpen || after.ends(before)
            }
            index = end
        }
        return false
    }

    /// What a character is to the rules for delimiters (CommonMark 6.4).
    private enum Kind {
        case space, punctuation, letter

        init(_ scalar: Unicode.Scalar?) {
            guard let scalar, !scalar.properties.isWhitespace else {
                self = .space
                return
            }
            switch scalar.properties.generalCategory {
            case _ where scalar == hidden: self = .punctuation
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                .finalPunctuation, .otherPunctuation:
                self = .punctuation
            default:
                self =
                    scalar.isASCII && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
                    ? .punctuation : .letter
            }
        }

        /// Whether marks between this and the other character can end a word before them; the other way round, whether they
        /// can begin one behind them.
        func ends(_ after: Kind) -> Bool { self == .letter || self == .punctuation && after != .letter }
    }
}
