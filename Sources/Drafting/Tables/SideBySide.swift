import Articles
import Recipes
import Text

/// Tables that have their columns several times side by side, as a long list of few columns does:
///
///     | Wood | Width | Wood | Width |
///     | oak  | 12    | elm  | 13    |
enum SideBySide {
    /// A table for each group of columns; nil for a table without such groups, or whose rows are then not told apart.
    static func parts(
        of whole: DraftTable, _ table: ArticleTable, in articles: [DraftArticle]
    ) -> [DraftTable]? {
        guard whole.turned == nil, whole.lowerHeaderRows == 0, whole.sections == .none, whole.pivot == nil,
            let groups = groups(of: whole.read, titles: whole.read.columns.map(\.title))
        else { return nil }
        var parts: [DraftTable] = []
        for group in groups {
            do throws(DraftTable.Reason) {
                parts.append(
                    try DraftTable(
                        table, of: articles[whole.article], at: whole.article, isAligned: whole.isAligned, part: group))
            } catch {
                return nil
            }
        }
        // All groups must have the same key columns.
        guard let one = DraftDataset([parts[0]], in: articles), let all = DraftDataset(parts, in: articles),
            !all.values.isEmpty, one.keys.map(\.source) == all.keys.map(\.source)
        else { return nil }
        return parts
    }

    /// Groups of columns, between which there may be empty ones.
    ///
    /// - Parameter titles: of the table's columns.
    static func groups(of table: ReadTable, titles: [String]) -> [[Int]]? {
        let columns = table.columns.indices.filter { column in
            !titles[column].isEmpty || table.rows.contains { !table.text($0.index, column).isEmpty }
        }
        return groups(of: columns.map { LabelFolding.fold(titles[$0]) })?.map { $0.map { columns[$0] } }
    }

    /// Groups of at least two columns with the same titles in the same order.
    static func groups(of titles: [String]) -> [[Int]]? {
        guard let first = titles.first, !titles.contains(""), let width = titles.dropFirst().firstIndex(of: first),
            width > 1, titles.count.isMultiple(of: width), Set(titles.prefix(width)).count == width,
            titles.indices.allSatisfy({ titles[$0] == titles[$0 % width] })
        else { return nil }
        return stride(from: 0, to: titles.count, by: width).map { Array($0..<$0 + width) }
    }

    static let remark = """
        the table has the same columns several times side by side, which are read one after the other; if each row is \
        one record, feed all columns to one
        """
    static let remarkOnWhole = """
        the table has the same columns several times side by side; if they continue one list, feed each group of them \
        to the same fields
        """
}
