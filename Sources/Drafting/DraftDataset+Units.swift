import Books
import Numbers
import Recipes
import Text

/// Remarks on units that the text around a table states, and that the drafted fields do not have.
extension DraftDataset {
    /// A mention of a unit with the place that has it.
    private struct Stated {
        let mention: UnitMention
        var place = "the text around the table"
    }

    /// - Parameter isYear: whether a field holds years.
    mutating func noteUnits(around table: DraftTable, isYear: (DraftField) -> Bool) {
        guard units.isEmpty, unitColumn == nil else { return }
        let general = Self.statements(around: table) + statementsOfNames
        let sections = sectionUnits
        for index in values.indices where values[index].type.isNumeric && !isYear(values[index]) {
            let own = values[index]
            guard let unit = own.unit else {
                if own.unitRemark != nil { continue }
                values[index].unitRemark =
                    sections.isEmpty
                    ? Self.remark(onLost: general)
                    : "without a unit, though sections of the table name \(Self.quoted(sections)); "
                        + "give each record its unit"
                continue
            }
            let others = fields.filter { $0.name != own.name }.map(\.header)
            let stated = Self.statements(around: table, about: own, besides: others) + statementsOfNames
            if let remark = Self.remark(on: unit, beside: stated) {
                values[index].unitRemark = own.unitRemark.map { "\($0); \(remark)" } ?? remark
            }
        }
    }

    // MARK: - Statements

    /// The units that the texts around a table state for all numbers, the most specific first; then the powers of ten in
    /// them.
    private static func statements(around table: DraftTable) -> [Stated] {
        let titles = [table.caption, table.heading] + table.outerHeadings.reversed()
        let paragraphs = [table.leadIn] + table.texts
        let sure =
            [UnitStatement.unit(ofTitle: table.caption), UnitStatement.units(ofSentences: table.leadIn).first]
            + titles.dropFirst().map { UnitStatement.unit(ofTitle: $0) }
            + table.texts.map { UnitStatement.units(ofSentences: $0).first }
            + paragraphs.flatMap(UnitStatement.sentences).flatMap { UnitMention.parts(of: String($0)) }
            .map { UnitStatement.units(ofSentences: String($0)).first }
        let powers = titles.map(UnitMention.inTitle) + paragraphs.map(UnitMention.power(inParagraph:))
        let found = sure.compactMap(\.self).map { UnitMention($0.unit) } + powers.compactMap(\.self)
        return found.uniqued().map { Stated(mention: $0) }
    }

    /// The same for the numbers of one field.
    private static func statements(
        around table: DraftTable, about field: DraftField, besides others: [String]
    ) -> [Stated] {
        let texts = [table.caption, table.leadIn, table.heading] + table.outerHeadings.reversed() + table.texts
        let sure = texts.flatMap {
            UnitStatement.units(ofSentences: $0, about: [field.header, field.title], besides: others)
        }
        return sure.map { Stated(mention: UnitMention($0.unit)) }
            + statements(around: table).filter { $0.mention.scale != nil }
    }

    /// The header of the names may have the unit of all numbers: `£000`, `(mm)`.
    private var statementsOfNames: [Stated] {
        keys.filter { !$0.type.isNumeric }.compactMap { key in
            guard case .column = key.source else { return nil }
            return UnitMention.inHeaderOfNames(key.header).map {
                Stated(mention: $0, place: "the header of the names")
            }
        }
    }

    /// The units of section rows: `Metric (mm)`.
    private var sectionUnits: [String] {
        let words = keys.filter { $0.source == .sectionRows }.flatMap { $0.words?.joined().map(\.self) ?? [] }
        let ends = words.uniqued().compactMap { HeaderUnit(atEndOf: $0) ?? HeaderUnit(named: $0[...]) }
        let sure = ends.filter { !$0.mayBeAnother }.map(\.unit)
        // `(in)` is a unit beside `(mm)`.
        let units = ends.map(\.unit).filter { unit in sure.contains { KnownUnits.areAlike($0, unit) } }
        return (units + words.compactMap { UnitMention.inTitle($0)?.text }).uniqued()
    }

    private static func quoted(_ texts: [String]) -> String {
        texts.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
    }

    // MARK: - Remarks

    /// What a field without a unit should be given.
    private static func remark(onLost stated: [Stated]) -> String? {
        guard let first = stated.first else { return nil }
        // The unit and the power of ten may be in different texts.
        let other = first.mention.scale == nil ? stated.dropFirst().first { $0.mention.scale != nil } : nil
        let says = "without a unit, though \(first.place) says “\(first.mention.text)”"
        if let other {
            let place = other.place == first.place ? "" : "\(other.place) "
            return "\(says) and \(place)“\(other.mention.text)”; give it the unit if it has it"
        }
        guard let unit = first.mention.unit else {
            return "\(says), which may multiply the numbers; give it the unit if it has it"
        }
        return "\(says); give it the unit \(unit == first.mention.text ? "" : "\(unit) ")if it has it"
    }

    /// What contradicts the unit of a field, or would multiply its numbers.
    private static func remark(on own: String, beside stated: [Stated]) -> String? {
        let scale = ScaledUnit(own)
        let units = stated.filter { $0.mention.scale == nil && KnownUnits.areAlike($0.mention.text, own) }
        if scale == nil, let other = units.first, !units.contains(where: { KnownUnits.areEqual($0.mention.text, own) })
        {
            return "has the unit \(own), but \(other.place) says “\(other.mention.text)”; check which of them is right"
        }
        guard scale == nil, KnownUnits.isCurrency(own),
            let power = stated.first(where: { isPower($0.mention.scale, of: own) })
        else { return nil }
        return "has the unit \(own), but \(power.place) says “\(power.mention.text)”; "
            + "if that multiplies the numbers, add it to the unit"
    }

    private static func isPower(_ scale: ScaledUnit?, of currency: String) -> Bool {
        guard let scale else { return false }
        return scale.unit.isEmpty || KnownUnits.isCurrency(scale.unit)
    }
}
