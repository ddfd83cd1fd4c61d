import Foundation

/// The commands that the project's pages show.
package enum DocumentedCommands {
    /// The commands of a page that begin like this, each in its words.
    package static func all(_ name: String, in page: String) throws -> [[String]] {
        let text = try String(contentsOf: Shared.root.appending(path: page), encoding: .utf8)
        let start = "    measurebook \(name)"
        return text.split(separator: "\n").filter { $0.hasPrefix(start) }.map { line in
            words(line.dropFirst(4).prefix { $0 != "#" })
        }.filter { $0.dropFirst().first == name }
    }

    /// Words as a shell parts them: spaces outside of quotation marks.
    package static func words(_ line: some StringProtocol) -> [String] {
        var (words, word, quote) = ([String](), "", Character?.none)
        for character in line {
            if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == " " {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }
}
