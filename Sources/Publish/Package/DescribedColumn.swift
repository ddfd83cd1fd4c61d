/// A column of a table that every book has, with its field and the function that makes its cells.
struct DescribedColumn<Row> {
    let field: SchemaField
    let cell: (Row) -> DataCell

    init(
        _ name: String, _ description: String, _ kind: SchemaField.FieldKind = .string,
        form: SchemaField.Form = .single,
        words: [SchemaField.Word] = [], isRequired: Bool = false,
        isWrittenBeside: Bool = false, cell: @escaping (Row) -> DataCell
    ) {
        var field = SchemaField(name, kind, description: description, form: form, isRequired: isRequired)
        field.title = SchemaField.title(of: name)
        field.words = words
        field.isWrittenBeside = isWrittenBeside
        self.field = field
        self.cell = cell
    }
}

/// A table with the fields of its columns.
struct DescribedTable {
    let table: DataTable
    let fields: [SchemaField]
}

extension DescribedTable {
    init<Row>(_ columns: [DescribedColumn<Row>], rows: [Row]) {
        table = DataTable(columns.map { RowColumn(name: $0.field.name, cell: $0.cell) }, rows: rows)
        fields = zip(columns, table.columns).map { $0.field.fitted(to: $1.cells) }
    }
}
