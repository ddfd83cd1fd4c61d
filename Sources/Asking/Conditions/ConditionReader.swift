import Books
import Numbers
package import Records
package import Text

/// Reads conditions on one dataset.
package struct ConditionReader {
    package let checked: any AskedBook
    package let dataset: Dataset

    private var definition: DatasetDefinition { dataset.definition }
    private var book: Book { checked.book }

    package init(_ dataset: Dataset, in checked: any AskedBook) {
        self.dataset = dataset
        self.checked = checked
    }

    /// The names to suggest for an unknown field.
    package var fieldNames: [String] { AskedField.names(of: definition, in: book) }

    package func field(_ name: String) -> AskedField? { AskedField(name, of: definition, in: book) }

    /// - Throws: an error with the nearest right name.
    package func known(_ name: String) throws(UsageError) -> AskedField {
        if let field = field(name) { return field }
        throw UsageError(
            "\(dataset.name) has no field \"\(name)\"" + WordHint.of(name, among: fieldNames, what: "its fields are"))
    }

    package func condition(_ typed: String) throws(UsageError) -> Condition {
        guard let text = text(typed) else { throw missingOperator(in: [typed]) }
        return try condition(text)
    }

    private func text(_ typed: String) -> ConditionText? { ConditionText(typed, isField: { field($0) != nil }) }

    package func condition(_ text: ConditionText) throws(UsageError) -> Condition {
        guard let field = field(text.name) else { throw unknown(text) }
        let text = text.isDoubleEquals && isHeld(text.withSign, field) ? text.withSign : text
        if let mistake = mistypedOperator(text, field) { throw mistake }
        let holds = try test(text, field)
        let tests = field.definition(in: definition).map {
            ValueTests(column: $0, name: $0.name, dataset: dataset, checked: checked, field: field)
        }
        return Condition(
            text: text, field: field, units: tests?.units(text) ?? [], keys: tests?.keys(text),
            holds: holds)
    }

    private func test(_ text: ConditionText, _ field: AskedField) throws(UsageError) -> @Sendable (Record) -> Bool {
        let name = field.name(in: definition)
        if text.value.isEmpty, text.op != .equal, text.op != .notEqual {
            throw UsageError("\"\(text.typed)\" lacks a value after \(text.op.rawValue)")
        }
        let definition = definition
        switch field {
        case .key, .value, .companion:
            guard let column = field.definition(in: definition) else { return { _ in false } }
            let tests = ValueTests(column: column, name: name, dataset: dataset, checked: checked, field: field)
            let test: ValueTests.Test
            do throws(UsageError) { test = try tests.test(text) } catch { throw withAxis(error, text, name) }
            return { test($0.cell(field, of: definition), $0.unit) }
        case .axis(let index):
            return try AxisTests(definition.ranges[index], of: dataset, in: checked).test(text)
        case .standIn(let index):
            let part = definition.standsFor[index].part
            guard let column = book.wordField(part.field) else { return { _ in false } }
            let test = try ValueTests(column: column, name: name, dataset: dataset, checked: checked, field: field)
                .test(text)
            return { _ in test(.text(part.value), nil) }
        case .common(let column):
            let texts = checked.texts(column, of: dataset)
            if let count = field.definition(in: definition) {
                let test = try ValueTests(column: count, name: name, dataset: dataset, checked: checked, field: field)
                    .test(text)
                return { test(texts($0).first.flatMap(ExactNumber.init).map(CellValue.number), nil) }
            }
            let test = try CommonTests(column: column, dataset: dataset, checked: checked).test(text)
            return { test(texts($0)) }
        }
    }
}

/// Messages for invalid conditions.
extension ConditionReader {
    /// The message for texts without an operator: a field's name, the rest of a condition after an unquoted `>`, or
    /// only values.
    func missingOperator(in texts: [String]) -> UsageError {
        if let text = texts.first(where: { field($0) != nil }), let field = field(text) {
            let name = field.name(in: definition)
            return UsageError(
                "\"\(text)\" is a field without operator and value; write \(name)=VALUE, and quote the condition if it "
                    + "has < or >: '\(name)>=VALUE'")
        }
        let meant = texts.map { word($0) ?? mention(of: $0) ?? meaning(of: $0) ?? part($0) }
        let unknown = zip(texts, meant).first { $0.1 == nil }?.0
        let found = unknown.map { [$0] } ?? texts
        let start =
            "a condition has the form FIELD=VALUE, but found \(found.map { "\"\($0)\"" }.joined(separator: ", "))"
        guard let unknown else {
            return UsageError("\(start); write \(meant.compactMap { $0 }.joined(separator: " "))")
        }
        return UsageError(
            start + WordHint.of(unknown, among: fieldNames, what: "the fields are")
                + "; quote a condition with < or >: 'FIELD>=VALUE'")
    }

    /// The condition that a text is, or that has it as its value; nil if the dataset knows neither.
    package func suggestion(for typed: String) -> String? {
        if let text = text(typed) { return (try? condition(text)) == nil ? nil : ShellWord.quoted(typed) }
        return meaning(of: typed)
    }

    /// The message for a value that begins with operator signs, unless a record has that value.
    private func mistypedOperator(_ text: ConditionText, _ field: AskedField) -> UsageError? {
        guard !text.strayOperator.isEmpty, !isHeld(text, field) else { return nil }
        let start = "\"\(text.typed)\" has no operator \(text.op.rawValue)\(text.strayOperator)"
        guard let right = text.intended else {
            let all = ConditionOperator.allCases.map(\.rawValue).joined(separator: " ")
            return UsageError("\(start); the operators are \(all)")
        }
        return UsageError("\(start); write \(ShellWord.quoted(text.name + right))")
    }

    /// Whether a record has exactly this value or the first one of a list, or the text is a number with a qualifier.
    private func isHeld(_ text: ConditionText, _ field: AskedField) -> Bool {
        let first = ListText.parts(of: text.value).first
        let wanted = [text.value, first ?? text.value].map(TextSearch.fold)
        let qualifier = first.flatMap(TypedNumber.read)?.value.qualifier
        let definition = definition
        return dataset.records.contains { record in
            guard let cell = record.cell(field, of: definition) else { return false }
            let held = TextSearch.fold(cell.display)
            return text.op == .contains
                ? wanted.contains(where: held.contains)
                : wanted.contains(held) || qualifier != nil && cell.qualifier == qualifier
        } || field.definition(in: definition).flatMap(book.vocabulary(of:))?.ids(for: text.value).isEmpty == false
    }

    /// The message for a limit of a range, with the condition on its axis if that knows the value.
    private func withAxis(_ error: UsageError, _ text: ConditionText, _ name: String) -> UsageError {
        guard let range = definition.ranges.first(where: { $0.from == name || $0.to == name }),
            (try? AxisTests(range, of: dataset, in: checked).test(text)) != nil
        else { return error }
        let condition = ShellWord.quoted(range.axis + text.op.rawValue + text.value)
        return UsageError("\(error); \(condition) finds what holds there")
    }

    private func unknown(_ text: ConditionText) -> UsageError {
        let names = fieldNames
        let start = "\(dataset.name) has no field \"\(text.name)\""
        // Distinguishes a typing mistake from a field of another dataset. A bare number may be a value of many fields.
        let isForeign =
            text.op == .equal && NearestWord.of(text.name, among: names) == nil
            && text.value.contains { !$0.isNumber }
        let meant = isForeign ? meaning(of: text.value) : nil
        return UsageError(
            start + (meant.map { "; write \($0)" } ?? WordHint.of(text.name, among: names, what: "its fields are")))
    }

    /// `text~wood` if a text field contains the typed text.
    private func mention(of text: String) -> String? {
        let wanted = TextSearch.fold(text)
        let column = definition.values.indices.first { index in
            definition.values[index].type == .text && !wanted.isEmpty
                && dataset.records.contains { TextSearch.fold($0.values[index]?.display ?? "").contains(wanted) }
        }
        return column.map { ShellWord.quoted("\(definition.values[$0].name)~\(text)") }
    }

    /// `wood=oak` if a field's vocabulary contains the name.
    private func word(_ value: String) -> String? { condition(on: value) { !$0.ids(for: value).isEmpty } }

    /// `wood='White oak'` if a field's vocabulary knows the value, by itself or through other vocabularies.
    private func meaning(of value: String) -> String? {
        let words = AskedWords(book, checked.datasets)
        return condition(on: value) { vocabulary in
            if case .ids = words.meaning(of: value, in: vocabulary) { true } else { false }
        }
    }

    /// `wood=oak` if the value is a part of names in a field's vocabulary.
    private func part(_ value: String) -> String? {
        condition(on: value) { !AskedWords.partial(value, in: $0).isEmpty }
    }

    private func condition(on value: String, isKnown: (Vocabulary) -> Bool) -> String? {
        let field = definition.fields.first { field in
            !value.isEmpty && book.vocabulary(of: field).map(isKnown) == true
        }
        return field.map { "\($0.name)=\(ShellWord.quoted(value))" }
    }
}
