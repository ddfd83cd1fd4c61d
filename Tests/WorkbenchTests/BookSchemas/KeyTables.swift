import Books
import Publish

@testable import Workbench

/// The keys of book files as tables of Markdown, for the documentation.
enum KeyTables {
    /// Every map of a book's files, each once, in the order of the files.
    private static let maps: [MapShape] = {
        var seen: Set<String> = []
        return BookFileKind.allCases.flatMap(\.maps).filter { seen.insert($0.name).inserted }
    }()

    /// The names of the maps of which there are tables.
    static var names: [String] { maps.map(\.name) }

    /// The table of one map; nil if no map has the name.
    static func text(of name: String) -> String? {
        maps.first { $0.name == name }.map { map in
            let table = MarkdownTable(
                columns: ["key", "value", "meaning"].map { MarkdownTable.Column($0) },
                rows: map.own.map { key in
                    let lead = key.meaning.hasSuffix(".") ? " Example: " : "; example: "
                    let example = key.example.map { lead + MarkdownText.code($0) } ?? ""
                    return [
                        MarkdownText.code(key.name), MarkdownText.inline(key.value),
                        MarkdownText.inline(key.meaning) + example,
                    ]
                })
            return "**\(MarkdownText.inline(map.title))**\n\n" + table.text
        }
    }
}
