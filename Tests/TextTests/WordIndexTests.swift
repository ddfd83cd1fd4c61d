import TestSupport
import Testing

@testable import Text

@Suite struct WordIndexTests {
    /// Words that are much alike, so that distances tie; words of a few letters of any kind; very short and very long ones.
    private static func word(_ generator: inout SeededGenerator, longest: Int) -> String {
        let letters = ["a", "b", "c", "é", "本", "1", "-", "文", "D"]
        let count = Int.random(in: 0...longest, using: &generator)
        return (0..<count).map { _ in letters.randomElement(using: &generator) ?? "" }.joined()
    }

    @Test(
        arguments: [(1, 40, 6), (2, 300, 6), (3, 900, 9), (4, 600, 3), (5, 400, 70), (6, 3000, 7)]
            as [(UInt64, Int, Int)])
    func findsWhatTheSearchThroughAllWordsFinds(seed: UInt64, count: Int, longest: Int) {
        var generator = SeededGenerator(seed: seed)
        let words = (0..<count).map { _ in Self.word(&generator, longest: longest) }
        let index = WordIndex(words)
        for _ in 0..<200 {
            let word = Self.word(&generator, longest: longest)
            #expect(index.nearest(to: word) == NearestWord.of(word, among: words), "seed \(seed): \(word)")
        }
    }

    @Test(arguments: [11, 12, 13] as [UInt64])
    func findsTheWordThatWasMistyped(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let words = (0..<2000).map { _ in Self.word(&generator, longest: 12) + "xyz" }
        let index = WordIndex(words)
        for word in words.prefix(200) {
            var letters = Array(word)
            let place = Int.random(in: 0..<letters.count - 1, using: &generator)
            letters.swapAt(place, place + 1)
            let typed = String(letters)
            #expect(index.nearest(to: typed) == NearestWord.of(typed, among: words), "seed \(seed): \(typed)")
        }
    }

    /// The table of distances, cell by cell.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var rows = [Array(0...right.count)]
        for i in 0..<left.count {
            var row = [i + 1]
            for j in 0..<right.count {
                var least = min(rows[i][j + 1], row[j]) + 1
                least = min(least, rows[i][j] + (left[i] == right[j] ? 0 : 1))
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    least = min(least, rows[i - 1][j - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[left.count][right.count]
    }

    @Test(arguments: 21...28 as ClosedRange<UInt64>)
    func measuresTheDistanceAsTheTableDoes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let (left, right) = (Self.word(&generator, longest: 12), Self.word(&generator, longest: 12))
            guard !left.isEmpty else { continue }
            let (a, b) = (Array(left.lowercased()), Array(right.lowercased()))
            let distance = Self.distance(a, b)
            let longest = max(a.count, b.count)
            let isNear = distance <= min(max(1, longest / 3), longest - 1)
            #expect((NearestWord.of(left, among: [right]) != nil) == isNear, "seed \(seed): \(left), \(right)")
        }
    }

    @Test func manyWordsThatAreMuchAlikeCostNoMoreThanSome() {
        let words = (0..<20_000).map { "word-\(100_000 + $0)" }
        let index = WordIndex(words)
        for number in 0..<2_000 { #expect(index.nearest(to: "wrod-\(100_000 + number * 7)") != nil) }
    }
}
