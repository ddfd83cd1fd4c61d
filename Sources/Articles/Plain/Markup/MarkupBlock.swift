/// The lines of a table that a markup language begins and ends; the table is nil if they have no columns.
struct MarkupBlock {
    let end: Int
    let table: AlignedTable?
    /// The lines of tables in its cells, which are tables of their own, too.
    var nested: [ClosedRange<Int>] = []
}
