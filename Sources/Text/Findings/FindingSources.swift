/// The texts that findings are about, of which their lines are printed.
package struct FindingSources: Sendable {
    private let texts: [String: SourceText]

    /// Findings are printed without lines.
    package static let none = FindingSources([])

    /// - Parameter texts: with the paths that the findings name.
    package init(_ texts: some Sequence<SourceText>) { self.texts = Dictionary(first: texts.map { ($0.path, $0) }) }

    /// The texts of some files, as far as they are UTF-8.
    package static func texts(_ files: some Sequence<(path: String, bytes: [UInt8])>) -> [SourceText] {
        files.filter { String(validating: $0.bytes, as: UTF8.self) != nil }.map {
            SourceText(path: $0.path, bytes: $0.bytes)
        }
    }

    /// The line of an open finding, with carets under the word at its place; empty if there is none.
    func excerpt(of finding: Finding) -> String {
        guard finding.accepted == nil, finding.severity != .note, let text = texts[finding.place.file],
            finding.place.line <= text.lineCount, !text.lineRange(finding.place.line).isEmpty
        else { return "" }
        let line = text.lineText(finding.place.line).unicodeScalars
        let word = line.dropFirst(max(finding.place.column - 1, 0)).prefix { $0.isPartOfWord }
        return SourceExcerpt(text).text(of: CellOrigin(location: finding.place.location, raw: String(word)))
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfWord: Bool {
        properties.isAlphabetic || properties.numericType != nil || "-_.".unicodeScalars.contains(self)
    }
}
