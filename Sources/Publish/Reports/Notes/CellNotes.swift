import Books
import Records
import Text

/// The values of a dataset that need an explanation, numbered in key order, and the findings about no single value.
struct CellNotes {
    struct CellNote {
        let number: Int
        /// Several records share a note if they have the same findings, or findings of the same rules that are accepted for
        /// the same reasons, and no other remark is needed.
        fileprivate(set) var records: [Record]
        /// The doubt about the record; nil if it is only corrected, contested or remarked upon.
        let doubt: Doubt?
        /// The findings that doubt the records, open ones first and the worst first, then the remarks.
        fileprivate(set) var findings: [Finding]
        let corrections: [CorrectedValue]
        /// The value columns with the mark.
        let columns: Set<Int>

        /// The first of the records: the only one in a note about its value.
        var record: Record { records[0] }

        /// The key fields in which all records have the same word, by their index.
        var commonFields: [Int] {
            record.key.indices.filter { field in records.allSatisfy { $0.key[field] == record.key[field] } }
        }

        fileprivate var canBeShared: Bool {
            corrections.isEmpty && record.derived.isEmpty && record.status != .contested
                && doubt?.implied.allSatisfy { $0 == nil } == true
        }

        /// The implied values that differ from the published ones; nil if there are none.
        ///
        /// - Parameter column: the column in question; nil for all.
        func implied(column: Int?, of dataset: Dataset, in material: ReportMaterial) -> String? {
            guard let doubt else { return nil }
            if let column {
                guard let value = doubt.implied[column], value != record.values[column] else { return nil }
                return material.display(value, of: dataset.definition.values[column])
            }
            return ImpliedValues(doubt, in: dataset.definition, except: record.values)?
                .text(of: dataset.definition, in: material)
        }
    }

    private let dataset: Dataset
    let notes: [CellNote]
    /// The findings that no note has: those about several values, or about a key or a cell without a value.
    let others: [Finding]
    private let numbers: [[String]: Int]

    init(none dataset: Dataset) {
        self.dataset = dataset
        notes = []
        others = []
        numbers = [:]
    }

    /// - Parameters:
    ///   - findings: those of the dataset, including remarks and findings about no single value.
    ///   - shown: the value columns that are shown, by their index, since a note needs its mark; nil for all.
    init(_ dataset: Dataset, doubts: Doubts, findings: [Finding] = [], columns shown: [Int]? = nil) {
        self.dataset = dataset
        var remarks: [[String]: [Finding]] = [:]
        var others: [Finding] = []
        for finding in findings {
            if finding.blamedRecords(of: dataset).isEmpty {
                others.append(finding)
            } else if finding.severity == .note {
                remarks[finding.key.map(\.value), default: []].append(finding)
            }
        }
        var notes: [CellNote] = []
        var shared: [Shared: Int] = [:]
        var known: [Int: Set<Finding>] = [:]
        let doubts = doubts.byPosition(in: dataset)
        let isCorrected = dataset.claims.contains { !$0.corrections.isEmpty }
        for (position, record) in dataset.records.enumerated() {
            let doubt = doubts[position]
            if doubt == nil, remarks.isEmpty, !isCorrected, record.status != .contested { continue }
            let findings =
                (doubt?.findings ?? []) + FindingOrder.sorted(remarks.isEmpty ? [] : remarks[record.key] ?? [])
            let corrections = isCorrected ? CorrectedValue.all(of: record, in: dataset) : []
            guard !findings.isEmpty || !corrections.isEmpty || record.status == .contested else { continue }
            let flagged = findings.flatMap { $0.valueColumns(in: dataset.definition) ?? [shown?.first ?? 0] }
            let columns =
                flagged + corrections.map(\.correction.column) + dataset.contestedColumns(of: record)
            let note = CellNote(
                number: notes.count + 1, records: [record], doubt: doubt, findings: findings, corrections: corrections,
                columns: Set(columns.isEmpty ? [shown?.first ?? 0] : columns))
            if let shown, note.columns.isDisjoint(with: shown) { continue }
            let content = Shared(reasons: findings.map(DoubtReason.init), columns: note.columns)
            if note.canBeShared, let index = shared[content] {
                notes[index].records.append(record)
                for finding in findings where known[index, default: []].insert(finding).inserted {
                    notes[index].findings.append(finding)
                }
                continue
            }
            if note.canBeShared {
                shared[content] = notes.count
                known[notes.count] = Set(findings)
            }
            notes.append(note)
        }
        self.notes = notes
        // In the note on a value a finding has the value's column.
        func withoutColumn(_ finding: Finding) -> Finding {
            var finding = finding
            finding.field = nil
            return finding
        }
        let noted = Set(notes.flatMap(\.findings).map(withoutColumn))
        self.others = FindingOrder.sorted(others.filter { !noted.contains(withoutColumn($0)) })
        numbers = Dictionary(first: notes.flatMap { note in note.records.map { ($0.key, note.number) } })
    }

    /// What a finding is explained by: those of a rule that are accepted for one reason are explained together.
    enum DoubtReason: Hashable {
        case accepted(rule: String, reason: String)
        case open(Finding)

        init(_ finding: Finding) {
            self = finding.accepted.map { .accepted(rule: finding.rule, reason: $0) } ?? .open(finding)
        }
    }

    /// The properties of notes that are combined.
    private struct Shared: Hashable {
        let reasons: [DoubtReason]
        let columns: Set<Int>
    }

    /// The suffix of a value: the number of its note, and the implied value.
    struct Mark: Hashable {
        let number: Int
        let implied: String?
    }

    /// The mark of a value; nil for a value without a note.
    func mark(of record: Record, column: Int?, in material: ReportMaterial) -> Mark? {
        guard let note = note(of: record) else { return nil }
        if let column, !note.columns.contains(column) { return nil }
        return Mark(number: note.number, implied: note.implied(column: column, of: dataset, in: material))
    }

    /// The note on a record; nil if there is none.
    func note(of record: Record) -> CellNote? {
        notes.isEmpty ? nil : numbers[record.key].map { notes[$0 - 1] }
    }
}
