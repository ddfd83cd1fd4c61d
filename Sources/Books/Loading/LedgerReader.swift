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
        "Findings that you have reviewed and accepted.")
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
        The article's value, as published (1024) or as written (1,024), with the qualifier (≤37). With a unit, the \
        article must have that unit, too.
        """, example: "\"400\"")
    let value = Key(
        "value", .text, is: .required,
        "The right value as the book publishes it; a number in any form that a cell may have, or with a decimal point where the cells have a comma.",
        example: "\"40\"")
    let reason = Key(
        "reason", .localized, is: .required, "The evidence; reports print it.", example: "A misprint; the list says 40."
    )
    let expires = LedgerEntry.expires
}

struct AcceptedFindingKeys: MapKeys {
    static let form = MapDeclaration(
        "acceptedFinding", "an accepted finding", Self(),
        demands: [
            Demand(
                .any([.has("dataset"), .has("article"), .has("file")]),
                "an accepted finding names its place: a dataset and a key, an article, or a file of the book"),
            Demand(
                .when(.has("field"), .has("dataset")),
                "\"field\" is a value column of a dataset; name the dataset, too",
                at: "field"),
        ])

    let rule = Key(
        "rule", .text, is: .required, "The id of the rule, shown in brackets after each finding.",
        example: "better-grades-are-wider")
    let dataset = Key("dataset", .text, "The id of the dataset, for findings about records.", example: "plank-size")
    let key = Key(
        "key", list: .entries(of: .textOrNothing),
        "The key of the record, in ids, or for findings about several records the common part of their keys.",
        example: "{wood: pine}")
    let field = Key(
        "field", .text,
        """
        The value column, if the dataset has several: the entry holds for findings about its values only. Without it, \
        the entry also holds for the other columns.
        """, example: "width")
    let article = Key(
        "article", .text, "The id of the article, for findings about its tables, or besides a dataset.", example: "mill"
    )
    let file = Key(
        "file", .text, "The path of a file of the book, for findings in it.", example: "Vocabulary/wood.yaml")
    let values = Key(
        "values", list: .list(of: .textOrNothing),
        """
        The values at fault, in the order of their records in the data file, those without a record by article, line \
        and column; an empty text for an empty cell. Where records have their own units, with the unit. For \
        "agreement", list after each value the one it conflicts with. Where either of two cells may be wrong, the value \
        of the other cell may follow, and where lines are left out, their number: then a later change of it is reported, too. Leave the key out if the findings have \
        no value, such as those of "complete-grid".
        """, example: "[\"12\"]")
    let implied = Key(
        "implied", list: .list(of: .text),
        """
        The values that the rule implies, in the same order. If it implies others, that is an error, and "publish" has \
        no effect.
        """, example: "[\"20\"]")
    let count = Key(
        "count", .count("the number of findings"),
        "How many findings without a value it accepts. If there are more or fewer of them, that is an error.",
        example: "2")
    let publish = Key(
        "publish", .choice(AcceptedPublication.self),
        """
        implied: publishes the value that the rule implies instead of the value read. "values" still \
        lists the values read.
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
        The last day on which the entry is valid. It is compared only with --as-of DAY, never with the clock; an \
        expired entry has no effect and is an error.
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
        let (rule, dataset, field, article, file) = (entry.rule, entry.dataset, entry.field, entry.article, entry.file)
        let (values, publishes, reason, expires) = (entry.values, entry.publish, entry.reason, entry.expires)
        guard let rule, let reason else { return nil }
        self.init(
            rule: rule, dataset: dataset, key: key.map { KeyPart($0.entry.key, $0.value) }, field: field,
            article: article, file: file, values: values, implied: entry.implied, count: entry.count,
            publishes: publishes, reason: reason, expires: expires,
            places: LedgerEntry.places(of: entry, key: key))
    }
}
