import Books
import Records
import Text

/// A number beside the one that a rule judges: another column of the same record, or an ``Operand``.
enum ColumnOrOperand: Sendable {
    case column(RecordFilter.Target, name: String)
    case operand(Operand)

    /// A number as findings speak of it.
    struct Part {
        let number: ExactNumber
        let text: String
        let note: Note?
    }

    /// Nil after a report: a text is a column's name, everything else an operand.
    ///
    /// - Parameters:
    ///   - name: of the parameter.
    ///   - isScaled: see ``Operand``.
    init?(_ node: BookNode, name: String, parameters: RuleParameters, isScaled: Bool = false) {
        guard let text = node.text, ExactNumber(text) == nil else {
            guard let operand = Operand(node, name: name, parameters: parameters, isScaled: isScaled) else {
                return nil
            }
            self = .operand(operand)
            return
        }
        guard let column = parameters.anyColumn(node, of: parameters.definition) else { return nil }
        let field = parameters.definition.field(column)
        guard field.type == .number || field.type == .integer else {
            parameters.problems.report("\"\(name)\" speaks of numbers, but \(field.name) holds none", at: node.place)
            return nil
        }
        self = .column(column, name: field.name)
    }

    var text: String {
        switch self {
        case .column(_, let name): name
        case .operand(let operand): operand.text
        }
    }

    /// Whether, of its own dataset, it looks at the record at hand alone.
    var isElsewhere: Bool {
        switch self {
        case .column: true
        case .operand(let operand): operand.isElsewhere
        }
    }

    /// Nil where the record has none.
    func part(of index: Int, in view: DatasetView, _ data: CheckedData) -> Part? {
        switch self {
        case .column(let column, _):
            view.number(index, column).map {
                Part(number: $0, text: view.shown(index, column), note: view.note(index, of: column))
            }
        case .operand(let operand):
            operand.quantity(for: view.records[index], in: data).map {
                Part(number: $0.number, text: operand.shown($0), note: operand.note($0, in: data))
            }
        }
    }

    /// The number alone, without the words that a finding needs.
    func number(of index: Int, in view: DatasetView, _ data: CheckedData) -> ExactNumber? {
        switch self {
        case .column(let column, _): view.number(index, column)
        case .operand(let operand): operand.quantity(for: view.records[index], in: data)?.number
        }
    }
}
