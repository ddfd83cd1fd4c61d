import Books
import TestSupport
import Testing
import Text

@testable import Discovery

/// Sums and means among random numbers are found.
@Suite struct PlantedTotalTests: KitTests {
    @Test func sumOfTwoColumns() {
        var generator = SeededGenerator(seed: 11)
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["maker", "size"]),
            values: [.init(name: "board"), .init(name: "edge"), .init(name: "box")],
            rows: rows([makers, sizes]) { key in
                let (board, edge) = (
                    Int.random(in: 20...400, using: &generator), Int.random(in: 3...300, using: &generator)
                )
                return [board, edge, key == [2, 2] ? 7 : board + edge]
            })
        let proposals = found(book)
        #expect(proposals.map(\.statement) == ["box is the sum of board and edge"])
        #expect(proposals.first?.exceptions.map(\.place.line) == [15])
    }

    @Test func totalsOfWords() {
        var generator = SeededGenerator(seed: 13)
        var book = NumberBook()
        let all = makers + ["all"]
        var numbers = sizes.map { _ in makers.map { _ in Int.random(in: 20...400, using: &generator) } }
        numbers = numbers.map { $0 + [$0.reduce(0, +)] }
        book.add(
            "kit", keys: [.init(name: "maker", words: all), .init(name: "size", words: sizes)],
            values: [.init(name: "weight")], rows: rows([all, sizes]) { [numbers[$0[1]][$0[0]]] })
        let proposals = found(book)
        #expect(
            proposals.map(\.statement) == [
                "weight is the sum of the weight of kit for maker north, south, east and west where maker is all"
            ])
        #expect(proposals.first?.support == sizes.count)
    }

    /// The combinations of the fields that only one of two datasets has would be more than the processor counts.
    @Test func manyFieldsOfManyWords() {
        var book = NumberBook()
        let fields = (0..<30).map { NumberBook.Column(name: "k\($0)", words: (0..<6).map { "w\($0)" }) }
        let wide = (0..<40).map { row in fields.indices.map { "w\((row + row * $0 / 7) % 6)" } + ["\(row * row)"] }
        book.add("wide", keys: fields, values: [.init(name: "weight")], rows: wide)
        book.add(
            "narrow", keys: [fields[0]], values: [.init(name: "length")], rows: (0..<6).map { ["w\($0)", "\($0)"] })
        #expect(found(book).isEmpty)
    }

    /// A table has one total for each of its columns, so that these are judged together.
    @Test func totalsOfColumns() {
        var generator = SeededGenerator(seed: 14)
        var book = NumberBook()
        let all = makers + ["all", "other"]
        let columns = ["board", "edge", "box"]
        var rows = makers.map { [$0] + columns.map { _ in String(Int.random(in: 20...400, using: &generator)) } }
        let totals = (1...3).map { column in String(rows.reduce(0) { $0 + (Int($1[column]) ?? 0) }) }
        rows += [["all"] + totals, ["other", "17", "350", "211"]]
        book.add(
            "kit", keys: [.init(name: "maker", words: all)], values: columns.map { .init(name: $0) }, rows: rows)
        let sums = found(book).filter { $0.rule.kind == "sum" }
        #expect(sums.map(\.column).sorted() == columns.sorted())
        let end = "for maker north, south, east and west where maker is all"
        #expect(sums.allSatisfy { $0.statement.hasSuffix(end) })
    }

    /// The last column has the means of the others, rounded, and so has the last row.
    @Test func means() {
        var generator = SeededGenerator(seed: 16)
        var book = NumberBook()
        let columns = ["ash", "elm", "fir", "oak", "mean"]
        func tenths(_ number: Int) -> String { "\(number / 10).\(number % 10)" }
        var lines = (0..<6).map { _ in (0..<4).map { _ in Int.random(in: 100...990, using: &generator) } }
        lines.append((0..<4).map { column in (2 * lines.reduce(0) { $0 + $1[column] } + 6) / 12 })
        let rows = zip(sizes + ["average"], lines).map { size, line in
            [size] + (line + [(2 * line.reduce(0, +) + 4) / 8]).map(tenths)
        }
        book.add(
            "kit", keys: [.init(name: "size", words: sizes + ["average"])], values: columns.map { .init(name: $0) },
            rows: rows)
        let statements = found(book).filter { $0.rule.kind == "sum" }.map(\.statement)
        #expect(statements.contains("mean is the mean of ash, elm, fir and oak of kit within 0.05"), "\(statements)")
        #expect(
            statements.contains(
                "oak is the mean of the oak of kit for size xs, s, m, l, xl and xxl within 0.05 where size is average"
            ))
        #expect(statements.count == columns.count, "\(statements)")
    }

    @Test func sumsOfManyColumns() {
        var generator = SeededGenerator(seed: 17)
        var book = NumberBook()
        let columns = ["ash", "elm", "fir", "oak", "yew"]
        book.add(
            "kit", keys: keys(["maker", "size"]), values: (columns + ["all"]).map { .init(name: $0) },
            rows: rows([makers, sizes]) { key in
                let parts = columns.map { _ in Int.random(in: 3...400, using: &generator) }
                return parts + [key == [1, 1] ? 9 : parts.reduce(0, +)]
            })
        let proposals = found(book)
        #expect(proposals.map(\.statement) == ["all is the sum of ash and elm and fir and oak and yew"])
        #expect(proposals.first?.exceptions.map(\.place.line) == [8])
    }
}
