import Books
import Text

/// What is wrong with a file that is not YAML, for those who do not know how a YAML parser works.
struct YAMLMistake {
    let message: String
    let place: Place

    /// - Parameters:
    ///   - problem: in the words of the parser.
    ///   - place: where the parser gave up.
    ///   - context: what the parser was reading, in its words.
    ///   - start: where that begins.
    init(problem: String, at place: Place, context: String, start: Place?, in source: SourceText) {
        if let tab = Self.tab(at: place, in: source) {
            (message, self.place) = ("this is a tab; book files are indented with spaces", tab)
        } else if let space = Self.invisibleSpace(near: [start, place].compactMap { $0 }, in: source) {
            (message, self.place) = space
        } else if problem.contains("node content"), Self.text(from: place, in: source).hasPrefix(",") {
            (message, self.place) = ("an item is missing before this comma", place)
        } else if context.contains("flow mapping"), let start,
            let mistake = Self.sign(from: start, to: place, in: source)
        {
            (message, self.place) = mistake
        } else if context.contains("quoted scalar"), problem.contains("escape") || problem.contains("hexdecimal") {
            message =
                "this escape of a text between double quotation marks names no character; for a backslash, write \\\\ or use "
                + "single quotation marks"
            self.place = place
        } else if context.contains("quoted scalar"), let start {
            (message, self.place) = ("this quotation mark is never closed", start)
        } else if context.contains("flow"), Self.followsQuotation(place, in: source) {
            message =
                "a text in quotation marks ends before this; write '' for ' between single quotation marks, and \\\" for \" "
                + "between double ones"
            self.place = place
        } else if ["anchor", "alias", "tag"].contains(where: context.contains), let start {
            (message, self.place) = (Self.sign(at: start, in: source), start)
        } else if context.contains("flow sequence"), let start {
            (message, self.place) = ("the list that begins here is not closed, or lacks a comma", start)
        } else if context.contains("flow mapping"), let start {
            (message, self.place) = ("the map that begins here is not closed, or lacks a comma", start)
        } else if context.contains("simple key"), let start {
            let text = Self.line(start, in: source).drop { $0 == " " || $0 == "-" }
            (message, self.place) = (Self.noKey(text), start)
        } else if problem.contains("mapping values are not allowed"),
            let mistake = Self.keyWithoutColon(above: place, in: source)
        {
            (message, self.place) = mistake
        } else if problem.contains("mapping values are not allowed") {
            message =
                "a colon cannot end a key here; put a text that holds \": \" between quotation marks, and align the keys of one map"
            self.place = place
        } else if problem.contains("block sequence entries are not allowed") {
            message =
                "put a text that begins with - between quotation marks, and begin a list on a line of its own"
            self.place = place
        } else if problem.contains("cannot start any token") || problem.contains("undefined alias")
            || problem.contains("node content")
        {
            (message, self.place) = (Self.sign(at: place, in: source), place)
        } else if problem.contains("<document start>") {
            message =
                "a book file holds one map, which ended above this line; look there for a line \"...\" or a bracket too many"
            self.place = place
        } else if problem.contains("'-' indicator") {
            message =
                "this line does not belong to an item of the list above it; indent it like the lines it belongs to"
            self.place = place
        } else if problem.contains("did not find expected key") {
            message =
                "a key with its value is expected here; look at the indentation, and for quotation marks around a part of a text"
            self.place = place
        } else {
            (message, self.place) = ("this is not YAML: \(problem)", place)
        }
    }

    /// What to do about a sign that begins a text, but has a meaning of its own in YAML.
    private static func sign(at place: Place, in source: SourceText) -> String {
        let sign = text(from: place, in: source).first.map(String.init) ?? "a sign"
        return "put a text that begins with \(sign) between quotation marks"
    }

    /// Whether the end of a quoted text is directly before a place.
    private static func followsQuotation(_ place: Place, in source: SourceText) -> Bool {
        let before = line(place, in: source).prefix(place.column - 1)
        return before.last == "'" || before.last == "\""
    }

    /// The tab at the place, or in the white space that its line begins with.
    private static func tab(at place: Place, in source: SourceText) -> Place? {
        let line = Array(line(place, in: source))
        let indent = line.prefix { $0 == " " || $0 == "\t" }
        if let column = indent.firstIndex(of: "\t") { return Place(place.file, line: place.line, column: column + 1) }
        let index = place.column - 1
        return line.indices.contains(index) && line[index] == "\t" ? place : nil
    }

    /// An invisible space in the lines of these places, or in the line before the last one.
    private static func invisibleSpace(near places: [Place], in source: SourceText) -> (String, Place)? {
        let before = places.last.map { Place($0.file, line: $0.line - 1, column: 1) }
        for place in [before].compactMap({ $0 }) + places {
            guard let found = InvisibleSpace.mistake(in: line(place, in: source)) else { continue }
            return (found.message, Place(place.file, line: place.line, column: found.column))
        }
        return nil
    }

    /// The line above a key, if it begins a text that the key continues: `title My book` or `title:My book`.
    private static func keyWithoutColon(above place: Place, in source: SourceText) -> (String, Place)? {
        func isStart(_ character: Character) -> Bool { character != " " && character != "-" }
        let key = line(place, in: source)
        var number = place.line - 1
        while number > 0, source.lineText(number).allSatisfy(\.isWhitespace) { number -= 1 }
        guard number > 0, let start = key.firstIndex(where: { $0 != " " }) else { return nil }
        let (above, column) = (source.lineText(number), key.distance(from: key.startIndex, to: start))
        let text = above.drop { !isStart($0) }
        guard above.count - text.count == column, text.first.map({ $0.isLetter }) == true, !text.contains(": "),
            text.last != ":"
        else { return nil }
        return (noKey(text), Place(place.file, line: number, column: column + 1))
    }

    private static func noKey(_ text: Substring) -> String {
        let hint = KeyHint.missingSpace(in: String(text)) ?? "a key is followed by a colon and a space"
        return "this is not a key with its value; \(hint)"
    }

    /// The sign that ends an unquoted text of a map in brackets too early: a colon, or `#` after a space.
    private static func sign(from start: Place, to place: Place, in source: SourceText) -> (String, Place)? {
        if place.line == start.line, text(from: place, in: source).hasPrefix(":") {
            return ("put a text that holds \": \" between quotation marks", place)
        }
        let line = text(from: start, in: source)
        guard let comment = line.firstRange(of: " #"),
            !line[..<comment.lowerBound].contains(where: { "\"'".contains($0) })
        else { return nil }
        let column = start.column + line.distance(from: line.startIndex, to: comment.lowerBound) + 1
        return (
            "a comment begins here; put a text that holds \" #\" between quotation marks",
            Place(start.file, line: start.line, column: column)
        )
    }

    /// The rest of a line.
    private static func text(from place: Place, in source: SourceText) -> Substring {
        line(place, in: source).dropFirst(place.column - 1)
    }

    private static func line(_ place: Place, in source: SourceText) -> String {
        (1...max(1, source.lineCount)).contains(place.line) ? source.lineText(place.line) : ""
    }
}
