import Books

/// The part of the index about the book's coverage: a table of datasets and words, and the gaps.
struct CoverageSection: ReportPart {
    let material: ReportMaterial
    private let matrix: CoverageMatrix

    /// Nil if the book requests none.
    init?(material: ReportMaterial) {
        guard let matrix = CoverageMatrix(material.publication) else { return nil }
        self.material = material
        self.matrix = matrix
    }

    private var title: String { matrix.field.title[material.language] }

    func write(to page: inout Document) {
        page.heading(say("Coverage: \(title)", ja: "収録範囲：\(title)"), level: 2)
        page.paragraph(
            say(
                "The number of values of each dataset; empty if it has no record, 0 if the sources state that the values are missing.",
                ja: "各データセットの値の数。空欄は記録なし、0 は出典が「なし」とするもの。"))
        page.table(table)
        page.paragraph(others)
        let items = CoverageGaps(material: material, matrix: matrix).items
        guard !items.isEmpty else { return }
        page.heading(say("Gaps", ja: "欠けているもの"), level: 3)
        page.list(items)
    }

    private var table: DocumentTable {
        DocumentTable(
            [say("Dataset", ja: "データセット")],
            numbers: matrix.words.map { RichText($0.labels[material.language]) },
            rows: matrix.rows.map { row in
                [material.link(to: row.dataset)] + row.counts.map { $0.map { "\($0)" } ?? "" }
            })
    }

    private var others: RichText {
        guard !matrix.others.isEmpty else { return "" }
        let links = say.list(matrix.others.map(material.link))
        return say("Without this field: ", ja: "この項目のないデータセット：") + links + say(".", ja: "。")
    }
}
