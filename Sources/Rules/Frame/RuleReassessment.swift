import Books
import Records
package import Text

/// The rules of a book after a change of some datasets. Runs no rule on the same records twice.
package struct RuleReassessment {
    struct LinkedRule: Sendable {
        let rule: any Rule
        /// The names of the other datasets that it looks at.
        let otherDatasets: Set<String>

        init(_ rule: any Rule) {
            self.rule = rule
            otherDatasets = Set(rule.links.map(\.dataset))
        }

        /// Whether the rule looks at one of some datasets besides its own.
        func looks(atOneOf datasets: Set<String>) -> Bool {
            !otherDatasets.isEmpty && !datasets.isDisjoint(with: otherDatasets)
        }
    }

    /// What a rule finds after the change.
    private struct Result {
        /// The records that were judged, rising; nil for all.
        let part: [Int]?
        let findings: [Finding]
    }

    /// For each dataset, its rules.
    private let rules: [[LinkedRule]]
    private let limits: BookLimits
    private let previous: RuleJudgement
    /// The names of the changed datasets.
    private let changed: Set<String>
    private let change: ChangedData
    /// By the position of a dataset and the index of a rule, the results so far.
    private var results: [Int: [Int: Result]] = [:]

    init(
        rules: [[LinkedRule]], limits: BookLimits, previous: RuleJudgement, changed: Set<String>, change: ChangedData
    ) {
        (self.rules, self.limits, self.previous) = (rules, limits, previous)
        (self.changed, self.change) = (changed, change)
    }

    /// Whether the rules of the changed datasets find something that fits; runs no rule after the first that does.
    ///
    /// - Parameter order: is changed so that a rule that finds something runs earlier the next time.
    package mutating func findsSomething(order: inout RuleOrder, where fits: (Finding) -> Bool) -> Bool {
        for (position, view) in change.data.views.enumerated() where changed.contains(view.dataset.name) {
            let rules = rules[position]
            let succeeds = order.someSucceeds(of: rules.count, at: position) { index in
                if rules[index].rule.looksAtWordsAlone, change.hasSameWords(view.dataset.name) { return false }
                let result = result(of: rules[index], in: view)
                results[position, default: [:]][index] = result
                return result.findings.contains(where: fits)
            }
            if succeeds { return true }
        }
        return false
    }

    private func result(of linked: LinkedRule, in view: DatasetView) -> Result {
        let part = change.records(withinReachOf: linked.rule, seeing: linked.otherDatasets, in: view)
        return Result(part: part, findings: linked.rule.findings(in: part.map(view.judging) ?? view, of: change.data))
    }

    /// All findings after the change; the rules that depend on no changed dataset keep theirs.
    ///
    /// - Parameters:
    ///   - other: an earlier judgement on the same datasets, apart from those in `differing`. Rules that depend on none
    ///     of these keep its findings.
    ///   - differing: names of datasets.
    /// - Returns: a judgement without silent rules.
    package func judgement(like other: RuleJudgement? = nil, apartFrom differing: Set<String> = []) -> RuleJudgement {
        var cut = previous.cutRules
        let ofRules = change.data.views.enumerated().map { position, view in
            var list = FindingList(limits)
            defer { cut.formUnion(list.cutRules) }
            let name = view.dataset.name
            let (isChanged, differs) = (changed.contains(name), differing.contains(name))
            return rules[position].enumerated().map { index, linked in
                guard isChanged || linked.looks(atOneOf: changed) else { return previous.ofRules[position][index] }
                if let other, !differs, !linked.looks(atOneOf: differing) { return other.ofRules[position][index] }
                return findings(of: linked, at: (position, index), in: view, &list)
            }
        }
        return RuleJudgement(data: change.data, ofRules: ofRules, silentRules: [], cutRules: cut)
    }

    /// What a rule that depends on one of the changed datasets finds.
    private func findings(
        of linked: LinkedRule, at place: (position: Int, index: Int), in view: DatasetView, _ list: inout FindingList
    ) -> [Finding] {
        let (name, rule) = (view.dataset.name, linked.rule)
        let known = previous.ofRules[place.position][place.index]
        // The places in earlier findings may have changed.
        if change.hasSameWords(name), rule.looksAtWordsAlone, known.isEmpty { return known }
        let result = results[place.position]?[place.index]
        let part =
            previous.cutRules.contains(rule.header.id)
            ? nil
            : result.map(\.part) ?? change.records(withinReachOf: rule, seeing: linked.otherDatasets, in: view)
        guard let part else {
            let found = result.flatMap { $0.part == nil ? $0.findings : nil }
            return list.findings(of: rule, in: view, of: change.data, found: found) ?? []
        }
        let found = result?.findings ?? rule.findings(in: view.judging(part), of: change.data)
        return change.findings(known, replacing: found, on: part, in: view)
    }
}
