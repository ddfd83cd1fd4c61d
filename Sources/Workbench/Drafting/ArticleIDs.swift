import Books
import Drafting
import Text

/// Ids of articles, made of the names of their files.
struct ArticleIDs {
    private var names: UniqueNames

    /// - Parameter reserved: ids that the book has.
    init(reserved: [String]) { names = UniqueNames(reserved: reserved) }

    /// The id, and the path in the book: `Mill 2.HTM` is `mill-2` in `Articles/mill-2.htm`.
    mutating func assign(to file: String) -> (id: String, path: String) {
        let dot = file.dropFirst().lastIndex(of: ".")
        let plain = PlainName.of(stem(of: file), mark: "-")
        let isWord = plain.first?.isLetter == true && !BookArticle.isReadAsValue(plain)
        let id = names.name(plain.isEmpty ? "article" : isWord ? plain : "article-" + plain, mark: "-")
        let ending = dot.map { file[file.index(after: $0)...].lowercased() } ?? ""
        let isPlain = ending.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit }
        return (id, "Articles/\(id)" + (ending.isEmpty || !isPlain ? "" : "." + ending))
    }

    /// The name without its ending.
    func stem(of file: String) -> String { String(file[..<(file.dropFirst().lastIndex(of: ".") ?? file.endIndex)]) }
}
