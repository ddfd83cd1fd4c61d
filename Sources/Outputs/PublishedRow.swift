import Books
package import Text

/// A row of a published file, found by its line: the contents of its columns.
package struct PublishedRow {
    /// The texts of the columns by name; only columns that hold text.
    package let columns: [String: String]
    /// The row's key in the form that findings use, if the row has one.
    package let key: [KeyPart]?

    /// The row of a CSV file at a line; nil for the header, beyond the end, and if the file is not CSV.
    package static func csv(_ source: SourceText, line: Int) -> PublishedRow? {
        var reader = CSVReader(source)
        guard let header = try? reader.next() else { return nil }
        var found: CSVReader.Row?
        while let row = try? reader.next(), let start = row.offsets.first, source.location(at: start).line <= line {
            found = row
        }
        guard let found, line <= lastLine(of: source) else { return nil }
        return PublishedRow(
            columns: Dictionary(first: zip(header.fields, found.fields)), key: nil)
    }

    /// The objects of a JSON file at a line, outer ones first: those that begin in the line, and those around it.
    package static func json(_ source: SourceText, line: Int) -> [PublishedRow] {
        let closing = source.lineText(line).filter { !$0.isWhitespace }
        guard !closing.isEmpty, !closing.allSatisfy({ "[]{},".contains($0) }) else { return [] }
        return JSONReader.read(source, BookProblems()).map { rows(in: $0, line: line) } ?? []
    }

    private static func rows(in node: BookNode, line: Int) -> [PublishedRow] {
        switch node.content {
        case .text: return []
        case .list(let items): return covering(items, line).flatMap { rows(in: $0, line: line) }
        case .map(let entries):
            return [PublishedRow(entries)] + covering(entries.map(\.value), line).flatMap { rows(in: $0, line: line) }
        }
    }

    /// The nodes that begin in the line, or else the last one before it.
    private static func covering(_ nodes: [BookNode], _ line: Int) -> [BookNode] {
        let starting = nodes.filter { $0.place.location.line == line }
        return starting.isEmpty ? nodes.last { $0.place.location.line <= line }.map { [$0] } ?? [] : starting
    }

    private init(_ entries: [BookNode.Entry]) {
        let texts = entries.compactMap { entry in entry.value.text.map { (entry.key, $0) } }
        var columns = Dictionary(first: texts)
        // SARIF wraps the text of a message in an object.
        if case .map(let parts)? = entries.first(where: { $0.key == "message" })?.value.content {
            columns["message"] = parts.first { $0.key == "text" }?.value.text
        }
        self.columns = columns
        if case .map(let parts)? = entries.first(where: { $0.key == "key" })?.value.content {
            key = parts.compactMap { part in part.value.text.map { KeyPart(part.key, $0) } }
        } else {
            key = nil
        }
    }

    private init(columns: [String: String], key: [KeyPart]?) {
        (self.columns, self.key) = (columns, key)
    }

    /// The last line that is not empty.
    private static func lastLine(of source: SourceText) -> Int {
        source.lineText(source.lineCount).isEmpty ? source.lineCount - 1 : source.lineCount
    }
}
