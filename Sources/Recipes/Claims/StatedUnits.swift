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
    /// Other texts around the table, the nearest first.
    let texts: Lazy<[ArticleText]>
    private let traits = Memo<Trait, Bool>()

    /// Properties of the whole table, computed once.
    private enum Trait {
        case unitsInBrackets, maximum
    }

    /// A unit, and the text that states it.
    struct Statement: Hashable {
        let unit: String
        let kind: Kind
        let text: ArticleText

        /// Whether a power of ten may as well divide the numbers: `χ × 10⁶`.
        var mayDivide: Bool { HeaderUnit.factor(beside: LabelFolding.width(text.text)) != nil }
    }

    /// Numbers to which the labels of their rows apply.
    private struct LabelledNumbers: Hashable {
        let unit: String?
        /// Whether they may be below the headers of which a step made labels.
        let areUnpivoted: Bool
    }

    /// What states a unit.
    enum Kind: String {
        case header, label, pattern, caption, paragraph, heading, text

        /// Whether it is a sentence or more, of which the unit is a small part.
        var isLong: Bool { self == .paragraph || self == .text }

        /// Whether it is about cells without a unit of their own: `All lengths in mm unless stated`.
        var isAroundTable: Bool { [.caption, .paragraph, .heading, .text].contains(self) }
    }

    /// Reports each statement that contradicts the unit of claims.
    func report(against claims: [Claim]) {
        if hasUnitsOfRows { return reportHeaders(against: claims) }
        var statementsOfRows: [LabelledNumbers: [Statement?]] = [:]
        for (index, reader) in values.enumerated() {
            guard let reader, let column = reader.column, reader.plan.field.type.isNumeric,
                !isMapped(column, by: reader.plan)
            else { continue }
            let own = publishedUnit(of: reader.plan.field)
            let claims = definition.unit == .perRecord ? claims.filter { $0.unit == own } : claims
            if let pattern = reader.plan.pattern {
                if reader.plan.sum == nil { reportUnit(of: pattern, reader.plan, own, claims) }
                // `Time (min)` is about the first part of a sum.
                if pattern.namesUnits || reader.plan.sum != nil { continue }
            }
            // The parts of a cell may have different units.
            let isPart = reader.plan.pattern != nil || table.columns[column].isPart
            func applies(_ statement: Statement) -> Bool {
                !isPart
                    || own.map { ScaledUnit(statement.unit) != nil || KnownUnits.areAlike(statement.unit, $0) }
                        ?? false
            }
            let pair = statements(ofPairIn: table.columns[column], of: reader.plan)
            let header =
                pair.map { statement(of: reader.plan, amongPair: $0, beside: own) }
                ?? statement(of: table.columns[column], beside: own).flatMap { applies($0) ? $0 : nil }
            var labels: [SourceLocation: Statement] = [:]
            if header == nil {
                let numbers = LabelledNumbers(unit: own, areUnpivoted: table.columns[column].line == nil)
                let ofRows = statementsOfRows[numbers] ?? self.statementsOfRows(numbers)
                statementsOfRows[numbers] = ofRows
                for (row, stated) in zip(table.rows, ofRows) {
                    if let stated, applies(stated), let cell = row[column] { labels[cell.origin.location] = stated }
                }
            }
            let general = header ?? statementAround(own, about: reader.plan.field, column)
            if labels.isEmpty, general == nil { continue }
            let stated = Dictionary(grouping: claims) { claim in
                claim.valueOrigins[index].flatMap { labels[$0.location] } ?? general
            }
            for (statement, claims) in stated.sorted(by: { Self.place($0.key) < Self.place($1.key) }) {
                guard let statement, contradicts(statement, own, reader.plan.field) else { continue }
                let having = statement.kind.isAroundTable ? cellsWithUnit(in: column, reader.plan) : []
                let meant = claims.filter { $0.valueOrigins[index].map { !having.contains($0.location) } ?? true }
                if meant.isEmpty, !claims.isEmpty { continue }
                context.report(
                    finding(
                        on: statement, own, reader.plan.field, at: context.place(statement.text.location)),
                    doubting: doubted(meant, reader.plan.field))
            }
        }
    }

    /// Reports headers with another unit than the column of units has in some rows.
    private func reportHeaders(against claims: [Claim]) {
        for reader in values {
            guard let reader, let column = reader.column, reader.plan.field.type.isNumeric, reader.plan.pattern == nil,
                !table.columns[column].isPart, !isMapped(column, by: reader.plan)
            else { continue }
            let field = reader.plan.field
            for (own, claims) in claims.groups(by: \.unit) {
                guard let own, let statement = statement(of: table.columns[column], beside: own),
                    contradicts(statement, own, field)
                else { continue }
                context.report(
                    finding(
                        on: statement, own, field, at: context.place(statement.text.location), isOfRows: true),
                    doubting: doubted(claims, field))
            }
        }
    }

    /// Reports another unit that a pattern has directly after the field's part: `{width} in`.
    private func reportUnit(of pattern: TextPattern, _ plan: FieldPlan, _ own: String?, _ claims: [Claim]) {
        guard let own, let unit = HeaderUnit(in: pattern, after: plan.part)?.unit, KnownUnits.areAlike(unit, own)
        else { return }
        let text = ArticleText(text: pattern.text, raw: pattern.text, location: plan.patternPlace.location)
        let statement = Statement(unit: unit, kind: .pattern, text: text)
        guard contradicts(statement, own, plan.field) else { return }
        context.report(
            finding(on: statement, own, plan.field, at: plan.patternPlace),
            doubting: doubted(claims, plan.field))
    }

    /// The places of the cells that have a unit after their number.
    private func cellsWithUnit(in column: Int, _ plan: FieldPlan) -> Set<SourceLocation> {
        let cells = table.rows.compactMap { row -> SourceLocation? in
            guard let cell = row[column],
                case .value(_, unit: _?) = NumberReader.read(
                    LabelFolding.width(cell.text), signs: plan.numbers.signs)
            else { return nil }
            return cell.origin.location
        }
        return Set(cells)
    }

    private func doubted(_ claims: [Claim], _ field: FieldDefinition) -> DoubtedRecords {
        DoubtedRecords(of: definition.name, claims.map(\.key), field: field.name, sparesOtherArticles: true)
    }

    private static func place(_ statement: Statement?) -> SourceLocation { statement?.text.location ?? .start }

    /// Whether each row has a unit of its own, which only a header contradicts.
    private var hasUnitsOfRows: Bool {
        if definition.unit == .perRecord, case .column? = unit?.plan.source { true } else { false }
    }

    /// The unit of the claims that a statement may contradict; nil for none.
    private func publishedUnit(of field: FieldDefinition) -> String? {
        guard definition.unit == .perRecord, let unit else { return definition.unit(of: field).shared }
        return unit.readings(of: [], context: context).first.flatMap { definition.declaredUnit($0.text, of: nil) }
    }

    /// Whether the recipe says of each cell which number is meant.
    private func isMapped(_ column: Int, by plan: FieldPlan) -> Bool {
        !plan.mapping.isEmpty
            && table.rows.allSatisfy { $0[column].map { plan.mapping(of: Label($0.text)) != nil } ?? true }
    }

    // MARK: - Statements

    private func statement(of column: WorkingTable.Column, beside own: String?) -> Statement? {
        column.headers.lazy.reversed().compactMap { statement(ofHeader: $0.written, beside: own) }.first
    }

    /// The units of a header for the two numbers of its cells; nil for other headers.
    private func statements(ofPairIn column: WorkingTable.Column, of plan: FieldPlan) -> [Statement]? {
        column.headers.lazy.reversed().compactMap { header in
            HeaderUnit.Pair(header.text).flatMap { pair in
                pair.isCertain || plan.pattern?.partNames.count == 2
                    ? [pair.first, pair.second].map { Statement(unit: $0, kind: .header, text: header.written) } : nil
            }
        }.first
    }

    /// What a header with two units states for a number: that of its place in the pattern. A number without a pattern may
    /// have either.
    private func statement(of plan: FieldPlan, amongPair pair: [Statement], beside own: String?) -> Statement? {
        if let pattern = plan.pattern, pattern.partNames.count == 2 {
            return zip(pattern.partNames, pair).first { name, _ in name == plan.part }?.1
        }
        guard let own, !pair.contains(where: { KnownUnits.areEqual($0.unit, own) }) else { return nil }
        return pair.last
    }

    private func statement(ofHeader header: ArticleText, beside own: String?) -> Statement? {
        // A letter is a unit only if it measures the same: `N` may be a number of samples.
        let isLike = header.text.count == 1 && own.map { KnownUnits.areAlike(header.text, $0) } ?? false
        let letter = isLike ? HeaderUnit(named: header.text[...]) : nil
        return statement(context.units.unit(ofHeader: header.text) ?? letter, kind: .header, header, beside: own)
            ?? own.flatMap {
                statement(context.units.unit(ofHeader: header.text, like: $0), kind: .header, header, beside: own)
            }
    }

    /// What a text states, if it does so for certain: a unit that measures the same as the numbers, a marked power of ten,
    /// beside numbers without a unit any marked unit, and in a header one that cannot be a word or a name. A label that
    /// names the published unit, too, says which of several numbers has which.
    private func statement(
        _ found: HeaderUnit?, kind: Kind, _ text: ArticleText, beside own: String?
    ) -> Statement? {
        guard let found, !found.isSubscript(in: text) else { return nil }
        let unit = found.unit
        let isOfCells = kind == .header || kind == .label
        let verdict = found.mayBeAnother && isOfCells ? QuantityWords.judge(unit, in: text.text) : .unknown
        if verdict == .contradicts { return nil }
        if HeaderUnit.mayBeMinimum(unit), hasMaximum { return nil }
        let isScaled = ScaledUnit(unit) != nil
        if isOfCells || found.isLikeAnother, !isScaled, let own,
            Self.names(own, beside: unit, in: text.text)
        {
            return nil
        }
        let isAlike =
            found.isLikeAnother
            || !found.isPeriod(in: text.text)
                && own.map { KnownUnits.areAlike(Self.unscaled(unit), Self.unscaled($0)) } ?? false
        let isUnit =
            !found.mayBeAnother || verdict == .suits
            || kind == .header && found.isShort && !found.mayMultiply
                && (hasUnitsInBrackets || own != nil && QuantityWords.mayMeasure(unit, in: text.text))
        guard isAlike || found.isMarked && (isScaled || isUnit && (kind == .header || own == nil)) else { return nil }
        return Statement(unit: unit, kind: kind, text: text)
    }

    /// `Euro` for `Tsd. Euro`.
    private static func unscaled(_ unit: String) -> String {
        ScaledUnit(unit).flatMap { $0.unit.isEmpty ? nil : $0.unit } ?? unit
    }

    /// Whether some header has a unit in brackets that is nothing else, and no header has a symbol there.
    private var hasUnitsInBrackets: Bool { traits.value(.unitsInBrackets) { findUnitsInBrackets() } }

    private func findUnitsInBrackets() -> Bool {
        let headers = table.source.headerRows.joined().compactMap { $0.map { table.source.cells[$0].text } }
        return headers.contains { HeaderUnit(atEndOf: $0).map { !$0.mayBeAnother } ?? false }
            && !headers.contains { HeaderUnit.hasSymbol(LabelFolding.width($0)) }
    }

    /// Whether a text has a unit besides another one.
    private static func names(_ unit: String, beside other: String, in text: String) -> Bool {
        // The brackets of `W/(m·K)` hold no second unit, nor has `USD per t` two.
        let numerator = other.lastIndex(of: "/").map { other[..<$0] + " per " + other[other.index(after: $0)...] }
        let spellings = numerator.map { [other, String($0), other.replacing("/", with: " per ")] } ?? []
        let rest = spellings.reduce(text) { $0.replacing($1, with: "") }
        return !KnownUnits.areEqual(other, unit)
            && rest.split { $0.isWhitespace || "()[]（）,".contains($0) }
                .flatMap { HeaderUnit.alternativesOfSlash(in: $0, of: text) ?? [String($0)] }
                .contains { KnownUnits.areEqual($0, unit) }
    }

    /// Whether the table has maxima, beside which `(min)` means the minimum and not minutes.
    private var hasMaximum: Bool { traits.value(.maximum) { findMaximum() } }

    private func findMaximum() -> Bool {
        table.columns.contains { HeaderUnit.namesMaximum($0.name) }
            || table.rows.contains { $0.contains { $0.map { HeaderUnit.namesMaximum($0.text) } ?? false } }
    }

    /// For each row what its labels state.
    private func statementsOfRows(_ numbers: LabelledNumbers) -> [Statement?] {
        let own = numbers.unit
        let columns = labelColumns.filter { numbers.areUnpivoted || !table.columns[$0].isUnpivoted }
        if columns.isEmpty { return [] }
        let headers = Set(table.source.headerRows.joined().compactMap { $0.map { table.source.cells[$0].location } })
        let lastHeader = headers.max()
        // Steps give a cell to several rows.
        var known: [SourceLocation: Statement?] = [:]
        func statement(ofLabel cell: WorkingCell) -> Statement? {
            let place = cell.origin.location
            let isHeader = lastHeader.map { place <= $0 } ?? false && headers.contains(place)
            // Most labels are one word.
            if !isHeader, !HeaderUnit.mayEnd(cell.text) { return nil }
            if let found = known[place] { return found }
            let found = isHeader ? ofHeader(cell) : ofText(cell.written)
            known[place] = found
            return found
        }
        func ofHeader(_ cell: WorkingCell) -> Statement? {
            let tiers = cell.tiers.isEmpty ? [cell] : cell.tiers
            return tiers.lazy.reversed().compactMap { self.statement(ofHeader: $0.written, beside: own) }.first
        }
        func ofText(_ text: ArticleText) -> Statement? {
            let like = own.flatMap { HeaderUnit(atEndOf: text.text, like: $0) }
            return self.statement(HeaderUnit(atEndOf: text.text) ?? like, kind: .label, text, beside: own)
        }
        let found = table.rows.map { row -> Statement? in
            for label in columns {
                if let stated = row[label].flatMap(statement(ofLabel:)) { return stated }
            }
            return nil
        }
        // Rates have the names of currencies: `Dollar (US$)`, `Euro (€)`.
        let labels = found.compactMap { $0 }.filter { $0.kind == .label }
        let currencies = Set(labels.map(\.unit).filter(KnownUnits.isCurrency))
        guard currencies.count > 1, own.map({ !currencies.contains($0) }) ?? true else { return found }
        return found.map { stated in stated.flatMap { currencies.contains($0.unit) ? nil : $0 } }
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

    /// - Parameter column: what the numbers measure.
    private func statementAround(_ own: String?, about field: FieldDefinition, _ column: Int) -> Statement? {
        if own == nil, QuantityWords.namesOrder(table.columns[column].name) { return nil }
        let nouns = [field.name] + field.title.all + [table.columns[column].name]
        let otherNouns = table.columns.indices.filter { $0 != column }.map { table.columns[$0].name }
        let (caption, leadIn, heading) = (table.source.caption, table.source.leadIn, table.source.headings.last)
        func stated(_ text: ArticleText?, _ kind: Kind) -> Statement? {
            guard let text else { return nil }
            let form: UnitsOfTexts.Form =
                switch kind {
                case .paragraph: .paragraph
                case .text: text.location < table.source.location ? .above : .text
                default: .title
                }
            let found = context.units.units(
                of: UnitsOfTexts.Surrounding(
                    text: text.text, form: form, unit: own, nouns: nouns, otherNouns: otherNouns))
            return found.lazy.compactMap { statement($0, kind: kind, text, beside: own) }.first
        }
        return statementOfStub(stated) ?? stated(caption, .caption) ?? stated(leadIn, .paragraph)
            ?? stated(heading, .heading) ?? texts.value.lazy.compactMap { stated($0, .text) }.first
            ?? table.source.headings.dropLast().reversed().lazy.compactMap { stated($0, .heading) }.first { ofPage in
                // A title of the page is about other tables, too.
                own.map { ScaledUnit(ofPage.unit) == nil && KnownUnits.areAlike(ofPage.unit, $0) } ?? false
            }
    }

    /// The power of ten that the header above the labels states for all numbers: `(in millions)`. That of a value column
    /// is about its own cells, also where they are texts.
    private func statementOfStub(_ stated: (ArticleText?, Kind) -> Statement?) -> Statement? {
        let own = Set(values.compactMap { $0?.column })
        return labelColumns.filter { !own.contains($0) }
            .compactMap { stated(table.columns[$0].header?.written, .header) }
            .first { ScaledUnit($0.unit) != nil }
    }

    // MARK: - Contradictions

    private func contradicts(_ statement: Statement, _ own: String?, _ field: FieldDefinition) -> Bool {
        if let own, definition.declaredUnit(statement.unit, of: field) == own { return false }
        let (stated, published) = (ScaledUnit(statement.unit), own.flatMap(ScaledUnit.init))
        // A unit without a power of ten does not rule one out: another place may state it.
        if let stated, stated.exponent != published?.exponent ?? 0 {
            if statement.mayDivide, published?.exponent == -stated.exponent { return false }
            return !Self.says(stated, field)
        }
        guard let own else {
            let isOfColumn = definition.hasUnitsOfColumns && statement.kind == .header
            return stated == nil && (definition.unit == .perRecord || isOfColumn)
        }
        let units = [stated?.unit ?? statement.unit, published?.unit ?? own].map(KnownUnits.divided)
        if let one = units[0].amount, let other = units[1].amount, one != other { return true }
        // A book of one country publishes its dollars as $.
        return !units.contains { $0.unit.isEmpty }
            && !KnownUnits.areEqual(units[0].unit, units[1].unit)
            && !(units[1].unit == "$" && KnownUnits.areEqual(units[0].unit, "USD"))
    }

    /// Whether the dataset's name or title of the column has the same power of ten: `boards_thousands`.
    private static func says(_ scale: ScaledUnit, _ field: FieldDefinition) -> Bool {
        ([field.name.replacing("_", with: " ")] + field.title.all).contains { name in
            HeaderUnit(of: name).flatMap { ScaledUnit($0.unit) }?.exponent == scale.exponent
        }
    }
}
