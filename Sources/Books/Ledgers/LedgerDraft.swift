package import Text

/// Drafted entries of the ledgers that would settle findings; a person adds the reasons.
package struct LedgerDraft: Sendable {
    /// An entry of the accepted findings, with the findings that it covers.
    package struct Acceptance: Sendable {
        package let entry: AcceptedFinding
        /// Never empty, in the order of the entry's values.
        package let findings: [Finding]
        /// The book's entry that this one replaces because it was accepted for other values; nil for a new one.
        package let replaced: AcceptedFinding?

        package init(entry: AcceptedFinding, findings: [Finding], replaced: AcceptedFinding? = nil) {
            self.entry = entry
            self.findings = findings
            self.replaced = replaced
        }
    }

    package let acceptances: [Acceptance]
    /// The values that rules imply, as corrections in case the article is wrong.
    package let corrections: [Correction]

    package init(acceptances: [Acceptance], corrections: [Correction]) {
        self.acceptances = acceptances
        self.corrections = corrections
    }
}
