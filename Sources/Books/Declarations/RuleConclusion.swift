/// What a broken rule of a kind means to readers who do not know the rules.
///
/// Pages put it after the printed value: "The article prints 684. The rows around it imply 342."
package struct RuleConclusion: Sendable {
    /// The subject of "imply", in the plural: what the implied value follows from. Nil for a kind that implies none.
    package let basis: LocalizedText?
    /// A sentence on a value that no other is implied for.
    package let fault: LocalizedText

    package init(basis: (en: String, ja: String)? = nil, fault: (en: String, ja: String)) {
        self.basis = basis.map { LocalizedText([("en", $0.en), ("ja", $0.ja)]) }
        self.fault = LocalizedText([("en", fault.en), ("ja", fault.ja)])
    }
}
