package import Diagnostics
package import Measures
internal import Yams

/// Reads a YAML file as texts, lists and maps with places.
///
/// Only the nodes' own text and marks are used, never the values that YAML resolves them to: those would make `no`
/// false, `1:30` ninety and `012` ten. Anchors and tags are not part of the format of book files.
package struct BookFileParser {
    private let source: SourceText
    private let problems: BookProblems

    package init(_ source: SourceText, problems: BookProblems) {
        self.source = source
        self.problems = problems
    }

    /// The file's root node, or nil after reporting why there is none.
    package func parse() -> BookNode? {
        let text = source.string(0..<source.bytes.count)
        guard !source.bytes.contains(0) else {
            problems.report("the file holds a NUL byte and is not text", at: Place(source.path))
            return nil
        }
        // Repairing changes the length, or puts U+FFFD in the place of as many bytes.
        guard text.utf8.count == source.bytes.count, Array(text.utf8) == source.bytes else {
            let valid = zip(text.utf8, source.bytes).prefix { $0 == $1 }.count
            problems.report("these bytes are no UTF-8, in which book files are written", at: source.place(at: valid))
            return nil
        }
        guard !nestsTooDeep else {
            reportDepth(at: Place(source.path))
            return nil
        }
        do {
            // Basic: no value is resolved to anything but its text.
            let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
            guard let root = try parser.singleRoot() else {
                problems.report("the file is empty", at: Place(source.path))
                return nil
            }
            let known = problems.count
            // Nodes know their anchors only as long as the parser lives.
            let node = withExtendedLifetime(parser) { self.node(root, depth: 0) }
            // Of what is no plain YAML, nothing sensible can be said besides.
            return problems.count == known ? node : nil
        } catch let error as YamlError {
            report(error)
        } catch {
            problems.report("the file cannot be read as YAML: \(error)", at: Place(source.path))
        }
        return nil
    }

    private static let deepestNesting = 64
    /// How many keys that stand twice are reported with their places.
    private static let mostDuplicates = 20

    /// The parser under this one calls itself for each level, so that a long row of brackets would overflow its stack.
    private var nestsTooDeep: Bool {
        var depth = 0
        for byte in source.bytes {
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            default: break
            }
            if depth > Self.deepestNesting { return true }
        }
        return false
    }

    private func reportDepth(at place: Place) {
        problems.report("lists and maps are nested more than \(Self.deepestNesting) deep", at: place)
    }

    private func node(_ node: Node, depth: Int) -> BookNode {
        let place = place(of: node.mark)
        guard depth < Self.deepestNesting else {
            reportDepth(at: place)
            return BookNode(.text(""), at: place)
        }
        // An anchored node stands wherever an alias names it: what looks short could be endless.
        guard node.anchor == nil else {
            problems.report(
                "anchors (&name) and aliases (*name) are not part of the format; write the value out", at: place)
            return BookNode(.text(""), at: place)
        }
        if let tag = Self.foreignTag(of: node) {
            problems.report(
                "tags (\(tag)) are not part of the format; every value is the text that is written", at: place)
        }
        switch node {
        case .scalar(let scalar):
            return BookNode(.text(text(of: scalar)), at: place)
        case .sequence(let sequence):
            return BookNode(.list(sequence.map { self.node($0, depth: depth + 1) }), at: place)
        case .mapping(let mapping):
            return BookNode(.map(entries(of: mapping, depth: depth)), at: place)
        case .alias:
            problems.report("aliases (*name) are not part of the format; write the value out", at: place)
            return BookNode(.text(""), at: place)
        }
    }

    /// A tag that the author wrote, in contrast to those that every node has.
    private static func foreignTag(of node: Node) -> String? {
        let name = node.tag.description
        let plain = ["", "!", "tag:yaml.org,2002:str", "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map"]
        return plain.contains(name) ? nil : name
    }

    /// An unquoted `~` or `null` is nothing, as YAML readers expect.
    private func text(of scalar: Node.Scalar) -> String {
        guard scalar.style == .plain || scalar.style == .any else { return scalar.string }
        return scalar.string == "~" || scalar.string == "null" ? "" : scalar.string
    }

    private func entries(of mapping: Node.Mapping, depth: Int) -> [BookNode.Entry] {
        var entries: [BookNode.Entry] = []
        var first: [String: Place] = [:]
        for (key, value) in mapping {
            let keyPlace = place(of: key.mark)
            guard let name = key.string else {
                problems.report("a key is a text, but found a list or a map", at: keyPlace)
                continue
            }
            if let hint = KeyHint.missingSpace(in: name), Self.isTornOff(name, from: value) {
                problems.report(hint, at: keyPlace)
                continue
            }
            if let first = first[name] {
                problems.report(
                    "the key \"\(name)\" stands twice in one map", at: keyPlace,
                    notes: [Note("it stands here first", at: first)])
                continue
            }
            first[name] = keyPlace
            entries.append(BookNode.Entry(key: name, keyPlace: keyPlace, value: node(value, depth: depth + 1)))
        }
        return entries
    }

    /// Whether a key like `grade:{column` or `column:Grade` has swallowed the value that was meant for it.
    private static func isTornOff(_ name: String, from value: Node) -> Bool {
        value.scalar?.string.isEmpty == true || name.contains(":{") || name.contains(":[")
    }

    private func place(of mark: Mark?) -> Place {
        guard let mark else { return Place(source.path) }
        // The parser counts a line behind a file that ends without a line break.
        guard mark.line <= source.lineCount else { return source.place(at: source.bytes.count) }
        return Place(source.path, line: mark.line, column: mark.column)
    }

    private func reportDuplicate(_ key: String, inMapAt map: Place) {
        let places = DuplicateKeyFinder(source).places(of: key, inMapAt: map)
        problems.report(
            "the key \"\(key)\" stands twice in one map", at: places.dropFirst().first ?? map,
            notes: places.first.map { [Note("it stands here first", at: $0)] } ?? [])
    }

    private func report(_ error: YamlError) {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let start = context.map { place(of: $0.mark) }
            let mistake = YAMLMistake(
                problem: problem, at: place(of: mark), context: context?.text ?? "", start: start, in: source)
            problems.report(mistake.message, at: mistake.place)
        case .duplicatedKeysInMapping(let duplicates, let context):
            let map = place(of: context.mark)
            // Each is looked for in the whole map.
            for key in duplicates.sorted().prefix(Self.mostDuplicates) { reportDuplicate(key, inMapAt: map) }
            let rest = duplicates.count - Self.mostDuplicates
            if rest > 0 { problems.report("\(rest) more keys stand twice in this map", at: map) }
        case .reader(let problem, let offset, _, _):
            let offset = offset.map { min($0, source.bytes.count) } ?? 0
            problems.report("this is not text: \(problem)", at: source.place(at: offset))
        default:
            problems.report("the file cannot be read as YAML: \(error)", at: Place(source.path))
        }
    }
}
