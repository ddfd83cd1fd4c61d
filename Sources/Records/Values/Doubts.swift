package import Books
package import Text

/// The doubt about every record of a book, computed once from its findings.
package struct Doubts: Sendable {
    /// By the dataset's name and the record's key.
    private let doubts: [String: [[String]: Doubt]]

    /// - Parameters:
    ///   - findings: of all severities, with accepted ones marked, in any order.
    ///   - datasets: the published datasets.
    /// - Complexity: linear in the findings and in the records that they blame; if some name no record, also in the records.
    package init(_ findings: [Finding], about datasets: [Dataset], in book: Book) {
        let byName = Dictionary(first: datasets.map { ($0.name, $0) })
        var blamed: [String: [Int: [Finding]]] = [:]
        for finding in findings where finding.severity != .note {
            for doubted in finding.doubted {
                guard let dataset = byName[doubted.dataset] else { continue }
                for position in doubted.keys.compactMap(dataset.position) {
                    blamed[dataset.name, default: [:]][position, default: []].append(finding)
                }
            }
            guard let dataset = finding.dataset.flatMap({ byName[$0] }) else { continue }
            for position in finding.blamedRecords(of: dataset) {
                blamed[dataset.name, default: [:]][position, default: []].append(finding)
            }
        }
        let ofCells = CellFindings(findings, in: book)
        for dataset in datasets {
            for (position, finding) in ofCells.found(in: dataset) {
                blamed[dataset.name, default: [:]][position, default: []].append(finding)
            }
        }
        var doubts: [String: [[String]: Doubt]] = [:]
        for (name, findings) in blamed {
            guard let dataset = byName[name] else { continue }
            for (position, findings) in findings {
                let record = dataset.records[position]
                doubts[name, default: [:]][record.key] = Doubt(findings, about: record, in: dataset)
            }
        }
        self.doubts = doubts
    }

    /// By key, the doubts about the records of a dataset.
    package func about(_ dataset: Dataset) -> [[String]: Doubt] { doubts[dataset.name] ?? [:] }

    /// Nil for a record without an error or warning. Constant time.
    package func doubt(about record: Record, in dataset: Dataset) -> Doubt? {
        doubts[dataset.name]?[record.key]
    }
}

/// The findings of the stages before the records, which know the cell only: what was read from it is in doubt.
private struct CellFindings {
    /// For each article the findings by their place.
    private var byArticle: [[SourceLocation: [Finding]]]

    init(_ findings: [Finding], in book: Book) {
        byArticle = Array(repeating: [:], count: book.articles.count)
        let articles = Dictionary(first: book.articles.enumerated().map { ($1.path, $0) })
        for finding in findings where finding.severity != .note && finding.isOfCell {
            guard let article = articles[finding.place.file] else { continue }
            byArticle[article][finding.place.location, default: []].append(finding)
        }
    }

    /// The records that publish a value of such a cell, by position.
    func found(in dataset: Dataset) -> [(position: Int, finding: Finding)] {
        guard byArticle.contains(where: { !$0.isEmpty }) else { return [] }
        var result: [(Int, Finding)] = []
        for (position, record) in dataset.records.enumerated() {
            for column in dataset.definition.values.indices {
                let claim = dataset.claim(of: record, column: column)
                guard !byArticle[claim.article].isEmpty, let origin = claim.valueOrigins[column],
                    let found = byArticle[claim.article][origin.location]
                else { continue }
                for var finding in found {
                    finding.field = dataset.definition.values[column].name
                    result.append((position, finding))
                }
            }
        }
        return result
    }
}

extension Finding {
    /// Whether it names no record, so that its place tells which values are in doubt.
    package var isOfCell: Bool { key.isEmpty && suspects.isEmpty }

    /// The positions of the records that the finding blames: the record at fault, and those that cannot be
    /// distinguished from it.
    package func blamedRecords(of dataset: Dataset) -> [Int] {
        var positions: [Int] = []
        if key.count == dataset.definition.keys.count, let own = dataset.position(of: key.map(\.value)) {
            positions.append(own)
        }
        // A settled finding has identified the record at fault.
        return positions + (isSettled ? [] : suspects.compactMap(dataset.position)).filter { $0 != positions.first }
    }
}
