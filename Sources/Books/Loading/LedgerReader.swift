import Text

/// The keys of `Corrections.yaml`.
package struct CorrectionsKeys: MapKeys {
    package static let form = MapDeclaration(
        "corrections", "a ledger of corrections",
        meaning: """
            Known errors of the sources. What was read is kept beside the right value; once the source no longer says \
            what is expected here, that is an error.
            """, Self())

    let corrections = Key(
        "corrections", list: .list(of: Form.map(CorrectionKeys.form).orNothing), "Known errors of the sources.")
}

/// The keys of `AcceptedFindings.yaml`.
package struct AcceptedFindingsKeys: MapKeys {
    package static let form = MapDeclaration(
        "acceptedFindings", "a ledger of accepted findings",
        meaning: """
            Findings that the book keeps. An entry is an error when one of its values changes, or when nothing is found \
            any more.
            """, Self())

    let accepted = Key(
        "accepted", list: .list(of: Form.map(AcceptedFindingKeys.form).orNothing),
        "Findings that you have looked at and that the book keeps.")
}

struct CorrectionKeys: MapKeys {
    static let form = MapDeclaration("correction", "a correction", Self())

    let dataset = Key("dataset", .text, is: .required, "The id of the dataset.", example: "plank-size")
    let key = Key(
        "key", list: .entries(of: .textOrNothing), is: .required,
        "The whole key of the record, in ids, as the data file has it.", example: "{wood: oak, grade: \"2\"}")
    let field = Key("field", .text, is: .required, "The value column.", example: "width")
    let article = Key("article", .text, is: .required, "The id of the article that is wrong.", example: "mill")
    let expect = Key(
        "expect", .text, is: .required,
        """
        What the article says, as it is published (1024) or written (1,024), without the unit, with the qualifier \
        (≤37).
        """, example: "\"400\"")
    let value = Key(
        "value", .text, is: .required, "What the article should say, in any form that a cell may have.",
        example: "\"40\"")
    let reason = Key(
        "reason", .localized, is: .required, "How you know; reports print it.", example: "A misprint; the list says 40."
    )
    let expires = LedgerEntry.expires
}

struct AcceptedFindingKeys: MapKeys {
    static let form = MapDeclaration(
        "acceptedFinding", "an accepted finding", Self(),
        demands: [
            Demand(
                .any([.has("dataset"), .has("article"), .has("file")]),
                "an accepted finding names its place: a dataset and a key, an article, or a file of the book")
        ])

    let rule = Key(
        "rule", .text, is: .required, "The id of the rule, which is in brackets behind every finding.",
        example: "better-grades-are-wider")
    let dataset = Key("dataset", .text, "The id of the dataset, for findings about records.", example: "plank-size")
    let key = Key(
        "key", list: .entries(of: .textOrNothing),
        "The key of the record, in ids, or a part of it; then all findings that match are meant.",
        example: "{wood: pine}")
    let article = Key(
        "article", .text, "The id of the article, for findings about its tables, or besides a dataset.", example: "mill"
    )
    let file = Key(
        "file", .text, "The path of a file of the book, for findings in it.", example: "Vocabulary/wood.yaml")
    let values = Key(
        "values", list: .list(of: .textOrNothing),
        """
        The values at fault, in the order of the findings (by article, line, column); an empty one is that of an empty \
        cell. With "agreement" each value is followed by the one from which it differs. Left out where the findings have none, such as those of "complete-grid".
        """, example: "[\"12\"]")
    let publish = Key(
        "publish", .choice(AcceptedPublication.self),
        """
        implied: the value that the rule implies is published in place of what was read. The values above are still \
        those that were read.
        """, example: "implied")
    let reason = Key(
        "reason", .localized, is: .required, "Why it is accepted; reports print it.", example: "The mill confirmed it.")
    let expires = LedgerEntry.expires
}

/// What entries of both ledgers have.
private enum LedgerEntry {
    static let expires = Key(
        "expires", .day,
        """
        The last day on which the entry counts. It is compared with --as-of DAY alone, never with the clock; an expired \
        entry has no effect and is an error.
        """, example: "2027-01-31")

    static func places<Keys>(
        of entry: KeyReader<Keys>, key: [(entry: BookNode.Entry, value: String)]
    ) -> LedgerPlaces {
        var parts = entry.places
        for part in key { parts["key." + part.entry.key] = part.entry.value.place }
        return LedgerPlaces(entry: entry.place, parts: parts)
    }
}

extension Correction {
    /// Nil after a report.
    init?(_ entry: KeyReader<CorrectionKeys>) {
        let key = entry.key
        let (dataset, field, article) = (entry.dataset, entry.field, entry.article)
        let (expected, value, reason, expires) = (entry.expect, entry.value, entry.reason, entry.expires)
        guard let dataset, let field, let article, let expected, let value, let reason else { return nil }
        self.init(
            dataset: dataset, key: key.map { KeyPart($0.entry.key, $0.value) }, field: field, article: article,
            expected: expected, value: value, reason: reason, expires: expires,
            places: LedgerEntry.places(of: entry, key: key))
    }
}

extension AcceptedFinding {
    /// Nil after a report.
    init?(_ entry: KeyReader<AcceptedFindingKeys>) {
        let key = entry.key
        let (rule, dataset, article, file) = (entry.rule, entry.dataset, entry.article, entry.file)
        let (values, publishes, reason, expires) = (entry.values, entry.publish, entry.reason, entry.expires)
        guard let rule, let reason else { return nil }
        self.init(
            rule: rule, dataset: dataset, key: key.map { KeyPart($0.entry.key, $0.value) }, article: article,
            file: file, values: values, publishes: publishes, reason: reason, expires: expires,
            places: LedgerEntry.places(of: entry, key: key))
    }
}
