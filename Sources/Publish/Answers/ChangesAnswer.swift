package import Books
package import Records
import Text

/// The changes between versions among records of one or more datasets.
package struct ChangesAnswer {
    private let parts: [Part]
    private let publication: Publication
    private let options: RecordAnswer.Options

    private struct Part {
        let dataset: Dataset
        let axis: VersionAxis
        let ranks: FieldRanks
        let changes: [VersionChanges]
    }

    /// The number of changed values, and of those shown.
    package private(set) var counts = (all: 0, shown: 0)

    /// - Parameters:
    ///   - parts: records of datasets; datasets without versions are skipped, see ``hasVersions(_:in:)``.
    ///   - first: the maximum number of changes; nil for all.
    package init(
        _ parts: [(dataset: Dataset, records: [Record])], in publication: Publication, options: RecordAnswer.Options,
        first: Int? = nil
    ) {
        self.publication = publication
        self.options = options
        var counts = (all: 0, shown: 0)
        self.parts = parts.compactMap { dataset, records in
            let subset = dataset.with(records)
            guard let axis = VersionAxis(subset, in: publication.book) else { return nil }
            let ranks = FieldRanks(subset, in: publication.book)
            let changes = VersionChanges.all(of: subset, along: axis, ranks: ranks, in: publication.book)
            let cut = changes.map { change -> VersionChanges in
                let number = change.counts.changed + change.counts.appeared + change.counts.disappeared
                let shown = min(number, first.map { max(0, $0 - counts.shown) } ?? number)
                counts = (counts.all + number, counts.shown + shown)
                return change.first(shown)
            }
            return Part(dataset: subset, axis: axis, ranks: ranks, changes: cut)
        }
        self.counts = counts
    }

    /// Whether a dataset has a version field or a range of versions.
    package static func hasVersions(_ dataset: Dataset, in book: Book) -> Bool {
        VersionAxis(dataset, in: book) != nil
    }

    /// Whether fewer than two versions exist.
    package var isEmpty: Bool { parts.allSatisfy(\.changes.isEmpty) }

    package func bytes(_ format: RecordFormat) -> [UInt8] {
        guard let data = format.data else { return Array((format == .table ? terminal : markdown).utf8) }
        return DataWriter.bytes(columns, rows, data, options.dialect)
    }

    /// The remarks on changed values in open doubt.
    package var openDoubts: OpenDoubts {
        var open = OpenDoubts()
        for part in parts {
            let printed = part.changes.flatMap { change in
                change.changed.flatMap { [$0.old, $0.new] } + change.appeared + change.disappeared
            }
            open.add(printed.uniqued(by: \.key), of: part.dataset, in: publication.doubts)
        }
        return open
    }
}

/// For people: runs of equal changes on one line.
extension ChangesAnswer {
    private var say: Wording { Wording(language: options.language.rawValue) }

    private struct Section {
        let heading: String
        let lines: [String]
    }

    private func sections(_ part: Part) -> [Section] {
        let material = ReportMaterial(
            publication: publication, language: options.language.rawValue, showsIDs: options.labels == nil)
        let summary = ChangeSummary(
            part.dataset, along: part.axis, material: material, ranks: part.ranks, givesReasons: true)
        return part.changes.compactMap { change in
            let lines = summary.lines(change)
            // The remarks name datasets that are left out.
            if lines.isEmpty, counts.shown < counts.all { return nil }
            return Section(
                heading: heading(change, of: part), lines: lines.flatMap { [$0.text] + $0.flags.map(\.text) })
        }
    }

    /// `font-size, Edition 10 → Edition 11: 12 changed, 4 stayed, 3 appeared`
    private func heading(_ change: VersionChanges, of part: Part) -> String {
        let versions = [change.old, change.new].map { version in
            options.labels.map { part.axis.label(version, language: $0.rawValue) }
                ?? part.axis.shown(version, language: options.language.rawValue)
        }
        let name = options.labels.map { part.dataset.definition.title[$0.rawValue] } ?? part.dataset.name
        let title = options.labels == nil ? part.axis.name : part.axis.title(language: options.language.rawValue)
        let counts = [
            (change.counts.changed, say("changed", ja: "変化")), (change.stayed, say("stayed", ja: "同じ")),
            (change.counts.appeared, say("appeared", ja: "追加")), (change.counts.disappeared, say("went", ja: "消滅")),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return "\(name)\(say(", ", ja: "、"))\(title) \(versions.joined(separator: " → "))\(say.colon())"
            + say.list(counts)
    }

    private var terminal: String {
        parts.flatMap(sections).map { section in
            lines(section.heading, indent: 0) + section.lines.map { lines($0, indent: 2) }.joined()
        }.joined(separator: "\n")
    }

    private func lines(_ text: String, indent: Int) -> String {
        WrappedText.text(FindingText.oneLine(text), width: options.width, indent: indent, hanging: indent)
    }

    private var markdown: String {
        parts.flatMap(sections).map { section in
            MarkdownText.block(section.heading) + "\n"
                + (section.lines.isEmpty ? "" : "\n" + section.lines.map { "- \(MarkdownText.block($0))\n" }.joined())
        }.joined(separator: "\n")
    }
}

/// As data: a row for each value column that changed.
extension ChangesAnswer {
    private static let (before, after) = ("before", "after")

    /// `before` and `after`, with their qualifiers if some field may have one.
    private var valueColumns: [String] {
        [Self.before, Self.after].flatMap { name in
            [name] + (isQualified ? QualifierColumn.allCases.map { $0.name(of: name, isOnly: false) } : [])
        }
    }

    private var isQualified: Bool { parts.contains { $0.dataset.definition.values.contains(where: \.isQualified) } }

    private var keys: [String] {
        parts.flatMap { part in
            part.dataset.definition.keys.enumerated().filter { !part.axis.keyFields.contains($0.offset) }
                .map(\.element.name)
        }.uniqued()
    }

    private var columns: [String] {
        (parts.count > 1 ? [AnswerTable.datasetColumn] : []) + keys
            + ["old_version", "new_version", "change", "column"] + valueColumns + [CommonColumn.unit.rawValue]
            + DoubtCells.names
    }

    private var rows: [[DataCell]] {
        let keys = keys
        return parts.flatMap { part in
            part.changes.flatMap { change in
                [
                    change.changed.flatMap { rows(of: part, change, "changed", keys, old: $0.old, new: $0.new) },
                    change.appeared.flatMap { rows(of: part, change, "appeared", keys, old: nil, new: $0) },
                    change.disappeared.flatMap { rows(of: part, change, "went", keys, old: $0, new: nil) },
                ].joined()
            }
        }
    }

    private func rows(
        of part: Part, _ change: VersionChanges, _ word: String, _ keys: [String], old: Record?, new: Record?
    ) -> [[DataCell]] {
        guard let record = new ?? old else { return [] }
        let definition = part.dataset.definition
        let key = keys.map { name -> DataCell in
            guard let index = definition.keyIndex(name) else { return .empty }
            return labels.cell(key: record.key[index], of: definition.keys[index])
        }
        let fields: [(FieldDefinition?, Int)] =
            definition.values.enumerated().filter { !part.axis.limits.contains($1.name) }.map { ($1, $0) }
        let start =
            (parts.count > 1 ? [DataCell.text(part.dataset.name)] : []) + key
            + [change.old, change.new].map { .text(version($0, of: part)) } + [.text(word)]
        let values = (fields.isEmpty ? [(nil, 0)] : fields).compactMap { field, index -> [DataCell]? in
            let (before, after) = field == nil ? (nil, nil) : (old?.values[index], new?.values[index])
            guard before != after || field == nil else { return nil }
            let cells = [before, after].flatMap { value in
                [field.map { labels.cell(DataCell(value), of: $0) } ?? .empty]
                    + (isQualified ? [DataColumns.qualifier(value), DataColumns.maximum(value)] : [])
            }
            let doubts = [(Self.before, old), (Self.after, new)].compactMap { name, record in
                record.flatMap { doubt($0, column: index, named: name, of: part.dataset) }
            }
            // Two units are in a row of their own, and texts and truth values have none.
            let hasUnit = old.map { $0.unit == record.unit } ?? true && field?.type.isNumeric ?? true
            let unit = DataCell(
                hasUnit ? (field.map(definition.unit) ?? definition.unit).unit(ofRecord: record.unit) : nil)
            return start + [DataCell(field?.name)] + cells + [unit] + DoubtCells.cells(doubts)
        }
        guard let old, let new, old.unit != new.unit else { return values }
        let units = [old, new].flatMap { [DataCell($0.unit)] + (isQualified ? [.empty, .empty] : []) }
        return values + [start + [.text(CommonColumn.unit.rawValue)] + units + [.empty] + DoubtCells.cells([])]
    }

    private func version(_ version: String, of part: Part) -> String {
        guard let language = options.labels, !version.isEmpty else { return version }
        return part.axis.label(version, language: language.rawValue)
    }

    private var labels: DataLabels { DataLabels(book: publication.book, language: options.labels?.rawValue) }

    private func doubt(_ record: Record, column: Int, named name: String, of dataset: Dataset) -> DoubtCells.Part? {
        let definition = dataset.definition
        guard let doubt = publication.doubts.doubt(about: record, in: dataset)?.about(column: column, of: definition)
        else { return nil }
        let implied = definition.values.isEmpty ? nil : doubt.implied[column]
        let cells = implied.map { DataColumns.namedCells($0, named: name) { $0.name(of: name, isOnly: false) } }
        return DoubtCells.Part(name: name, doubt: doubt, implied: cells ?? [])
    }
}
