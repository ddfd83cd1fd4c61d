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
                var finding = finding
                finding.field = doubted.field ?? finding.field
                for position in doubted.keys.compactMap(dataset.position) {
                    let found =
                        doubted.sparesOtherArticles
                        ? Self.ofOwnArticle(finding, doubted.field, position, in: dataset, book) : [finding]
                    blamed[dataset.name, default: [:]][position, default: []] += found
                }
            }
            guard let dataset = finding.dataset.flatMap({ byName[$0] }) else { continue }
            for position in finding.blamedRecords(of: dataset) where !finding.isGone(from: dataset.records[position]) {
                blamed[dataset.name, default: [:]][position, default: []].append(finding)
            }
        }
        let ofCells = CellFindings(findings, in: book)
        for dataset in datasets {
            for (position, finding) in ofCells.found(in: dataset) {
                // It may name the record, too.
                var ofRecord = finding
                ofRecord.field = nil
                let known = blamed[dataset.name]?[position] ?? []
                if !finding.doubted.isEmpty, known.contains(where: { $0 == finding || $0 == ofRecord }) { continue }
                blamed[dataset.name, default: [:]][position, default: []].append(finding)
            }
        }
        var doubts: [String: [[String]: Doubt]] = [:]
        for (name, findings) in blamed {
            guard let dataset = byName[name] else { continue }
            for (position, findings) in findings where !findings.isEmpty {
                let record = dataset.records[position]
                doubts[name, default: [:]][record.key] = Doubt(findings, about: record, in: dataset)
            }
        }
        self.doubts = doubts
    }

    /// The finding on the value columns that the book publishes from the finding's article.
    ///
    /// - Parameter name: of the only column in doubt; nil for all.
    private static func ofOwnArticle(
        _ finding: Finding, _ name: String?, _ position: Int, in dataset: Dataset, _ book: Book
    ) -> [Finding] {
        dataset.definition.values.enumerated().compactMap { column, field in
            guard name == nil || name == field.name else { return nil }
            let claim = dataset.claim(of: dataset.records[position], column: column)
            guard book.articles[claim.article].path == finding.place.file else { return nil }
            var own = finding
            own.field = field.name
            return own
        }
    }

    /// By key, the doubts about the records of a dataset.
    package func about(_ dataset: Dataset) -> [[String]: Doubt] { doubts[dataset.name] ?? [:] }

    /// The same by the positions of the records.
    package func byPosition(in dataset: Dataset) -> [Int: Doubt] {
        Dictionary(first: about(dataset).compactMap { key, doubt in dataset.position(of: key).map { ($0, doubt) } })
    }

    /// Nil for a record without an error or warning. Constant time.
    package func doubt(about record: Record, in dataset: Dataset) -> Doubt? {
        doubts[dataset.name]?[record.key]
    }
}

/// The findings of the stages before the records, which know the cell or the row only: what was read from it is in doubt.
private struct CellFindings {
    /// For each article the findings on cells by their place, and those on rows by their line.
    private var ofCells: [[SourceLocation: [Finding]]]
    private var ofRows: [[Int: [Finding]]]

    init(_ findings: [Finding], in book: Book) {
        ofCells = Array(repeating: [:], count: book.articles.count)
        ofRows = Array(repeating: [:], count: book.articles.count)
        let articles = Dictionary(first: book.articles.enumerated().map { ($1.path, $0) })
        for finding in findings where finding.severity != .note && finding.isOfCell {
            guard let article = articles[finding.place.file] else { continue }
            if finding.isOfRow {
                ofRows[article][finding.place.line, default: []].append(finding)
            } else {
                ofCells[article][finding.place.location, default: []].append(finding)
            }
        }
    }

    /// The records that publish a value of such a cell or row, by position.
    func found(in dataset: Dataset) -> [(position: Int, finding: Finding)] {
        guard ofCells.contains(where: { !$0.isEmpty }) || ofRows.contains(where: { !$0.isEmpty }) else { return [] }
        var result: [(Int, Finding)] = []
        for (position, record) in dataset.records.enumerated() {
            for column in dataset.definition.values.indices {
                let claim = dataset.claim(of: record, column: column)
                let name = dataset.definition.values[column].name
                let found = found(by: claim, column) + found(unreadBefore: claim, column, of: record, in: dataset)
                for var finding in found where (finding.dataset ?? dataset.name) == dataset.name {
                    finding.field = name
                    result.append((position, finding))
                }
            }
        }
        return result
    }

    /// Those on unread cells of more trusted articles, of which another claim takes the place.
    private func found(
        unreadBefore supplier: Claim, _ column: Int, of record: Record, in dataset: Dataset
    ) -> [Finding] {
        record.claims.map { dataset.claims[$0] }.filter {
            $0.article < supplier.article && $0.values[column] == nil
        }.flatMap { claim in claim.valueOrigins[column].flatMap { ofCells[claim.article][$0.location] } ?? [] }
    }

    private func found(by claim: Claim, _ column: Int) -> [Finding] {
        let (ofCells, ofRows) = (ofCells[claim.article], ofRows[claim.article])
        var found: [Finding] = []
        if !ofCells.isEmpty {
            found += claim.valueOrigins[column].flatMap { ofCells[$0.location] } ?? []
            for case let origin? in claim.keyOrigins {
                found += ofCells[origin.location]?.filter { $0.rule == RuleKind.overlappingCells.rawValue } ?? []
            }
        }
        guard !ofRows.isEmpty else { return found }
        let lines = (claim.keyOrigins + claim.valueOrigins).compactMap { $0?.location.line }
        return found + lines.uniqued().flatMap { ofRows[$0] ?? [] }
    }
}

extension Finding {
    /// Whether it names no record, so that its place tells which values are in doubt.
    package var isOfCell: Bool { key.isEmpty && suspects.isEmpty }

    /// Whether the cells of its line are in doubt, since they may belong to other columns.
    fileprivate var isOfRow: Bool {
        doubted.isEmpty && [RuleKind.missingCells.rawValue, RuleKind.surplusCells.rawValue].contains(rule)
    }

    /// Whether a correction of another value settled it, so that nothing is wrong with a record that is published as read.
    fileprivate func isGone(from record: Record) -> Bool { isSettled && accepted != nil && record.status == .read }

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
