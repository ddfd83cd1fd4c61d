import Books
import Numbers
import Text

extension DraftDataset {
    /// Why numbers may not be what they seem beside those of other columns, or in the language of their page.
    func doubt(about source: DraftField.Source, _ cells: ColumnCells) -> String? {
        guard cells.type?.isNumeric == true else { return nil }
        if case .column(let column) = source {
            for table in tables {
                guard let prevails = table.commaPrevails, let place = commas.place(of: column, in: table),
                    table.cells[place].hasComma == !prevails,
                    let doubt = cells.doubt(besideCommas: prevails)
                else { continue }
                return doubt
            }
        }
        return tables.groups(by: \.article).lazy.compactMap { _, tables in
            let isShown = tables.contains { $0.signs.signs != nil || commas.hasComma(source, in: $0) }
            return isShown ? nil : self.cells(of: source, in: tables).languageDoubt
        }.first
    }

    /// Whether a text around the tables is a key.
    private var hasKeyAround: Bool {
        keys.contains { [.heading, .outerHeading, .caption, .leadIn].contains($0.source) }
    }

    /// What the different titles of the articles may mean, whose rows nothing else tells apart; nil if they have one.
    func remarkOnTitles(of articles: [DraftArticle]) -> String? {
        let titles = tables.groups(by: \.article).map { article, tables in
            [tables[0].caption, tables[0].heading, articles[article].title].first { !$0.isEmpty } ?? ""
        }
        guard !hasKeyAround, Set(titles.map(LabelFolding.fold)).count > 1 else { return nil }
        let shown = titles.uniqued().quoted(first: 2, by: " and ")
        return
            "It is fed by articles with different titles, such as \(shown); if these tell the rows apart, add a key field, with a "
            + "\"constant\" in each recipe"
    }

    /// What different texts directly above the tables of an article may mean, which no key has; nil if there are none.
    var remarkOnTextsAbove: String? {
        if hasKeyAround { return nil }
        for (_, tables) in tables.groups(by: \.article) where tables.count > 1 && !tables[0].isPart {
            let texts = tables.map { table in
                [table.text(of: .leadIn), table.caption, table.heading].first { !$0.isEmpty } ?? ""
            }
            guard !texts.contains(""), Set(texts.map(LabelFolding.fold)).count == texts.count,
                !ContinuedTitle.areOne(tables)
            else { continue }
            return
                "The texts above its tables differ: \(texts.quoted(first: 3)); if these tell the rows apart, select each table alone, "
                + "and add a key field with a \"constant\""
        }
        return nil
    }

    /// What rows with a text in their first cell alone may mean, which are records; nil if there are none.
    var remarkOnBareRows: String? {
        remark(on: \.bareRows) {
            "Rows without values are records: \($0); if they are headings of the rows below, add the step "
                + "\"section-rows\" to the recipe and an optional key field for its column"
        }
    }

    /// What rows at the end of the tables with a text in their first cell alone may mean; nil if there are none.
    var remarkOnLastRows: String? {
        remark(on: \.lastBareRows) {
            "The last rows without values are records: \($0); if they are notes on the table, add the step "
                + "\"skip-rows\" to the recipe"
        }
    }

    /// What rows may mean with which a further part of a table begins, below its last section; nil if there are none.
    var remarkOnStrayRows: String? {
        remark(on: \.strayRows) {
            "Another part of the table (tbody, tfoot) begins with \($0), whose records have the section above "
                + "it; if they belong to none, leave the rows out with the step \"skip-rows\""
        }
    }

    /// - Parameter words: the remark on some quoted rows.
    private func remark(on rows: (DraftTable) -> [String], _ words: (String) -> String) -> String? {
        let texts = tables.flatMap(rows).uniqued()
        return texts.isEmpty ? nil : words(texts.quoted(first: 2))
    }

    /// Whether other columns of numbers show the decimal comma, which are not lists themselves.
    func showsComma(besides source: DraftField.Source) -> Bool {
        tables.contains { table in
            let own = commas.columns(of: source, in: table)
            return table.cells.indices.contains { index in
                !own.contains(index) && table.cells[index].hasComma == true && table.cells[index].listRemark == nil
            }
        }
    }

    /// Which articles do not have a column; nil if all have it.
    func remark(onLackOf source: DraftField.Source, in articles: [DraftArticle]) -> String? {
        let others = tables.filter { commas.columns(of: source, in: $0).isEmpty }.map { articles[$0.article].id }
            .uniqued()
        let names = others.listing(first: 3) { _ in ", …" }
        return others.isEmpty ? nil : "not a column of \(names)"
    }

    /// A remark on cells that are read as those above them; nil without such cells.
    func dittoRemark(on source: DraftField.Source) -> String? {
        source.column.flatMap { column in
            tables.lazy.compactMap { commas.place(of: column, in: $0).flatMap($0.rows.dittoRemark) }.first
        }
    }

    /// Adds to the advice to make numbers of a column that they would have the units of another one.
    mutating func noteUnitsOfRecords() {
        guard !units.isEmpty else { return }
        for index in values.indices where values[index].type == .text {
            let advises = ["number", "integer"].contains {
                values[index].remark?.contains("write \"type: \($0)") == true
            }
            if advises {
                values[index].note("then it needs a dataset of its own, for this one has a unit in each record")
            }
        }
    }

    private func cells(of source: DraftField.Source, in tables: [DraftTable]) -> ColumnCells {
        tables.reduce(into: ColumnCells()) { sum, table in
            for column in commas.columns(of: source, in: table) { sum.add(table.cells[column]) }
        }
    }
}
