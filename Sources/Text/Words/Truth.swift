/// Yes and no as people and articles write them.
package enum Truth {
    private static let words: [String: Bool] = [
        "true": true, "yes": true, "y": true, "on": true, "はい": true, "○": true, "◯": true, "✓": true, "✔": true,
        "false": false, "no": false, "n": false, "off": false, "いいえ": false, "×": false, "✕": false, "✗": false,
        "✘": false,
    ]

    package static func of(_ text: String) -> Bool? {
        let folded = LabelFolding.fold(text)
        return words[folded] ?? (folded == "1" ? true : folded == "0" ? false : nil)
    }

    /// The truth value of a word; digits are numbers here.
    package static func inWords(_ text: String) -> Bool? { words[LabelFolding.fold(text)] }
}
