/// A comment of a page.
struct PageComment {
    /// From `<!--` to after `-->`.
    let range: Range<Int>
    /// What stands in front of its line: indentation, and the marks of the quotes around it.
    let indent: String
    /// False in the middle of a paragraph, where no table can stand.
    let isBlock: Bool
}
