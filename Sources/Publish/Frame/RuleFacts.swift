package import Books
package import Records
package import Text

/// What the rules of a book say to emitters, besides their findings.
package struct RuleFacts: Sendable {
    /// Every kind of rule.
    let kinds: [RuleDescription]
    /// The ids of the rules that could not judge any record.
    let silent: Set<String>
    /// By dataset, for each of its records, how many declared rules judge it. Only computed for pages about single values.
    let counts: Lazy<[String: [Int]]>
    /// By dataset, what its rules look up in other datasets.
    let links: [String: [DatasetLink]]
    /// The vocabularies along whose words some rule wants values to rise or fall.
    let orderedVocabularies: Set<String>

    package init(
        kinds: [RuleDescription], silent: Set<String> = [], counts: Lazy<[String: [Int]]> = Lazy { [:] },
        links: [String: [DatasetLink]] = [:], orderedVocabularies: Set<String> = []
    ) {
        self.kinds = kinds
        self.silent = silent
        self.counts = counts
        self.links = links
        self.orderedVocabularies = orderedVocabularies
    }
}
