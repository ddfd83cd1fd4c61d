import Articles
import TestSupport
import Testing

/// Our grids against ``TableModel``.
struct FormingATableTests {
    @Test func generatedTables() {
        for seed in 0..<UInt64(SharedCorpus.isWhole ? 100_000 : 2_000) {
            let table = GeneratedTable(seed: seed)
            guard table.grid.contains(where: { !$0.isEmpty }) else { continue }
            let article = Reading.article(table.html, path: "a.html")
            let grid = Reading.grid(article.tables.first)
            #expect(grid == table.grid, "seed \(seed)\n\(table.html)")
            if grid != table.grid { return }
        }
    }

    /// A table in Markdown is the same, whatever blank lines and indents it has, and wherever it is.
    @Test func generatedTablesInMarkdown() {
        for seed in 0..<UInt64(SharedCorpus.isWhole ? 50_000 : 1_000) {
            let table = GeneratedTable(seed: seed)
            guard table.grid.contains(where: { !$0.isEmpty }) else { continue }
            var generator = SeededGenerator(seed: seed)
            let text = Self.inMarkdown(table.html, using: &generator)
            let article = Reading.article(text)
            let grids = article.tables.map(Reading.grid)
            let wanted = [table.grid, [["n"], ["1"]]]
            #expect(grids == wanted, "seed \(seed)\n\(text)")
            Reading.expectRawAtItsPlace(article)
            if grids != wanted { return }
        }
    }

    private static func inMarkdown(_ html: String, using generator: inout SeededGenerator) -> String {
        var lines = [""]
        for piece in html.split(separator: "<").map({ "<" + $0 }) {
            // A table whose start tag is indented far is code.
            if piece != "<table>", Int.random(in: 0...2, using: &generator) == 0 {
                if Int.random(in: 0...3, using: &generator) == 0 { lines.append("") }
                lines.append(String(repeating: " ", count: Int.random(in: 0...9, using: &generator)))
            }
            lines[lines.count - 1] += piece
        }
        let ending = ["\n", "\r\n", "\r"][Int.random(in: 0...2, using: &generator)]
        switch Int.random(in: 0...5, using: &generator) {
        case 0: lines = lines.map { "> " + $0 }
        case 1: lines = ["- item", ""] + lines.map { "  " + $0 }
        case 2: lines[0] = "Words and " + lines[0]
        case 3: lines = ["<div>"] + lines + ["</div>"]
        case 4: lines = ["> - item", ">"] + lines.map { ">   " + $0 }
        default: break
        }
        return (["# A", ""] + lines + ["", "| n |", "|---|", "| 1 |", ""]).joined(separator: ending)
    }

    /// The grids of html5lib's expected trees, of tables without what shows no text or is text of another kind.
    @Test(.enabled(if: TreeConstruction.isPresent, "html5lib's cases exist only next to a developer's checkout"))
    func treesOfTheStandard() throws {
        var tables = 0
        for example in try TreeConstruction.cases() {
            let expected = example.document.tables.compactMap(Self.grid)
            guard !expected.isEmpty, expected.count == example.document.tables.count else { continue }
            let read = Reading.article(example.html, path: "a.html").tables
            let filled = expected.filter { !$0.isEmpty }
            #expect(read.map(Reading.grid) == filled, "\(example.name)\n\(example.html)")
            tables += filled.count
        }
        #expect(tables > 0)
        print("\(tables) grids of html5lib's trees")
    }

    /// Nil if the table is too odd to know its text without the rules of the page.
    private static func grid(of table: ArraySlice<TreeConstruction.Node>) -> [[String]]? {
        var groups: [(tag: String, rows: [[TableModel.Cell]])] = []
        guard let top = table.first?.depth else { return nil }
        for node in table.dropFirst() {
            switch node.kind {
            case .element(let name):
                if ["tbody", "thead", "tfoot"].contains(name), node.depth == top + 1 {
                    groups.append((name, []))
                } else if name == "tr", node.depth == top + 2, !groups.isEmpty {
                    groups[groups.count - 1].rows.append([])
                } else if name == "td" || name == "th", node.depth == top + 3, groups.last?.rows.isEmpty == false {
                    let row = groups[groups.count - 1].rows.count - 1
                    groups[groups.count - 1].rows[row].append(TableModel.Cell(text: ""))
                } else if !["a", "b", "i", "font", "span", "caption", "colgroup", "col", "p", "div"].contains(name) {
                    return nil
                }
            case .text(let text):
                guard node.depth > top + 3, let row = groups.last?.rows.indices.last,
                    let cell = groups[groups.count - 1].rows[row].indices.last
                else { continue }
                groups[groups.count - 1].rows[row][cell].text += text
            }
        }
        for group in groups.indices {
            for row in groups[group].rows.indices {
                for cell in groups[group].rows[row].indices {
                    groups[group].rows[row][cell].text = FullParse.folded(groups[group].rows[row][cell].text)
                }
            }
        }
        guard groups.contains(where: { $0.rows.contains { !$0.isEmpty } }) else { return [] }
        let ordered = groups.filter { $0.tag != "tfoot" } + groups.filter { $0.tag == "tfoot" }
        return TableModel.grid(of: ordered.map(\.rows))
    }
}
