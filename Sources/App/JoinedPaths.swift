import ArgumentParser

/// Passes many paths to ArgumentParser as one argument, because its time grows with the square of the number of arguments.
///
/// An argument of a process contains no NUL, so NUL separates joined paths.
enum JoinedPaths {
    /// The commands that take many paths.
    private static let names = [
        TablesCommand._commandName, RenderCommand._commandName, InitCommand._commandName,
    ]
    private static let separator = "\0"
    /// Fewer arguments take milliseconds, and the parser's messages quote them as given.
    private static let fewArguments = 64

    /// Joins each run of arguments without a leading `-`, except its first argument, which may be the value of an option.
    ///
    /// - Parameter arguments: the command's name and its arguments.
    static func joined(_ arguments: [String]) -> [String] {
        guard arguments.count > fewArguments, names.contains(arguments.first ?? "") else { return arguments }
        var result: [String] = []
        var run: [String] = []
        var follows = false
        for argument in arguments {
            let isOption = argument.utf8.first == UInt8(ascii: "-") && argument.utf8.count > 1
            if !isOption, follows {
                run.append(argument)
                continue
            }
            if !run.isEmpty { result.append(run.joined(separator: separator)) }
            run = []
            result.append(argument)
            follows = !isOption
        }
        return run.isEmpty ? result : result + [run.joined(separator: separator)]
    }

    static func separated(_ arguments: [String]) -> [String] {
        // Bytes are compared faster than characters.
        arguments.flatMap {
            $0.utf8.split(separator: 0, omittingEmptySubsequences: false).map { String(Substring($0)) }
        }
    }
}
