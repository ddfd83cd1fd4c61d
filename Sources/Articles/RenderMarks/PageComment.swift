/// A comment of a page.
struct PageComment {
    /// From `<!--` to after `-->`.
    let range: Range<Int>
    let form: CommentForm
    /// The text before it in its line: indentation, and the marks of enclosing quotes.
    let indent: String
    /// False inside a paragraph, where a table is not possible.
    let isBlock: Bool
}
