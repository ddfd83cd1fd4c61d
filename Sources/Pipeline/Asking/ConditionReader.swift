import Diagnostics
import Measures
import Publish

/// Reads conditions as one dataset understands them.
struct ConditionReader {
    let checked: CheckedBook
    let dataset: Dataset

    private var definition: DatasetDefinition { dataset.definition }
    private var book: Book { checked.book }

    init(_ dataset: Dataset, in checked: CheckedBook) {
        self.dataset = dataset
        self.checked = checked
    }

    func field(_ name: String) -> AskedField? { AskedField(name, of: definition, in: book) }

    func condition(_ typed: String) throws(UsageError) -> Condition {
        guard let text = ConditionText(typed, isField: { field($0) != nil }) else { throw bare(typed) }
        return try condition(text)
    }

    func condition(_ text: ConditionText) throws(UsageError) -> Condition {
        guard let field = field(text.name) else { throw unknown(text) }
        return Condition(typed: text.typed, field: field, op: text.op, holds: try test(text, field))
    }

    private func test(_ text: ConditionText, _ field: AskedField) throws(UsageError) -> @Sendable (Record) -> Bool {
        let name = field.name(in: definition)
        if text.value.isEmpty, text.op != .equal, text.op != .notEqual {
            throw UsageError("\"\(text.typed)\" lacks a value after \(text.op.rawValue)")
        }
        let definition = definition
        switch field {
        case .key, .value:
            guard let column = field.definition(in: definition) else { return { _ in false } }
            let tests = ValueTests(column, name: name, of: dataset, in: checked, at: field)
            let test = try tests.test(text)
            return { test($0.cell(field, of: definition)) }
        case .axis(let index):
            return try AxisTests(definition.ranges[index], of: definition, in: checked).test(text)
        case .standIn(let index):
            let part = definition.standsFor[index].part
            guard let column = book.wordField(part.field) else { return { _ in false } }
            let test = try ValueTests(column, name: name, of: dataset, in: checked, at: field).test(text)
            return { _ in test(.text(part.value)) }
        case .common(let column):
            let texts = CommonTexts(dataset, in: checked, column: column)
            let test = try CommonTests(column, in: checked).test(text)
            return { test(texts.of($0)) }
        }
    }
}

/// What is wrong with a condition, and how it is written right.
extension ConditionReader {
    /// A text without an operator: a field's name, what an unquoted `>` has left of a condition, or a value alone.
    func bare(_ text: String) -> UsageError {
        if let field = field(text) {
            let name = field.name(in: definition)
            return UsageError(
                "\"\(text)\" is a field without operator and value; write \(name)=VALUE, and quote the condition where it "
                    + "has < or >: '\(name)>=VALUE'")
        }
        let meant = meaning(of: text)
        return UsageError(
            "a condition has the form FIELD=VALUE, but found \"\(text)\""
                + (meant.isEmpty
                    ? "; the shell takes < and > for itself, so quote a condition that has them: 'FIELD>=VALUE'"
                    : meant))
    }

    private func unknown(_ text: ConditionText) -> UsageError {
        let names = AskedField.names(of: definition)
        let start = "\(dataset.name) has no field \"\(text.name)\""
        // A typing mistake is told from a field of another dataset.
        let meant = NearestWord.of(text.name, among: names) == nil ? meaning(of: text.value) : ""
        return UsageError(
            start + (meant.isEmpty ? WordHint.of(text.name, among: names, what: "its fields are") : meant))
    }

    /// `; write wood='White oak'`, where a field of words knows the value.
    private func meaning(of value: String) -> String {
        let words = AskedWords(book, checked.datasets)
        for field in definition.fields {
            guard let vocabulary = book.vocabulary(of: field), !value.isEmpty else { continue }
            if case .ids = words.meaning(of: value, in: vocabulary) {
                return "; write \(field.name)=\(ShellWord.quoted(value))"
            }
        }
        return ""
    }
}
