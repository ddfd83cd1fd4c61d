import Books
import Publish

/// The keys of book files as tables of Markdown, for the reference.
package enum KeyTables {
    /// Every map of a book's files, each once, in the order of the files.
    private static let maps: [MapShape] = {
        var seen: Set<String> = []
        return BookFileKind.allCases.flatMap { Shape.map($0.shape).maps }.filter { seen.insert($0.name).inserted }
    }()

    /// The names of the maps of which there are tables.
    package static var names: [String] { maps.map(\.name) }

    /// The table of one map; nil where no map has the name.
    package static func text(of name: String) -> String? { maps.first { $0.name == name }.map(text) }

    private static func text(of map: MapShape) -> String {
        let table = MarkdownTable(
            columns: ["key", "value", "meaning"].map { MarkdownTable.Column($0) },
            rows: map.own.map { [MarkdownText.code($0.name), value($0), meaning($0)] })
        return "**\(MarkdownText.inline(map.title))**\n\n" + table.text
    }

    private static func value(_ key: KeyDeclaration) -> String {
        let standard = key.standard == "false" ? nil : key.standard
        let note =
            key.isRequired ? "; required" : standard.map { "; \(MarkdownText.code($0)) where it is missing" } ?? ""
        return key.shape.words + note
    }

    private static func meaning(_ key: KeyDeclaration) -> String {
        MarkdownText.inline(key.meaning) + (key.example.map { " Example: \(MarkdownText.code($0))" } ?? "")
    }
}

extension Shape {
    /// The shape in a few words of Markdown.
    fileprivate var words: String {
        switch self {
        case .scalar(let scalar): scalar.words
        case .choice(let words): words.map(MarkdownText.code).joined(separator: ", ")
        case .localized: "text in languages"
        case .list(let list): "list: \(list.item.words)"
        case .entries(of: let value, least: _): "map: each key with \(value.words)"
        case .map(let map): map.subject
        case .either(let shapes): shapes.map(\.words).joined(separator: " or ")
        case .named(let name): Shape.declared(name)?.words ?? name
        }
    }
}
