/// Yes and no as people and articles write them.
package enum Truth {
    private static let words: [String: Bool] = [
        "true": true, "yes": true, "y": true, "on": true, "はい": true, "○": true, "◯": true, "✓": true, "✔": true,
        "ja": true, "oui": true, "sí": true, "sì": true, "sim": true, "tak": true, "да": true, "是": true, "예": true,
        "false": false, "no": false, "n": false, "off": false, "いいえ": false, "×": false, "✕": false, "✗": false,
        "✘": false,
        "nein": false, "nee": false, "non": false, "não": false, "nie": false, "нет": false, "否": false, "아니요": false,
    ]

    package static func of(_ text: String) -> Bool? {
        let folded = LabelFolding.fold(text)
        return words[folded] ?? (folded == "1" ? true : folded == "0" ? false : nil)
    }

    /// The truth value of a word; digits are numbers here.
    package static func inWords(_ text: String) -> Bool? { words[LabelFolding.fold(text)] }
}
