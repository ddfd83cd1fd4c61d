package import Diagnostics
package import Measures

/// The rules of a book, ready to be run on its datasets.
package struct RuleBook: Sendable {
    private let book: Book
    /// For each dataset of the book, by name, its automatic rules and then its declared ones, as written.
    private let rules: [String: [any Rule]]

    /// Compiles every dataset's rules; what is wrong with them goes to `problems`, and such a rule is left out.
    package init(_ book: Book, problems: BookProblems) {
        self.book = book
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
    }

    /// Each rule that speaks of a record, in the order of the book, and whether it holds there.
    package func verdicts(on record: Record, of dataset: Dataset, among datasets: [Dataset]) -> [RuleVerdict] {
        let data = CheckedData(datasets, in: book)
        guard let view = data.view(dataset.name),
            let index = view.records.firstIndex(where: { $0.key == record.key })
        else { return [] }
        return (rules[dataset.name] ?? []).filter { $0.speaks(of: record) }.map { rule in
            let findings = rule.violations(in: view, of: data)
                .filter { $0.suspects.contains(index) }.map(\.finding).sorted(by: Finding.precedes)
            let outcome: RuleVerdict.Outcome =
                !findings.isEmpty ? .violated : rule.judged(in: view, of: data).contains(index) ? .holds : .silent
            return RuleVerdict(
                ruleID: rule.header.id, kind: rule.header.kind, statement: rule.statement, outcome: outcome,
                findings: findings)
        }
    }

    /// All findings, and the ids of the rules that cannot judge a single record.
    package func judgement(of datasets: [Dataset]) -> (findings: [Finding], silentRules: Set<String>) {
        let data = CheckedData(datasets, in: book)
        var findings: [Finding] = []
        var silent: Set<String> = []
        for view in data.views {
            for rule in rules[view.dataset.name] ?? [] {
                let found = rule.violations(in: view, of: data)
                findings += found.map(\.finding)
                // A rule that finds something has judged it.
                if found.isEmpty, rule.judged(in: view, of: data).isEmpty { silent.insert(rule.header.id) }
            }
        }
        return (findings.sorted(by: Finding.precedes), silent)
    }

    /// Every id under which a finding can appear: declared rules first, then the kinds that need no declaration.
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
        let place = rule.node.place(of: "id")
        if let first = places[rule.id] {
            problems.report(
                "the rule id \"\(rule.id)\" is used twice; ids are unique in a book", at: place,
                notes: [Note("it is first used here", at: first)])
        } else if undeclaredKinds.contains(where: { $0.id == rule.id }) {
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
            let place = rule.node.place(of: "kind")
            let words = declaredKinds.map { $0.description.id }
            if undeclaredKinds.contains(where: { $0.id == rule.kind }) {
                problems.report("rules of the kind \"\(rule.kind)\" need no declaration; remove this one", at: place)
            } else {
                let near = NearestWord.hint(for: rule.kind, among: words)
                let hint = near.isEmpty ? "; the kinds are \(words.joined(separator: ", "))" : near
                problems.report("there is no kind of rule \"\(rule.kind)\"\(hint)", at: place)
            }
            return nil
        }
        let map = MapReader(rule.node, subject: "the rule \"\(rule.id)\" of the kind \(rule.kind)", problems: problems)
        // The loader has read these: asking for them only says that they are known.
        for common in ["id", "kind", "reason", "severity"] { _ = map.node(common) }
        let header = RuleHeader(id: rule.id, kind: rule.kind, severity: rule.severity)
        let compiled = kind.init(
            RuleParameters(header: header, definition: definition, book: book, map: map, problems: problems))
        map.rejectUnknownKeys()
        return compiled
    }
}

extension BookNode {
    /// The place of a key's value in a map, or of the node.
    fileprivate func place(of key: String) -> Place {
        guard case .map(let entries) = content else { return place }
        return entries.first { $0.key == key }?.value.place ?? place
    }
}
