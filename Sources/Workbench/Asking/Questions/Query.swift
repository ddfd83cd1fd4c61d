import Asking
package import Publish
import Records
package import Text

/// The arguments of `measurebook query`: which records, and in which form.
package struct Query: Sendable {
    package var datasets: String
    package var conditions: [String] = []
    package var format = RecordFormat.table
    /// The names of the key fields for the rows of a wide table.
    package var rows: String?
    /// The key field for the columns of a wide table, or the value columns to show.
    package var columns: String?
    /// Whether to show the changes between versions instead of the records.
    package var showsChanges = false
    /// Whether every format shows labels instead of words.
    package var showsLabels = false
    /// The language of labels and notes. Naming one selects labels in formats for people.
    package var language: ReportLanguage?
    package var dialect = CSVDialect()
    /// The maximum number of records.
    package var first: Int?
    /// Names of fields; a leading `-` sorts in descending order.
    package var sort: String?
    /// The width of the terminal; nil for no wrapping.
    package var width: Int?

    package struct Answer: Sendable {
        package let bytes: [UInt8]
        /// Remarks for standard error, one sentence for each line.
        package let remarks: [String]
    }

    package init(datasets: String) {
        self.datasets = datasets
    }

    package func answer(in checked: CheckedBook) throws(UsageError) -> Answer {
        try checkOptions()
        let question = try Question(datasets, conditions: conditions, in: checked)
        var selections = question.selections
        if let sort { selections = try RecordSorting.sorted(selections, by: sort, in: checked) }
        var remarks = checked.remarks(on: question)
        let count = selections.reduce(0) { $0 + $1.records.count }
        if let first, first < count, !showsChanges {
            selections = RecordSelection.first(first, of: selections)
            remarks.append(Plural.first(first, of: count, "record"))
        }
        let printed = try text(of: selections, in: checked)
        return Answer(
            bytes: printed.bytes,
            remarks: remarks + printed.remarks
                + [printed.openDoubts.warning, checked.warningOfLostValues(in: selections), dialect.remark]
                .compactMap { $0 })
    }

    private func checkOptions() throws(UsageError) {
        try RecordSelection.checkFirst(first)
        try dialect.check(format.rawValue, isCSV: format == .csv, isTSV: format == .tsv)
        if showsChanges, rows != nil || columns != nil {
            throw UsageError("--changes prints a list, and --rows and --columns a table; choose one of them")
        }
    }

    private var options: RecordAnswer.Options {
        var options = RecordAnswer.Options()
        let shown = showsLabels || format.isForReading && language != nil
        options.labels = shown ? language ?? .en : nil
        options.language = language ?? .en
        options.width = width
        options.dialect = dialect
        return options
    }

    /// The printed answer and its remarks.
    private struct Printed {
        let bytes: [UInt8]
        var remarks: [String] = []
        let openDoubts: OpenDoubts
    }

    private func text(of selections: [RecordSelection], in checked: CheckedBook) throws(UsageError) -> Printed {
        let publication = checked.publication.with(language: language ?? .en)
        let parts = selections.map { (dataset: $0.dataset, records: $0.records) }
        if showsChanges { return try changes(parts, publication) }
        guard rows != nil || columns != nil else {
            var open = OpenDoubts()
            for part in parts { open.add(part.records, of: part.dataset, in: checked.doubts) }
            return Printed(
                bytes: RecordAnswer(parts, in: publication, options: options).bytes(format), openDoubts: open)
        }
        guard let only = selections.first, selections.count == 1 else {
            throw UsageError("--rows and --columns lay out one dataset, but found \(selections.count); name one")
        }
        let reader = ConditionReader(only.dataset, in: checked)
        var request = TableRequest(language: "en")
        for case .key(let index) in only.conditions.namedFields { request.filtered.insert(index) }
        request.keepsOrder = sort != nil
        if let rows { try request.setRows(rows, by: reader) }
        if let columns { try request.setColumns(columns, by: reader) }
        let answer = WideAnswer(
            only.records, of: only.dataset, in: publication, request: request, format: format, options: options)
        return Printed(bytes: answer.bytes, openDoubts: answer.openDoubts)
    }

    private func changes(
        _ parts: [(dataset: Dataset, records: [Record])], _ publication: Publication
    ) throws(UsageError) -> Printed {
        let versioned = parts.filter { ChangesAnswer.hasVersions($0.dataset, in: publication.book) }
        let others = parts.filter { !ChangesAnswer.hasVersions($0.dataset, in: publication.book) }.map(\.dataset.name)
        guard !versioned.isEmpty || parts.isEmpty else {
            let names = others.joined(separator: ", ")
            throw UsageError(
                "\(names) \(others.count == 1 ? "has" : "have") no version field and no range of versions; "
                    + "--changes needs one of them")
        }
        let answer = ChangesAnswer(versioned, in: publication, options: options, first: first)
        var remarks = others.map { "\($0) is left out: it has no version field and no range of versions" }
        if answer.counts.shown < answer.counts.all {
            remarks.append(Plural.first(answer.counts.shown, of: answer.counts.all, "change"))
        }
        if answer.isEmpty { remarks.append("these records have at most one version, so there is nothing to compare") }
        return Printed(bytes: answer.bytes(format), remarks: remarks, openDoubts: answer.openDoubts)
    }
}
