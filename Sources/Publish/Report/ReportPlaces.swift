package import Measures

/// Which records the lines of a dataset's page show.
package struct ReportPlaces {
    private let lines: [Substring]
    /// The same lines with the positions of records in place of their values.
    private let marked: [Substring]

    /// - Parameter publication: in the language of the page.
    package init(_ dataset: Dataset, in publication: Publication) {
        let material = ReportMaterial(publication: publication, language: publication.language.rawValue)
        let text = DatasetPage(dataset, material: material).text
        let marked = DatasetPage(dataset, material: material) { entry in
            entry.record.flatMap { dataset.position(of: $0.key) }.map { "\(Self.mark)\($0)\(Self.mark)" } ?? "-"
        }.text
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        self.marked = marked.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// A character that no text of a page has.
    private static let mark: Character = "\u{E000}"

    /// The text of a line as a build writes it; nil beyond the end.
    package func text(line: Int) -> String? {
        lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
    }

    /// The positions of the records of a cell; those of the whole row for a cell that names it, or without a column.
    package func records(line: Int, column: Int?) -> [Int] {
        guard lines.indices.contains(line - 1), marked.count == lines.count else { return [] }
        let row = Self.positions(in: marked[line - 1])
        guard let column else { return row }
        let before = String(lines[line - 1].unicodeScalars.prefix(max(0, column - 1)))
        let cells = Self.cells(of: marked[line - 1])
        let index = Self.cells(of: before[...]).count - 1
        let own = cells.indices.contains(index) ? Self.positions(in: cells[index]) : []
        return own.isEmpty ? row : own
    }

    private static func positions(in text: Substring) -> [Int] {
        text.split(separator: mark, omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.offset % 2 == 1 ? Int($0.element) : nil }
    }

    /// The parts between bars that no backslash escapes.
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
