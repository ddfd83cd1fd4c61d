import Books
import Text

/// The tables that feed one dataset each.
enum TableGroups {
    /// - Parameter joins: whether articles may have only some of the columns of others.
    static func of(_ tables: [DraftTable], in articles: [DraftArticle], joins: Bool) -> [[DraftTable]] {
        let groups = inOneOrder(tables).groups(by: \.signature).flatMap { ofOneUnit($0.members) }
        return joins && articles.count > 1 ? joined(groups, in: articles) : groups
    }

    /// The tables, of which those with the columns of an earlier article have them in its order. One article that has them in
    /// several orders may have the same records several times.
    private static func inOneOrder(_ tables: [DraftTable]) -> [DraftTable] {
        var firsts: [[String]: DraftTable] = [:]
        return tables.map { table in
            let columns = table.signature.sorted()
            guard let first = firsts[columns] else {
                firsts[columns] = table
                return table
            }
            return first.article == table.article ? table : table.ordered(like: first) ?? table
        }
    }

    /// The tables of each unit that the texts around them state; all together if they state one or none.
    private static func ofOneUnit(_ tables: [DraftTable]) -> [[DraftTable]] {
        guard tables.count > 1 else { return [tables] }
        let groups = tables.groups(by: DraftDataset.statedUnit)
        return groups.count { $0.key != nil } > 1 ? groups.map(\.members) : [tables]
    }

    /// Joins tables to the only group of other articles that has their columns and more, as a later edition has.
    ///
    /// - Complexity: the square of the number of groups, for tables that have some of each other's columns.
    private static func joined(_ groups: [[DraftTable]], in articles: [DraftArticle]) -> [[DraftTable]] {
        var found: [(index: Int, tables: [DraftTable], titles: Set<String>)] = []
        for (index, tables) in groups.enumerated().sorted(by: { $0.element[0].plain.count > $1.element[0].plain.count })
        {
            let titles = Set(tables[0].titles)
            let wider = found.indices.lazy.filter { titles.isStrictSubset(of: found[$0].titles) }
                .compactMap { other in joined(found[other].tables, tables, in: articles).map { (other, $0) } }.prefix(2)
            if wider.count == 1, let (other, all) = wider.first {
                found[other].tables = all
            } else {
                found.append((index, tables, titles))
            }
        }
        return found.sorted { $0.index < $1.index }.map(\.tables)
    }

    /// Nil unless the latter tables, of other articles, have all keys of the dataset, and some of its numbers.
    private static func joined(
        _ whole: [DraftTable], _ others: [DraftTable], in articles: [DraftArticle]
    ) -> [DraftTable]? {
        let ordered = others.compactMap { $0.ordered(like: whole[0]) }
        guard ordered.count == others.count, whole[0].form == others[0].form,
            DraftDataset.statedUnit(of: whole[0]) == DraftDataset.statedUnit(of: others[0]),
            Set(whole.map(\.article)).isDisjoint(with: others.map(\.article)),
            let own = DraftDataset(whole, in: articles), let dataset = DraftDataset(whole + ordered, in: articles),
            own.keys.map(\.source) == dataset.keys.map(\.source)
        else { return nil }
        func haveAll(_ source: DraftField.Source) -> Bool {
            source.column.map { dataset.commas.place(of: $0, in: ordered[0]) != nil } ?? true
        }
        let columns = dataset.keys.map(\.source) + (dataset.unitColumn.map { [.column($0)] } ?? [])
        return columns.allSatisfy(haveAll) && dataset.values.contains { $0.type.isNumeric && haveAll($0.source) }
            ? whole + ordered : nil
    }
}
