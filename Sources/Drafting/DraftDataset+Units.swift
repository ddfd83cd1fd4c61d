import Articles
import Books
import Numbers
import Recipes
import Text

/// The units of drafted fields, and remarks on those that the text around a table states and that they do not have.
extension DraftDataset {
    /// Gives number columns the units of their cells. Where cells and header differ, they become text.
    mutating func settleUnits(of cells: [ColumnCells]) {
        let numbers = values.indices.filter { values[$0].type.isNumeric }
        for index in numbers where values[index].part == nil {
            let field = values[index]
            let units = field.source.column.map { cells[$0].units } ?? pivotUnits
            let own = field.unit.map(UnitSpelling.canonical)
            let written = units.compactMap { $0 }
            if written.isEmpty { continue }
            let isSign = own.map { own in written.allSatisfy { $0 == own || KnownUnits.isSign($0, of: own) } } ?? false
            if isSign || own == nil && units.count == 1 {
                let unit = field.unit ?? written[0]
                let isOwn = own == nil
                let hasOrdinals = field.source.column.map { cells[$0].hasOrdinals } ?? false
                (values[index].unit, values[index].unitRemark) = (
                    unit,
                    Self.remark(onUnitOfCells: unit, of: field, isOwn: isOwn, hasOrdinals: hasOrdinals)
                        ?? (isOwn
                            ? field.source.column.flatMap { Self.remark(onGlued: unit, in: cells[$0], of: field) }
                            : nil)
                )
            } else if own == nil, written.count == units.count, numbers.count == 1 {
                let areAlike = written.allSatisfy { KnownUnits.knows($0) && KnownUnits.areAlike($0, written[0]) }
                let remark = written.lazy.compactMap {
                    Self.remark(onUnitOfCells: $0, of: field, isOwn: true, hasOrdinals: false)
                }.first
                (self.units, values[index].unitRemark) = (written, areAlike ? nil : remark)
            } else {
                let all = written.joined(separator: ", ")
                let differing = written.count == units.count ? field.unit : nil
                values[index].becomeText(
                    differing.map {
                        let those = units.count > 1 ? "those" : "that"
                        return "text, because the unit of the header is \($0), and \(those) of the cells \(all)"
                    }
                        ?? (written.count == units.count
                            ? "text, because its numbers have several units: \(all)"
                            : "text, because some of its numbers have the unit \(all), and others have no unit"))
            }
        }
    }

    private var pivotUnits: [String?] {
        tables.flatMap { table in (table.pivot?.columns ?? []).flatMap { table.cells[$0].units } }.uniqued()
    }

    /// A mention of a unit with the place that has it.
    private struct Stated {
        let mention: UnitMention
        var place = "the text around the table"
        /// The texts that have it.
        var source = ""
        /// Whether the text is about several units, each of some numbers: `Masses in kg; radii in km`.
        var isOneOfSeveral = false

        /// As the page writes it.
        var text: String { mention.words(in: source) }
    }

    /// - Parameters:
    ///   - articles: those of the tables.
    ///   - isYear: whether a field holds years.
    mutating func noteUnits(in articles: [DraftArticle], isYear: (DraftField) -> Bool) {
        guard units.isEmpty, unitColumn == nil else { return }
        let sections = sectionUnits
        let (headers, ofNames) = (fields.map(\.header), statementsOfNames)
        let others = NounWords(headers)
        let groups = tables.groups(by: \.textsAround).map(\.members).enumerated().filter { index, tables in
            index == 0 || Self.mayStateUnits(around: tables[0], headers)
        }.map(\.element)
        for index in values.indices where values[index].type.isNumeric && !isYear(values[index]) {
            let own = values[index]
            guard let unit = own.unit else {
                if own.unitRemark != nil || QuantityWords.namesOrder(own.header) { continue }
                let all = groups.map { tables in
                    (Self.statements(around: tables[0], onLostOf: own, besides: others) + ofNames)
                        .filter { !$0.mention.contradicts(own.header) }
                }
                values[index].unitRemark =
                    sections.isEmpty
                    ? remark(onLost: all, around: groups, articles) ?? remarkOnLabels
                    : "without a unit, though sections of the table name \(sections.quoted(first: 3)); "
                        + "give each record its unit"
                continue
            }
            let remarks = groups.lazy.compactMap { tables in
                Self.remark(
                    on: unit, beside: Self.statements(around: tables[0], of: own, besides: others) + ofNames)
            }
            if let remark = remarks.first {
                values[index].unitRemark = own.unitRemark.map { "\($0); \(remark)" } ?? remark
            }
        }
    }

    /// The unit that the text around a table states for numbers whose header has none; nil without such a number.
    static func statedUnit(of table: DraftTable) -> String? {
        let headers = table.read.columns.map { LabelFolding.width($0.title) }
        let isLost = zip(table.cells, headers).contains { cells, header in
            cells.type?.isNumeric == true && cells.units == [nil] && HeaderUnit(of: header) == nil
        }
        guard isLost, mayStateUnits(around: table, headers) else { return nil }
        return statements(around: table, about: headers, besides: .none).lazy.compactMap(\.mention.unit).first
    }

    /// Whether the text around a table states units, of whatever numbers.
    private static func mayStateUnits(around table: DraftTable, _ headers: [String]) -> Bool {
        if !statements(around: table, about: headers, besides: .none).isEmpty { return true }
        let sentences = ([table.leadIn] + table.texts).flatMap(UnitStatement.sentences)
        return sentences.contains(where: UnitStatement.hasExceptions)
            || clauses(around: table).contains {
                UnitMention.unit(inClause: $0, about: headers, besides: .none) != nil
            }
    }

    /// Notes numbers that span columns with different units, of which a number has one.
    mutating func noteSpans(_ names: HeaderNames) {
        for index in values.indices where values[index].type.isNumeric {
            guard let column = values[index].source.column else { continue }
            for table in tables {
                let number = commas.place(of: column, in: table).flatMap { table.spanningNumbers[$0] }?.first {
                    columns, _ in
                    columns.contains { names[source(of: $0, in: table).column ?? $0].unit != names[column].unit }
                }
                guard let number else { continue }
                values[index].note(
                    "“\(FindingText.oneLine(number.text))” spans columns with different units; check which of them it is in"
                )
                break
            }
        }
    }

    // MARK: - Statements

    /// The units that the texts around a table state for all numbers, the most specific first; then the powers of ten in
    /// them.
    ///
    /// - Parameters:
    ///   - nouns: names of what the numbers measure.
    ///   - others: the words of all headers.
    private static func statements(
        around table: DraftTable, about nouns: [String], besides others: NounWords
    ) -> [Stated] {
        func unit(ofText text: String) -> HeaderUnit? {
            UnitStatement.units(ofSentences: text, about: nouns, besides: others).first
                ?? UnitStatement.unit(besideItsWord: text)
        }
        let titles = [table.caption, table.title, table.heading] + table.outerHeadings.reversed()
        let paragraphs = [table.leadIn] + table.texts
        let sure =
            [UnitStatement.unit(ofTitle: table.caption), unit(ofText: table.leadIn)]
            + titles.dropFirst().map { UnitStatement.unit(ofTitle: $0) } + table.texts.map(unit)
            + clauses(around: table).map {
                UnitStatement.units(ofSentences: String($0), about: nouns, besides: others).first
            }
        let powers = titles.map(UnitMention.inTitle) + paragraphs.map(UnitMention.power(inParagraph:))
        var found = sure.compactMap(\.self).map { UnitMention($0.unit) } + powers.compactMap(\.self)
        if found.isEmpty {
            found = ([table.caption, table.title] + paragraphs).compactMap {
                UnitStatement.mention(in: $0, about: nouns, besides: others)
            }
            .map { UnitMention($0.unit) }
        }
        if found.isEmpty { found = (titles + paragraphs).compactMap(UnitMention.inWords) }
        let ofTitles = titles.map(UnitMention.units(inTitle:))
        if let several = ofTitles.first(where: areAlternatives) {
            found = several + found.filter { $0.scale != nil }
        } else if found.isEmpty {
            found = ofTitles.first { !$0.isEmpty } ?? []
        }
        let source = (titles + paragraphs).joined(separator: "\n")
        let first = found.first
        let several = paragraphs.lazy.flatMap(UnitStatement.sentences).map { UnitMention.units(inTitle: String($0)) }
            .first { $0.count > 1 && $0.first == first || $0.dropFirst().contains { $0 == first } }
        if let several {
            return (several + found).uniqued().map {
                Stated(mention: $0, source: source, isOneOfSeveral: several.contains($0))
            }
        }
        return found.uniqued().map { Stated(mention: $0, source: source) }
    }

    /// Whether the first of several units measures what another one does: `mg` and `µg`.
    private static func areAlternatives(_ units: [UnitMention]) -> Bool {
        units.dropFirst().contains {
            KnownUnits.areAlike($0.text, units[0].text) && !KnownUnits.areEqual($0.text, units[0].text)
        }
    }

    /// The same for the numbers of a field without a unit.
    private static func statements(
        around table: DraftTable, onLostOf field: DraftField, besides others: NounWords
    ) -> [Stated] {
        let clause = clauses(around: table).lazy.compactMap { clause in
            UnitMention.unit(inClause: clause, about: [field.header], besides: others).map {
                Stated(mention: $0, source: String(clause))
            }
        }.first
        return (clause.map { [$0] } ?? [])
            + statements(around: table, about: [field.header, field.title], besides: others)
    }

    /// The clauses of the paragraphs around a table.
    private static func clauses(around table: DraftTable) -> [Substring] {
        ([table.leadIn] + table.texts).flatMap(UnitStatement.sentences).filter { !UnitStatement.hasExceptions($0) }
            .flatMap { UnitMention.parts(of: String($0)) }
    }

    /// The same for the numbers of one field.
    private static func statements(
        around table: DraftTable, of field: DraftField, besides others: NounWords
    ) -> [Stated] {
        let texts =
            [table.caption, table.title, table.leadIn, table.heading] + table.outerHeadings.reversed() + table.texts
        let sure = texts.flatMap {
            UnitStatement.units(ofSentences: $0, about: [field.header, field.title], besides: others)
        }
        return sure.map { Stated(mention: UnitMention($0.unit), source: texts.joined(separator: "\n")) }
            + statements(around: table, about: [], besides: others).filter { $0.mention.scale != nil }
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

    /// The units of section rows if all have one, or if they differ: `Metric (mm)`.
    private var sectionUnits: [String] {
        let words = keys.filter { $0.source == .sectionRows }.flatMap { $0.words?.joined().map(\.self) ?? [] }
        let ends = words.uniqued().map { HeaderUnit(atEndOf: $0) ?? HeaderUnit(named: $0[...]) }
        let sure = ends.compactMap(\.self).filter { !$0.mayBeAnother }.map(\.unit)
        // `(in)` is a unit beside `(mm)`.
        let units = zip(words.uniqued(), ends).compactMap { word, end in
            end.flatMap { end in sure.contains { KnownUnits.areAlike($0, end.unit) } ? end.unit : nil }
                ?? UnitMention.inTitle(word)?.text
        }
        // One section such as `Age (years)` beside others is a name.
        let different = units.uniqued()
        return units.count == ends.count || different.count > 1 ? different : []
    }

    /// Several labels of rows with units of their own: `Rain (mm)`.
    private var remarkOnLabels: String? {
        let words = keys.filter { $0.source.column != nil }.flatMap { $0.words?.joined().map(\.self) ?? [] }.uniqued()
        let labels = words.filter { HeaderUnit(atEndOf: $0).map { !$0.mayBeAnother } ?? false }
        guard labels.count > 1 else { return nil }
        return "without a unit, though names of rows have one, such as \(labels.quoted(first: 1)); "
            + "give each record its unit"
    }

    // MARK: - Remarks

    /// What may be wrong with a unit that the cells of a column have.
    ///
    /// - Parameters:
    ///   - isOwn: whether the header has no unit.
    ///   - hasOrdinals: whether cells have the sign of ordinals: `5º`.
    static func remark(
        onUnitOfCells unit: String, of field: DraftField, isOwn: Bool, hasOrdinals: Bool
    ) -> String? {
        let verdict = QuantityWords.judge(unit, in: field.header)
        let isLetter = unit.count == 1 && unit.first?.isASCIILetter == true && unit.uppercased() == unit
        let isKnown = KnownUnits.knows(unit) || KnownUnits.isRate(unit)
        guard isKnown, !isOwn || verdict == .suits || !isLetter && !hasOrdinals else {
            let may = hasOrdinals ? "the sign of an ordinal" : "a part of a name or a word that changes the number"
            return "check the unit: “\(hasOrdinals ? "º" : unit)” may be \(may); then the recipe needs a pattern"
        }
        return nil
    }

    /// What a letter directly behind the numbers of a column may be, unless its header names what the unit measures: `5m`
    /// views, the `60s`.
    private static func remark(onGlued unit: String, in cells: ColumnCells, of field: DraftField) -> String? {
        guard QuantityWords.judge(unit, in: field.header) != .suits else { return nil }
        let amounts = cells.written.filter { $0.hasSuffix(unit) }.map { $0.dropLast(unit.count) }
        guard !amounts.isEmpty, amounts.allSatisfy({ $0.last?.isNumber == true }) else { return nil }
        if unit == "m" {
            return "check the unit: “m” may mean millions; then give the numbers the unit millions, with a pattern"
        }
        return unit == "s" && amounts.allSatisfy { $0.last == "0" }
            ? "check the unit: “s” may belong to the name of a decade; then write \"type: text\"" : nil
    }

    /// Notes numbers without a unit beside a column of units, which is of no use where some header has its own.
    mutating func noteUnits(besideColumn column: Int?, _ names: HeaderNames) {
        guard let column, unitColumn != column else { return }
        let header = FindingText.oneLine(names[column].whole)
        for index in values.indices where values[index].type.isNumeric && values[index].unit == nil {
            values[index].unitRemark =
                "without a unit, though the column “\(header)” has one in each row; where it is theirs, give them a dataset "
                + "of their own, with the units of the column"
        }
    }

    /// What a field without a unit should be given.
    ///
    /// - Parameter groups: of tables, each with what the texts around them state.
    private func remark(
        onLost stated: [[Stated]], around groups: [[DraftTable]], _ articles: [DraftArticle]
    ) -> String? {
        guard let found = stated.firstIndex(where: { !$0.isEmpty }) else { return nil }
        let alike = stated.indices.filter { stated[$0].first?.text == stated[found][0].text }
        let isOfAll = alike.reduce(0) { $0 + groups[$1].count } == tables.count
        guard !isOfAll, let table = groups[found].first else { return Self.remark(onLost: stated[found]) }
        let article = Set(tables.map(\.article)).count > 1 ? " of \(articles[table.article].id)" : ""
        let placed = stated[found].map { entry in
            var entry = entry
            if !entry.source.isEmpty { entry.place += " in line \(table.read.source.location.line)\(article)" }
            return entry
        }
        return Self.remark(onLost: placed).map { "\($0); not all tables say so" }
    }

    private static func remark(onLost stated: [Stated]) -> String? {
        guard let first = stated.first else { return nil }
        // The unit and the power of ten may be in different texts.
        let other = first.mention.scale == nil ? stated.dropFirst().first { $0.mention.scale != nil } : nil
        let says = "without a unit, though \(first.place) says “\(first.text)”"
        if let other {
            let place = other.place == first.place ? "" : "\(other.place) "
            return "\(says) and \(place)“\(other.text)”; give it the unit if it has it"
        }
        if first.isOneOfSeveral {
            let all = stated.filter(\.isOneOfSeveral).map { "“\($0.text)”" }.joined(separator: " and ")
            return "without a unit, though \(first.place) says \(all); give it the one that it has"
        }
        if areAlternatives(stated.map(\.mention)) {
            let all = stated.filter { KnownUnits.knows($0.mention.text) }.map { "“\($0.text)”" }.joined(
                separator: " and ")
            return "without a unit, though \(first.place) says \(all); give each number the one that it has"
        }
        guard let unit = first.mention.unit else {
            return "\(says), which may multiply the numbers; give it the unit if it has it"
        }
        return "\(says); give it the unit \(unit == first.text ? "" : "\(unit) ")if it has it"
    }

    /// What contradicts the unit of a field, or would multiply its numbers.
    private static func remark(on own: String, beside stated: [Stated]) -> String? {
        let scale = ScaledUnit(own)
        let units = stated.filter { $0.mention.scale == nil && KnownUnits.areAlike($0.mention.text, own) }
        if scale == nil, let other = units.first, !units.contains(where: { KnownUnits.areEqual($0.mention.text, own) })
        {
            return "has the unit \(own), but \(other.place) says “\(other.text)”; check which of them is right"
        }
        guard scale == nil, KnownUnits.isCurrency(own),
            let power = stated.first(where: { isPower($0.mention.scale) })
        else { return nil }
        return "has the unit \(own), but \(power.place) says “\(power.text)”; "
            + "if that multiplies the numbers, put it into the title"
    }

    private static func isPower(_ scale: ScaledUnit?) -> Bool {
        guard let scale else { return false }
        return scale.unit.isEmpty || KnownUnits.isCurrency(scale.unit)
    }
}
