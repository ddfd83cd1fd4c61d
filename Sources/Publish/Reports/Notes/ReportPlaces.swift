import Records
import Text

/// The records in the lines of a report page.
package struct ReportPlaces {
    /// A record by its dataset and key.
    package typealias Subject = (dataset: String, key: [String])

    private let publication: Publication
    private let lines: [Substring]
    /// The same lines with marks for their records.
    private let marked: [Substring]

    /// - Parameters:
    ///   - page: the name of the page's file without its extension.
    ///   - publication: in the language of the page.
    /// - Returns: nil for a page without single records.
    package init?(page: String, in publication: Publication) {
        let language = publication.language.rawValue
        let material = ReportMaterial(publication: publication, language: language)
        let pages = [ReportPage.changes, .findings] + publication.datasets.map { .dataset($0.name) }
        guard let document = pages.first(where: { $0.name == page })?.document(in: material) else { return nil }
        let positions = Dictionary(first: publication.datasets.enumerated().map { ($1.name, $0) })
        let marked = MarkdownDocument(document, language: language) { subject in
            guard let dataset = positions[subject.dataset] else { return "" }
            return subject.records(in: publication)
                .compactMap { publication.datasets[dataset].position(of: $0.key) }
                .map { RecordMark.text(dataset: dataset, record: $0) }.joined()
        }
        self.publication = publication
        lines = MarkdownDocument(document, language: language).text.split(
            separator: "\n", omittingEmptySubsequences: false)
        self.marked = marked.text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The text of a line as a build writes it; nil beyond the end.
    package func text(line: Int) -> String? {
        lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
    }

    /// The records of a cell; those of the whole line for its first cell, or without a column.
    package func records(line: Int, column: Int?) -> [Subject] {
        guard lines.indices.contains(line - 1), marked.count == lines.count else { return [] }
        let row = subjects(in: marked[line - 1])
        guard let column else { return row }
        let before = String(lines[line - 1].unicodeScalars.prefix(max(0, column - 1)))
        let cells = Self.cells(of: marked[line - 1])
        let index = Self.cells(of: before[...]).count - 1
        let own = cells.indices.contains(index) ? subjects(in: cells[index]) : []
        return own.isEmpty ? row : own
    }

    private func subjects(in text: Substring) -> [Subject] {
        RecordMark.positions(in: text).compactMap { dataset, position in
            let dataset = publication.datasets[dataset]
            return (dataset.name, dataset.records[position].key)
        }
    }

    /// The parts between unescaped bars.
    private static func cells(of line: Substring) -> [Substring] {
        var cells: [Substring] = []
        var start = line.startIndex
        var isEscaped = false
        for index in line.indices {
            if line[index] == "|", !isEscaped {
                cells.append(line[start..<index])
                start = line.index(after: index)
            }
            isEscaped = line[index] == "\\" && !isEscaped
        }
        return cells + [line[start...]]
    }
}

/// The form of a mark: the positions of dataset and record between characters that no page contains.
private enum RecordMark {
    private static let sign: Character = "\u{E000}"

    static func text(dataset: Int, record: Int) -> String { "\(sign)\(dataset) \(record)\(sign)" }

    static func positions(in text: Substring) -> [(dataset: Int, record: Int)] {
        text.split(separator: sign, omittingEmptySubsequences: false).enumerated().compactMap { offset, part in
            let numbers = part.split(separator: " ").compactMap { Int($0) }
            return offset % 2 == 1 && numbers.count == 2 ? (numbers[0], numbers[1]) : nil
        }
    }
}
