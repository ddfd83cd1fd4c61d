package import Books
package import Records
import Rules
import Text

/// The relations that the data of a book obey.
package struct DiscoveryReport: Sendable {
    /// In the order of the book.
    package let profiles: [ColumnProfile]
    /// The strongest first.
    package let proposals: [Proposal]
    /// Data that were too wide to search.
    package let unsearched: [UnsearchedData]

    package init(profiles: [ColumnProfile], proposals: [Proposal], unsearched: [UnsearchedData]) {
        self.profiles = profiles
        self.proposals = proposals
        self.unsearched = unsearched
    }
}

/// Searches the datasets of a book for relations, based only on the columns' types and the order of vocabularies.
///
/// A searcher suggests relations at low cost; each is then compiled as a rule, and the code of its kind judges the
/// records.
package struct Discovery: Sendable {
    /// One searcher on one dataset; tasks can run in parallel.
    package struct Task: Sendable {
        fileprivate let dataset: Int
        fileprivate let searcher: any Searcher
    }

    /// The results of a task.
    package struct Found: Sendable {
        fileprivate let dataset: Int
        fileprivate let judged: [JudgedCandidate]
    }

    private let book: Book
    private let datasets: [Dataset]
    private let fitted: [Dataset]
    private let trials: RuleTrials
    /// One for each dataset, in the order of the book, with its index there. Datasets that were not requested are
    /// only searched for constants.
    private let spaces: [(index: Int, isAsked: Bool, space: SearchSpace)]
    /// In the order of the book, the searchers in the order of their list.
    package let tasks: [Task]

    /// - Parameters:
    ///   - names: the datasets to search; nil for all.
    ///   - isLeftOut: whether relations are not fitted to a record, but only tried on it.
    package init(
        _ datasets: [Dataset], named names: Set<String>? = nil, in book: Book,
        limits: BookLimits = BookLimits(), without isLeftOut: (Record, DatasetDefinition) -> Bool = { _, _ in false }
    ) {
        self.book = book
        self.datasets = datasets
        let fitted = datasets.map { dataset in
            dataset.with(dataset.records.filter { !isLeftOut($0, dataset.definition) })
        }
        self.fitted = fitted
        trials = RuleTrials(fitted, in: book)
        let isFittedInPart = zip(datasets, fitted).contains { $0.records.count > $1.records.count }
        let foreign = ForeignDatasets(fitted)
        spaces = fitted.indices.compactMap { index in
            let isAsked = names?.contains(fitted[index].name) ?? true
            guard isAsked || isFittedInPart else { return nil }
            return (index, isAsked, SearchSpace(fitted[index], among: foreign, in: book, limits: limits))
        }
        tasks = spaces.indices.flatMap { [spaces] index in
            SearcherList.all.filter { spaces[index].isAsked || $0.fitsConstants }
                .map { Task(dataset: index, searcher: $0) }
        }
    }

    package func run(_ task: Task) -> Found {
        let space = spaces[task.dataset].space
        let judged = task.searcher.candidates(in: space).compactMap { self.judged($0, space.table) }
        return Found(dataset: task.dataset, judged: judged)
    }

    /// The results of all tasks, with relations marked that follow from others or that the book declares.
    package func report(_ found: [Found]) -> DiscoveryReport {
        let declared = spaces.map { self.declared($0.space) }
        let ofDatasets = Dictionary(grouping: found, by: \.dataset)
        let reduced = spaces.indices.map { index in
            let judged = ofDatasets[index, default: []].flatMap(\.judged)
            return Redundancy(space: spaces[index].space, declared: declared[index]).reduced(judged)
        }
        let constants = Lazy { [spaces, trials] in
            KnownConstants(reduced.flatMap(\.self), of: spaces.map(\.space), fitted: trials)
        }
        let asked = spaces.indices.filter { spaces[$0].isAsked }
        let all = asked.flatMap { predicted(reduced[$0], of: spaces[$0].index, by: constants) }
        let sorted = all.enumerated().sorted { left, right in
            (left.element.strength, right.offset) > (right.element.strength, left.offset)
        }.map(\.element)
        let profiles = asked.flatMap { index in
            let space = spaces[index].space
            return space.table.values.flatMap { ColumnProfile.all($0, of: space.table) }.map { profile in
                var profile = profile
                let limits = trials.trial(profile.rule, of: profile.dataset)?.distinction
                profile.isDeclared = declared[index].contains {
                    $0.rule.kind == profile.rule.kind && $0.trial.distinction == limits
                }
                return profile
            }
        }
        let unsearched = asked.compactMap { UnsearchedData(spaces[$0].space) }
        return named(DiscoveryReport(profiles: profiles, proposals: sorted, unsearched: unsearched))
    }

    private func declared(_ space: SearchSpace) -> [DeclaredRelation] {
        let dataset = space.table.dataset.name
        return space.table.definition.rules.compactMap { rule in
            trials.trial(rule, of: dataset).map {
                DeclaredRelation(rule: rule, trial: $0, equalRecords: trials.equalRecords(of: rule, on: dataset))
            }
        }
    }

    /// Judged by the kind's own code; nil with more exceptions than a relation may have.
    private func judged(_ candidate: Candidate, _ table: RecordTable) -> JudgedCandidate? {
        let hypothesis = candidate.hypothesis
        let column = table.columns[hypothesis.column].name
        // The columns of this kind are its parameters.
        let columnEntry = hypothesis.kind == .orderedFields ? [] : [RuleNode.entry("column", column)]
        let entries =
            columnEntry + hypothesis.parameters(for: candidate.context) + candidate.context.entries(in: table)
        let id = ProposedRule.id(table.dataset.name, column, hypothesis.kind)
        let draft = ProposedRule.definition(id: id, kind: hypothesis.kind, entries: entries, reason: "")
        guard let trial = trials.trial(draft, of: table.dataset.name),
            Refinement.allows(trial.exceptions.count, of: trial.judged.count)
        else { return nil }
        let holds = trial.judged.count - trial.exceptions.count
        let rule = ProposedRule.definition(
            id: id, kind: hypothesis.kind, entries: entries,
            reason: "Found in the data: it holds for \(holds) of \(trial.judged.count) records.")
        let proposal = Proposal(
            dataset: table.dataset.name, column: column, rule: rule, statement: trial.statement,
            support: trial.judged.count, exceptions: trial.exceptions.map(\.finding).sorted(by: Finding.precedes),
            strength: candidate.score.whole)
        let outcomes = hypothesis.fit(candidate.context.selection(of: table.all, in: table)).outcomes
        return JudgedCandidate(candidate: candidate, outcomes: outcomes, proposal: proposal, trial: trial)
    }

    private func predicted(_ proposals: [Proposal], of dataset: Int, by constants: Lazy<KnownConstants>)
        -> [Proposal]
    {
        guard datasets[dataset].records.count > fitted[dataset].records.count else { return proposals }
        let all = RuleTrials(datasets, in: book)
        let holdout = Holdout(dataset, of: datasets, fitted: fitted, trials: all, in: book)
        var proposals = proposals
        let own = proposals.indices.filter { !proposals[$0].isImplied }
        for (index, prediction) in zip(own, holdout.prediction(own.map { proposals[$0].rule })) {
            var prediction = prediction
            if prediction.judgedAlone == 0 {
                prediction.borrowed = constants.value.best(
                    for: proposals[index], of: holdout.leftOut, in: all, spaces: spaces.map(\.space))
            }
            proposals[index].prediction = prediction
        }
        return proposals
    }

    /// Assigns ids that are unique in the book and the report.
    private func named(_ report: DiscoveryReport) -> DiscoveryReport {
        var ids = UniqueNames(reserved: RuleBook.ruleIDs(of: book))
        func renamed(_ rule: RuleDefinition) -> RuleDefinition {
            ProposedRule.renamed(rule, ids.name(rule.id, mark: "-"))
        }
        var (profiles, proposals) = (report.profiles, report.proposals)
        for index in profiles.indices { profiles[index].rule = renamed(profiles[index].rule) }
        // Relations that are only listed on request are numbered last.
        let (implied, own) = (
            proposals.indices.filter { proposals[$0].isImplied }, proposals.indices.filter { !proposals[$0].isImplied }
        )
        for index in own + implied { proposals[index].rule = renamed(proposals[index].rule) }
        return DiscoveryReport(profiles: profiles, proposals: proposals, unsearched: report.unsearched)
    }
}
