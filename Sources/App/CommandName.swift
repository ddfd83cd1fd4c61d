import ArgumentParser
import Text

/// Checks the command that the arguments name.
enum CommandName {
    private static var all: [String] {
        Measurebook.configuration.subcommands.map { $0._commandName } + ["help"]
    }

    private static let options = ["--help", "--version"]

    /// - Throws: an error that names the nearest command or option if it is unknown.
    static func check(_ arguments: ArraySlice<String>) throws(UsageError) {
        guard let name = arguments.first else { return }
        if name.hasPrefix("-") {
            // The parser knows all options, but suggests only those of commands.
            guard !options.contains(name), NearestWord.of(name, among: options) != nil else { return }
            throw UsageError.unknown("option", name, among: options)
        } else if name == "help" {
            if let topic = arguments.dropFirst().first, !topic.hasPrefix("-") { try check(topic) }
        } else {
            try check(name)
        }
    }

    private static func check(_ name: String) throws(UsageError) {
        guard !all.contains(name) else { return }
        throw UsageError.unknown("command", name, among: all)
    }
}

/// Adds the nearest valid value to the parser's message about an invalid one.
enum ChoiceHint {
    /// The message quotes the invalid value and lists the valid ones, one on each line.
    ///
    ///     The value 'tabel' is invalid for '--format <format>'. Please provide one of the following:
    ///       - table
    ///
    /// A short list is part of the sentence: `Please provide one of 'text', 'json' or 'sarif'.`
    static func added(to message: String) -> String {
        guard let start = message.firstRange(of: "The value '"), let end = message.firstRange(of: "' is invalid for "),
            start.upperBound <= end.lowerBound
        else { return message }
        let value = String(message[start.upperBound..<end.lowerBound])
        let lines = message[end.upperBound...].split(separator: "\n")
        let sentence = lines.first?.firstRange(of: "Please provide").map { lines[0][$0.upperBound...] } ?? ""
        let parts = sentence.split(separator: "'", omittingEmptySubsequences: false)
        let quoted = parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
        let choices = quoted + lines.filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
        guard let nearest = NearestWord.of(value, among: choices) else { return message }
        return message.replacing(
            "Please provide", with: "Did you mean '\(nearest)'? Please provide", maxReplacements: 1)
    }
}
