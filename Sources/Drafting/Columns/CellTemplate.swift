/// A text as its numbers and the signs around them: `12 (80 %)` has 12 and 80, and `(` and `%)` behind them.
struct CellTemplate {
    private(set) var numbers: [String] = []
    /// Without white space, and `×` for `x`: before the first number, and behind each.
    private(set) var signs: [String] = [""]

    init(_ text: String) {
        let characters = Array(text)
        var index = 0
        while index < characters.count {
            // A dash directly behind a number separates it from the next one.
            let before = signs[signs.count - 1]
            let mayHaveSign = numbers.isEmpty || !before.isEmpty && !before.hasSuffix("+/")
            let end = Self.endOfNumber(in: characters, from: index, mayHaveSign: mayHaveSign)
            if end > index {
                numbers.append(String(characters[index..<end]))
                signs.append("")
                index = end
            } else {
                if !characters[index].isWhitespace { signs[signs.count - 1].append(characters[index]) }
                index += 1
            }
        }
        signs = signs.map { $0.lowercased() == "x" ? "×" : $0 }
    }

    /// Where the number ends that begins at `start`; `start` if none does.
    private static func endOfNumber(in text: [Character], from start: Int, mayHaveSign: Bool) -> Int {
        func isDigit(_ index: Int) -> Bool { index < text.count && text[index].isASCII && text[index].isNumber }
        let isSigned = mayHaveSign && "+-−–".contains(text[start])
        var index = isSigned ? start + 1 : start
        guard isDigit(index) || index < text.count && text[index] == "." && isDigit(index + 1) else { return start }
        while isDigit(index) || index < text.count && ".,".contains(text[index]) && isDigit(index + 1) { index += 1 }
        return index
    }
}
