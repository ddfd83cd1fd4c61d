import Books
import Publish
import Text

/// A value of JSON whose members keep their order.
indirect enum JSONTree: ExpressibleByStringLiteral {
    case members(names: [String], values: [JSONTree])
    case array([JSONTree])
    case string(String)
    case number(Int)
    case boolean(Bool)

    init(stringLiteral text: String) { self = .string(text) }

    static func object(_ members: [(String, JSONTree)]) -> JSONTree {
        .members(names: members.map(\.0), values: members.map(\.1))
    }

    static func strings(_ texts: [String]) -> JSONTree { .array(texts.map { .string($0) }) }

    /// A value as a book writes it, with numbers and truth values as editors take them.
    init(yaml text: String) {
        let source = SourceText(path: "", bytes: Array(text.utf8))
        self = BookFileParser(source, problems: BookProblems()).parse().map(JSONTree.init) ?? .string(text)
    }

    /// What editors may take a text of a book file for.
    static func readings(of text: String) -> [JSONTree] {
        text == "true" || text == "false" ? [.string(text), .boolean(text == "true")] : [.string(text)]
    }

    private init(_ node: BookNode) {
        switch node.content {
        case .text("true"): self = .boolean(true)
        case .text("false"): self = .boolean(false)
        case .text(let text): self = Int(text).map { .number($0) } ?? .string(text)
        case .list(let nodes): self = .array(nodes.map(JSONTree.init))
        case .map(let entries): self = .object(entries.map { ($0.key, JSONTree($0.value)) })
        }
    }

    /// The value on lines of at most 120 columns where that can be done.
    var text: String { text(indent: 0) }

    private static let widest = 120

    private func text(indent: Int) -> String {
        let line = self.line
        if indent + line.count <= Self.widest { return line }
        let inner = "\n" + String(repeating: " ", count: indent + 2)
        let end = "\n" + String(repeating: " ", count: indent)
        switch self {
        case .members(let names, let values):
            let lines = zip(names, values).map { "\(JSONText.literal($0)): \($1.text(indent: indent + 2))" }
            return "{" + lines.map { inner + $0 }.joined(separator: ",") + end + "}"
        case .array(let items):
            return "[" + items.map { inner + $0.text(indent: indent + 2) }.joined(separator: ",") + end + "]"
        case .string, .number, .boolean: return line
        }
    }

    private var line: String {
        switch self {
        case .members(let names, let values):
            "{" + zip(names, values).map { "\(JSONText.literal($0)): \($1.line)" }.joined(separator: ", ") + "}"
        case .array(let items): "[" + items.map(\.line).joined(separator: ", ") + "]"
        case .string(let text): JSONText.literal(text)
        case .number(let number): String(number)
        case .boolean(let truth): truth ? "true" : "false"
        }
    }
}
