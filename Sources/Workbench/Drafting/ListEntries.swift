import Audit
import BookFiles
import Books
import Text

/// Adds entries to lists of a book file, and keeps every other byte.
struct ListEntries {
    private let source: SourceText
    private let root: BookNode?

    init(_ source: SourceText) {
        self.source = source
        root = BookFileParser(source, problems: BookProblems()).parse()
    }

    /// The text with the entries after the last ones of the lists; nil if more or less than that would be read.
    func adding(_ entries: [(key: String, texts: [String])]) -> [UInt8]? {
        let lists = entries.filter { !$0.texts.isEmpty }
        var edits: [TextEdit] = []
        for (key, texts) in lists {
            guard let edit = root?[key].flatMap({ edit($0, texts) }) else { return nil }
            edits.append(edit)
        }
        edits.sort { $0.range.lowerBound < $1.range.lowerBound }
        let edited = EditedText(source, edits).bytes
        guard let root, case .map(let known) = root.content,
            let read = ListEntries(SourceText(path: source.path, bytes: edited)).root
        else { return nil }
        let wanted = known.map { entry -> BookNode.Entry in
            guard let texts = lists.first(where: { $0.key == entry.key })?.texts else { return entry }
            let all = entry.value.listItems + texts.compactMap { ListEntries(SourceText(path: "", text: $0)).root }
            return BookNode.Entry(
                key: entry.key, keyPlace: entry.keyPlace, value: BookNode(.list(all), at: entry.value.place))
        }
        return Self.same(read, BookNode(.map(wanted), at: root.place)) ? edited : nil
    }

    private func edit(_ list: BookNode, _ texts: [String]) -> TextEdit? {
        guard case .list(let items) = list.content, let start = source.offset(of: list.place.location) else {
            return nil
        }
        guard source.bytes[start] != UInt8(ascii: "[") else {
            let last = items.last?.place.location
            let end = last.flatMap { WrittenSpans.ends(of: [$0], in: source)[$0].flatMap(source.offset) }
            guard let offset = last == nil ? start + 1 : end else { return nil }
            return TextEdit(offset..<offset, (last == nil ? "" : ", ") + texts.joined(separator: ", "))
        }
        guard let last = items.last?.place.line else { return nil }
        let margin = source.string(source.lineRange(list.place.line).lowerBound..<start)
        func belongs(_ line: Int) -> Bool {
            let text = source.lineText(line)
            return text.allSatisfy(\.isWhitespace) || text.prefix { $0 == " " }.count > margin.count
        }
        let lines = [last] + (last...source.lineCount).dropFirst().prefix(while: belongs)
        let line = lines.last { !source.lineText($0).allSatisfy(\.isWhitespace) } ?? last
        let end = source.lineRange(line).upperBound
        let isOfWindows = source.bytes.indices.contains(end) && source.bytes[end] == UInt8(ascii: "\r")
        return TextEdit(end..<end, texts.map { (isOfWindows ? "\r\n" : "\n") + margin + "- " + $0 }.joined())
    }

    /// Whether two nodes say the same, wherever they are.
    private static func same(_ left: BookNode, _ right: BookNode) -> Bool {
        switch (left.content, right.content) {
        case (.text(let left), .text(let right)): left == right
        case (.list(let left), .list(let right)): left.elementsEqual(right, by: same)
        case (.map(let left), .map(let right)):
            left.elementsEqual(right) { $0.key == $1.key && same($0.value, $1.value) }
        default: false
        }
    }
}
