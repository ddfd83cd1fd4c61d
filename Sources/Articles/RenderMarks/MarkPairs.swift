import Text

/// Pairs the comments that open and close a table, and reports the others.
struct MarkPairs {
    private(set) var marks: [TableMark] = []
    private(set) var findings: [Finding] = []
    private let text: SourceText
    private var open: (comment: PageComment, words: [TableMark.Word])?

    init(_ comments: [PageComment], in text: SourceText) {
        self.text = text
        for comment in comments { append(comment) }
        if let open { reportUnclosed(open.comment, before: "the end of the file") }
    }

    private mutating func append(_ comment: PageComment) {
        switch MarkComment(comment, in: text.bytes) {
        case nil: break
        case .malformed(let offset):
            let (opening, closing) = (
                comment.form.sample("measurebook: DATASET FIELD=VALUE"), comment.form.sample("/measurebook")
            )
            report("a mark has the form \(opening) or \(closing)", at: offset)
        case .opening(let content):
            if let open { reportUnclosed(open.comment, before: "line \(text.line(at: comment.range.lowerBound))") }
            checkPlace(of: comment)
            open = (comment, words(of: content))
        case .closing:
            guard let opening = open else {
                report(
                    "this mark closes no table: \(comment.form.sample("measurebook: DATASET")) is missing before it",
                    at: comment.range.lowerBound)
                return
            }
            checkPlace(of: comment)
            open = nil
            marks.append(
                TableMark(
                    words: opening.words, content: opening.comment.range.upperBound..<comment.range.lowerBound,
                    place: text.place(at: opening.comment.range.lowerBound), indent: opening.comment.indent,
                    closingIndent: closingIndent(of: comment, after: opening.comment)))
        }
    }

    /// The text before the closing comment is kept unless it is old content.
    private func closingIndent(of comment: PageComment, after opening: PageComment) -> String {
        let start = text.lineStarts[text.line(at: comment.range.lowerBound) - 1]
        guard start >= opening.range.upperBound else { return opening.indent }
        let before = text.bytes[start..<comment.range.lowerBound]
        let isIndent = before.allSatisfy { byte in
            byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ">")
        }
        return isIndent ? String(decoding: before, as: UTF8.self) : opening.indent
    }

    private mutating func words(of content: Range<Int>) -> [TableMark.Word] {
        let found = MarkWords(content, in: text.bytes)
        if let quote = found.openQuote { report("this quotation mark is not closed", at: quote) }
        return found.words.map { TableMark.Word(text: $0.text, place: text.place(at: $0.offset)) }
    }

    private mutating func checkPlace(of comment: PageComment) {
        guard !comment.isBlock else { return }
        report(
            "a mark needs a line of its own: a table cannot begin or end within a paragraph",
            at: comment.range.lowerBound)
    }

    private mutating func reportUnclosed(_ comment: PageComment, before end: String) {
        report(
            "this mark is not closed: \(comment.form.sample("/measurebook")) is missing before \(end)",
            at: comment.range.lowerBound)
    }

    private mutating func report(_ message: String, at offset: Int) {
        findings.append(
            Finding(rule: .wrongMark, severity: .error, message: message, place: text.place(at: offset)))
    }
}

/// The kind of a comment for `render`; nil for a comment that is not a mark.
private enum MarkComment {
    /// With the range of its words.
    case opening(Range<Int>)
    case closing
    /// Probably meant as a mark, but wrong at this offset.
    case malformed(Int)

    init?(_ comment: PageComment, in bytes: [UInt8]) {
        let isClosed = comment.form.isClosed(comment.range, in: bytes)
        let content = WhiteSpace.trimmed(comment.form.content(of: comment.range, in: bytes), in: bytes)
        let start = content.lowerBound
        if ByteSearch.matches("/measurebook", in: bytes, at: start), start + 12 <= content.upperBound {
            let end = start + 12
            guard end == content.upperBound || !Self.continuesName(bytes[end]) else { return nil }
            self = end == content.upperBound && isClosed ? .closing : .malformed(start)
        } else if ByteSearch.matches("measurebook", in: bytes, at: start), start + 11 <= content.upperBound {
            let end = start + 11
            if end < content.upperBound, bytes[end] == UInt8(ascii: ":"), isClosed {
                self = .opening(end + 1..<content.upperBound)
            } else {
                guard end == content.upperBound || !Self.continuesName(bytes[end]) else { return nil }
                self = .malformed(start)
            }
        } else {
            return nil
        }
    }

    private static func continuesName(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || "-._".utf8.contains(byte)
    }
}
