import Articles
import Books
import Records
import Text

/// The text that a field takes from a row: the id of a word, or a text to be read as a value. With its place.
struct FieldReading {
    /// The id of a word, or else the text of the cell or its part.
    let text: String
    let origin: CellOrigin?
    let isAssumed: Bool
    let trace: [ReadingStep]
    /// Why the text may not be a number, although it looks like one.
    var doubt: String?
    /// True if the recipe marks the text as a missing value.
    var saysNone = false
    /// True if the text comes from the book instead of the article.
    var isOfBook = false
}

/// Runs a field's plan on a row.
struct FieldReader {
    let plan: FieldPlan
    /// The index of the plan's column in the table.
    let column: Int?
    /// The heading, caption, paragraph or header of the table that the plan reads.
    let surrounding: WorkingCell?
    private let memory = ReadingMemory()

    /// Finds the plan's sources in the table; nil after reporting a missing one.
    init?(_ plan: FieldPlan, table: WorkingTable, context: NormalizeContext) {
        self.plan = plan
        switch plan.source {
        case .constants:
            column = nil
            surrounding = nil
        case .column(let name, let place):
            guard let index = context.column(name, in: table, at: place) else { return nil }
            column = index
            surrounding = nil
        case .heading, .caption, .leadIn, .header:
            column = nil
            surrounding = Self.surrounding(plan, of: table, context: context)
            guard surrounding != nil || plan.fallback != nil || plan.assumption != nil else {
                context.problems.report(
                    "nothing above the table or in its header matches the source of \"\(plan.field.name)\"",
                    at: plan.place,
                    notes: [Note("this is the table", at: context.place(table.source.location))])
                return nil
            }
        }
    }

    private static func surrounding(
        _ plan: FieldPlan, of table: WorkingTable, context: NormalizeContext
    ) -> WorkingCell? {
        let candidates: [ArticleText] =
            switch plan.source {
            case .heading: table.source.headings.reversed()
            case .caption: table.source.caption.map { [$0] } ?? []
            case .leadIn: table.source.leadIn.map { [$0] } ?? []
            case .constants, .column, .header: []
            }
        if case .header = plan.source { return header(plan, of: table, context: context) }
        return candidates.first { plan.pattern?.match($0.text) != nil }.map(WorkingCell.init)
    }

    /// The header that matches the plan's pattern, with its tiers joined. Reports several matches, which would be
    /// ambiguous.
    private static func header(_ plan: FieldPlan, of table: WorkingTable, context: NormalizeContext) -> WorkingCell? {
        let found = table.columns.filter { $0.header != nil && plan.pattern?.match($0.name) != nil }
        if found.count > 1 {
            context.problems.report(
                "\(found.count) headers match the source of \"\(plan.field.name)\": "
                    + NormalizeContext.list(found.map(\.name)),
                at: plan.place, notes: [Note("this is the table", at: context.place(table.source.location))])
        }
        var cell = found.first?.header
        if let name = found.first?.name { cell?.text = name }
        return cell
    }

    /// The field's values in a row: several if the label lists several, empty after reporting that it cannot be read.
    func readings(of row: [WorkingCell?], context: NormalizeContext) -> [FieldReading] {
        if case .constants(let texts) = plan.source {
            return texts.map { text in
                FieldReading(
                    text: text, origin: nil, isAssumed: false,
                    trace: context.isTracing ? [.recipeSays(text)] : [], isOfBook: true)
            }
        }
        guard let cell = column.flatMap({ row[$0] }) ?? surrounding else { return standIn(for: nil, context: context) }
        if !context.isTracing, let known = memory.readings(of: cell) { return known }
        let readings = readings(of: cell, context: context)
        memory.keep(readings, of: cell)
        return readings
    }

    private func readings(of cell: WorkingCell, context: NormalizeContext) -> [FieldReading] {
        guard let part = part(of: cell, context: context) else { return [] }
        guard let part = part.text else { return standIn(for: cell, context: context) }
        let labels = labels(in: part)
        // A text of only separators counts as empty.
        guard !labels.isEmpty else { return standIn(for: cell, context: context) }
        return labels.flatMap { label in readings(of: label, in: cell, context: context) }
    }

    /// The field's part of the cell; the inner nil means that the cell does not have the part.
    private func part(of cell: WorkingCell, context: NormalizeContext) -> (text: String?, Void)? {
        let text = LabelFolding.width(plan.text(of: cell))
        guard let pattern = plan.pattern, !text.isEmpty else {
            return (text.isEmpty ? nil : knownTier(of: cell) ?? text, ())
        }
        guard let parts = pattern.match(text) else {
            if saysNone(text) { return (text, ()) }
            context.report(.noMatch(cell, pattern, at: context.place(cell.origin.location)))
            return nil
        }
        let own = parts[plan.part]
        if let own, let sum = plan.confirmation?.contradiction(to: own, in: parts) {
            context.report(.unconfirmed(cell, own, by: sum, at: context.place(cell.origin.location)))
        }
        return (own, ())
    }

    /// A cell that marks a missing value does so for all of its parts.
    private func saysNone(_ text: String) -> Bool {
        CellReader.isMissingMark(text) || plan.none(for: text) != nil
    }

    /// The lowest tier of a header that the field knows, if it does not know the joined tiers.
    private func knownTier(of cell: WorkingCell) -> String? {
        guard !cell.tiers.isEmpty, !isKnown(cell.text) else { return nil }
        return cell.tiers.last { isKnown($0.text) }.map { LabelFolding.width($0.text) }
    }

    private func isKnown(_ text: String) -> Bool {
        let labels = labels(in: LabelFolding.width(text))
        return !labels.isEmpty
            && labels.allSatisfy { plan.mapping(of: $0) != nil || plan.vocabulary?.known($0).ids.isEmpty == false }
    }

    /// The cell of a label: for a header of several tiers, the tier with the label.
    private func origin(of label: String, in cell: WorkingCell) -> CellOrigin {
        cell.tiers.last { LabelFolding.width($0.text) == label }?.origin ?? cell.origin
    }

    private func labels(in text: String) -> [String] { plan.separators.labels(in: text) }

    private func readings(of label: String, in cell: WorkingCell, context: NormalizeContext) -> [FieldReading] {
        var trace = context.isTracing ? cell.trace : []
        if context.isTracing, label != cell.text {
            trace.append(.partForField(plan.field.name, of: cell.text, text: label))
        }
        let origin = origin(of: label, in: cell)
        if let none = plan.none(for: label) {
            context.use(mapping: none.place)
            if context.isTracing { trace.append(.recipeMeansNone(label)) }
            return [
                FieldReading(text: label, origin: origin, isAssumed: false, trace: trace, saysNone: true)
            ]
        }
        let mapped = plan.mapping(of: label)
        if let mapped {
            context.use(mapping: mapped.place)
            if context.isTracing { trace.append(.recipeMaps(label, to: mapped.word)) }
        }
        if mapped == nil, isEmptyKey(label) {
            if context.isTracing { trace.append(.emptyKey(label)) }
            return [FieldReading(text: "", origin: origin, isAssumed: false, trace: trace)]
        }
        guard let vocabulary = plan.vocabulary, mapped == nil else {
            return [
                FieldReading(
                    text: mapped?.word ?? label, origin: origin, isAssumed: false, trace: trace,
                    doubt: mapped == nil ? plan.doubt(about: label, in: cell) : nil,
                    isOfBook: mapped != nil)
            ]
        }
        let (label, ids) = vocabulary.known(label)
        if ids.isEmpty, !plan.isKey, CellReader.isMissingMark(label) {
            return [FieldReading(text: label, origin: origin, isAssumed: false, trace: trace)]
        }
        context.use(label: label, of: vocabulary)
        if ids.isEmpty {
            context.report(.unknownLabel(label, vocabulary: vocabulary, at: context.place(origin.location)))
        }
        if context.isTracing {
            trace.append(.vocabularyKnows(label, vocabulary: vocabulary.name, ids: ids))
        }
        return ids.map { FieldReading(text: $0, origin: origin, isAssumed: false, trace: trace) }
    }

    /// Whether a label marks a missing value in a key field that may be empty.
    private func isEmptyKey(_ label: String) -> Bool {
        plan.isKey && plan.field.isOptional && CellReader.isMissingMark(label)
            && plan.vocabulary?.ids(for: label).isEmpty != false
    }

    /// The plan's default or assumption for a missing value.
    private func standIn(for cell: WorkingCell?, context: NormalizeContext) -> [FieldReading] {
        if let fallback = plan.fallback {
            let trace: [ReadingStep] = context.isTracing ? [.fallback(fallback)] : []
            return [FieldReading(text: fallback, origin: nil, isAssumed: false, trace: trace, isOfBook: true)]
        }
        if let assumption = plan.assumption {
            let trace: [ReadingStep] = context.isTracing ? [.assumption(assumption)] : []
            return [FieldReading(text: assumption, origin: nil, isAssumed: true, trace: trace, isOfBook: true)]
        }
        return [FieldReading(text: "", origin: cell?.origin, isAssumed: false, trace: [])]
    }
}

/// The readings of each cell. Steps copy cells to many rows, and each copy has the same reading.
private final class ReadingMemory {
    private var known: [SourceLocation: (text: String, readings: [FieldReading])] = [:]

    func readings(of cell: WorkingCell) -> [FieldReading]? {
        guard let entry = known[cell.origin.location], entry.text == cell.text else { return nil }
        return entry.readings
    }

    func keep(_ readings: [FieldReading], of cell: WorkingCell) {
        known[cell.origin.location] = (cell.text, readings)
    }
}

extension Finding {
    fileprivate static func unknownLabel(_ label: String, vocabulary: Vocabulary, at place: Place) -> Finding {
        let near = vocabulary.nearestName(to: label)
        let hint = near.map { "; did you mean \"\($0)\"?" } ?? ""
        // A word with other numbers is more likely another word, or a misprint, than another name.
        let isName = near.map { $0.filter(\.isNumber) == label.filter(\.isNumber) } ?? false
        let ids = near.map { vocabulary.ids(for: $0) } ?? []
        return Finding(
            rule: .vocabulary, severity: .error,
            message: "the vocabulary \(vocabulary.name) does not contain “\(label)”\(hint)", place: place, value: label,
            family: .unknownWords(vocabulary.wordList), nearest: isName && ids.count == 1 ? ids[0] : nil)
    }
}

extension Vocabulary {
    /// The list of words to extend; a vocabulary of parts shares the file of its whole.
    fileprivate var wordList: WordList {
        let isWhole = place.file == "Vocabulary/\(name).yaml"
        return WordList(isWhole ? .vocabulary : .parts, name: name, file: place.file)
    }
}
