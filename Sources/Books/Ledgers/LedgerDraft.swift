package import Text

/// Entries of the ledgers that would settle findings, written by the program; a person gives the reasons.
package struct LedgerDraft: Sendable {
    /// An entry of the accepted findings, with the findings that it covers.
    package struct Acceptance: Sendable {
        package let entry: AcceptedFinding
        /// Never empty, in the order of the entry's values.
        package let findings: [Finding]
        /// The entry of the book that this one replaces, since it was accepted for other values; nil for a new one.
        package let replaced: AcceptedFinding?

        package init(entry: AcceptedFinding, findings: [Finding], replaced: AcceptedFinding? = nil) {
            self.entry = entry
            self.findings = findings
            self.replaced = replaced
        }
    }

    package let acceptances: [Acceptance]
    /// What rules say should be in a cell: in the place of an acceptance, where the article is wrong.
    package let corrections: [Correction]

    package init(acceptances: [Acceptance], corrections: [Correction]) {
        self.acceptances = acceptances
        self.corrections = corrections
    }
}
