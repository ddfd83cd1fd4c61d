import Foundation

/// The commands that the project's pages show.
package enum DocumentedCommands {
    /// The pages with questions to the first book.
    package static let pages = [
        "README.md", "Documentation/how-sure.md", "Documentation/asking.md", "Documentation/commands/query.md",
        "Documentation/commands/explain.md",
    ]

    /// The commands of a page that begin like this, indented or behind a prompt, each in its words.
    package static func all(_ name: String, in page: String) throws -> [[String]] {
        let text = try String(contentsOf: Shared.root.appending(path: page), encoding: .utf8)
        let starts = ["    measurebook \(name)", "$ measurebook \(name)"]
        return text.split(separator: "\n").filter { line in starts.contains { line.hasPrefix($0) } }.map { line in
            words(line.trimmingPrefix { $0 == " " || $0 == "$" }.prefix { $0 != "#" })
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
