import Books
import Numbers
import Text

extension DraftDataset {
    /// Why numbers may not be what they seem beside those of other columns, or in the language of their page.
    func doubt(about source: DraftField.Source, _ cells: ColumnCells) -> String? {
        guard cells.type?.isNumeric == true else { return nil }
        if case .column(let column) = source {
            for table in tables {
                guard let prevails = table.commaPrevails,
                    table.cells[commas.place(of: column, in: table)].hasComma == !prevails,
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

    /// What the different titles of the articles may mean, whose rows nothing else tells apart; nil if they have one.
    func remarkOnTitles(of articles: [DraftArticle]) -> String? {
        let isParted = keys.contains { [.heading, .outerHeading, .caption, .leadIn].contains($0.source) }
        let titles = tables.groups(by: \.article).map { article, tables in
            [tables[0].caption, tables[0].heading, articles[article].title].first { !$0.isEmpty } ?? ""
        }
        guard !isParted, Set(titles.map(LabelFolding.fold)).count > 1 else { return nil }
        let shown = titles.uniqued().prefix(2).map { "“\(FindingText.oneLine($0))”" }.joined(separator: " and ")
        return
            "It is fed by articles with different titles, such as \(shown); if these tell the rows apart, add a key field, with a "
            + "\"constant\" in each recipe"
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
