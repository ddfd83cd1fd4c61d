@testable import Workbench

/// A small book about lamps, with what conditions can ask for: words that lead to others, ranges, qualified and empty values, yes and
/// no as booleans and as words.
enum LampBook {
    static func checked(_ changes: [String: String?] = [:]) throws -> CheckedBook {
        var files = files
        for (path, text) in changes { files[path] = text }
        return try Pipeline().run(
            BookFolder(files: files.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }))
    }

    static let files: [String: String] = [
        "book.yaml": """
        title: Lamps
        articles:
          - {id: maker, file: Articles/maker.md, origin: {title: The maker's list}}
        datasets: [lamp, light, advice]
        """,
        "Articles/maker.md": """
        # Lamps

        | Lamp | Socket | Dims | Safe | Power |
        |---|---|---|---|---|
        | Aurora 5 | 14×30 mm | yes | ○ | ≤37 |
        | Aurora 5 Pro | 14×30 mm | no | × | 40 |
        | Borea | 27×60 mm | yes | ○ | 10–12 |
        | Cirrus | 27×60 mm | no | × | ~9 |
        | Élan | 27×60 mm | no | ○ | — |

        # Light

        | Socket | dim | normal | bright |
        |---|---|---|---|
        | 14×30 mm | 10 | 20 | 30.5 |
        | 27×60 mm | 50 | 60 | 70 |

        # Advice

        | Rule | From | To | Text |
        |---|---|---|---|
        | 1 | 2001 | 2005 | Use wood, dry |
        | 2 | 2005 |  | Use metal |
        | 3 |  | 2001 | Use clay |
        | 4 |  |  | Keep clean |
        """,
        "Vocabulary/lamp.yaml": """
        vocabulary: lamp
        entries:
          - {id: Aurora 5}
          - {id: Aurora 5 Pro}
          - {id: Borea}
          - {id: Cirrus}
          - {id: elan, labels: Élan}
        """,
        "Vocabulary/socket.yaml": """
        vocabulary: socket
        entries:
          - {id: 14x30, labels: small socket, aliases: [14×30 mm]}
          - {id: 27x60, labels: {en: large socket, ja: 大}, aliases: [27×60 mm]}
        """,
        "Vocabulary/level.yaml": """
        vocabulary: level
        entries: [dim, normal, bright]
        """,
        "Vocabulary/truth.yaml": """
        vocabulary: truth
        entries:
          - {id: safe, aliases: [○]}
          - {id: unsafe, aliases: [×]}
        """,
        "Vocabulary/edition.yaml": """
        vocabulary: edition
        entries: ["2001", "2003", "2005", "2007"]
        """,
        "Datasets/lamp.yaml": """
        dataset: lamp
        title: Lamps
        unit: W
        keys: [{field: lamp, vocabulary: lamp}]
        values:
          - {field: socket, vocabulary: socket}
          - {field: is_dimmable, type: boolean}
          - {field: safety, vocabulary: truth}
          - {field: power, type: number, qualified: true, title: "Power < 50 W"}
        """,
        "Datasets/light.yaml": """
        dataset: light
        title: Light
        unit: lm
        keys:
          - {field: socket, vocabulary: socket}
          - {field: level, vocabulary: level}
        values: [{field: value, type: number, title: Luminous flux}]
        layout: {rows: [socket], columns: level}
        """,
        "Datasets/advice.yaml": """
        dataset: advice
        title: Advice
        keys: [{field: rule, type: integer}]
        values:
          - {field: first, vocabulary: edition, optional: true}
          - {field: last, vocabulary: edition, optional: true}
          - {field: text, type: text}
        ranges: [{axis: edition, from: first, to: last}]
        """,
        "Recipes/maker.yaml": """
        article: maker
        tables:
          - select: {header: [Lamp]}
            feeds:
              - dataset: lamp
                fields:
                  lamp: {column: Lamp}
                  socket: {column: Socket}
                  is_dimmable: {column: Dims}
                  safety: {column: Safe}
                  power: {column: Power}
          - select: {header: [Socket, dim]}
            feeds:
              - dataset: light
                steps: [{unpivot: {columns: {vocabulary: level}, name: level, value: flux}}]
                fields: {socket: {column: Socket}, level: {column: level}, value: {column: flux}}
          - select: {header: [Rule]}
            feeds:
              - dataset: advice
                fields: {rule: {column: Rule}, first: {column: From}, last: {column: To}, text: {column: Text}}
        """,
    ]
}
