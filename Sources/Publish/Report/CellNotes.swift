internal import Diagnostics
internal import Measures

/// The values of a dataset that need an explanation, numbered in key order, and the findings that speak of no one value.
struct CellNotes {
    struct CellNote {
        let number: Int
        let record: Record
        /// Open ones first, worst first.
        let findings: [Finding]
        let corrections: [CorrectedValue]
        /// The value columns that wear the mark.
        let columns: Set<Int>

        /// The values that rules imply instead of a column's, each once; of a corrected value none any more.
        func implied(column: Int?, of dataset: Dataset) -> [String] {
            let column = column ?? 0
            guard !corrections.contains(where: { $0.correction.column == column }) else { return [] }
            var values: [String] = []
            for finding in findings where finding.field.flatMap(dataset.definition.valueIndex) ?? 0 == column {
                if let implied = finding.implied, !values.contains(implied) { values.append(implied) }
            }
            return values
        }
    }

    private let dataset: Dataset
    let notes: [CellNote]
    /// Findings about several values, or about a key that has no value.
    let others: [Finding]
    private let numbers: [[String]: Int]

    /// No notes, whatever there is to say.
    init(none dataset: Dataset) {
        self.dataset = dataset
        notes = []
        others = []
        numbers = [:]
    }

    init(_ dataset: Dataset, findings: [Finding]) {
        self.dataset = dataset
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
        let isCorrected = dataset.claims.contains { !$0.corrections.isEmpty }
        for record in dataset.records {
            let findings = byKey.isEmpty ? [] : byKey[record.key] ?? []
            let corrections = isCorrected ? CorrectedValue.all(of: record, in: dataset) : []
            guard !findings.isEmpty || !corrections.isEmpty || record.status == .contested else { continue }
            let flagged = findings.map { $0.field.flatMap(dataset.definition.valueIndex) ?? 0 }
            let columns =
                flagged + corrections.map(\.correction.column) + Self.contestedColumns(of: record, in: dataset)
            notes.append(
                CellNote(
                    number: notes.count + 1, record: record, findings: FindingOrder.sorted(findings),
                    corrections: corrections, columns: Set(columns.isEmpty ? [0] : columns)))
        }
        self.notes = notes
        self.others = FindingOrder.sorted(others)
        numbers = Dictionary(notes.map { ($0.record.key, $0.number) }, uniquingKeysWith: { first, _ in first })
    }

    /// Behind a value: the number of its note, and what the rules imply instead.
    struct Mark: Hashable {
        let number: Int
        let implied: [String]
    }

    /// The mark of a value; nil for a value without a note.
    func mark(of record: Record, column: Int?) -> Mark? {
        guard let number = numbers[record.key] else { return nil }
        let note = notes[number - 1]
        if let column, !note.columns.contains(column) { return nil }
        return Mark(number: number, implied: note.implied(column: column, of: dataset))
    }

    /// What rules imply instead of a record's first value, in words; nil where they imply nothing.
    func implied(for record: Record) -> String? {
        guard let number = numbers[record.key] else { return nil }
        let implied = notes[number - 1].implied(column: 0, of: dataset)
        return implied.isEmpty ? nil : implied.joined(separator: " or ")
    }

    func hasNote(_ record: Record) -> Bool { numbers[record.key] != nil }

    private static func contestedColumns(of record: Record, in dataset: Dataset) -> [Int] {
        guard record.status == .contested else { return [] }
        return record.values.indices.filter { column in
            record.claims.map { dataset.claims[$0] }.contains {
                $0.gives(column) && $0.values[column] != record.values[column]
            }
        }
    }
}
