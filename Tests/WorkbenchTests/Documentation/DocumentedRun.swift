import Foundation
import TestSupport
import Testing

/// A page whose examples are run, in the order of the page and in one folder.
///
///     ```console
///     $ measurebook query plank-size wood=oak
///     what the command prints
///     …
///     ```
///
/// A line `…` is any number of lines. Any other fenced block with a path above it is a file, which is written before the
/// commands that follow (see ``PageFences``). A command that ends with another exit code than 0 is followed by `$ echo $?`.
struct DocumentedRun {
    /// A command of a block, and the lines that it prints.
    private struct Example {
        let command: Range<Int>
        let output: Range<Int>
    }

    private static let gap = "…"

    private let fences: PageFences

    init(_ page: String) {
        fences = PageFences(page)
    }

    /// How many commands the page shows.
    var count: Int { consoles.map { examples(in: $0).count }.reduce(0, +) }

    /// The commands of the page, each on one line.
    var commands: [String] { consoles.flatMap { examples(in: $0).map { command($0) } } }

    private var consoles: [PageFences.Block] { fences.blocks.filter { $0.language == "console" } }

    /// The page as its commands print it now, and what is wrong beside that.
    func current(_ shell: ExampleShell) throws -> (page: String, problems: [String]) {
        var (lines, problems) = (ArraySlice<String>(), [String]())
        var next = 0
        for block in fences.blocks {
            if block.language == "console" {
                for example in examples(in: block) {
                    lines += fences.lines[next..<example.output.lowerBound]
                    next = example.output.upperBound
                    let before = shell.exitCode
                    let printed = try shell.run(command(example))
                    lines += Self.shortened(printed, like: Array(fences.lines[example.output]))
                    if before != 0, command(example) != "echo $?" {
                        problems.append("show the exit code \(before) before \(command(example))")
                    }
                }
            } else if let path = block.path {
                let before = block.isAddition ? try #require(shell.folder.text(path), "\(path) is not there yet") : ""
                try shell.folder.write(before + fences.text(of: block), to: path)
            }
        }
        if shell.exitCode != 0 { problems.append("show the exit code \(shell.exitCode) of the last command") }
        lines += fences.lines[next...]
        return (lines.joined(separator: "\n"), problems)
    }

    /// The printed lines with the gap of the documented ones; all lines if those have none.
    private static func shortened(_ printed: [String], like documented: [String]) -> [String] {
        guard let gap = documented.firstIndex(of: gap) else { return printed }
        let (head, tail) = (gap, documented.count - gap - 1)
        guard printed.count > head + tail else { return printed }
        return printed.prefix(head) + [Self.gap] + printed.suffix(tail)
    }

    private func command(_ example: Example) -> String {
        fences.lines[example.command].map { $0.hasSuffix("\\") ? String($0.dropLast()) : $0 }.joined().dropFirst(2)
            .description
    }

    private func examples(in block: PageFences.Block) -> [Example] {
        var starts = block.content.filter { fences.lines[$0].hasPrefix("$ ") }
        starts.append(block.content.upperBound)
        return zip(starts, starts.dropFirst()).map { start, end in
            var output = start + 1
            while output < end, fences.lines[output - 1].hasSuffix("\\") { output += 1 }
            return Example(command: start..<output, output: output..<end)
        }
    }
}
