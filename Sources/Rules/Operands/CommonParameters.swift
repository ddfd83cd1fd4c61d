import Books
import Records
import Text

/// The parameters that most kinds of rule share.
extension RuleParameter {
    static let column = RuleParameter("column", "the value column; default: the first that is read from articles")

    static let `where` = RuleParameter(
        "where",
        "the records that the rule applies to: values of key fields, of columns of words and of columns set by recipes")

    static func operand(_ name: String, _ meaning: String) -> RuleParameter {
        RuleParameter(
            name,
            """
            \(meaning): a number, or a map with any of dataset, column, where, times and plus, which selects the value \
            of the record with the same words in the shared columns, except for those in "where"; times is a number, \
            or another column of that record
            """, isRequired: true)
    }
}
