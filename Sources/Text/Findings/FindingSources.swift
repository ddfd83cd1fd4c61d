/// The texts whose lines are printed with findings.
package struct FindingSources: Sendable {
    private let texts: [String: SourceText]
    private let ends: [Place: SourceLocation]

    /// Findings are printed without lines.
    package static let none = FindingSources([])

    /// - Parameters:
    ///   - texts: with the paths that the findings name.
    ///   - ends: where cells end that begin at a place.
    package init(_ texts: some Sequence<SourceText>, ends: [Place: SourceLocation] = [:]) {
        self.texts = Dictionary(first: texts.map { ($0.path, $0) })
        self.ends = ends
    }

    /// The texts of some files, only those in UTF-8.
    package static func texts(_ files: some Sequence<(path: String, bytes: [UInt8])>) -> [SourceText] {
        files.filter { String(validating: $0.bytes, as: UTF8.self) != nil }.map {
            SourceText(path: $0.path, bytes: $0.bytes)
        }
    }

    /// The line of an open finding, with carets under the cell, the value, the quoted text or the word at its place; empty if there
    /// is none.
    ///
    /// - Parameter columns: of the terminal.
    func excerpt(of finding: Finding, columns: Int?) -> String {
        guard finding.accepted == nil, finding.severity != .note, let text = texts[finding.place.file],
            finding.place.line <= text.lineCount, !text.lineRange(finding.place.line).isEmpty
        else { return "" }
        let line = text.lineText(finding.place.line).unicodeScalars
        let rest = line.dropFirst(max(finding.place.column - 1, 0))
        let marked = ends[finding.place].map { end in
            end.line == finding.place.line
                ? rest.prefix(max(end.column - finding.place.column, 0))
                : rest.trimmingEnd { $0.properties.isWhitespace }
        }
        return SourceExcerpt(text, columns: columns).text(
            of: [
                CellOrigin(
                    location: finding.place.location,
                    raw: String(marked ?? Self.value(of: finding, at: rest) ?? Self.word(at: rest)))
            ])
    }

    /// The value of a finding where a text begins with it.
    private static func value(
        of finding: Finding, at text: Substring.UnicodeScalarView
    ) -> Substring.UnicodeScalarView? {
        guard let value = finding.value?.unicodeScalars, !value.isEmpty, text.starts(with: value) else { return nil }
        return text.prefix(value.count)
    }

    /// The quoted text or the word at the beginning of a text.
    private static func word(at text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
        guard let quote = text.first, quote == "\"" || quote == "'" else { return text.prefix { $0.isPartOfWord } }
        var rest = text.dropFirst()
        while let next = rest.popFirst() {
            // As YAML writes a quote inside of quotes: `\"` and `''`.
            if next == "\\", quote == "\"" {
                rest = rest.dropFirst()
            } else if next == quote {
                guard quote == "'", rest.first == quote else { return text[..<rest.startIndex] }
                rest = rest.dropFirst()
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    fileprivate var isPartOfWord: Bool {
        properties.isAlphabetic || properties.numericType != nil || "-_.".unicodeScalars.contains(self)
    }
}
