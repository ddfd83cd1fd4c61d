import Books
import Text

/// Kinds of rule about a book as a whole. They are only described here: the stages that read
/// and judge the data report them.
extension RuleDescription {
    static let ofBooks = [bookFile, noRecords, lostRecord, commonCause]

    static let bookFile = RuleDescription(
        id: .bookFile, scope: .table,
        summary: "The files of a book contain only known keys and names.",
        explanation: """
            An unknown key, an undefined name, a value of the wrong kind, a selection that matches no table or \
            too many: each is reported with its place and the nearest right word, several at once. The command cannot run \
            (exit code 2), and such findings cannot be accepted.
            """,
        examples: """
            Example: A vocabulary
            vocabulary: wood
            entries: [fir, oak]
            Table:
            | wood | weight |
            |------|-------:|
            | fir  |     10 |
            | oak  |     20 |
            Example: A key that vocabularies do not have
            vocabulary: wood
            ↓titel: Wood
            entries: [fir, oak]
            Table:
            | wood | weight |
            |------|-------:|
            | fir  |     10 |
            | oak  |     20 |
            """)

    static let noRecords = RuleDescription(
        id: .noRecords, scope: .table, summary: "Each dataset that a table feeds gets at least one record from it.",
        explanation: """
            A table without a single readable row, or a feed whose sources are empty in every row, would silently leave a \
            dataset empty. The finding is at the table's first row. A declared chart whose "where" matches no record is \
            a warning at its "where".
            """,
        examples: """
            Example: One row is one record
            Example: A table of empty cells
            ↓| wood | weight |
            |------|-------:|
            |      |        |
            """)

    static let lostRecord = RuleDescription(
        id: .lostRecord, scope: .dataset,
        summary: "The build contains every record of the last output, with all of its values.",
        explanation: """
            A build compares its records with those of the output folder, by their keys. If a record or one of its \
            values is missing, a change to an article, recipe or vocabulary has removed it by mistake, or it was wrong \
            before. If it was wrong, accept the loss with an entry in AcceptedFindings.yaml: of a record with its \
            key, of a value also with `values`. The entry is obsolete when the record or the value exists again. The finding is at the article of the record, and names the record's former \
            place. It is printed once and not written, because a build's output does not depend on the previous one. \
            Records of a dataset whose key fields are others now, and values of a column that is gone, are not looked \
            for; `diff` shows such changes.
            """,
        examples: """
            Example: All records of the last output
            | wood | weight |
            |------|-------:|
            | fir  |     10 |
            | oak  |     20 |
            Example: A record that was in the last output
            | wood | weight |
            |------|-------:|
            | ↓elm |     15 |
            """)

    static let commonCause = RuleDescription(
        id: .commonCause, scope: .dataset,
        summary: "One wrong cell does not explain several findings that blame other cells.",
        explanation: """
            A rule that compares two cells blames one and notes the other. If the other one is wrong, each cell that \
            is compared with it is blamed by mistake. So the cell that most findings \
            note, and none blames, is named too, unless some of them would be found without it, as by a rule that follows \
            the majority. If a single finding is about up to four cells that should be equal, each \
            of them is tried with the values of the others, and all rules run again: if one cell's change leaves fewer \
            findings than that of any other, and no finding blames that cell, it is named, and the value is implied. Cells \
            whose record is in doubt, contested, corrected or accepted are skipped. Accepted findings do not count; the \
            finding disappears with those that it explains. In each dataset at most 24 changes are tried, in the order of \
            the findings, and fewer where it is large.
            """,
        conclusion: RuleConclusion(
            basis: ("The values that are compared with it", "比べられる値"),
            fault: ("It is the likely cause of several findings.", "いくつかの指摘の原因と考えられる。")),
        examples: """
            Example: One wrong shelf is not a cause
            kind: linear
            where: {size: [small, large]}
            equals: {where: {size: middle}}
            Table:
            | wood | size   | weight |
            |------|--------|-------:|
            | fir  | small  |     10 |
            | fir  | middle |     10 |
            | fir  | large  |     10 |
            Example: Both others are compared with the middle one
            | wood | size   | weight |
            |------|--------|-------:|
            | fir  | small  |    ↓10 |
            | fir  | middle |    ↓12 |
            | fir  | large  |    ↓10 |
            Example: Another article confirms the blamed cell
            kind: equal-slices
            left: {size: small}
            right: {size: large}
            Table:
            article: north
            | wood | size  | weight |
            |------|-------|-------:|
            | fir  | small |    ↓12 |
            | fir  | large |    ↓10 |
            article: south
            | wood | size  | weight |
            |------|-------|-------:|
            | fir  | large |     10 |
            """)
}
