internal import Checks
internal import Diagnostics
package import Measures

/// Looks for relations in the datasets of a book, with no hint but the columns' types and their vocabularies' order.
///
/// A searcher suggests relations cheaply; each is then made a rule, and the code of its kind says what it judges and what it
/// finds. Cost and growth are told at the searchers.
package struct Discovery: Sendable {
    /// One searcher on one dataset: what can be done at the same time as others.
    package struct Task: Sendable {
        fileprivate let dataset: Int
        fileprivate let searcher: any Searcher
    }

    /// What a task has found.
    package struct Found: Sendable {
        fileprivate let dataset: Int
        fileprivate let finds: [Find]
    }

    private let book: Book
    private let trials: RuleTrials
    /// One for each dataset that is searched, in the order of the book.
    private let spaces: [SearchSpace]
    /// In the order of the book, the searchers in that of their list.
    package let tasks: [Task]

    /// - Parameter names: the datasets to be searched; nil for all of them.
    package init(_ datasets: [Dataset], named names: Set<String>?, in book: Book) {
        self.book = book
        trials = RuleTrials(datasets, in: book)
        spaces = datasets.filter { names?.contains($0.name) ?? true }
            .map { SearchSpace($0, among: datasets, in: book) }
        tasks = spaces.indices.flatMap { dataset in
            SearcherList.all.map { Task(dataset: dataset, searcher: $0) }
        }
    }

    package func run(_ task: Task) -> Found {
        let space = spaces[task.dataset]
        let finds = task.searcher.candidates(in: space).compactMap { find($0, space.table) }
        return Found(dataset: task.dataset, finds: finds)
    }

    /// The relations that all tasks have found, the strongest first, those that follow from others marked.
    package func proposals(_ found: [Found]) -> [Proposal] {
        let all = spaces.indices.flatMap { dataset in
            let finds = found.filter { $0.dataset == dataset }.flatMap(\.finds)
            return Redundancy(spaces[dataset], declared: declared(spaces[dataset])).reduced(finds)
        }
        return all.enumerated().sorted { left, right in
            (left.element.strength, right.offset) > (right.element.strength, left.offset)
        }.map(\.element)
    }

    private func declared(_ space: SearchSpace) -> [DeclaredRelation] {
        space.table.definition.rules.compactMap { rule in
            trials.trial(rule, of: space.table.dataset.name).map {
                DeclaredRelation(rule, judged: $0.judged, in: space)
            }
        }
    }

    /// Judged by the kind's own code; nil where that finds more exceptions than a relation may have.
    private func find(_ candidate: Candidate, _ table: RecordTable) -> Find? {
        let hypothesis = candidate.hypothesis
        let column = table.columns[hypothesis.column].name
        let id = "\(table.dataset.name)-\(column)".replacing("_", with: "-")
        let entries =
            [RuleNode.entry("id", id), RuleNode.entry("kind", hypothesis.kind)]
            + (hypothesis.kind == "ordered-fields" ? [] : [RuleNode.entry("column", column)])
            + hypothesis.parameters(for: candidate.context) + candidate.context.entries(in: table)
        let node = BookNode(.map(entries), at: RuleNode.place)
        let rule = RuleDefinition(
            id: id, kind: hypothesis.kind, reason: LocalizedText(""), severity: .error, node: node)
        guard let trial = trials.trial(rule, of: table.dataset.name),
            Refinement.allows(trial.exceptions.count, of: trial.judged.count)
        else { return nil }
        let proposal = Proposal(
            dataset: table.dataset.name, column: column, rule: rule, statement: trial.statement,
            support: trial.judged.count, exceptions: trial.exceptions.map(\.finding),
            strength: candidate.score.whole)
        let outcomes = hypothesis.fit(candidate.context.selection(of: table.all, in: table)).outcomes
        return Find(candidate: candidate, outcomes: outcomes, proposal: proposal, judged: trial.judged)
    }
}
