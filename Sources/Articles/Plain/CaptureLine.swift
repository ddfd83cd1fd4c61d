import Text

/// A line of a capture, with the properties that the finders of tables need.
struct CaptureLine {
    enum Kind {
        case blank
        /// Longer than any row of a table.
        case long
        /// Only rule characters: `---`, `===  ===`, `+---+---+`.
        case rule
        case text
    }

    let number: Int
    let kind: Kind
    /// The texts between gaps of at least two columns.
    let pieces: [TextLine.Piece]
    /// The columns that each piece fills.
    let extents: [Range<Int>]

    /// - Parameter limit: the greatest width of a row.
    init(_ number: Int, of text: SourceText, limit: Int) {
        self.number = number
        let range = text.lineRange(number)
        let content = WhiteSpace.trimmed(range, in: text.bytes)
        guard !content.isEmpty else {
            (kind, pieces, extents) = (.blank, [], [])
            return
        }
        // A character is at most four bytes long.
        guard range.count <= limit * 4 else {
            (kind, pieces, extents) = (.long, [], [])
            return
        }
        let pieces = TextLine(number, of: text, at: .gap).pieces
        let extents = TextMeasure.display.extents(of: pieces, in: text)
        guard let last = extents.last, last.upperBound <= limit else {
            (kind, self.pieces, self.extents) = (.long, [], [])
            return
        }
        kind = Stroke.isRule(text.bytes[content]) ? .rule : .text
        (self.pieces, self.extents) = (pieces, extents)
    }

    /// The words of some pieces with the columns that they fill.
    func words(in text: SourceText) -> [Word] {
        let words = TextLine(number, of: text, at: .space).pieces
        return zip(words, TextMeasure.display.extents(of: words, in: text)).map { Word(range: $0.range, extent: $1) }
    }

    struct Word {
        let range: Range<Int>
        let extent: Range<Int>

        /// True if it is one space after another word.
        func isNext(to other: Word) -> Bool { extent.lowerBound - other.extent.upperBound == 1 }

        func joined(to later: Word) -> Word {
            Word(range: range.union(later.range), extent: extent.union(later.extent))
        }
    }
}

extension Collection<CaptureLine> {
    /// The columns of the page with a word in any line, joined if they touch.
    func filledColumns(in text: SourceText) -> [Range<Int>] {
        var isFilled: [Bool] = []
        for line in self {
            for word in line.words(in: text) {
                while isFilled.count < word.extent.upperBound { isFilled.append(false) }
                for column in word.extent { isFilled[column] = true }
            }
        }
        var result: [Range<Int>] = []
        var start: Int?
        for (column, filled) in (isFilled + [false]).enumerated() {
            if filled, start == nil { start = column }
            if !filled, let first = start {
                result.append(first..<column)
                start = nil
            }
        }
        return result
    }
}

/// The characters that draw tables.
package enum Stroke {
    static func isHorizontal(_ scalar: Unicode.Scalar) -> Bool {
        "-=_~".unicodeScalars.contains(scalar) || "─━═╌╍┄┅┈┉–—‐‑−".unicodeScalars.contains(scalar)
    }

    static func isVertical(_ scalar: Unicode.Scalar) -> Bool {
        "|│┃║╎╏┆┇┊┋".unicodeScalars.contains(scalar)
    }

    /// Where lines cross or meet.
    static func isJunction(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "+" || (0x250C...0x254B).contains(scalar.value) || (0x2552...0x256C).contains(scalar.value)
            || (0x256D...0x2570).contains(scalar.value)
    }

    /// Text characters at the ends or joints of rules: `.----.`, `:----:`. Inside a rule, a colon marks the alignment
    /// of a column.
    static func isCorner(_ scalar: Unicode.Scalar, atEnd isEnd: Bool) -> Bool {
        ".'`,".unicodeScalars.contains(scalar) || isEnd && scalar == ":"
    }

    /// True for a rule of at least two characters.
    package static func isRule(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, !first.isASCIILetterOrDigit else { return false }
        var strokes = 0
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if isHorizontal(scalar) {
                strokes += 1
            } else if !(isVertical(scalar) || isJunction(scalar) || scalar == " " || scalar == "\t"
                || isCorner(scalar, atEnd: true))
            {
                return false
            }
        }
        return strokes >= 2
    }
}
