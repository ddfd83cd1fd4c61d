internal import Diagnostics
internal import Measures

/// The values of a dataset that need an explanation, numbered in key order, and the findings that speak of no one value.
struct CellNotes {
    struct CellNote {
        let number: Int
        let record: Record
        /// Open ones first, worst first.
        let findings: [Finding]
        /// The value columns that wear the mark.
        let columns: Set<Int>
    }

    let notes: [CellNote]
    /// Findings about several values, or about a key that has no value.
    let others: [Finding]
    private let numbers: [[String]: Int]

    init(_ dataset: Dataset, findings: [Finding], in book: Book) {
        var byKey: [[String]: [Finding]] = [:]
        var others: [Finding] = []
        for finding in findings {
            let key = finding.key.map(\.value)
            if key.count == dataset.definition.keys.count, dataset.record(key: key) != nil {
                byKey[key, default: []].append(finding)
            } else {
                others.append(finding)
            }
        }
        var notes: [CellNote] = []
        for record in dataset.records {
            let findings = byKey[record.key] ?? []
            guard !findings.isEmpty || record.status == .corrected || record.status == .contested else { continue }
            notes.append(
                CellNote(
                    number: notes.count + 1, record: record, findings: FindingOrder.sorted(findings),
                    columns: Self.columns(of: record, findings, in: dataset, book: book)))
        }
        self.notes = notes
        self.others = FindingOrder.sorted(others)
        numbers = Dictionary(notes.map { ($0.record.key, $0.number) }, uniquingKeysWith: { first, _ in first })
    }

    /// The mark behind a value, a link to its note; nil for a value without one.
    func mark(of record: Record, column: Int?) -> String? {
        guard let number = numbers[record.key] else { return nil }
        if let column, !notes[number - 1].columns.contains(column) { return nil }
        return "[[\(number)]](#note-\(number))"
    }

    func hasNote(_ record: Record) -> Bool { numbers[record.key] != nil }

    private static func columns(
        of record: Record, _ findings: [Finding], in dataset: Dataset, book: Book
    ) -> Set<Int> {
        var columns = Set(findings.map { column(of: $0, record, in: dataset, book: book) })
        let claim = dataset.claim(of: record)
        for index in record.values.indices where record.status == .corrected {
            // A corrected value is not what its cell says.
            if let origin = claim.valueOrigins[index], let value = record.values[index],
                !origin.raw.contains(value.text)
            {
                columns.insert(index)
            }
        }
        for other in record.claims.dropFirst() where record.status == .contested {
            columns.formUnion(record.values.indices.filter { dataset.claims[other].values[$0] != record.values[$0] })
        }
        return columns.isEmpty ? [0] : columns
    }

    /// The value column whose cell a finding points to; of several in one cell, the one that has the value at fault.
    private static func column(of finding: Finding, _ record: Record, in dataset: Dataset, book: Book) -> Int {
        let claim = dataset.claim(of: record)
        let isHere = finding.place.file == book.articles[claim.article].path
        let inCell = record.values.indices.filter {
            isHere && claim.valueOrigins[$0]?.location == finding.place.location
        }
        let candidates = inCell.isEmpty ? Array(record.values.indices) : inCell
        return candidates.first { record.values[$0]?.text == finding.value } ?? candidates.first ?? 0
    }
}
