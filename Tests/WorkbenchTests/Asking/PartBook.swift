@testable import Workbench

/// A small book about parts, with numbers that bring their own units, and ranges of numbers and of words of two systems.
enum PartBook {
    static func checked() throws -> CheckedBook {
        try Pipeline().run(
            BookFolder(files: files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }))
    }

    static let files: [String: String] = [
        "book.yaml": """
        title: Parts
        articles:
          - {id: maker, file: Articles/maker.md, origin: {title: The maker's list}}
          - {id: trade, file: Articles/trade.md, origin: {title: The trade's list}}
        datasets: [part, speed, model, release, note]
        """,
        "Articles/maker.md": """
        # Parts

        | Part | Size |
        |---|---|
        | pad | 30 mm |
        | disc | 4.5 cm |
        | rim | 1 210 mm |

        # Speeds

        | Speed | Way |
        |---|---|
        | 80 | 400 m |
        | 100 | 0.8 m |

        # Models

        | Model | From | To |
        |---|---|---|
        | A | 1972 | 2010 |
        | B | 1999 |  |
        | C | 2000 | 2005 |

        # Releases

        | Release | Name |
        |---|---|
        | 3 | Three |
        | 4 | Four |
        | 5 | Five |

        # Notes

        | Note | From | To | Text |
        |---|---|---|---|
        | 1 |  | hand-2 | Turn < left |
        | 2 | 1 | 3 | Turn right |
        | 3 | 4 |  | Stop |
        """,
        "Articles/trade.md": """
        | Part | Size |
        |---|---|
        | pad | 3 cm |
        """,
        "Vocabulary/length-unit.yaml": """
        vocabulary: length-unit
        entries:
          - {id: mm, labels: {en: millimetre}}
          - {id: cm, aliases: [centimetre]}
          - {id: m}
        """,
        "Vocabulary/release.yaml": """
        vocabulary: release
        entries: ["3", "4", "5"]
        """,
        "Vocabulary/limit.yaml": """
        vocabulary: limit
        entries: ["1", "3", "4", hand-2, hand-3]
        """,
        "Datasets/part.yaml": """
        dataset: part
        title: Parts
        unit: per-record
        units: {vocabulary: length-unit}
        keys: [{field: part}]
        values: [{field: size, type: number}]
        """,
        "Datasets/speed.yaml": """
        dataset: speed
        title: Speeds
        unit: m
        keys: [{field: speed, type: integer}]
        values: [{field: way, type: number}]
        """,
        "Datasets/model.yaml": """
        dataset: model
        title: Models
        keys: [{field: model}]
        values:
          - {field: first, type: integer}
          - {field: last, type: integer, optional: true}
        ranges: [{axis: year, from: first, to: last}]
        """,
        "Datasets/release.yaml": """
        dataset: release
        title: Releases
        keys: [{field: release, vocabulary: release}]
        values: [{field: name, type: text}]
        """,
        "Datasets/note.yaml": """
        dataset: note
        title: Notes
        keys: [{field: note, type: integer}]
        values:
          - {field: since, vocabulary: limit, optional: true}
          - {field: until, vocabulary: limit, optional: true}
          - {field: text, type: text}
        ranges: [{axis: release, from: since, to: until}]
        """,
        "Recipes/maker.yaml": """
        article: maker
        tables:
          - {select: {header: [Part]}, feeds: [{dataset: part, fields: {part: {column: Part}, size: {column: Size}}}]}
          - {select: {header: [Speed]}, feeds: [{dataset: speed, fields: {speed: {column: Speed}, way: {column: Way}}}]}
          - select: {header: [Model]}
            feeds: [{dataset: model, fields: {model: {column: Model}, first: {column: From}, last: {column: To}}}]
          - select: {header: [Release]}
            feeds: [{dataset: release, fields: {release: {column: Release}, name: {column: Name}}}]
          - select: {header: [Note]}
            feeds:
              - dataset: note
                fields: {note: {column: Note}, since: {column: From}, until: {column: To}, text: {column: Text}}
        """,
        "Recipes/trade.yaml": """
        article: trade
        tables:
          - {select: {header: [Part]}, feeds: [{dataset: part, fields: {part: {column: Part}, size: {column: Size}}}]}
        """,
    ]
}
