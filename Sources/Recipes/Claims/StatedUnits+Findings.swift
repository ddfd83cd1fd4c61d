import Articles
import Books
import Numbers
import Records
import Text

/// What findings about stated units say, and what to do about them.
extension StatedUnits {
    /// - Parameter isOfRows: whether a column has the unit, so that only the numbers of one field may have another.
    func finding(
        on statement: Statement, _ own: String?, _ field: FieldDefinition, at place: Place, isOfRows: Bool = false
    ) -> Finding {
        let (kind, text, stated) = (statement.kind, statement.text, statement.unit)
        let source =
            switch kind {
            case .paragraph: "the paragraph above"
            case .text: "a text around the table"
            default: "the \(kind.rawValue) “\(text.text)”"
            }
        let owner = definition.hasUnitsOfColumns || isOfRows ? "\(field.name) in \(definition.name)" : definition.name
        let fact = own.map { "are in \($0)" } ?? "have no unit"
        var finding = Finding(
            rule: .unknownUnit, severity: .warning,
            message: "\(source) says \(stated), but the numbers of \(owner) \(fact)"
                + (isOfRows
                    ? "; where the header is right, feed \(field.name) to a dataset of its own"
                    : advice(on: statement, own, field)),
            place: place, value: stated)
        // An acceptance is about one header, not about another one with the same unit; long texts change in other ways.
        finding.further = kind.isLong ? nil : text.text
        return finding
    }

    /// What to do about a power of ten, by which a recipe cannot multiply, and about a unit that is lost.
    private func advice(on statement: Statement, _ own: String?, _ field: FieldDefinition) -> String {
        let stated = statement.unit
        guard let scale = ScaledUnit(stated) else {
            let unit = definition.hasUnitsOfColumns ? "the unit \(stated) in the dataset" : "a unit in the recipe"
            return own.map { Finding.unitRemedy(for: stated, besideFixed: $0, in: definition) } ?? "; give them \(unit)"
        }
        if statement.mayDivide {
            return
                "; \(stated) may multiply the numbers or divide them: give their unit the power, or put \(stated) into "
                + "the title of \(field.name) to publish them as they are"
        }
        let unit = Self.unit(of: stated, scale, own)
        return
            "; write \"unit: \(unit)\" or put \(stated) into the title of \(field.name) to publish them as they are, "
            + "or \"map\" each cell to its full number"
            + (own == nil && !scale.unit.isEmpty
                ? "; if they measure something else, accept the finding with a reason" : "")
    }

    /// The unit to publish numbers with: `thousands of EUR`, `Mio EUR`, `Mio of boards`, `万 枚`, and `thousands` for
    /// `Tsd.` alone.
    private static func unit(of stated: String, _ scale: ScaledUnit, _ own: String?) -> String {
        guard scale.unit.isEmpty else { return stated }
        guard let own else { return scale.name ?? stated }
        let isWord =
            stated.hasSuffix("s")
            || stated.last?.isASCII == true && stated.last?.isLetter == true && !KnownUnits.knows(own)
        return stated + (isWord ? " of " : " ") + (ScaledUnit(own)?.unit ?? own)
    }
}
