import Books
import Numbers
import Text

/// Determines the unit of a record in a dataset whose records have units of their own.
struct RecordUnit {
    /// The source of the unit in the recipe; nil if only cells have units.
    let reader: FieldReader?
    let definition: DatasetDefinition
    let context: NormalizeContext

    /// A record's unit.
    struct Reading {
        /// Nil if no unit is given.
        let name: String?
        /// About a number without a unit.
        var finding: Finding?
    }

    /// A unit in a cell takes precedence over a unit from elsewhere. A difference from a unit in the row or set by
    /// the recipe is reported, because one of them must be wrong; a header or heading applies to many cells, and a
    /// cell with another unit is an exception. Different units in one row are reported too.
    ///
    /// - Parameters:
    ///   - values: whose units the dataset declares.
    ///   - location: the place of a unit that is not in the article.
    /// - Returns: nil after reporting a unit that the book does not declare.
    func unit(of values: [FieldReading], row: [WorkingCell?], otherwiseAt location: SourceLocation) -> Reading? {
        let cells = values.compactMap { reading -> UnitOfCell? in
            guard case .value(_, let unit?) = reading.content else { return nil }
            return definition.declaredUnit(unit, of: nil).map {
                ($0, cell: reading.text, place: context.place(reading.origin?.location ?? location))
            }
        }
        let readings = reader?.readings(of: row, context: context)
        // The reader has reported why nothing was read.
        if readings?.isEmpty == true { return nil }
        let stated = readings?.first { !isNothing($0.text) }
        let statedUnit = stated.flatMap { definition.declaredUnit(Self.withoutBrackets($0.text), of: nil) }
        if let stated, statedUnit == nil {
            let place = context.place(stated.origin?.location ?? location)
            if DittoMark.matches(stated.text) {
                context.report(.dittoMark(stated.text, at: place))
                return nil
            }
            context.report(.unknownUnit(UnitSpelling.canonical(stated.text), of: nil, in: definition, at: place))
            return nil
        }
        for cell in cells {
            if let stated, isOfTheRow, statedUnit != cell.unit {
                let notes = stated.origin.map { [Note("“\($0.raw)” is here", at: context.place($0.location))] }
                let other = "\(stated.text), which the recipe uses as the unit"
                context.report(.contradiction(cell, other: other, notes: notes ?? []))
            } else if let first = cells.first, cell.unit != first.unit {
                let note = Note("“\(first.cell)” is here", at: first.place)
                context.report(
                    .contradiction(cell, other: "the unit of “\(first.cell)” in the same record", notes: [note]))
            }
        }
        let name = cells.first?.unit ?? statedUnit
        return Reading(name: name, finding: name == nil ? missing(of: values, row: row, otherwiseAt: location) : nil)
    }

    /// Reports a number whose cell in the column of units is empty, unless the recipe says what that means.
    private func missing(
        of values: [FieldReading], row: [WorkingCell?], otherwiseAt location: SourceLocation
    ) -> Finding? {
        guard let reader, let column = reader.column, reader.plan.fallback == nil, reader.plan.assumption == nil,
            isNothing(row[column].map { LabelFolding.width($0.text) } ?? ""),
            let number = values.first(where: {
                if case .value(let value, _) = $0.content { value.number != nil } else { false }
            })
        else { return nil }
        let place = context.place((row[column]?.origin ?? number.origin)?.location ?? location)
        return Finding(
            rule: .unknownUnit, severity: .warning,
            message:
                "“\(number.text)” has no unit, because the cell in the column of units has none; write \"default: UNIT\" "
                + "in the recipe's field unit (\"\" for no unit), or accept this finding",
            place: place, value: number.text)
    }

    /// Whether a cell has no unit. `nA` is a unit, and would be a mark of a missing value elsewhere.
    private func isNothing(_ text: String) -> Bool {
        text.isEmpty || reader?.plan.none(for: Label(text)) != nil
            || MissingMark.matches(text) && definition.declaredUnit(text, of: nil) == nil
    }

    /// `mm` of `(mm)`
    private static func withoutBrackets(_ text: String) -> String {
        let isBracketed = text.hasPrefix("(") && text.hasSuffix(")") || text.hasPrefix("[") && text.hasSuffix("]")
        return isBracketed ? String(text.dropFirst().dropLast()) : text
    }

    /// A unit in its published spelling, and the cell with it: `2 mg`.
    fileprivate typealias UnitOfCell = (unit: String, cell: String, place: Place)

    private var isOfTheRow: Bool {
        switch reader?.plan.source {
        case .column, .constants: true
        case .heading, .caption, .leadIn, .header, nil: false
        }
    }
}

extension Finding {
    fileprivate static func contradiction(_ cell: RecordUnit.UnitOfCell, other: String, notes: [Note]) -> Finding {
        Finding(
            rule: .type, severity: .error, message: "the unit of “\(cell.cell)” is not \(other)", place: cell.place,
            value: cell.cell, notes: notes)
    }

    fileprivate static func dittoMark(_ mark: String, at place: Place) -> Finding {
        Finding(
            rule: .unknownUnit, severity: .error,
            message: "“\(mark)” means \"as above\" in the column of units; add the step \"ditto\" for the column",
            place: place, value: mark)
    }

    /// - Parameter cell: the text with the unit, for a column; nil if the unit is elsewhere.
    static func unknownUnit(
        _ unit: String, of cell: (text: String, field: FieldDefinition)?, in definition: DatasetDefinition,
        at place: Place
    ) -> Finding {
        if let (cell, field) = cell, hasRemark(unit) {
            let fault =
                "cannot be read with the remark in parentheses after the unit; write a pattern that separates the two, such as "
                + "\"{\(field.name)}[({remark})]\", or \"map\" the text"
            return Finding(
                rule: .unknownUnit, severity: .error, message: "“\(cell)” \(fault)", place: place, value: cell,
                family: .unreadable(fault, file: place.file))
        }
        let subject = cell.map { "the unit “\(unit)” of “\($0.text)”" } ?? "the unit “\(unit)”"
        let (kind, nearest, advice, remedy): (WordList.Kind, String?, String, String) =
            switch cell.map({ definition.unit(of: $0.field) }) ?? definition.unit {
            case .none: (.unit, nil, "; \(numbers(of: cell?.field, definition)) have no unit", "")
            case .fixed(let own):
                (
                    .unit, near(unit, among: [own]),
                    "; \(numbers(of: cell?.field, definition)) are in \(own)"
                        + unitRemedy(for: unit, besideFixed: own, in: definition), ""
                )
            case .perRecord: perRecord(unit, definition)
            }
        let file = "Datasets/\(definition.name).yaml"
        let list = definition.units?.wordList ?? WordList(kind, name: definition.name, file: file, advice: advice)
        return Finding(
            rule: .unknownUnit, severity: .error,
            message: "the dataset \(definition.name) does not declare \(subject)"
                + (nearest != nil && kind == .units ? remedy : advice + remedy),
            place: place, value: unit,
            family: .unknownWords(list), nearest: nearest)
    }

    /// `°C (dec.)`; not `J/(mol·K)`.
    private static func hasRemark(_ unit: String) -> Bool {
        guard unit.hasSuffix(")"), let open = unit.firstIndex(of: "("), open > unit.startIndex else { return false }
        return !"/·⋅*".contains(unit[unit.index(before: open)])
    }

    /// The unit that a name is probably a misspelling of.
    private static func near(_ name: String, among units: [String]) -> String? {
        NearestWord.of(name, among: units).flatMap { isAnother(name, than: $0) ? nil : $0 }
    }

    /// Whether a name that resembles a unit is hardly a misspelling of it: case matters, and so does each letter of a
    /// known symbol.
    private static func isAnother(_ name: String, than unit: String) -> Bool {
        let isWord = name.count > 4 && name.allSatisfy(\.isLetter)
        return LabelFolding.fold(name) == LabelFolding.fold(unit) || KnownUnits.knows(name) && !isWord
    }

    private static func perRecord(
        _ unit: String, _ definition: DatasetDefinition
    ) -> (WordList.Kind, String?, advice: String, remedy: String) {
        let units = definition.declaredUnits(of: nil)
        guard !units.isEmpty else { return (.units, nil, "; list the possible units of its records in \"units\"", "") }
        let declared = "; it declares \(units.joined(separator: ", "))"
        guard let near = near(unit, among: units) else {
            return (.units, nil, declared, "; " + remedy(for: unit, definition.units))
        }
        return (.units, near, declared, "; did you mean \"\(near)\"?")
    }

    private static func numbers(of field: FieldDefinition?, _ definition: DatasetDefinition) -> String {
        field.flatMap { definition.hasUnitsOfColumns ? "the numbers of its column \($0.name)" : nil } ?? "its numbers"
    }

    /// A dataset with one unit knows it by that name alone.
    static func unitRemedy(for unit: String, besideFixed own: String, in definition: DatasetDefinition) -> String {
        guard !definition.hasUnitsOfColumns, KnownUnits.mayBeEqual(unit, own) else { return "" }
        return
            "; if “\(unit)” is \(own) here, write \"unit: per-record\" and \"units: {vocabulary: NAME}\", a vocabulary "
            + "with {id: \(own), aliases: [\"\(unit)\"]}"
    }

    private static func remedy(for unit: String, _ list: UnitList?) -> String {
        list?.vocabulary.map { "add it to the vocabulary \($0), as a unit or as an alias of one" }
            ?? "add it to \"units\", or list them in a vocabulary with “\(unit)” as an alias"
    }
}

extension UnitList {
    /// The vocabulary to add an unknown unit to; nil if the dataset lists its units.
    fileprivate var wordList: WordList? {
        guard let vocabulary, let file else { return nil }
        return WordList(.unitVocabulary, name: vocabulary, file: file)
    }
}
