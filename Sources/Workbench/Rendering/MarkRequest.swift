import Articles
import Asking
import Publish
import Records
import Text

/// The request in a mark's words. A wrong word is a finding with its place and the nearest right word.
///
///     bending species=oak edition>=2019 rows=face columns=edition language=ja caption=yes notes=no
struct MarkRequest {
    private(set) var selection: RecordSelection?
    private(set) var request: TableRequest
    private(set) var findings: [Finding] = []

    private var conditions: [Condition] = []
    /// The options read so far.
    private var seen: Set<String> = []

    private static let options = ["rows", "columns", "language", "caption", "notes"]

    init(_ mark: TableMark, in syntax: PageSyntax, of checked: CheckedBook, lookup: RecordLookup, language: String) {
        request = TableRequest(language: language)
        guard let name = mark.words.first else {
            report("the mark names no dataset: \(syntax.comment("measurebook: DATASET FIELD=VALUE"))", at: mark.place)
            return
        }
        do {
            let dataset = try Question.dataset(name.text, in: checked)
            let reader = ConditionReader(dataset, in: checked)
            for word in mark.words.dropFirst() { read(word, by: reader) }
            selection = RecordSelection(dataset, conditions: conditions, lookup: lookup)
        } catch {
            report(error.description, at: name.place)
        }
    }

    /// An option, or else a condition.
    private mutating func read(_ word: TableMark.Word, by reader: ConditionReader) {
        do throws(UsageError) {
            guard let text = ConditionText(word.text, isField: { reader.field($0) != nil }) else {
                throw UsageError(
                    "the mark takes FIELD=VALUE or an option (\(Self.options.joined(separator: ", "))), but found "
                        + "\"\(word.text)\"" + (reader.suggestion(for: word.text).map { "; write \($0)" } ?? ""))
            }
            if text.op == .equal, Self.options.contains(text.name) {
                guard seen.insert(text.name).inserted else { throw UsageError("\"\(text.name)\" occurs twice") }
                try apply(text.name, text.value, to: reader)
            } else {
                let condition = try Self.condition(text, by: reader)
                if condition.text.op == .equal, case .key(let index) = condition.field {
                    request.filtered.insert(index)
                }
                conditions.append(condition)
            }
        } catch {
            report(error.description, at: word.place)
        }
    }

    /// A name that is not a field may be a mistyped option; one option was renamed.
    private static func condition(_ text: ConditionText, by reader: ConditionReader) throws(UsageError) -> Condition {
        if text.name == "flagged", text.op == .equal, Truth.of(text.value) == false {
            throw UsageError(
                "flagged=no asks for the values that are not in doubt; to leave the marks of doubt out, write notes=no")
        }
        let names = reader.fieldNames + options
        if reader.field(text.name) == nil, let nearest = NearestWord.of(text.name, among: names),
            options.contains(nearest)
        {
            throw UsageError("unknown option \"\(text.name)\"; did you mean \"\(nearest)\"?")
        }
        return try reader.condition(text)
    }

    private mutating func apply(_ name: String, _ value: String, to reader: ConditionReader) throws(UsageError) {
        switch name {
        case "rows": try request.setRows(value, by: reader)
        case "columns": try request.setColumns(value, by: reader)
        case "language":
            request.language = try ReportLanguage(naming: value).rawValue
            request.statesLanguage = true
        case "caption":
            request.caption = Truth.inWords(value).map { $0 ? .automatic : .none } ?? .text(value)
        default:
            guard let truth = Truth.of(value) else {
                let hint = reader.field(name) == nil ? "" : "; the column \(name) is asked for by its title"
                throw UsageError("notes is yes or no, but found \"\(value)\"\(hint)")
            }
            request.isFlagging = truth
        }
    }

    private mutating func report(_ message: String, at place: Place) {
        findings.append(Finding(rule: .wrongMark, severity: .error, message: message, place: place))
    }
}
