import Articles
import Books
import Numbers
import Records
import Text

/// Compares the units that a table states for its numbers with those that a feed publishes. The most specific
/// statement counts: that of a column's header, of a label in the row (with the headers that steps made cells of), of
/// the caption, the paragraph above, or the heading.
struct StatedUnits {
    let table: WorkingTable
    let definition: DatasetDefinition
    let keys: [FieldReader]
    /// In the order of the value columns.
    let values: [FieldReader?]
    let unit: FieldReader?
    let context: NormalizeContext

    /// A unit, and the text that states it.
    private struct Statement: Hashable {
        let unit: String
        /// What the text is: `header`, `label`.
        let kind: String
        let text: ArticleText
    }

    private static let paragraph = "paragraph"

    /// Reports each statement that contradicts the unit of claims.
    func report(against claims: [Claim]) {
        guard let own = publishedUnit else { return }
        for (index, reader) in values.enumerated() {
            guard let reader, let column = reader.column, reader.plan.field.type.isNumeric,
                reader.plan.pattern == nil, !isMapped(column, by: reader.plan)
            else { continue }
            let header = statement(of: table.columns[column], beside: own.name)
            let labels = header == nil ? statements(besideColumn: column, own.name) : [:]
            let general = header ?? statementAround(own.name)
            if labels.isEmpty, general == nil { continue }
            let stated = Dictionary(grouping: claims.filter { $0.unit == own.name }) { claim in
                claim.valueOrigins[index].flatMap { labels[$0.location] } ?? general
            }
            for (statement, claims) in stated.sorted(by: { Self.place($0.key) < Self.place($1.key) }) {
                guard let statement, contradicts(statement, own.name, reader.plan.field) else { continue }
                context.report(
                    finding(on: statement, own.name, reader.plan.field),
                    doubting: DoubtedRecords(of: definition.name, claims.map(\.key)))
            }
        }
    }

    private static func place(_ statement: Statement?) -> SourceLocation { statement?.text.location ?? .start }

    /// The unit of the claims that a statement may contradict; nil if each row has a unit of its own.
    private var publishedUnit: (name: String?, Void)? {
        guard definition.unit == .perRecord, let unit else { return (definition.unit.shared, ()) }
        if case .column = unit.plan.source { return nil }
        let text = unit.readings(of: [], context: context).first?.text
        return (text.flatMap(definition.declaredUnit), ())
    }

    /// Whether the recipe says of each cell which number is meant.
    private func isMapped(_ column: Int, by plan: FieldPlan) -> Bool {
        !plan.mapping.isEmpty
            && table.rows.allSatisfy { $0[column].map { plan.mapping(of: Label($0.text)) != nil } ?? true }
    }

    // MARK: - Statements

    private func statement(of column: WorkingTable.Column, beside own: String?) -> Statement? {
        guard let header = column.header else { return nil }
        if HeaderUnit.mayBePlural(header.text) { return headerStatement(header.written, beside: own) }
        if let unit = context.unit(ofHeader: header.text) ?? letter(header.text, beside: own) {
            let isMinimum = unit.hasPrefix("min") && hasMaximum
            return isMinimum ? nil : Statement(unit: unit, kind: "header", text: header.written)
        }
        return column.tiers.dropLast().lazy.reversed().compactMap { headerStatement($0.written, beside: own) }.first
    }

    /// A letter alone is a unit if it measures the same as the numbers: `m` beside mm.
    private func letter(_ text: String, beside own: String?) -> String? {
        guard text.count == 1, let own, KnownUnits.areAlike(text, own) else { return nil }
        return HeaderUnit.known([text[...]])
    }

    /// Whether the table has a column of maxima, beside which `(min)` means the minimum and not minutes.
    private var hasMaximum: Bool { table.columns.contains { $0.title.folded.contains("max") } }

    private func headerStatement(_ header: ArticleText, beside own: String?) -> Statement? {
        statement(context.unit(ofHeader: header.text), kind: "header", header, beside: own)
    }

    /// Nil for letters that measure something else than the numbers, and so may be a name: `Group (A)`.
    private func statement(_ unit: String?, kind: String, _ text: ArticleText, beside own: String?) -> Statement? {
        guard let unit else { return nil }
        guard !HeaderUnit.isName(unit) || own.map({ KnownUnits.areAlike(unit, $0) }) == true else { return nil }
        return Statement(unit: unit, kind: kind, text: text)
    }

    /// By the place of each cell of a column, what the labels of its row state.
    private func statements(besideColumn column: Int, _ own: String?) -> [SourceLocation: Statement] {
        let columns = labelColumns
        if columns.isEmpty { return [:] }
        let headers = Set(table.source.headerRows.joined().compactMap { $0.map { table.source.cells[$0].location } })
        var ofHeaders: [SourceLocation: Statement?] = [:]
        func statement(ofLabel cell: WorkingCell) -> Statement? {
            if let known = ofHeaders[cell.origin.location] { return known }
            guard headers.contains(cell.origin.location) else {
                let text = cell.written
                return self.statement(HeaderUnit.unit(atEndOf: text.text), kind: "label", text, beside: own)
            }
            let tiers = cell.tiers.isEmpty ? [cell] : cell.tiers
            let found = tiers.lazy.reversed().compactMap { headerStatement($0.written, beside: own) }.first
            ofHeaders[cell.origin.location] = found
            return found
        }
        var found: [SourceLocation: Statement] = [:]
        for row in table.rows {
            guard let cell = row[column] else { continue }
            for label in columns {
                guard let stated = row[label].flatMap(statement(ofLabel:)) else { continue }
                found[cell.origin.location] = stated
                break
            }
        }
        return found
    }

    /// The columns of words and texts that the feed reads, and those that steps made of headers and rows.
    private var labelColumns: [Int] {
        let readers = keys + values.compactMap { $0 }
        let numbers = Set(readers.filter { $0.plan.field.type.isNumeric }.compactMap(\.column))
        let texts = Set(readers.compactMap(\.column)).subtracting(numbers)
        let isNamed = !table.source.headerRows.isEmpty
        return table.columns.indices.filter { index in
            texts.contains(index) || isNamed && table.columns[index].header == nil && !numbers.contains(index)
        }
    }

    private func statementAround(_ own: String?) -> Statement? {
        let (caption, leadIn, heading) = (table.source.caption, table.source.leadIn, table.source.headings.last)
        func title(_ text: ArticleText?, _ kind: String) -> Statement? {
            text.flatMap { statement(UnitStatement.unit(ofTitle: $0.text, beside: own), kind: kind, $0, beside: own) }
        }
        return title(caption, "caption")
            ?? leadIn.flatMap {
                statement(UnitStatement.unit(ofSentences: $0.text), kind: Self.paragraph, $0, beside: own)
            } ?? title(heading, "heading")
    }

    // MARK: - Contradictions

    private func contradicts(_ statement: Statement, _ own: String?, _ field: FieldDefinition) -> Bool {
        if let own, definition.declaredUnit(statement.unit) == own { return false }
        let (stated, published) = (ScaledUnit(statement.unit), own.flatMap(ScaledUnit.init))
        guard stated?.exponent ?? 0 == published?.exponent ?? 0 else { return !Self.says(stated, field) }
        guard let own else { return stated == nil && definition.unit == .perRecord }
        let units = [stated?.unit ?? statement.unit, published?.unit ?? own]
        return !units.contains("") && KnownUnits.symbol(of: units[0]) != KnownUnits.symbol(of: units[1])
    }

    /// Whether the dataset's name or title of the column has the same power of ten: `boards_thousands`.
    private static func says(_ scale: ScaledUnit?, _ field: FieldDefinition) -> Bool {
        ([field.name.replacing("_", with: " ")] + field.title.all).contains { name in
            HeaderUnit.unit(of: name).flatMap(ScaledUnit.init)?.exponent == scale?.exponent
        }
    }

    private func finding(on statement: Statement, _ own: String?, _ field: FieldDefinition) -> Finding {
        let (kind, text, stated) = (statement.kind, statement.text, statement.unit)
        let source = kind == Self.paragraph ? "the paragraph above the table" : "the \(kind) “\(text.text)”"
        let fact = own.map { "are in \($0)" } ?? "have no unit"
        return Finding(
            rule: .unknownUnit, severity: .warning,
            message: "\(source) says \(stated), but the numbers of \(definition.name) \(fact)"
                + advice(on: stated, own, field),
            place: context.place(text.location), value: stated)
    }

    /// What to do about a power of ten, by which a recipe cannot multiply, and about a unit that is lost.
    private func advice(on stated: String, _ own: String?, _ field: FieldDefinition) -> String {
        guard let scale = ScaledUnit(stated) else { return own == nil ? "; give them a unit in the recipe" : "" }
        let unit = scale.unit.isEmpty ? [stated, own].compactMap { $0 }.joined(separator: " ") : stated
        return
            "; write \"unit: \(unit)\" or put \(stated) into the title of \(field.name) to publish them as they are, "
            + "or \"map\" each cell to its full number"
    }
}
