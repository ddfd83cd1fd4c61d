package import Diagnostics

/// A known error of a source: what stands there, what should, and why. Fails loudly once the source no longer holds
/// what the correction expects.
package struct Correction: Sendable {
    package let dataset: String
    /// The whole key of the claim, in the dataset's field order.
    package let key: [KeyPart]
    /// The value column that is corrected.
    package let field: String
    /// The id of the article that is wrong.
    package let article: String
    package let expected: String
    package let value: String
    package let reason: LocalizedText
    package let place: Place

    package init(
        dataset: String, key: [KeyPart], field: String, article: String, expected: String, value: String,
        reason: LocalizedText, place: Place
    ) {
        self.dataset = dataset
        self.key = key
        self.field = field
        self.article = article
        self.expected = expected
        self.value = value
        self.reason = reason
        self.place = place
    }
}

/// Findings that the book lives with: pinned to the rule, the place and the values they were accepted for.
package struct AcceptedFinding: Sendable {
    package let rule: String
    package let dataset: String?
    /// The key of the findings, or a part of it: then all findings that match it are meant.
    package let key: [KeyPart]
    /// The id of an article, for findings about tables that have no key.
    package let article: String?
    /// The values at fault, in the order of the findings; empty where the findings have none.
    package let values: [String]
    package let reason: LocalizedText
    package let place: Place

    package init(
        rule: String, dataset: String?, key: [KeyPart], article: String?, values: [String], reason: LocalizedText,
        place: Place
    ) {
        self.rule = rule
        self.dataset = dataset
        self.key = key
        self.article = article
        self.values = values
        self.reason = reason
        self.place = place
    }
}
