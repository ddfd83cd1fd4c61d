import Books
import Records
import Text

/// The parameters that most kinds of rule share.
extension RuleParameter {
    static let column = RuleParameter("column", "the value column; without it the first that is read from articles")

    static let `where` = RuleParameter(
        "where",
        "the records that the rule speaks of: values of key fields, of columns of words and of columns set by recipes")

    static func operand(_ name: String, _ meaning: String) -> RuleParameter {
        RuleParameter(
            name,
            """
            \(meaning): a number, or a map with any of dataset, column, where, times and plus, which takes the value \
            of the record with the same words in the columns that both have, "where" put over them; times is a number, \
            or another column of that record
            """, isRequired: true)
    }
}
