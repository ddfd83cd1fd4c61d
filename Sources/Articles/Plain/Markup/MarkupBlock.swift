/// The lines of a table that a markup language begins and ends; the table is nil if they have no columns.
struct MarkupBlock {
    let end: Int
    let table: AlignedTable?
}
