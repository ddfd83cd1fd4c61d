import Foundation
import Publish

/// The parts of a command's page that are made from its declaration.
struct CommandReference {
    private let command: CommandDump.Command
    private let help: [String]

    init(_ command: CommandDump.Command, _ shell: ExampleShell) throws {
        self.command = command
        // The dump has no usage; on wide lines the help has each on one.
        help = try shell.run("COLUMNS=500 measurebook help \(command.commandName)")
    }

    /// The page with each of these parts between its marks.
    func written(into page: String) -> String {
        page.replacing(/<!-- declaration: (usage|options) -->\n(?s:.*?)<!-- end of declaration -->/) { mark in
            let text = mark.1 == "usage" ? usage : options
            return "<!-- declaration: \(mark.1) -->\n\n\(text)\n<!-- end of declaration -->"
        }
    }

    private var usage: String {
        let usage = help.drop { !$0.hasPrefix("USAGE: ") }.prefix { !$0.isEmpty }.map {
            $0.replacing("USAGE: ", with: "").trimmingCharacters(in: .whitespaces)
        }
        let code = "```text\n" + usage.map { $0 + "\n" }.joined() + "```\n"
        return "\(Self.prose(command.abstract ?? ""))\n\n\(code)"
    }

    private var options: String {
        let discussion = command.discussion.map { Self.markdown(of: $0) + "\n" } ?? ""
        let arguments = (command.arguments ?? []).filter { !["help", "version"].contains($0.preferredName?.name) }
        let rows = arguments.map { argument in
            [
                name(of: argument), argument.defaultValue.map { "`\($0)`" } ?? "",
                Self.prose(meaning(of: argument)),
            ]
        }
        guard !rows.isEmpty else { return discussion + "It takes no arguments.\n" }
        let columns = ["argument", "default", "meaning"].map { MarkdownTable.Column($0) }
        return discussion + MarkdownTable(columns: columns, rows: rows).text
    }

    private func name(of argument: CommandDump.Argument) -> String {
        let value = argument.valueName.map { "<\($0)>" } ?? ""
        switch argument.kind {
        case .positional: return "`\(value)`"
        case .flag: return "`--\(argument.preferredName?.name ?? "")`"
        case .option: return "`--\(argument.preferredName?.name ?? "") \(value)`"
        }
    }

    private func meaning(of argument: CommandDump.Argument) -> String {
        let text = argument.abstract ?? ""
        let values = argument.allValues ?? []
        if values.isEmpty || values.allSatisfy(text.contains) { return text }
        return (text.isEmpty ? "" : text + " ") + "One of: " + values.joined(separator: ", ") + "."
    }

    /// A discussion in Markdown: paragraphs, lists of terms with their meaning, and code.
    ///
    ///     The kinds:                The kinds:
    ///       digit  another      ->
    ///                               - `digit`: another
    static func markdown(of discussion: String) -> String {
        let lines = discussion.split(separator: "\n", omittingEmptySubsequences: false)
        var blocks: [(kind: Kind, lines: [String])] = []
        for (index, line) in lines.enumerated() where !line.isEmpty {
            let follows = index > 0 && !lines[index - 1].isEmpty
            let kind = Kind(line)
            if follows, blocks.last?.kind == kind {
                blocks[blocks.count - 1].lines.append(kind.text(of: line))
            } else {
                blocks.append((kind, [kind.text(of: line)]))
            }
        }
        return blocks.map { block in
            switch block.kind {
            case .paragraph: Self.prose(block.lines.joined(separator: " ")) + "\n"
            case .term: block.lines.map { $0 + "\n" }.joined()
            case .code: "```text\n" + block.lines.map { $0 + "\n" }.joined() + "```\n"
            }
        }.joined(separator: "\n")
    }

    /// Running text: options, addresses and patterns of paths become code, all else is escaped.
    fileprivate static func prose(_ text: some StringProtocol) -> String {
        // An option, an address, a pattern of paths, a mark of MDX.
        let written =
            #/
            --[a-z][a-z-]* | https:\/\/\S+ | [\w.]+ \/ [\w\/.*]* \* [\w\/.*]* \w | \{ \/ \* .*? \* \/ \}
            /#
        var (markdown, rest) = ("", Substring(text))
        while let code = rest.firstMatch(of: written) {
            markdown += MarkdownText.inline("x\(rest[..<code.range.lowerBound])x").dropFirst().dropLast()
            markdown += "`\(code.output)`"
            rest = rest[code.range.upperBound...]
        }
        return markdown + MarkdownText.inline("x\(rest)").dropFirst()
    }

    private enum Kind {
        case paragraph, term, code

        init(_ line: Substring) {
            self = !line.hasPrefix("  ") ? .paragraph : line.dropFirst(2).contains("  ") ? .term : .code
        }

        func text(of line: Substring) -> String {
            let text = line.drop { $0 == " " }
            guard self == .term, let end = text.firstRange(of: "  ") else { return String(text) }
            let meaning = text[end.upperBound...].drop { $0 == " " }
            return "- `\(text[..<end.lowerBound])`: \(CommandReference.prose(meaning))"
        }
    }
}
