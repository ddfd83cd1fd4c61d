import Text

/// Finds the lines of texts that contain a text, by their rarest sequence of three letters.
///
/// Case, width and white space do not matter.
struct TextCatalogue {
    private struct Letters: Hashable {
        let first: Character
        let second: Character
        let third: Character
    }

    /// The distinct texts, folded.
    private var texts: [String] = []
    /// For each text the lines that have it.
    private var lines: [[Int]] = []
    /// For each line its texts.
    private var ofLines: [[Int]] = []
    private var byLetters: [Letters: [Int]] = [:]

    /// - Complexity: linear in the letters of the distinct texts.
    init(_ texts: [[String]]) {
        var numbers: [String: Int] = [:]
        for (line, texts) in texts.enumerated() {
            ofLines.append([])
            for text in Set(texts.map(LabelFolding.fold)) {
                let number = numbers[text] ?? self.texts.count
                if number == self.texts.count {
                    numbers[text] = number
                    self.texts.append(text)
                    lines.append([])
                }
                lines[number].append(line)
                ofLines[line].append(number)
            }
        }
        guard self.texts.count > Self.mostRead else { return }
        for (number, text) in self.texts.enumerated() {
            for letters in Set(Self.letters(of: text)) { byLetters[letters, default: []].append(number) }
        }
    }

    /// The lines with a text that contains `wanted`, in their order.
    ///
    /// - Parameter wanted: folded.
    func lines(containing wanted: String) -> [Int] {
        let found = candidates(for: wanted).filter { texts[$0].contains(wanted) }
        return found.count == 1 ? lines[found[0]] : Set(found.flatMap { lines[$0] }).sorted()
    }

    /// An upper estimate of the number of these lines, without visiting them.
    func estimate(containing wanted: String) -> Int {
        let found = candidates(for: wanted)
        return found.count == 1 ? lines[found[0]].count : found.count
    }

    func line(_ line: Int, contains wanted: String) -> Bool { ofLines[line].contains { texts[$0].contains(wanted) } }

    /// So few texts are read faster than their letters are listed.
    private static let mostRead = 16

    private func candidates(for wanted: String) -> [Int] {
        if texts.count <= Self.mostRead { return Array(texts.indices) }
        let lists = Self.letters(of: wanted).map { byLetters[$0, default: []] }
        return lists.min { $0.count < $1.count } ?? Array(texts.indices)
    }

    private static func letters(of text: String) -> [Letters] {
        let letters = Array(text)
        return zip(letters, zip(letters.dropFirst(), letters.dropFirst(2))).map {
            Letters(first: $0, second: $1.0, third: $1.1)
        }
    }
}
