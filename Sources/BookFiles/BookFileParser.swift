package import Books
package import Text
import YAML

/// Reads a YAML file as texts, lists and maps with places.
package struct BookFileParser {
    private let source: SourceText
    private let problems: BookProblems

    package init(_ source: SourceText, problems: BookProblems) {
        self.source = source
        self.problems = problems
    }

    /// The file's root node, or nil after reporting why there is none.
    package func parse() -> BookNode? {
        guard isText else { return nil }
        let known = problems.count
        var node: BookNode?
        do throws(YAMLError) {
            guard var composer = BookNodeComposer(source, problems: problems) else {
                problems.report("no memory is left to read the file", at: Place(source.path))
                return nil
            }
            node = try composer.root()
        } catch {
            let mistake = YAMLMistake(
                problem: error.problem, at: source.place(at: error.offset), context: error.context,
                start: error.contextOffset.map(source.place(at:)), in: source)
            problems.report(mistake.message, at: mistake.place)
        }
        // Other checks make no sense in a file that is not YAML.
        return problems.count == known ? node : nil
    }

    private var isText: Bool {
        if source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF]) {
            problems.report("the file is written in UTF-16; save it in UTF-8", at: Place(source.path))
            return false
        }
        if let null = source.bytes.firstIndex(of: 0) {
            problems.report("this is a NUL byte, which no text holds; remove it", at: source.place(at: null))
            return false
        }
        if String(validating: source.bytes, as: UTF8.self) != nil { return true }
        let text = source.string(0..<source.bytes.count)
        // Repairing changes the length, or puts U+FFFD in the place of as many bytes.
        guard text.utf8.count == source.bytes.count, Array(text.utf8) == source.bytes else {
            let valid = zip(text.utf8, source.bytes).prefix { $0 == $1 }.count
            problems.report("these bytes are not UTF-8, in which book files are written", at: source.place(at: valid))
            return false
        }
        return true
    }
}
