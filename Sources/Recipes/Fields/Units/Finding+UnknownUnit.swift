import Books
import Numbers
import Text

extension Finding {
    /// A unit that a dataset does not declare.
    ///
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
