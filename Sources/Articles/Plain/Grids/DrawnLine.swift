import Text

/// A line of a drawing, with the marks at which other lines cross or meet it.
struct DrawnLine {
    struct Mark {
        /// A column of the page.
        let column: Int
        let range: Range<Int>
        let isJunction: Bool
    }

    /// The text between two marks of a grid's columns.
    struct Segment {
        let column: Int
        let span: Int
        /// Without white space at its ends.
        let range: Range<Int>
        let isStroke: Bool
    }

    let number: Int
    let marks: [Mark]
    /// Without white space at its ends.
    private let content: Range<Int>
    private let text: SourceText
    private let isRule: Bool

    init(_ line: CaptureLine, of text: SourceText) {
        self.text = text
        number = line.number
        isRule = line.kind == .rule
        content = WhiteSpace.trimmed(text.lineRange(line.number), in: text.bytes)
        var offset = content.lowerBound
        var drawn: [(range: Range<Int>, isJunction: Bool)] = []
        let bytes = text.bytes
        for scalar in text.string(content).unicodeScalars {
            let end = offset + UTF8.width(scalar)
            let isEnd = offset == content.lowerBound || end == content.upperBound
            // Beside a letter, a plus sign belongs to a text: `oak+`.
            let isText =
                !isRule && !isEnd && scalar == "+"
                && [bytes[offset - 1], bytes[end]].contains { !WhiteSpace.isASCII($0) }
                && ![bytes[offset - 1], bytes[end]].contains { Stroke.isHorizontal(Unicode.Scalar($0)) }
            let isJunction =
                Stroke.isJunction(scalar) && !isText || isRule && Stroke.isCorner(scalar, atEnd: isEnd)
            if isJunction || Stroke.isVertical(scalar) {
                drawn.append((offset..<end, isJunction))
            }
            offset = end
        }
        let extents = TextMeasure.display.extents(of: drawn.map { TextLine.Piece(range: $0.range) }, in: text)
        marks = zip(drawn, extents).map { Mark(column: $1.lowerBound, range: $0.range, isJunction: $0.isJunction) }
    }

    /// True if it begins and ends with marks.
    var isBordered: Bool {
        marks.first?.range.lowerBound == content.lowerBound && marks.last?.range.upperBound == content.upperBound
    }

    /// The number of vertical strokes: a plus sign may be that of a number.
    var strokes: Int { marks.count { !$0.isJunction } }

    /// True for a rule over the whole width with marks in it, which defines a grid's columns.
    var isFrame: Bool {
        guard isRule, marks.contains(where: \.isJunction), marks.count >= (isBordered ? 3 : 1),
            isBordered
                || marks.first?.range.lowerBound != content.lowerBound
                    && marks.last?.range.upperBound != content.upperBound
        else { return false }
        let drawn = text.string(content).unicodeScalars
        // Diagrams of bits have a mark in every second column.
        let narrow = zip(marks, marks.dropFirst()).count { $1.column - $0.column <= 2 }
        return !drawn.contains(" ") && narrow * 2 < max(2, marks.count)
    }

    var isDouble: Bool { text.string(content).unicodeScalars.contains { $0 == "=" || $0 == "═" } }

    /// The columns of marks next to rules.
    var crossings: [Int] {
        zip(marks, marks.dropFirst()).flatMap { isStroke(between: $0, $1) ? [$0.column, $1.column] : [] }
    }

    private func isStroke(between left: Mark, _ right: Mark) -> Bool {
        let range = left.range.upperBound..<right.range.lowerBound
        return !range.isEmpty && (isRule || left.isJunction || right.isJunction)
            && text.string(range).unicodeScalars.allSatisfy { Stroke.isHorizontal($0) || $0 == ":" }
    }

    /// The contents of a grid's columns; empty if the line does not belong to it.
    ///
    /// - Parameters:
    ///   - columns: the columns of crossings, ascending.
    ///   - isBordered: whether the grid has lines at its sides.
    func segments(in columns: [Int], isBordered: Bool) -> [Segment] {
        guard let bounds = bounds(in: columns, isBordered: isBordered) else { return [] }
        return zip(bounds, bounds.dropFirst()).map { left, right in
            let inner = left.mark.range.upperBound..<max(left.mark.range.upperBound, right.mark.range.lowerBound)
            let range = WhiteSpace.trimmed(inner, in: text.bytes)
            return Segment(
                column: left.index + (isBordered ? 0 : 1), span: max(1, right.index - left.index),
                range: range.isEmpty ? inner.lowerBound..<inner.lowerBound : range,
                isStroke: isBordered ? isStroke(between: left.mark, right.mark) : isRule)
        }
    }

    private func bounds(in columns: [Int], isBordered: Bool) -> [(mark: Mark, index: Int)]? {
        var bounds = marks.compactMap { mark in columns.firstIndex(of: mark.column).map { (mark: mark, index: $0) } }
        if bounds.count < columns.count, marks.count == columns.count {
            // Wide characters may have been counted as one column.
            bounds = marks.enumerated().map { ($1, $0) }
        }
        if isBordered {
            let ends = [marks.first?.range, marks.last?.range]
            return self.isBordered && bounds.count > 1 && ends == [bounds.first?.mark.range, bounds.last?.mark.range]
                ? bounds : nil
        }
        guard !bounds.isEmpty else { return nil }
        let line = text.lineRange(number)
        func end(_ offset: Int) -> Mark { Mark(column: 0, range: offset..<offset, isJunction: false) }
        return [(end(line.lowerBound), -1)] + bounds + [(end(line.upperBound), columns.count)]
    }
}
