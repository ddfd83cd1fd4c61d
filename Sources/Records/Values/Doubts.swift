import Books
package import Text

/// The doubt about every record of a book, computed once from its findings.
package struct Doubts: Sendable {
    /// By the dataset's name and the record's key.
    private let doubts: [String: [[String]: Doubt]]

    /// - Parameters:
    ///   - findings: of all severities, with accepted ones marked, in any order.
    ///   - datasets: the published datasets.
    /// - Complexity: linear in the findings and in the records that they blame.
    package init(_ findings: [Finding], about datasets: [Dataset]) {
        let byName = Dictionary(first: datasets.map { ($0.name, $0) })
        var blamed: [String: [Int: [Finding]]] = [:]
        for finding in findings where finding.severity != .note {
            guard let dataset = finding.dataset.flatMap({ byName[$0] }) else { continue }
            for position in finding.blamedRecords(of: dataset) {
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

extension Finding {
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
