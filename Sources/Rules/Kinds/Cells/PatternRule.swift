import Books
import Records
import Text

/// A text has a form.
struct PatternRule: FilteredRule {
    static let description = RuleDescription(
        id: .pattern, scope: .record,
        summary: "A text matches one of several forms.",
        explanation: """
            A form is literal text with kinds of characters in braces and optional parts in brackets: {digits}, \
            {letters}, {upper}, {lower} and {any} are one or more of these, {digits 4} is four, {digits 1-3} one to \
            three, {digits 2-} two or more. A backslash makes the next character literal. Case matters. Empty columns \
            are skipped. Blames the cell.
            """,
        conclusion: RuleConclusion(
            fault: ("It does not have the form of such a value.", "このような値の形式に合わない。")),
        examples: """
            Example: Part numbers
            column: part
            pattern: "{upper 2}-{digits 3}[{lower 1}]"
            Table:
            | part    | weight |
            |---------|-------:|
            | AB-120  |     10 |
            | AB-121a |     12 |
            Example: A letter instead of a digit
            | part    | weight |
            |---------|-------:|
            | AB-120  |     10 |
            | ↓AB-l21 |     12 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .pattern, Self())

        let pattern = Key(
            "pattern", list: .list(of: .word, atLeastOne: "form"), is: .required,
            "the form, or a list of forms of which one must match", example: "\"{upper 2}-{digits 3}\"")
        let column = Key(
            "column", .word, is: .required, "the key field or value column with the text", example: "part")
        let `where` = RuleKey.where
    }

    let header: RuleHeader
    private let column: RecordFilter.Target
    private let name: String
    private let forms: [TextForm]
    let filter: RecordFilter

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let forms = Self.forms(map.pattern, parameters.problems)
        let column = parameters.anyColumn(map.column)
        guard let forms, let column, let filter = parameters.filter(map.where) else { return nil }
        header = parameters.header
        (self.forms, self.column, self.filter) = (forms, column, filter)
        name = parameters.definition.field(column).name
    }

    private static func forms(_ nodes: [BookNode], _ problems: BookProblems) -> [TextForm]? {
        let forms = nodes.allOrNil { node -> TextForm? in
            do throws(TextForm.Mistake) {
                let form = try TextForm(node.text ?? "")
                guard form.isEmpty else { return form }
                throw TextForm.Mistake(message: "fits only an empty text")
            } catch {
                problems.report("the pattern \"\(node.text ?? "")\" \(error.message)", at: node.place)
                return nil
            }
        }
        return forms?.isEmpty == true ? nil : forms
    }

    private var list: String { forms.map(\.text).joined(separator: " or ") }

    var statement: String { "\(name) has the form \(list)\(filter.suffix)" }

    var reach: RuleReach { .record }

    func applies(to record: Record) -> Bool { filter.matches(record) && !column.text(of: record).isEmpty }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        view.selection(filter).compactMap { index -> Violation? in
            let record = view.records[index]
            guard applies(to: record), !forms.contains(where: { $0.holds(column.text(of: record)) }) else { return nil }
            let message = "\(view.shown(index, column)) does not have the form \(list)"
            return Violation(view.finding(header, message, at: index, column), suspects: [index])
        }
    }
}
