import Books
import Records
import Rules
import Text

/// The part of a book that a question about some datasets needs: these, the datasets that their rules compare them with,
/// the datasets that are read from the same articles, and so on.
///
/// Whether a value is in doubt depends on nothing outside this part.
struct DatasetScope: Sendable {
    /// The names of the datasets.
    let datasets: Set<String>
    /// The ids of the articles that these are read from.
    let articles: Set<String>
    /// The paths of these.
    private let paths: Set<String>

    /// The findings about the datasets and their articles; others would only report what has not been read.
    func findings(_ all: [Finding]) -> [Finding] {
        all.filter { $0.dataset.map(datasets.contains) ?? paths.contains($0.place.file) }
    }

    /// - Parameter asked: the names of datasets.
    /// - Complexity: linear in the book's recipes and rules.
    init(_ asked: Set<String>, of book: Book, rules: RuleBook) {
        var connected: [String: Set<String>] = [:]
        func connect(_ names: Set<String>) {
            guard let first = names.first else { return }
            connected[first, default: []].formUnion(names)
            for name in names { connected[name, default: []].insert(first) }
        }
        for dataset in book.datasets {
            connect(Set([dataset.name] + rules.links(of: dataset.name).map(\.dataset)))
        }
        let fed = Dictionary(grouping: book.recipes, by: \.article).mapValues { recipes in
            Set(recipes.flatMap(\.tables).flatMap(\.feeds).map(\.dataset))
        }
        fed.values.forEach(connect)
        // A word in a question may refer to another word through a dataset that describes words.
        let describing = book.datasets.filter { $0.keys.count == 1 && $0.keys[0].vocabulary != nil }.map(\.name)
        var (found, waiting) = (Set<String>(), Array(asked.union(describing)))
        while let name = waiting.popLast() {
            if found.insert(name).inserted { waiting += connected[name] ?? [] }
        }
        datasets = found
        let articles = Set(fed.filter { !$0.value.isDisjoint(with: found) }.keys)
        self.articles = articles
        paths = Set(articles.compactMap { book.article($0)?.path })
    }
}
