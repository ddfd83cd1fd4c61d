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
}
