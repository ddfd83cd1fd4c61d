package import Diagnostics
internal import Measures

/// A row of a published file, found by its line: what its columns hold.
package struct PublishedRow {
    /// The texts of the columns by name; of what is no text, nothing.
    package let columns: [String: String]
    /// The key that the row speaks of, where it has one of its own, as findings do.
    package let key: [KeyPart]?

    /// The row of a CSV file that a line belongs to; nil for the header, beyond the end, and where the file is no CSV.
    package static func csv(_ source: SourceText, line: Int) -> PublishedRow? {
        var reader = CSVReader(source)
        guard let header = try? reader.next() else { return nil }
        var found: CSVReader.Row?
        while let row = try? reader.next(), let start = row.offsets.first, source.location(at: start).line <= line {
            found = row
        }
        guard let found, line <= lastLine(of: source) else { return nil }
        return PublishedRow(
            columns: Dictionary(zip(header.fields, found.fields), uniquingKeysWith: { first, _ in first }), key: nil)
    }

    /// The object of a JSON array, or of lines of JSON, that a line belongs to; nil where there is none.
    package static func json(_ source: SourceText, line: Int) -> PublishedRow? {
        var reader = JSONReader(source, problems: BookProblems())
        guard let node = reader.read(), case .list(let items) = node.content,
            let item = items.last(where: { $0.place.location.line <= line }),
            line < lastLine(of: source) || items.count == 1,
            case .map(let entries) = item.content
        else { return nil }
        let texts = entries.compactMap { entry in entry.value.text.map { (entry.key, $0) } }
        var key: [KeyPart]?
        if case .map(let parts)? = entries.first(where: { $0.key == "key" })?.value.content {
            key = parts.compactMap { part in part.value.text.map { KeyPart(part.key, $0) } }
        }
        return PublishedRow(columns: Dictionary(texts, uniquingKeysWith: { first, _ in first }), key: key)
    }

    /// The last line that holds anything.
    private static func lastLine(of source: SourceText) -> Int {
        source.lineText(source.lineCount).isEmpty ? source.lineCount - 1 : source.lineCount
    }
}
