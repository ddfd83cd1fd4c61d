package import Text

/// The pipe tables of a rule's example, with the places of their cells and of the arrows.
package struct ExampleTables {
    package struct Cell {
        package let text: String
        package let location: SourceLocation
    }

    package struct Table {
        package let dataset: String
        package let article: String
        package let header: [String]
        /// For each column, whether the delimiter row aligns it right: a value, not a part of the key.
        package let isValue: [Bool]
        package var rows: [[Cell]] = []
    }

    package private(set) var tables: [Table] = []
    /// The place behind each arrow, in the text without arrows.
    package private(set) var arrows: [Place] = []

    package init(_ text: String) {
        var (dataset, article) = ("example", "example")
        var header: [String]?
        var isInTable = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = strip(String(line), number: index + 1, article: article)
            if line.hasPrefix("dataset: ") { dataset = String(line.dropFirst(9)) }
            if line.hasPrefix("article: ") { article = String(line.dropFirst(9)) }
            guard line.hasPrefix("|") else {
                (header, isInTable) = (nil, false)
                continue
            }
            let cells = Self.cells(of: line, number: index + 1)
            if isInTable {
                tables[tables.count - 1].rows.append(cells)
            } else if let names = header {
                let isValue = cells.map { $0.text.hasSuffix(":") }
                tables.append(Table(dataset: dataset, article: article, header: names, isValue: isValue))
                isInTable = true
            } else {
                header = cells.map(\.text)
            }
        }
    }

    /// The path of an example's article.
    package static func path(of article: String) -> String { "Articles/\(article).md" }

    private mutating func strip(_ line: String, number: Int, article: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in line.unicodeScalars {
            if scalar == "↓" {
                arrows.append(Place(Self.path(of: article), line: number, column: result.count + 1))
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    private static func cells(of line: String, number: Int) -> [Cell] {
        var cells: [Cell] = []
        var column = 2
        for part in line.dropFirst().split(separator: "|", omittingEmptySubsequences: false).dropLast() {
            let scalars = Array(part.unicodeScalars)
            let start = scalars.firstIndex { $0 != " " } ?? 0
            let end = scalars.lastIndex { $0 != " " } ?? -1
            var text = String.UnicodeScalarView()
            if start <= end { text.append(contentsOf: scalars[start...end]) }
            cells.append(Cell(text: String(text), location: SourceLocation(line: number, column: column + start)))
            column += scalars.count + 1
        }
        return cells
    }
}
