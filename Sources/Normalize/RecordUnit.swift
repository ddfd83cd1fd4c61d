import Diagnostics
import Measures

/// A unit that a cell brings with its number.
struct UnitRead {
    let unit: String
    /// The cell's text: `2 mg`.
    let cell: String
    let place: Place
}

/// Tells the one unit of a record, in a dataset whose records bring their own.
struct RecordUnit {
    /// Where the recipe takes the unit from; nil where only the cells bring it.
    let reader: FieldReader?
    let context: NormalizeContext

    /// The unit that stands in a cell, which is nearer to the number than one that the recipe takes from elsewhere.
    /// Where the recipe takes it from the row or sets it, that the two differ is reported, for one of them must be
    /// wrong; a header or heading speaks of many cells, and one with a unit of its own is its exception. A second unit
    /// in the same row is reported, too.
    func unit(of cells: [UnitRead], row: [WorkingCell?]) -> String? {
        let stated = reader?.readings(of: row, context: context).first { !$0.text.isEmpty }
        let statedUnit = stated.map { UnitSpelling.canonical($0.text) }
        let unit = cells.first?.unit ?? statedUnit
        for cell in cells {
            if let stated, isOfTheRow, statedUnit != cell.unit {
                let notes = stated.origin.map { [Note("“\($0.raw)” stands here", at: context.place($0.location))] }
                let other = "\(stated.text), which the recipe takes for the unit"
                context.report(.contradiction(cell, other: other, notes: notes ?? []))
            } else if let first = cells.first, cell.unit != first.unit {
                let note = Note("“\(first.cell)” stands here", at: first.place)
                context.report(
                    .contradiction(cell, other: "the unit of “\(first.cell)” in the same record", notes: [note]))
            }
        }
        return unit
    }

    private var isOfTheRow: Bool {
        switch reader?.plan.source {
        case .column, .constants: true
        case .heading, .caption, .leadIn, .header, nil: false
        }
    }
}

extension Finding {
    fileprivate static func contradiction(_ cell: UnitRead, other: String, notes: [Note]) -> Finding {
        Finding(
            rule: "type", severity: .error, message: "the unit of “\(cell.cell)” is not \(other)", place: cell.place,
            value: cell.cell, notes: notes)
    }
}
