package import Books
import Text

/// The lists of all kinds of rule, in the order of the reports.
extension RuleBook {
    /// The kinds that a book declares, with parameters.
    static let declaredKinds: [any DeclaredRule.Type] = [
        RangeRule.self,
        PatternRule.self,
        UniqueRule.self,
        CompleteGridRule.self,
        MonotonicRule.self,
        OrderedPairRule.self,
        ConstantRule.self,
        DeterminedByRule.self,
        LinearRule.self,
        SumRule.self,
        ProportionalRule.self,
        SlopeRule.self,
        OffsetRule.self,
        MultipleOfRule.self,
        FloorToMultiplesRule.self,
        EvenStepsRule.self,
        EqualSlicesRule.self,
        ClampedCopyRule.self,
        AllowedCombinationsRule.self,
        SameRecordsRule.self,
        ReferenceRule.self,
        AbsentFromRule.self,
        OrderedFieldsRule.self,
        SameOrderRule.self,
        InsideRule.self,
    ]

    /// The kinds that apply to every book. `range` is also declared: a field's limits need no declaration.
    static let undeclaredKinds = [RangeRule.description] + builtInKinds
    static let undeclaredIDs = Set(undeclaredKinds.map(\.id))

    /// The kinds that no book declares, in the order of ``RuleKind``. Most of them apply while a book is read, and are only
    /// described here.
    static let builtInKinds: [RuleDescription] = {
        let described: [[RuleDescription]] = [
            RuleDescription.ofBooks, RuleDescription.ofFiles, RuleDescription.ofTables, RuleDescription.ofCells,
            RuleDescription.unused, RuleDescription.ofLedgers, [KeyUniqueRule.description, AgreementRule.description],
        ]
        let byKind = Dictionary(first: described.joined().map { ($0.kind, $0) })
        return RuleKind.allCases.compactMap { byKind[$0] }
    }()

    /// Every kind of rule: those that need no declaration, and those that books declare.
    package static let kinds =
        builtInKinds
        + declaredKinds.map {
            $0.description.declared(with: $0.shape.own, boundedNumbers: $0.boundedNumbers?.meaning)
        }

    /// The keys of each kind that books declare, by its id.
    package static let keys: [(kind: String, map: MapShape)] = declaredKinds.map { ($0.description.id, $0.shape) }
}
