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
        let texts = [false, true].compactMap { marksRecords in
            Self.text(
                of: page,
                material: ReportMaterial(
                    publication: publication, language: publication.language.rawValue, marksRecords: marksRecords))
        }
        guard texts.count == 2 else { return nil }
        self.publication = publication
        lines = texts[0].split(separator: "\n", omittingEmptySubsequences: false)
        marked = texts[1].split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func text(of page: String, material: ReportMaterial) -> String? {
        if page == "changes" { return ChangesPage(material: material).text }
        if page == "findings" { return FindingsPage(material: material).text }
        let dataset = material.publication.datasets.first { $0.name == page }
        return dataset.map { dataset in
            guard material.marksRecords else { return DatasetPage(dataset, material: material).text }
            return DatasetPage(dataset, material: material) { entry in
                entry.record.map { material.mark([$0], of: dataset) } ?? "-"
            }.text
        }
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

extension ReportMaterial {
    /// The end of a line with records of a dataset; empty in a published page.
    func mark(_ records: [Record], of dataset: Dataset) -> String {
        guard marksRecords, let index = publication.datasets.firstIndex(where: { $0.name == dataset.name }) else {
            return ""
        }
        return records.compactMap { publication.datasets[index].position(of: $0.key) }
            .map { RecordMark.text(dataset: index, record: $0) }.joined()
    }

    /// The same for the records that match a finding's key, or the part of a key that it names.
    func mark(_ finding: Finding) -> String {
        guard marksRecords, let dataset = publication.datasets.first(where: { $0.name == finding.dataset }) else {
            return ""
        }
        return mark(dataset.records(with: finding.key), of: dataset)
    }
}
