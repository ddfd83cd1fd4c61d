/// A small book about planks of wood, file by file, for tests that need a whole book.
package enum PlankBook {
    /// The path of its only article.
    package static let article = "Articles/mill.md"

    /// The book's files; a test replaces, adds or takes away what it is about.
    package static let files: [String: String] = [
        "book.yaml": """
        title: {en: Planks, ja: 板}
        description: What a mill says of its planks.
        articles:
          - id: mill
            file: Articles/mill.md
            origin: {title: Planks of the old mill, author: A. Sawyer, date: spring 2024}
        datasets: [plank-size]
        """,
        "Articles/mill.md": """
        # Planks

        ## Sizes in dry state

        | Wood | Grade 1 | Grade 2 |
        |------|--------:|--------:|
        | Oak  | 20      | 40      |
        | Pine(left) | 25 | 45     |
        """,
        "Vocabulary/wood.yaml": """
        vocabulary: wood
        title: {en: Wood, ja: 木材}
        entries:
          - {id: oak, labels: {en: Oak, ja: 楢}, aliases: [Quercus]}
          - {id: pine, labels: {en: Pine, ja: 松}}
        """,
        "Vocabulary/grade.yaml": """
        vocabulary: grade
        entries:
          - {id: first, aliases: [Grade 1]}
          - {id: second, aliases: [Grade 2]}
        """,
        "Vocabulary/side.yaml": """
        vocabulary: side
        entries: [left, right]
        """,
        "Datasets/plank-size.yaml": """
        dataset: plank-size
        title: Sizes of planks
        unit: mm
        keys:
          - {field: wood, vocabulary: wood}
          - {field: side, vocabulary: side}
          - {field: grade, vocabulary: grade}
        values:
          - {field: value, type: number, minimum: 1, maximum: 500}
        layout: {rows: [wood, side], columns: grade}
        rules:
          - id: second-grade-is-wider
            kind: ordered-pair
            field: grade
            lower: first
            upper: second
            reason: The mill sorts by width.
        """,
        "Recipes/mill.yaml": """
        article: mill
        tables:
          - select: {heading: Sizes, header: [Wood]}
            feeds:
              - dataset: plank-size
                steps:
                  - unpivot: {columns: {vocabulary: grade}, name: grade, value: size}
                fields:
                  wood: {column: Wood, pattern: "{wood}[({side})]"}
                  side: {column: Wood, pattern: "{wood}[({side})]", assume: right}
                  grade: {column: grade}
                  value: {column: size}
        """,
    ]

    /// The files with some of them replaced; nil takes a file away.
    package static func files(replacing changes: [String: String?]) -> [(path: String, bytes: [UInt8])] {
        var files = files
        for (path, text) in changes { files[path] = text }
        return files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }
    }
}
