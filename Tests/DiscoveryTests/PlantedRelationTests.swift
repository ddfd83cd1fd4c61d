import Books
import Records
import TestSupport
import Testing
import Text

@testable import Discovery

/// One relation among random numbers: it is found, with the cells that break it, and little else is.
@Suite struct PlantedRelationTests: KitTests {
    @Test func dependency() {
        var generator = SeededGenerator(seed: 1)
        let numbers = (0..<24).map { _ in Int.random(in: 10...99, using: &generator) }
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["kit", "maker", "size"]), values: [.init(name: "weight")],
            rows: rows([kits, makers, sizes]) { key in
                // One slip, and the maker makes no difference.
                [key == [1, 2, 3] ? 5 : numbers[key[0] * 6 + key[2]]]
            })
        let proposals = found(book)
        #expect(proposals.first?.statement == "weight is the same whatever the maker")
        #expect(proposals.first?.exceptions.count == 1)
        #expect(proposals.count == 1, "\(proposals.map(\.statement))")
    }

    @Test func clampedCopy() {
        var generator = SeededGenerator(seed: 2)
        let numbers = (0..<24).map { _ in Int.random(in: 10...99, using: &generator) }
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["kit", "maker", "size"]), values: [.init(name: "weight")],
            rows: rows([kits, makers, sizes]) { key in
                [numbers[key[1] * 6 + (key[0] == 1 ? min(key[2], 3) : key[2])]]
            })
        let statements = found(book).map(\.statement)
        #expect(
            statements.contains(
                "the weight for kit travel equals that for kit home at the same size, no higher than l"),
            "\(statements)")
    }

    @Test func multiplesOfAFraction() {
        var generator = SeededGenerator(seed: 3)
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["maker", "size"]), values: [.init(name: "board"), .init(name: "stack")],
            rows: rows([makers, sizes]) { key in
                let board = 5 * Int.random(in: 15...60, using: &generator)
                return [board, key == [1, 1] ? 7 : board * 2 / 5 * Int.random(in: 2...9, using: &generator)]
            })
        let proposals = found(book)
        #expect(proposals.map(\.statement).contains("stack is a whole multiple of 0.4 times the board of kit"))
        #expect(proposals.first { $0.rule.kind == "multiple-of" }?.exceptions.map(\.place.line) == [8])
    }

    /// Stacks of boards in rooms, each maker with a constant of its own.
    private func stacks(_ constants: [Int]) -> NumberBook {
        var generator = SeededGenerator(seed: 4)
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["maker", "size"]),
            values: [.init(name: "room"), .init(name: "board"), .init(name: "stack")],
            rows: rows([makers, sizes]) { key in
                let (room, board) = (
                    Int.random(in: 400...999, using: &generator), Int.random(in: 11...41, using: &generator)
                )
                return [room, board, (room - constants[key[0]]) / board * board]
            })
        return book
    }

    @Test func rowsUnderATotal() {
        let proposals = found(stacks([30, 31, 32, 33]))
        let rule = proposals.first { $0.rule.kind == "floor-to-multiples" }
        #expect(rule?.exceptions.isEmpty == true, "\(proposals.map(\.statement))")
        #expect(rule?.statement.contains("fit under the room of kit") == true)
    }

    @Test func offsetWithAFloor() {
        var generator = SeededGenerator(seed: 5)
        let numbers = (0..<24).map { _ in Int.random(in: 10...70, using: &generator) }
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["kit", "maker", "size"]), values: [.init(name: "weight")],
            rows: rows([kits, makers, sizes]) { key in
                let number = numbers[key[1] * 6 + key[2]]
                return [key[0] == 0 ? number : max(25, number - 9)]
            })
        let statements = found(book).map(\.statement)
        #expect(
            statements.contains {
                $0.hasPrefix("the weight is that for kit home plus a constant for each kit, but at least 25")
            },
            "\(statements)")
    }

    @Test func offsetWithASlip() {
        var generator = SeededGenerator(seed: 14)
        let numbers = (0..<24).map { _ in Int.random(in: 10...70, using: &generator) }
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["kit", "maker", "size"]), values: [.init(name: "weight")],
            rows: rows([kits, makers, sizes]) { key in
                [numbers[key[1] * 6 + key[2]] + (key[0] == 0 ? 0 : key == [1, 2, 3] ? 5 : 9)]
            })
        let offset = found(book).first { $0.rule.kind == "offset" }
        #expect(offset?.statement.contains("plus a constant for each kit") == true, "\(offset?.statement ?? "none")")
        #expect(offset?.support == 24)
        #expect(offset?.exceptions.count == 1)
    }

    @Test func equationWithAnotherDataset() {
        var generator = SeededGenerator(seed: 6)
        let widths = (0..<24).map { _ in Int.random(in: 100...900, using: &generator) }
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["maker", "size"]), values: [.init(name: "width")],
            rows: rows([makers, sizes]) { key in [widths[key[0] * 6 + key[1]] * 3 / 2 - 16] }.enumerated()
                .filter { widths[$0.offset].isMultiple(of: 2) }.map(\.element))
        book.add(
            "screen", keys: keys(["maker", "size"]), values: [.init(name: "width")],
            rows: rows([makers, sizes]) { key in [widths[key[0] * 6 + key[1]]] })
        let statements = found(book).map(\.statement)
        #expect(statements.contains("width is 1.5 times the width of screen plus -16"), "\(statements)")
    }

    /// As between grams and kilograms.
    @Test func factorThatIsAPowerOfTen() {
        var generator = SeededGenerator(seed: 8)
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["maker", "size"]), values: [.init(name: "kilograms"), .init(name: "grams")],
            rows: rows([makers, sizes]) { _ in
                let kilograms = Int.random(in: 2...90, using: &generator)
                return [kilograms, kilograms * 1000]
            })
        let statements = found(book).map(\.statement)
        #expect(statements.contains("grams is 1000 times the kilograms of kit"), "\(statements)")
    }

    @Test func productOfTwoColumns() {
        var generator = SeededGenerator(seed: 7)
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["maker", "size"]),
            values: [.init(name: "boards"), .init(name: "thickness"), .init(name: "height")],
            rows: rows([makers, sizes]) { _ in
                let (boards, thickness) = (
                    Int.random(in: 2...40, using: &generator), Int.random(in: 3...30, using: &generator)
                )
                return [boards, thickness, boards * thickness]
            })
        let statements = found(book).map(\.statement)
        #expect(statements.contains("height is the thickness times the boards of kit"), "\(statements)")
    }

    /// One quantity in two units, rounded; the second is the multiple, with one slip.
    @Test func roundedMultiples() {
        var generator = SeededGenerator(seed: 15)
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["maker", "size"]), values: [.init(name: "length"), .init(name: "inches")],
            rows: RandomDataTests.combinations([makers, sizes]).enumerated().map { index, key in
                let length = Int.random(in: 40...900, using: &generator)
                let hundredths = index == 7 ? 77 : (length * 1000 + 127) / 254
                return key + [String(length), "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"]
            })
        let proposals = found(book)
        #expect(proposals.map(\.rule.kind) == ["linear"], "\(proposals.map(\.statement))")
        #expect(proposals.first?.statement == "inches is 0.03937 times the length of kit within 0.005")
        #expect(proposals.first?.exceptions.map(\.place.line) == [8])
    }

    @Test func evenStepsAlongAField() {
        var generator = SeededGenerator(seed: 12)
        let starts = makers.map { _ in Int.random(in: 100...900, using: &generator) }
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["maker", "size"]), values: [.init(name: "length")],
            rows: rows([makers, sizes]) { key in [key == [1, 4] ? 50 : starts[key[0]] - 7 * key[1]] })
        let proposals = found(book)
        let steps = proposals.first { $0.rule.kind == "even-steps" }
        #expect(steps?.statement == "length changes by -7 with each step along size")
        #expect(steps?.exceptions.flatMap(\.implied).map(\.value) == [String(starts[1] - 28)])
        #expect(!proposals.contains { $0.rule.kind == "monotonic" })
    }

    @Test func evenStepsAlongFractions() {
        let lengths = stride(from: 22, through: 30, by: 0.5).map { String($0) }
        var book = NumberBook()
        book.add(
            "kit", keys: [.init(name: "length")], values: [.init(name: "last")],
            rows: lengths.enumerated().map { [$1, String(235 + 5 * $0)] })
        #expect(found(book).first { $0.rule.kind == "even-steps" }?.support == lengths.count)
    }

    /// An order along one field says nothing of that along another one.
    @Test func ordersAlongTwoFields() {
        var generator = SeededGenerator(seed: 15)
        func steps(_ count: Int) -> [Int] {
            (0..<count).reduce(into: [0]) { $0.append($0[$1] + Int.random(in: 3...40, using: &generator)) }
        }
        let (byMaker, bySize) = (steps(4), steps(6))
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["maker", "size"]), values: [.init(name: "weight")],
            rows: rows([makers, sizes]) { [byMaker[$0[0]] * bySize[$0[1]] + byMaker[$0[0]] + bySize[$0[1]]] })
        let statements = found(book).filter { $0.rule.kind == "monotonic" }.map(\.statement)
        #expect(statements.count == 2, "\(statements)")
    }

    /// Numbers that no sum or product can hold are passed over.
    @Test func numbersAtTheEdge() {
        let numbers = [
            "999999999999999999", "-999999999999999999", "0.000000000000000001", "-0.000000000000000001", "0", "1",
            "9223372036854775807", "-9223372036854775807", "",
        ]
        var book = NumberBook()
        let rows = RandomDataTests.combinations([makers, sizes]).enumerated().map { index, key in
            key + [numbers[index % 9], numbers[index / 2 % 9], numbers[index * 7 % 9]]
        }
        book.add(
            "kit", keys: keys(["maker", "size"]),
            values: [.init(name: "board"), .init(name: "edge"), .init(name: "box")], rows: rows)
        #expect(Try.report(book.datasets, in: book.book).profiles.count == 3)
    }

    @Test func aDatasetWithoutRecords() {
        var book = NumberBook()
        book.add("kit", keys: keys(["maker", "size"]), values: [.init(name: "board")], rows: [])
        #expect(Try.report(book.datasets, in: book.book).proposals.isEmpty)
    }

    @Test func orderAlongAField() {
        var generator = SeededGenerator(seed: 8)
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["maker", "size"]), values: [.init(name: "weight")],
            rows: rows([makers, sizes]) { key in [10 * key[1] + Int.random(in: 0...9, using: &generator)] })
        #expect(found(book).map(\.statement).contains("weight rises along size"))
    }

    @Test func orderOfTwoColumns() {
        var generator = SeededGenerator(seed: 9)
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["kit", "maker", "size"]), values: [.init(name: "inner"), .init(name: "outer")],
            rows: rows([kits, makers, sizes]) { _ in
                let inner = Int.random(in: 100...900, using: &generator)
                return [inner, inner + Int.random(in: 1...300, using: &generator)]
            })
        let statements = found(book).map(\.statement)
        #expect(statements == ["inner, outer increase in this order"])
    }

    /// A maker that nobody has seen yet is predicted where it does as an earlier one does, and the report says as which one.
    @Test(arguments: [(90, 5...6), (300, 0...0)])
    func constantsAreTriedOnNewWords(_ constant: Int, _ right: ClosedRange<Int>) throws {
        let book = stacks([30, 90, 150, constant])
        let report = Try.report(book.datasets, in: book.book) { record, _ in record.key[0] == "west" }
        let prediction = try #require(
            report.proposals.first { $0.rule.kind == "floor-to-multiples" && !$0.isImplied }?.prediction)
        #expect(prediction.judged == 6)
        #expect(prediction.judgedAlone == 0)
        let borrowed = try #require(prediction.borrowed)
        #expect(borrowed.judged == 6)
        #expect(right.contains(borrowed.right), "\(borrowed)")
        #expect(borrowed.tried == 3)
        if constant == 90 { #expect(borrowed.words.map(\.word) == ["south"]) }
    }

    /// What is left out does not count, and is predicted.
    @Test func recordsLeftOutAreForetold() {
        var generator = SeededGenerator(seed: 10)
        let numbers = (0..<24).map { _ in Int.random(in: 10...99, using: &generator) }
        var book = NumberBook()
        book.add(
            "kit", keys: keys(["kit", "maker", "size"]), values: [.init(name: "weight")],
            rows: rows([kits, makers, sizes]) { key in [key == [1, 3, 3] ? 1 : numbers[key[1] * 6 + key[2]]] })
        let report = Try.report(book.datasets, in: book.book) { record, _ in record.key[1] == "west" }
        let proposal = report.proposals.first { $0.rule.kind == "equal-slices" }
        #expect(proposal?.statement == "the weight for kit home equals that for kit travel")
        #expect(proposal?.support == 36)
        #expect(proposal?.exceptions.isEmpty == true)
        #expect(proposal?.prediction?.judged == 12)
        // Of two that differ the rule cannot tell which is right.
        #expect(proposal?.prediction?.right == 10)
        // Alone, a record of this maker has nothing to be compared with.
        #expect(proposal?.prediction?.judgedAlone == 0)
    }
}
