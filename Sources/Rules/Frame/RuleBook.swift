package import Books
package import Records
package import Text

/// The rules of a book, ready to run on its datasets.
package struct RuleBook: Sendable {
    private let book: Book
    private let limits: BookLimits
    /// For each dataset of the book, by name, its automatic rules and then its declared ones, as written.
    private let rules: [String: [any Rule]]
    /// The same rules, each with the other datasets that it looks at.
    private let linkedRules: [String: [RuleReassessment.LinkedRule]]
    /// By a dataset's name and a rule's id, what the rule wants to be equal.
    private let equalities: [String: [String: EqualityDemand]]

    /// Compiles every dataset's rules; reports mistakes to `problems` and leaves out the rules with mistakes.
    package init(_ book: Book, problems: BookProblems, limits: BookLimits = BookLimits()) {
        self.book = book
        self.limits = limits
        var rules: [String: [any Rule]] = [:]
        var places: [String: Place] = [:]
        for definition in book.datasets {
            var compiled = Self.automaticRules(for: definition)
            for rule in definition.rules {
                Self.claimID(of: rule, in: &places, problems: problems)
                if let rule = Self.compile(rule, of: definition, in: book, problems: problems) { compiled.append(rule) }
            }
            rules[definition.name] = compiled
        }
        self.rules = rules
        linkedRules = rules.mapValues { $0.map(RuleReassessment.LinkedRule.init) }
        equalities = rules.mapValues { rules in
            Dictionary(first: rules.map { ($0.header.id, $0.equality) })
        }
    }

    /// For each of some records, each rule that applies to it, in the order of the book, and whether it holds.
    ///
    /// - Complexity: that of the dataset's rules, and linear in the result.
    package func verdicts(
        on records: [Record], of dataset: Dataset, among datasets: [Dataset]
    ) -> [[RuleVerdict]] {
        let data = CheckedData(datasets, in: book)
        var verdicts = [[RuleVerdict]](repeating: [], count: records.count)
        guard let view = data.view(dataset.name) else { return verdicts }
        let indices = records.map { view.dataset.position(of: $0.key) }
        for rule in rules[dataset.name] ?? [] {
            let applicable = records.indices.filter { indices[$0] != nil && rule.applies(to: records[$0]) }
            guard !applicable.isEmpty else { continue }
            let judged = rule.judged(in: view, of: data)
            // By the index of a record, the findings that suspect it.
            var findings: [Int: [Finding]] = [:]
            var obstacles: [Finding] = []
            for violation in rule.violations(in: view, of: data) {
                if violation.suspects.isEmpty { obstacles.append(violation.finding) }
                for suspect in Set(violation.suspects) { findings[suspect, default: []].append(violation.finding) }
            }
            for number in applicable {
                guard let index = indices[number] else { continue }
                let found = findings[index, default: []].sorted(by: Finding.precedes)
                let outcome: RuleVerdict.Outcome =
                    !found.isEmpty ? .violated : judged.contains(index) ? .holds : .notApplicable
                let key = view.dataset.keyParts(records[number].key)
                let reasons = obstacles.filter { $0.key.isEmpty || $0.key == key }
                verdicts[number].append(
                    RuleVerdict(
                        rule: rule.header.id, outcome: outcome, statement: rule.statement,
                        findings: outcome == .notApplicable ? reasons : found))
            }
        }
        return verdicts
    }

    /// By dataset, for each of its records, how many of the rules that the book declares judge it.
    ///
    /// - Complexity: that of the rules.
    package func ruleCounts(_ datasets: [Dataset]) -> [String: [Int]] {
        let data = CheckedData(datasets, in: book)
        return Dictionary(
            first: data.views.map { view in
                let records = view.dataset.records
                var counts = [Int](repeating: 0, count: records.count)
                let declared = Set(view.dataset.definition.rules.map(\.id))
                for rule in rules[view.dataset.name] ?? [] where declared.contains(rule.header.id) {
                    for record in rule.judged(in: view, of: data) where rule.applies(to: records[record]) {
                        counts[record] += 1
                    }
                }
                return (view.dataset.name, counts)
            })
    }

    /// What the rules of a dataset look up in other datasets.
    package func links(of dataset: String) -> [DatasetLink] { (rules[dataset] ?? []).flatMap(\.links) }

    /// The vocabularies along whose words some rule wants values to rise or fall.
    package var orderedVocabularies: Set<String> {
        Set(
            book.datasets.flatMap { dataset in
                (rules[dataset.name] ?? []).compactMap { $0.orderedField.flatMap { dataset.keys[$0].vocabulary } }
            })
    }

    /// What a dataset's rule wants to be equal.
    func equality(of ruleID: String, on dataset: String) -> EqualityDemand {
        equalities[dataset]?[ruleID] ?? .none
    }

    /// The judgement on one dataset.
    package struct DatasetVerdict: Sendable {
        /// The findings of each rule, or nil if it cannot judge any record.
        let findings: [[Finding]?]
        /// The rules with unlisted findings.
        let cut: Set<String>
    }

    /// The judgement on all datasets.
    ///
    /// - Parameters:
    ///   - names: of the only datasets to judge; nil for all.
    ///   - forEach: calls the function for each dataset index, in order or on several threads.
    package func judgement(
        of datasets: [Dataset], only names: Set<String>? = nil,
        forEach: (Int, @escaping @Sendable (Int) -> DatasetVerdict) -> [DatasetVerdict] = { (0..<$0).map($1) }
    ) -> RuleJudgement {
        let data = CheckedData(datasets, in: book)
        let verdicts = forEach(data.views.count) { position in
            let view = data.views[position]
            var list = FindingList(limits)
            let findings = (rules[view.dataset.name] ?? []).map { rule -> [Finding]? in
                guard names?.contains(view.dataset.name) ?? true else { return [] }
                return list.findings(of: rule, in: view, of: data)
            }
            return DatasetVerdict(findings: findings, cut: list.cutRules)
        }
        var silent: Set<String> = []
        for (view, verdict) in zip(data.views, verdicts) {
            for case (let rule, nil) in zip(rules[view.dataset.name] ?? [], verdict.findings) {
                silent.insert(rule.header.id)
            }
        }
        return RuleJudgement(
            data: data, ofRules: verdicts.map { $0.findings.map { $0 ?? [] } }, silentRules: silent,
            cutRules: Set(verdicts.flatMap(\.cut)))
    }

    /// The judgement after a change of some datasets; only runs rules that depend on one of these.
    ///
    /// - Parameters:
    ///   - datasets: all of them, in the same order.
    /// - Returns: a judgement without silent rules.
    package func judgement(
        of datasets: [Dataset], after previous: RuleJudgement, changed: Set<String>
    ) -> RuleJudgement {
        reassessment(of: datasets, after: previous, changed: changed).judgement()
    }

    /// Ready to run the rules that depend on some changed datasets.
    ///
    /// - Parameter datasets: all of them, in the same order as in the judgement before the change.
    package func reassessment(
        of datasets: [Dataset], after previous: RuleJudgement, changed: Set<String>
    ) -> RuleReassessment {
        let data = CheckedData(datasets, in: book, like: previous.data, changed: changed)
        return RuleReassessment(
            rules: data.views.map { linkedRules[$0.dataset.name] ?? [] }, limits: limits, previous: previous,
            changed: changed, change: ChangedData(data, after: previous))
    }

    /// Every id under which a finding can occur: declared rules first, then the kinds that need no declaration.
    package static func ruleIDs(of book: Book) -> [String] {
        book.datasets.flatMap(\.rules).map(\.id) + undeclaredKinds.map(\.id)
    }
}

extension RuleBook {
    private static func automaticRules(for definition: DatasetDefinition) -> [any Rule] {
        var rules: [any Rule] = [KeyUniqueRule(definition), AgreementRule(definition)]
        if let range = RangeRule(definition) { rules.append(range) }
        return rules
    }

    private static func claimID(
        of rule: RuleDefinition, in places: inout [String: Place], problems: BookProblems
    ) {
        let place = rule.node["id"]?.place ?? rule.node.place
        if let first = places[rule.id] {
            problems.report(
                "the rule id \"\(rule.id)\" is used twice; choose another id", at: place,
                notes: [Note("it is first used here", at: first)])
        } else if undeclaredIDs.contains(rule.id) {
            problems.report(
                "the rule id \"\(rule.id)\" belongs to a rule that needs no declaration; choose another id", at: place)
        } else {
            places[rule.id] = place
        }
    }

    static func compile(
        _ rule: RuleDefinition, of definition: DatasetDefinition, in book: Book, problems: BookProblems
    ) -> (any Rule)? {
        guard let kind = declaredKinds.first(where: { $0.description.id == rule.kind }) else {
            let place = rule.node["kind"]?.place ?? rule.node.place
            let words = declaredKinds.map { $0.description.id }
            if undeclaredIDs.contains(rule.kind) {
                problems.report("rules of the kind \"\(rule.kind)\" need no declaration; remove this one", at: place)
            } else {
                let near = NearestWord.hint(for: rule.kind, among: words)
                let hint = near.isEmpty ? "; the kinds are \(words.joined(separator: ", "))" : near
                problems.report("unknown kind of rule \"\(rule.kind)\"\(hint)", at: place)
            }
            return nil
        }
        let header = RuleHeader(id: rule.id, kind: rule.kind, severity: rule.severity)
        return kind.compile(
            RuleParameters(header: header, definition: definition, book: book, node: rule.node, problems: problems))
    }
}
