import Articles
import Books
import Numbers
import Text

/// Runs a field's plan on a row.
///
/// A class, because every row takes the readers of its fields from a list.
final class FieldReader {
    let plan: FieldPlan
    /// The index of the plan's column in the table.
    let column: Int?
    /// The heading, caption, paragraph or header of the table that the plan reads.
    let surrounding: WorkingCell?
    /// The readings of a plan that reads nothing in the table.
    private let constants: [FieldReading]?
    private let memory = ReadingMemory()
    private let table: WorkingTable
    /// Whether it has asked for the rows that its table lacks.
    private(set) var missesRows = false
    /// What the cells of the column show of their separators; only made for a cell that may be doubtful.
    private(set) lazy var signs: SignEvidence = {
        var evidence = SignEvidence()
        if let column {
            for row in allRows { if let text = row[column]?.text { evidence.add(LabelFolding.width(text)) } }
        }
        return evidence
    }()

    /// The labels of the column's cells without struck out text; only made for a cell with such text.
    private lazy var validLabels: Set<String> = {
        guard let column else { return [] }
        let texts = allRows.compactMap { row -> String? in
            guard let cell = row[column], cell.struck.isEmpty else { return nil }
            let text = plan.folded(plan.text(of: cell))
            return plan.pattern.map { $0.match(text)?[plan.part].map(plan.folded) } ?? text
        }
        return Set(texts.flatMap { labels(in: $0).map(\.text) })
    }()

    private var allRows: [[WorkingCell?]] {
        missesRows = table.isPartial
        return table.rows
    }

    /// Finds the plan's sources in the table; nil after reporting a missing one.
    init?(_ plan: FieldPlan, table: WorkingTable, context: NormalizeContext) {
        (self.plan, self.table) = (plan, table)
        var (constants, surrounding): ([FieldReading]?, WorkingCell?)
        var column: Int?
        switch plan.source {
        case .constants(let texts):
            constants = texts.map {
                plan.reading($0, isOfBook: true, trace: context.isTracing ? [.recipeSays($0)] : [])
            }
        case .column(let name, let place):
            column = context.column(name, in: table, at: place)
            if column == nil { return nil }
        case .heading, .caption, .leadIn, .header:
            surrounding = Self.surrounding(plan, of: table, context: context)
            guard surrounding != nil || plan.fallback != nil || plan.assumption != nil else {
                context.problems.report(
                    "nothing above the table or in its header matches the source of \"\(plan.field.name)\"",
                    at: plan.place,
                    notes: [context.note(table.source)])
                return nil
            }
        }
        (self.column, self.surrounding, self.constants) = (column, surrounding, constants)
    }

    private static func surrounding(
        _ plan: FieldPlan, of table: WorkingTable, context: NormalizeContext
    ) -> WorkingCell? {
        func matches(_ cell: WorkingCell) -> Bool { plan.pattern?.match(cell.text) != nil }
        func matching(_ text: ArticleText?) -> WorkingCell? {
            text.map { WorkingCell($0) }.flatMap { matches($0) ? $0 : nil }
        }
        return switch plan.source {
        case .heading: table.heading(where: matches)
        case .caption: matching(table.source.caption)
        case .leadIn: matching(table.source.leadIn)
        case .header: header(plan, of: table, context: context)
        case .constants, .column: nil
        }
    }

    /// The header that matches the plan's pattern, with its tiers joined. Reports several matches, which would be
    /// ambiguous.
    private static func header(_ plan: FieldPlan, of table: WorkingTable, context: NormalizeContext) -> WorkingCell? {
        let found = table.columns.filter { $0.header != nil && plan.pattern?.match($0.name) != nil }
        if found.count > 1 {
            context.problems.report(
                "\(found.count) headers match the source of \"\(plan.field.name)\": "
                    + NormalizeContext.list(found.map(\.name)),
                at: plan.place, notes: [context.note(table.source)])
        }
        return found.first.flatMap { $0.header?.with(text: $0.name) }
    }

    /// The field's values in a row: several if the label lists several, empty after reporting that it cannot be read.
    func readings(of row: [WorkingCell?], context: NormalizeContext) -> [FieldReading] {
        if let constants { return constants }
        guard let cell = column.flatMap({ row[$0] }) ?? surrounding else { return standIn(for: nil, context: context) }
        if cell.isUnsplit {
            context.reportAgain(unsplit: cell)
            return []
        }
        if !context.isTracing, let known = memory.readings(of: cell) { return known }
        let readings = readings(of: cell, context: context)
        // What cannot be read is reported for each row, which loses its records.
        if !readings.isEmpty { memory.keep(readings, of: cell) }
        return readings
    }

    /// The readings of the article's texts so far that fulfil a condition, in source order.
    func readTexts(where isWanted: (FieldReading) -> Bool) -> [FieldReading] {
        memory.all.filter { !$0.isOfBook && !$0.saysNone && isWanted($0) }
            .sorted { ($0.origin?.location ?? .start) < ($1.origin?.location ?? .start) }
    }

    private func readings(of cell: WorkingCell, context: NormalizeContext) -> [FieldReading] {
        guard let part = part(of: cell, context: context) else { return [] }
        guard let part else { return standIn(for: cell, context: context) }
        let labels = labels(in: part)
        // A text of only separators counts as empty.
        guard !labels.isEmpty else { return standIn(for: cell, context: context) }
        if labels.count == 1 { return readings(of: labels[0], in: cell, context: context) }
        return labels.flatMap { label in readings(of: label, in: cell, context: context) }
    }

    /// The field's part of the cell; an inner nil if the cell lacks the part, an outer one after reporting a mistake. A cell
    /// that marks a missing value does so for all of its parts.
    private func part(of cell: WorkingCell, context: NormalizeContext) -> String?? {
        let text = plan.folded(plan.text(of: cell))
        if plan.settlesRaised(of: cell) { context.settle(raisedIn: cell) }
        guard let pattern = plan.pattern, !text.isEmpty else {
            return .some(text.isEmpty ? nil : knownTier(of: cell) ?? text)
        }
        if plan.none(for: Label(text)) != nil { return text }
        guard let parts = pattern.match(text) else {
            if isMissingMark(text) { return text }
            context.report(.noMatch(cell, pattern, at: context.place(cell)))
            return nil
        }
        let calculated = plan.calculation?.reading(of: parts, form: plan.numbers)
        let own =
            calculated.map { $0 == .empty ? nil : text } ?? pattern.text(of: plan.part, in: parts).map(plan.folded)
        if let own, let confirmation = plan.confirmation {
            let number = calculated ?? ConfirmingParts.reading(of: own, plan.numbers)
            if let other = confirmation.contradiction(to: number, in: parts, form: plan.numbers) {
                let text = if case .value(let value, _)? = calculated { value.display } else { own }
                context.report(.unconfirmed(cell, text, by: other, at: context.place(cell)))
            }
        }
        return .some(own)
    }

    private func isMissingMark(_ text: String) -> Bool {
        MissingMark.matches(text, isAmongTexts: plan.field.type.isTextual)
    }

    /// The lowest tier of a header that the field knows, if it does not know the joined tiers.
    private func knownTier(of cell: WorkingCell) -> String? {
        guard !cell.tiers.isEmpty, !isKnown(cell.text) else { return nil }
        return cell.tiers.last { isKnown($0.text) }.map { plan.folded($0.text) }
    }

    private func isKnown(_ text: String) -> Bool {
        let labels = labels(in: LabelFolding.width(text))
        return !labels.isEmpty && labels.allSatisfy(isKnown)
    }

    private func isKnown(_ label: Label) -> Bool {
        plan.mapping(of: label) != nil || plan.vocabulary?.known(label).ids.isEmpty == false
    }

    /// The cell of a label: for a header of several tiers, the tier with the label.
    private func origin(of label: Label, in cell: WorkingCell) -> CellOrigin {
        cell.tiers.last { plan.folded($0.text) == label.text }?.origin ?? cell.origin
    }

    /// The footnotes of a cell, and of the header above it.
    private func footnotes(of cell: WorkingCell, context: NormalizeContext) -> [ReadingStep] {
        let cells = cell.tiers.isEmpty ? [cell] : cell.tiers
        let own = cells.flatMap(\.written.content.footnotes) + plan.marks(of: cell)
        let headers = column.map { table.columns[$0].headers } ?? []
        return (own.isEmpty ? [] : [.footnotes(context.footnotes(own, of: table.source))])
            + headers.filter { !$0.written.content.footnotes.isEmpty }.map {
                .footnotesOfHeader(
                    context.footnotes($0.written.content.footnotes, of: table.source), header: $0.text)
            }
    }

    /// A text that is known as a whole is not divided.
    private func labels(in text: String) -> [Label] {
        let labels = plan.separators.labels(in: text).map(Label.init)
        return labels.count > 1 && isKnown(Label(text)) ? [Label(text)] : labels
    }

    private func readings(of label: Label, in cell: WorkingCell, context: NormalizeContext) -> [FieldReading] {
        var trace = context.isTracing ? cell.trace + footnotes(of: cell, context: context) : []
        func note(_ step: @autoclosure () -> ReadingStep) { if context.isTracing { trace.append(step()) } }
        let (text, origin) = (label.text, origin(of: label, in: cell))
        // Folding a cell for each of its labels would take quadratic time.
        if context.isTracing, text != cell.text, text != plan.folded(cell.text) {
            note(.partForField(plan.field.name, of: cell.text, text: text))
        }
        if let doubt = doubt(aboutStruck: label, in: cell) {
            return [plan.reading(text, at: origin, doubt: doubt, trace: trace)]
        }
        if let none = plan.none(for: label) {
            context.use(entry: none.place)
            note(.recipeMeansNone(text))
            return [plan.reading(text, at: origin, saysNone: true, trace: trace)]
        }
        if let mapped = plan.mapping(of: label) {
            context.use(entry: mapped.place)
            context.settle(raisedIn: cell)
            note(.recipeMaps(text, to: mapped.word))
            return [plan.reading(mapped.word, at: origin, isOfBook: true, trace: trace)]
        }
        if isEmptyKey(label) {
            note(.emptyKey(text))
            return [plan.reading("", at: origin, trace: trace)]
        }
        if let calculation = plan.calculation, let parts = plan.pattern?.match(text) {
            note(.calculated(from: text, calculation.calculation(of: parts, form: plan.numbers)))
            return [plan.reading(text, at: origin, doubt: plan.doubt(about: text, in: cell), trace: trace)]
        }
        guard let vocabulary = plan.vocabulary else {
            if let mark = plan.raisedMark(endOf: text, in: cell) {
                context.report(
                    .raisedMark(mark, endOf: text, at: context.place(origin.location)), aboutRowsOf: cell)
            }
            let doubt = plan.doubt(about: text, in: cell) ?? doubt(aboutSignsOf: text) ?? doubt(aboutPowerIn: cell)
            return [plan.reading(text, at: origin, hasPairs: mayHavePairs(text), doubt: doubt, trace: trace)]
        }
        let (known, ids) = vocabulary.known(label)
        if ids.isEmpty, !plan.isKey, isMissingMark(text) {
            return [plan.reading(text, at: origin, trace: trace)]
        }
        context.use(label: known, of: vocabulary)
        let doubt = plan.doubt(aboutText: text, in: cell)
        if ids.isEmpty, let doubt { return [plan.reading(text, at: origin, doubt: doubt, trace: trace)] }
        if ids.isEmpty {
            let place = context.place(origin.location)
            let mark = plan.numbers.raised == nil ? cell.raisedEnd.map(LabelFolding.width) : nil
            if let mark, text.hasSuffix(mark) {
                context.report(.raisedLabel(text, mark, vocabulary: vocabulary, at: place))
            } else if plan.isKey, let joined = JoinedLabels(text, of: vocabulary) {
                context.report(.joinedLabels(text, joined, vocabulary: vocabulary, at: place))
            } else {
                context.report(.unknownLabel(text, vocabulary: vocabulary, at: place))
            }
        }
        note(.vocabularyKnows(known.text, vocabulary: vocabulary.name, ids: ids))
        return ids.map { plan.reading($0, at: origin, doubt: doubt, trace: trace) }
    }

    /// Why an entry of `map` or `none` does not settle a label that is struck out: other cells have it as valid.
    private func doubt(aboutStruck label: Label, in cell: WorkingCell) -> String? {
        guard !cell.struck.isEmpty, plan.mapping(of: label) != nil || plan.none(for: label) != nil,
            plan.doubt(aboutText: label.text, in: cell) != nil, validLabels.contains(label.text)
        else { return nil }
        return
            "it is struck out here and not in other cells, so that \"map\" and \"none\" cannot apply; skip the row, or "
            + "accept this"
    }

    /// Whether a label marks a missing value in a key field that may be empty.
    private func isEmptyKey(_ label: Label) -> Bool {
        plan.isKey && plan.field.isOptional && isMissingMark(label.text)
            && plan.vocabulary?.lookUp(folded: label.folded).isEmpty != false
    }

    /// The plan's default or assumption for a missing value.
    private func standIn(for cell: WorkingCell?, context: NormalizeContext) -> [FieldReading] {
        if cell?.isPicture == true {
            let content = CellReading.unreadable("the cell shows a picture without a text")
            return [FieldReading(text: "", content: content, origin: cell?.origin)]
        }
        // A value is at its empty cell; a key is where the article has a text for it.
        let origin = plan.isKey ? nil : cell?.origin
        if let fallback = plan.fallback {
            let trace: [ReadingStep] = context.isTracing ? [.fallback(fallback)] : []
            return [plan.reading(fallback, at: origin, isOfBook: true, trace: trace)]
        }
        if let assumption = plan.assumption {
            let trace: [ReadingStep] = context.isTracing ? [.assumption(assumption)] : []
            return [plan.reading(assumption, at: origin, isOfBook: true, isAssumed: true, trace: trace)]
        }
        return [FieldReading(text: "", content: .empty, origin: cell?.origin)]
    }
}

/// The readings of each cell. Steps copy cells to many rows, and each copy has the same reading.
private final class ReadingMemory {
    private var known: [SourceLocation: (text: String, readings: [FieldReading])] = [:]

    func readings(of cell: WorkingCell) -> [FieldReading]? {
        guard let entry = known[cell.origin.location], entry.text == cell.text else { return nil }
        return entry.readings
    }

    /// In unspecified order.
    var all: some Sequence<FieldReading> { known.values.lazy.flatMap(\.readings) }

    func keep(_ readings: [FieldReading], of cell: WorkingCell) {
        known[cell.origin.location] = (cell.text, readings)
    }
}

extension Finding {
    fileprivate static func unknownLabel(_ label: String, vocabulary: Vocabulary, at place: Place) -> Finding {
        let near = vocabulary.nearestName(to: label)
        let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
        let isName = near.map { OtherSpelling.of($0, mayBe: label) } ?? false
        let ids = near.map { vocabulary.ids(for: $0) } ?? []
        return Finding(
            rule: .vocabulary, severity: .error,
            message: "the vocabulary \(vocabulary.name) does not contain “\(label)”\(hint)", place: place, value: label,
            family: .unknownWords(vocabulary.wordList), nearest: isName && ids.count == 1 ? ids[0] : nil)
    }

    /// - Parameter mark: the raised end of the label.
    fileprivate static func raisedLabel(
        _ label: String, _ mark: String, vocabulary: Vocabulary, at place: Place
    ) -> Finding {
        let remedy = "add \"raised: footnote\" to the recipe if it marks a note, or \"map\" the text"
        return Finding(
            rule: .vocabulary, severity: .error,
            message: "the vocabulary \(vocabulary.name) does not contain “\(label)”, in which “\(mark)” is raised; "
                + remedy,
            place: place, value: label,
            family: .unreadable(
                "end in raised text and are not in the vocabulary \(vocabulary.name); \(remedy)", file: place.file))
    }
}

extension Vocabulary {
    /// The list of words to extend; a vocabulary of parts shares the file of its whole.
    fileprivate var wordList: WordList {
        let isWhole = place.file == "Vocabulary/\(name).yaml"
        return WordList(isWhole ? .vocabulary : .parts, name: name, file: place.file)
    }
}
