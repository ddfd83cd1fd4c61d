import Articles
import Books
import Records
import Text

/// A unit that a cell brings with its number.
struct UnitRead {
    /// As the book publishes it.
    let unit: String
    /// The cell's text: `2 mg`.
    let cell: String
    let place: Place
}

/// Tells the one unit of a record, in a dataset whose records bring their own.
struct RecordUnit {
    /// Where the recipe takes the unit from; nil where only the cells bring it.
    let reader: FieldReader?
    let definition: DatasetDefinition
    let context: NormalizeContext

    /// A record's unit.
    struct Reading {
        /// Nil where nothing says it.
        let name: String?
    }

    /// The unit that stands in a cell, which is nearer to the number than one that the recipe takes from elsewhere.
    /// Where the recipe takes it from the row or sets it, that the two differ is reported, for one of them must be
    /// wrong; a header or heading speaks of many cells, and one with a unit of its own is its exception. A second unit
    /// in the same row is reported, too.
    ///
    /// - Parameter location: of a unit that does not stand in the article.
    /// - Returns: nil where the unit is none that the book declares, which is then reported.
    func unit(of cells: [UnitRead], row: [WorkingCell?], otherwiseAt location: SourceLocation) -> Reading? {
        let stated = reader?.readings(of: row, context: context).first { !$0.text.isEmpty }
        let statedUnit = stated.flatMap { definition.declaredUnit($0.text) }
        if let stated, statedUnit == nil {
            let place = context.place(stated.origin?.location ?? location)
            context.report(.unknownUnit(UnitSpelling.canonical(stated.text), of: nil, in: definition, at: place))
            return nil
        }
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
        return Reading(name: cells.first?.unit ?? statedUnit)
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

    /// - Parameter cell: the text that brings the unit; nil where it stands elsewhere.
    static func unknownUnit(
        _ unit: String, of cell: String?, in definition: DatasetDefinition, at place: Place
    ) -> Finding {
        let stands = cell.map { "the unit “\(unit)” of “\($0)”" } ?? "the unit “\(unit)”"
        let (kind, nearest, declared): (WordList.Kind, String?, String) =
            switch definition.unit {
            case .none: (.unit, nil, "; its numbers have none")
            case .fixed(let own): (.unit, own, "; its numbers are of \(own)")
            case .perRecord: perRecord(unit, definition.units?.units ?? [])
            }
        let own = WordList(kind, name: definition.name, file: "Datasets/\(definition.name).yaml")
        let list = definition.units?.wordList ?? own
        return Finding(
            rule: "unknown-unit", severity: .error,
            message: "the dataset \(definition.name) does not declare \(stands)\(declared)", place: place, value: unit,
            family: .unknownWords(list), nearest: nearest)
    }

    private static func perRecord(_ unit: String, _ units: [String]) -> (WordList.Kind, String?, String) {
        guard !units.isEmpty else { return (.units, nil, "; say in \"units\" which units its records may have") }
        guard let near = NearestWord.of(unit, among: units) else {
            return (.units, nil, "; it declares \(units.joined(separator: ", "))")
        }
        return (.units, near, "; did you mean \"\(near)\"?")
    }
}

extension UnitList {
    /// The vocabulary in which an unknown unit may be entered; nil where the dataset lists its units.
    fileprivate var wordList: WordList? {
        guard let vocabulary, let file else { return nil }
        return WordList(.vocabulary, name: vocabulary, file: file)
    }
}
