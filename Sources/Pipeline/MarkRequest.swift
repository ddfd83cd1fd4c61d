import Diagnostics
import Measures
import Publish

/// What a mark's words ask for. A wrong word is a finding with its place and the nearest right word.
///
///     bending species=oak edition=2019 rows=face columns=edition language=ja caption=yes flagged=no
struct MarkRequest {
    private(set) var selection: RecordSelection?
    private(set) var request: TableRequest
    private(set) var findings: [Finding] = []

    private var conditions: [RecordCondition] = []
    /// The options that stand in the mark already.
    private var seen: Set<String> = []

    private static let options = ["rows", "columns", "language", "caption", "flagged"]

    init(_ mark: TableMark, in checked: CheckedBook, language: String) {
        request = TableRequest(language: language)
        guard let name = mark.words.first else {
            report("the mark names no dataset: <!-- measurebook: DATASET FIELD=VALUE -->", at: mark.place)
            return
        }
        do {
            let dataset = try RecordSelection.dataset(name.text, in: checked)
            for word in mark.words.dropFirst() { read(word, of: dataset.definition, in: checked.book) }
            selection = RecordSelection(dataset, conditions: conditions, book: checked.book)
        } catch {
            report(error.description, at: name.place)
        }
    }

    /// An option, or else a condition.
    private mutating func read(_ word: TableMark.Word, of dataset: DatasetDefinition, in book: Book) {
        do throws(UsageError) {
            guard let equals = word.text.firstIndex(of: "=") else {
                throw UsageError(
                    "here stands FIELD=VALUE or an option (\(Self.options.joined(separator: ", "))), but found "
                        + "\"\(word.text)\"")
            }
            let name = String(word.text[..<equals])
            if Self.options.contains(name) {
                guard seen.insert(name).inserted else { throw UsageError("\"\(name)\" stands twice") }
                try apply(name, String(word.text[word.text.index(after: equals)...]), to: dataset)
            } else {
                let condition = try Self.condition(word.text, name: name, of: dataset, in: book)
                if case .key(let index) = condition.column { request.filtered.insert(index) }
                conditions.append(condition)
            }
        } catch {
            report(error.description, at: word.place)
        }
    }

    /// A name that is no field may be a mistyped option.
    private static func condition(
        _ text: String, name: String, of dataset: DatasetDefinition, in book: Book
    ) throws(UsageError) -> RecordCondition {
        let names = dataset.fields.map(\.name) + options
        if (try? RecordColumn(name, of: dataset)) == nil, let nearest = NearestWord.of(name, among: names),
            options.contains(nearest)
        {
            throw UsageError("there is no option \"\(name)\"; did you mean \"\(nearest)\"?")
        }
        return try RecordCondition(text, dataset: dataset, book: book)
    }

    private mutating func apply(_ name: String, _ value: String, to dataset: DatasetDefinition) throws(UsageError) {
        switch name {
        case "rows": request.rows = try Self.rows(value, of: dataset)
        case "columns": try applyColumns(value, of: dataset)
        case "language":
            request.language = try ReportLanguage(naming: value).rawValue
            request.statesLanguage = true
        case "caption":
            request.caption = Self.truths[value].map { $0 ? .automatic : .none } ?? .text(value)
        default:
            guard let truth = Self.truths[value] else {
                throw UsageError("flagged is yes or no, but found \"\(value)\"")
            }
            request.isFlagging = truth
        }
    }

    private static func rows(_ value: String, of dataset: DatasetDefinition) throws(UsageError) -> [Int] {
        var rows: [Int] = []
        for name in names(value) {
            guard case .key(let index) = try RecordColumn(name, of: dataset) else {
                let keys = dataset.keys.map(\.name).joined(separator: ", ")
                throw UsageError("rows are key fields (\(keys)), and \"\(name)\" is none")
            }
            if !rows.contains(index) { rows.append(index) }
        }
        return rows
    }

    private mutating func applyColumns(_ value: String, of dataset: DatasetDefinition) throws(UsageError) {
        var values: [Int] = []
        for name in Self.names(value) {
            switch try RecordColumn(name, of: dataset) {
            case .key(let index):
                guard request.columns == nil || request.columns == index else {
                    throw UsageError("one key field makes the columns; name the others in rows")
                }
                request.columns = index
            case .value(let index): if !values.contains(index) { values.append(index) }
            case .unit, .status, .articles:
                throw UsageError("columns are a key field or value columns, and \"\(name)\" is neither")
            }
        }
        request.values = values.isEmpty ? nil : values
    }

    private static func names(_ value: String) -> [String] {
        value.split(separator: ",").map { LabelFolding.width(String($0)) }
    }

    private static let truths = ["yes": true, "true": true, "no": false, "false": false]

    private mutating func report(_ message: String, at place: Place) {
        findings.append(Finding(rule: "wrong-mark", severity: .error, message: message, place: place))
    }
}
