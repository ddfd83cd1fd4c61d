/// Words that letters make with the subscript behind them: `mV` of `m<sub>V</sub>`.
enum SubscriptWords {
    /// - Parameter raw: HTML, or Markdown with elements of HTML.
    static func of(_ raw: String) -> [String] {
        var (words, word) = ([String](), "")
        var isSubscript = false
        var rest = raw[...]
        while let character = rest.popFirst() {
            guard character == "<" else {
                if character.isLetter { word.append(character) } else { word = "" }
                continue
            }
            let name = rest.prefix { $0.isLetter || $0 == "/" }.lowercased()
            rest = rest.drop { $0 != ">" }.dropFirst()
            if name == "sub" { isSubscript = !word.isEmpty }
            if name == "/sub", isSubscript {
                words.append(word)
                (word, isSubscript) = ("", false)
            }
        }
        return words.filter { !$0.isEmpty }
    }
}
