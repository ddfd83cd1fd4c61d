import Records

/// A page for people as blocks, independent of its format.
struct Document: Sendable {
    enum Block: Sendable {
        /// - Parameter level: 2 to 6; the title is of level 1.
        case heading(String, level: Int)
        case paragraph(RichText)
        case list([DocumentItem])
        case table(DocumentTable)
        /// The values of a dataset; their marks lead to the notes on the same page.
        case values(WideTable, of: Dataset)
        case picture(ReportCharts.Item)
        /// Lines of a fixed width.
        case code(String, language: String)
    }

    let title: String
    private(set) var blocks: [Block] = []

    init(title: String) { self.title = title }

    mutating func heading(_ text: String, level: Int) { blocks.append(.heading(text, level: level)) }

    /// An empty text is skipped.
    mutating func paragraph(_ text: RichText) {
        if !text.isEmpty { blocks.append(.paragraph(text)) }
    }

    /// A text of several paragraphs, see ``TextParagraphs``.
    mutating func prose(_ text: String) {
        for text in TextParagraphs.of(text) { paragraph(RichText(text)) }
    }

    mutating func list(_ items: [DocumentItem]) {
        if !items.isEmpty { blocks.append(.list(items)) }
    }

    mutating func table(_ table: DocumentTable) {
        if !table.columns.isEmpty { blocks.append(.table(table)) }
    }

    mutating func values(_ table: WideTable, of dataset: Dataset) { blocks.append(.values(table, of: dataset)) }

    /// A table with its heading and what all of its values share.
    ///
    /// - Parameter level: of the heading.
    mutating func values(_ group: WideTableGroups.Group, of dataset: Dataset, level: Int) {
        if !group.heading.isEmpty { heading(group.heading, level: level) }
        paragraph(RichText(group.table.remarks.joined(separator: " · ")))
        values(group.table, of: dataset)
    }

    /// Some records of a dataset in tables that fit the page; without notes, which are on the dataset's page.
    ///
    /// - Parameter records: their positions.
    mutating func values(_ records: [Int], of dataset: Dataset, material: ReportMaterial, level: Int) {
        let groups = WideTableSource(records, of: dataset, material: material).fittingGroups
        paragraph(RichText(ShortHeads.text(of: groups.map(\.table), say: material.say) ?? ""))
        for group in groups { values(group, of: dataset, level: level) }
    }

    mutating func picture(_ picture: ReportCharts.Item) { blocks.append(.picture(picture)) }

    mutating func code(_ text: String, language: String) { blocks.append(.code(text, language: language)) }
}

/// An item of a list with the items below it.
struct DocumentItem: Sendable {
    let text: RichText
    let items: [DocumentItem]
    /// What links to the item name, in formats with such anchors. Unique on its page.
    let anchor: String?

    init(_ text: RichText, items: [DocumentItem] = [], anchor: String? = nil) {
        (self.text, self.items, self.anchor) = (text, items, anchor)
    }
}

/// A table whose cells are texts. Short rows are filled with empty cells.
struct DocumentTable: Sendable {
    struct Column: Sendable {
        let title: RichText
        var isNumeric = false
    }

    let columns: [Column]
    let rows: [[RichText]]

    /// Columns of texts, then of numbers, then again of texts.
    init(_ texts: [RichText], numbers: [RichText] = [], others: [RichText] = [], rows: [[RichText]]) {
        columns =
            texts.map { Column(title: $0) } + numbers.map { Column(title: $0, isNumeric: true) }
            + others.map { Column(title: $0) }
        self.rows = rows
    }
}
