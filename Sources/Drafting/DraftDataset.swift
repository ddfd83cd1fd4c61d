import Books
import Numbers
import Recipes
import Text

/// A drafted dataset with the tables that feed it.
struct DraftDataset {
    let tables: [DraftTable]
    let commas: DecimalCommas
    var title: String
    var name = ""
    /// What a person should know about its tables.
    var remark: String?
    /// The same of another dataset with its columns.
    var columnsRemark: String?
    /// Whether it is one that the book has.
    var isFeed = false
    /// The columns that such a dataset does not have.
    var unread: [String] = []
    /// How many datasets before it have its title.
    var number = 0
    var keys: [DraftField] = []
    var values: [DraftField] = []
    /// Whether the tables have values that do not depend on the key of the step `unpivot`.
    private(set) var hasRest = false
    /// The units that its records bring with them; empty if its columns have units.
    var units: [String] = []
    /// The column of these units, in the first table; nil if the cells have them.
    private(set) var unitColumn: Int?

    var fields: [DraftField] { keys + values }

    /// The unit of all values; nil if they have several or none, or if some are texts, whose numbers may have another.
    var unit: String? {
        let units = values.map { $0.type.isNumeric ? $0.unit : nil }.uniqued()
        return units.count == 1 ? units[0] : nil
    }

    /// Drafts the fields of tables with the same columns; nil if no columns tell the rows apart.
    ///
    /// - Parameter isRest: whether to leave out the columns of the step `unpivot`, and what they are a key of.
    init?(_ tables: [DraftTable], in articles: [DraftArticle], isRest: Bool = false) {
        guard let first = tables.first else { return nil }
        let pivot = isRest ? nil : first.pivot
        let byArticle = tables.groups(by: \.article)
        let parting = Self.parting(byArticle.map(\.members))
        (self.tables, commas) = (tables, DecimalCommas(tables))
        title = Self.title(of: byArticle[0].members, in: articles[first.article], partedBy: parting)
        var fields = FieldNames()
        let keysAround = Self.keysAround(tables, parting, &fields)
        let all = Self.merged(tables, as: first)
        let names = HeaderNames(first.read)
        let columns = first.plain.compactMap(\.self)
        let search = KeySearch(
            byArticle.map { Self.merged($0.members, as: first) },
            given: byArticle.map { Self.keyTexts(around: $0.members, parting) }, all: all, columns: columns,
            hasOtherValues: pivot != nil
        ) {
            names[$0].unit != nil
        } isMixed: {
            MixedUnits(all[$0], header: names[$0]) != nil
        } isOfRemarks: {
            NoteRows.areNamed(names[$0].whole)
        }
        guard let found = search.columns, !(found.isEmpty && keysAround.isEmpty) else { return nil }
        let needsCase = search.needsCase(found)
        keys =
            keysAround
            + found.map { column in
                let place = first.places[column] ?? 0
                let texts = tables.map { $0.cells(at: place).texts }
                let kind = column == 0 && Set(tables.map(\.turned?.kind)).count == 1 ? first.turned?.kind : nil
                return Self.key(column, all[column], needsCase ? nil : texts, kind ?? names[column].whole, &fields)
            }
        let rest = columns.filter { !found.contains($0) && all[$0].type != nil }
        if let pivot {
            hasRest = !rest.isEmpty
            keys.append(Self.header(pivot, &fields))
            values = values(of: pivot, &fields)
        } else {
            unitColumn = Self.unitColumn(among: rest, names, all)
            if let unitColumn { units = all[unitColumn].namedUnits }
            addValues(of: rest.filter { $0 != unitColumn }, names, all, keys: found, &fields)
        }
        if unitColumn == nil { settleUnits(of: all) }
        noteUnits(besideColumn: pivot == nil ? Self.columnOfUnits(among: Array(all.indices), names, all) : nil, names)
        if first.isPart {
            remark = SideBySide.remark
        } else if pivot == nil, SideBySide.groups(of: first.read, titles: names.titles) != nil {
            remark = SideBySide.remarkOnWhole
        }
        noteDoubts(in: articles)
        noteTotals()
        noteSpans(names)
        noteUnitsOfRecords()
        noteUnits(in: articles) {
            $0.unit == nil && !QuantityWords.isMeasured($0.header)
                && $0.source.column.map { all[$0].isYears && all[$0].numbers > 0 } ?? false
        }
    }

    /// The keys that no column holds: what tells several tables of an article apart, and the sections of their rows.
    private static func keysAround(
        _ tables: [DraftTable], _ parting: [DraftField.Source], _ fields: inout FieldNames
    ) -> [DraftField] {
        var keys: [DraftField] = []
        for part in parting {
            let texts = tables.map { $0.text(of: part) }
            let areYears = texts.allSatisfy(CalendarDate.isYear)
            let name = fields.name(areYears ? "Year" : sectionName(tables, part), or: "section")
            var field = word(part, name, [texts], isOptional: false)
            if areYears { (field.type, field.words) = (.integer, nil) }
            keys.append(field)
        }
        guard tables[0].sections == .column else { return keys }
        let levels: [(DraftField.Source, String)] = [(.sectionGroups, "group"), (.sectionRows, "section")]
        for (level, (source, word)) in levels.suffix(tables[0].sectionTexts[0].count).enumerated() {
            let texts = tables.map { $0.sectionTexts.map { LabelFolding.width($0[level]) } }
            let name = fields.name(word, or: word)
            keys.append(Self.word(source, name, texts, isOptional: texts.joined().contains("")))
        }
        return keys
    }

    /// The texts of these keys in each row of the tables of an article.
    private static func keyTexts(around tables: [DraftTable], _ parting: [DraftField.Source]) -> [[String]] {
        tables.flatMap { table in
            let texts = parting.map { LabelFolding.fold(table.text(of: $0)) }
            return table.sectionTexts.map { texts + (table.sections == .column ? $0.map(LabelFolding.fold) : []) }
        }
    }

    /// Adds a field for each column of values, or for each part of its cells.
    private mutating func addValues(
        of columns: [Int], _ names: HeaderNames, _ all: [ColumnCells], keys: [Int], _ fields: inout FieldNames
    ) {
        for column in columns {
            if let composite = CompositeColumn(all[column], header: names[column]) {
                values += Self.parts(composite, of: column, names[column], &fields)
                continue
            }
            if let mixed = MixedUnits(all[column], header: names[column]) {
                values += mixed.fields(of: .column(column), names[column], isOptional: all[column].missing > 0, &fields)
                continue
            }
            var value = value(.column(column), all[column], names[column], &fields)
            value.note(tables.compactMap { commas.place(of: column, in: $0).flatMap($0.rows.signRemark) }.first)
            // What the keys at its right are parts of.
            if column < keys.max() ?? 0, all[column].hasBlanksBelowValue { value.note(Self.blanksRemark) }
            if let unitColumn, value.type.isNumeric {
                // A unit is behind its number, or else before it.
                let isBehind = columns.contains(unitColumn - 1) && Self.holdsNumbers(unitColumn - 1, names, all)
                let hasUnit = names[column].whole.contains(" in ")
                if column != (isBehind ? unitColumn - 1 : unitColumn + 1) || hasUnit {
                    value.note(Self.remark(onUnitIn: names[unitColumn].whole))
                }
            }
            values.append(value)
        }
    }

    /// The fields of the values in the cells below the keys of the step `unpivot`.
    private func values(of pivot: PivotedColumns, _ fields: inout FieldNames) -> [DraftField] {
        let cells = tables.reduce(into: ColumnCells()) { sum, table in
            for column in table.pivot?.columns ?? [] { sum.add(table.cells[column]) }
        }
        let value = HeaderName("Value")
        let ofUnit = pivot.measured?.sureUnit.map { HeaderName("Value", unit: $0, whole: "Value") }
        let header = (pivot.isYears ? pivot.measured : ofUnit) ?? value
        return MixedUnits(cells, header: header)?
            .fields(of: .pivotCell, header, isOptional: cells.missing > 0, &fields)
            ?? [self.value(.pivotCell, cells, header, &fields)]
    }

    private mutating func noteDoubts(in articles: [DraftArticle]) {
        for index in values.indices where values[index].type.isNumeric {
            values[index].note(commas.remark(on: values[index].source, in: tables) { articles[$0].id })
        }
        for index in keys.indices { keys[index].note(dittoRemark(on: keys[index].source)) }
        for index in values.indices {
            values[index].note(dittoRemark(on: values[index].source))
            values[index].note(remark(onLackOf: values[index].source, in: articles))
        }
    }

    /// Adds what a person should know about its tables.
    mutating func note(_ other: String) { remark = [remark, other].compactMap(\.self).joined(separator: ". ") }

    private static func remark(onUnitIn column: String) -> String {
        "has the unit of “\(column)” in its row, which may be that of another column alone; then it needs a dataset of its own"
    }

    /// The column with the unit of each row's numbers; nil if a header or a cell has one, too.
    private static func unitColumn(among columns: [Int], _ names: HeaderNames, _ cells: [ColumnCells]) -> Int? {
        let numbers = columns.filter { cells[$0].type?.isNumeric == true }
        guard !numbers.isEmpty, numbers.allSatisfy({ cells[$0].units == [nil] && names[$0].unit == nil }) else {
            return nil
        }
        return columnOfUnits(among: columns, names, cells)
    }

    private static func columnOfUnits(among columns: [Int], _ names: HeaderNames, _ cells: [ColumnCells]) -> Int? {
        columns.first {
            cells[$0].type == .text && UnitStatement.isHeaderOfUnits(names[$0].whole) && !cells[$0].namedUnits.isEmpty
        }
    }

    private static func holdsNumbers(_ column: Int, _ names: HeaderNames, _ cells: [ColumnCells]) -> Bool {
        cells[column].type?.isNumeric == true || CompositeColumn(cells[column], header: names[column]) != nil
    }

    /// The cells of several tables in each column of the first one of all.
    private static func merged(_ tables: [DraftTable], as first: DraftTable) -> [ColumnCells] {
        first.read.columns.indices.map { column in
            let place = first.places[column]
            return tables.reduce(into: ColumnCells()) { sum, table in
                if let place { sum.add(table.cells(at: place)) }
            }
        }
    }

    /// What tells several tables of an article apart; empty if nothing must or can.
    private static func parting(_ articles: [[DraftTable]]) -> [DraftField.Source] {
        func part(_ sources: [DraftField.Source]) -> Bool {
            articles.allSatisfy { tables in
                let texts = tables.map { table in sources.map { LabelFolding.fold(table.text(of: $0)) } }
                return !texts.joined().contains("") && Set(texts).count == texts.count
            }
        }
        guard articles.contains(where: { $0.count > 1 && !ContinuedTitle.areOne($0) }) else { return [] }
        if let one = [[.heading], [.caption]].first(where: part) { return one }
        // Where the headings are joined, the outer one ends at their separator.
        let headings = articles.joined().flatMap { [$0.heading, $0.outerHeadings.last ?? ""] }
        let isInnerShared = Set(articles.joined().map { LabelFolding.fold($0.heading) }).count == 1
        let outer: [DraftField.Source] = isInnerShared ? [.outerHeading] : [.outerHeading, .heading]
        if !headings.contains(where: { $0.contains(" / ") }), part(outer) { return outer }
        let haveColons = Set(articles.joined().map { $0.leadIn.hasSuffix(":") }).count == 1
        return haveColons && part([.leadIn]) ? [.leadIn] : []
    }

    /// A heading above those of the tables that is one word says what they are.
    private static func sectionName(_ tables: [DraftTable], _ part: DraftField.Source) -> String {
        let outer = tables.map { $0.outerHeadings.dropLast(part == .outerHeading ? 1 : 0).last ?? "" }.uniqued()
        return outer.count == 1 && !outer[0].isEmpty && !outer[0].contains(" ") && outer[0].count <= 20
            ? outer[0] : "section"
    }

    /// The first words of a long text.
    private static func shortened(_ title: String) -> String {
        guard title.count > longestTitle else { return title }
        let words = title.prefix(longestTitle).split(separator: " ").dropLast()
        return words.isEmpty ? title : words.joined(separator: " ") + " …"
    }

    private static let longestTitle = 80

    private static func title(
        of tables: [DraftTable], in article: DraftArticle, partedBy parting: [DraftField.Source]
    ) -> String {
        let own = tables.count > 1 || !parting.isEmpty ? [] : [tables[0].caption, tables[0].heading].map(shortened)
        // The headings above those that tell the tables apart.
        let outer = tables.map { $0.outerHeadings.dropLast(parting.first == .outerHeading ? 1 : 0) }
        let isParted = !parting.isEmpty && parting != [.outerHeading]
        let shared = isParted && Set(outer).count == 1 ? outer[0].last : nil
        let heading = Set(tables.map(\.heading)).count == 1 ? tables[0].heading : nil
        return (own + [shared ?? heading ?? "", article.title]).first { !$0.isEmpty && $0.count <= longestTitle + 1 }
            ?? "Table"
    }
}

// MARK: - Fields

extension DraftDataset {
    private static func word(
        _ source: DraftField.Source, _ name: String, _ texts: [[String]], isOptional: Bool
    ) -> DraftField {
        let title = name.replacing("_", with: " ").capitalizedFirst
        var field = DraftField(source: source, name: name, title: title, type: .word, header: title)
        field.isOptional = isOptional
        field.words = texts
        return field
    }

    /// - Parameter texts: of each table; nil if the case of letters tells names apart, which that of words does not.
    private static func key(
        _ column: Int, _ cells: ColumnCells, _ texts: [[String]]?, _ title: String, _ fields: inout FieldNames
    ) -> DraftField {
        let name = fields.name(title, or: "key")
        var field = DraftField(
            source: .column(column), name: name, title: title.isEmpty ? "Name" : title, type: cells.type ?? .text,
            isOptional: cells.missing > 0, header: title.isEmpty ? "Name" : title)
        if field.type != .boolean, !cells.areWholeNumbers {
            field.type = texts == nil ? .text : .word
            field.words = texts
        }
        if cells.type == .integer || cells.type == .number && (column > 0 || !cells.areMeasured), !cells.isYears {
            field.remark = "a key because its numbers tell the rows apart; if they measure something, it is a value"
        }
        if cells.type == .text, cells.numbers > 0 { field.remark = cells.textRemark(of: name, isKey: true) }
        if field.isOptional {
            field.remark =
                cells.hasBlanksBelowValue || cells.marks.isEmpty
                ? blanksRemark : "some cells say \(cells.marks.quoted(first: 3)), so it is optional"
        }
        field.note(cells.signRemark)
        field.note(cells.struckRemark)
        return field
    }

    private static let blanksRemark =
        "some cells are empty; if they mean “as above”, add the step ditto with \"blank: true\" to the recipe"

    private static func header(_ pivot: PivotedColumns, _ fields: inout FieldNames) -> DraftField {
        let above = pivot.isYears ? "Year" : pivot.measured?.name ?? pivot.above.last ?? "Heading"
        let unit = LabelFolding.spaces(pivot.rest)
        let title = unit.isEmpty ? above : pivot.above.isEmpty ? unit : "\(above) (\(unit))"
        return DraftField(
            source: .pivotHeader, name: fields.name(above, or: "heading"), title: title,
            type: pivot.isWhole ? .integer : .number, header: title)
    }

    private func value(
        _ source: DraftField.Source, _ cells: ColumnCells, _ header: HeaderName, _ fields: inout FieldNames
    ) -> DraftField {
        let type = cells.type ?? .text
        let title = type.isNumeric ? header.name : header.whole
        let shown = title.isEmpty ? "Value" : title
        var field = DraftField(
            source: source, name: fields.name(title, or: "value"), title: shown, type: type,
            isOptional: cells.missing > 0, header: header.whole.isEmpty ? "Value" : header.whole)
        field.isQualified = cells.isQualified && type.isNumeric
        if type.isNumeric {
            (field.unit, field.unitRemark) = (header.unit, header.remark)
            let readings = Set(tables.map { commas.hasComma(source, in: $0) })
            let hasComma = readings.contains(true)
            field.remark = cells.numberRemark(
                namesTimes: HeaderName.namesTimes(header.whole, below: self.title),
                hasUnit: header.unit != nil, hasComma: readings.count == 1 ? hasComma : nil)
            if hasComma, !showsComma(besides: source) { field.note(cells.listRemark) }
        } else {
            field.remark =
                cells.textRemark(of: field.name, isKey: false) ?? MixedUnits.remark(on: cells.written)
                ?? cells.unreadRemark(below: header.unit)
        }
        field.note(cells.struckRemark)
        let isCode = header.unit == nil && HeaderName.namesNumbers(header.whole)
        let doubt =
            doubt(about: source, cells) ?? (isCode ? cells.codeDoubt : nil)
            ?? cells.timeDoubt(namesDates: HeaderName.namesDates(header.whole)) ?? cells.scaleWords.doubt
        if let doubt, type.isNumeric { field.becomeText(doubt) }
        return field
    }

    /// A field for each part of a column's cells.
    private static func parts(
        _ composite: CompositeColumn, of column: Int, _ header: HeaderName, _ fields: inout FieldNames
    ) -> [DraftField] {
        let names = composite.parts.map { fields.name($0.title, or: "value") }
        return composite.parts.enumerated().map { index, part in
            let whole = header.whole.isEmpty ? "Value" : header.whole
            var field = DraftField(
                source: .column(column), name: names[index], title: PartTitle.mended(part.titleBesideUnit),
                type: part.type, unit: part.unit, isOptional: part.isOptional, remark: part.remark,
                header: index == 0 ? whole : part.title)
            field.part = DraftField.Part(
                pattern: composite.pattern(names), name: names[index],
                lastDigitsOf: part.countsLastDigits ? names[0] : nil)
            return field
        }
    }

    /// The source of a field that reads a column of one of the tables.
    func source(of column: Int, in table: DraftTable) -> DraftField.Source {
        .column(table.places[column].flatMap { tables[0].plain[$0] } ?? column)
    }

    /// Makes text of a column that the first build cannot read; false if it is text already.
    ///
    /// - Parameter source: of the field.
    mutating func makeText(_ source: DraftField.Source, because error: Finding) -> Bool {
        let remark = "text, because of line \(error.place.line): \(error.message)"
        if let index = keys.firstIndex(where: { $0.source == source }), keys[index].type != .text {
            keys[index].becomeText(remark)
        } else if let index = values.firstIndex(where: { $0.source == source }), values[index].type != .text {
            values[index].becomeText(remark)
            // The parts of a cell become one text.
            let first = values[index].name
            values.removeAll { $0.source == source && $0.name != first }
            if !values.contains(where: \.type.isNumeric) { units = [] }
        } else {
            return false
        }
        return true
    }
}
