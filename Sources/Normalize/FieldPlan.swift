import Diagnostics
import Measures

/// Where a field's text comes from and what is done with it: a field source of a recipe, ready to run.
///
///     os_version: {heading: "Version {os_version}"}
///     model: {column: Model, pattern: "{model}[({side})]"}
///     side: {column: Model, pattern: "{model}[({side})]", assume: portrait}
///     unit: {header: "Length ({unit})"}
///     context: app
struct FieldPlan {
    enum Source {
        case constants([String])
        case column(String, Place)
        /// The innermost heading that the pattern matches.
        case heading
        case caption
        case leadIn
        /// The header of the one column whose name the pattern matches.
        case header
    }

    let field: FieldDefinition
    /// Whether the field is a part of the key, which every record must have.
    let isKey: Bool
    let vocabulary: Vocabulary?
    let source: Source
    let pattern: TextPattern?
    /// The part of the pattern that is this field's.
    let part: String
    /// Texts at which one label is split into several; empty where it is one.
    let separators: [String]
    /// The recipe's own mapping from labels to words.
    let mapping: [(label: String, word: String, place: Place)]
    /// Stands in where the source has no such part or an empty cell; it is what the source means.
    let fallback: String?
    /// The same, but the source leaves it open: the field is listed in `assumed`.
    let assumption: String?
    let place: Place

    init?(
        _ source: FieldSource, field: FieldDefinition, isKey: Bool = false, book: Book, problems: BookProblems
    ) {
        self.field = field
        self.isKey = isKey
        vocabulary = book.vocabulary(of: field)
        place = source.node.place
        guard case .map = source.node.content else {
            let items: [BookNode] = if case .list(let list) = source.node.content { list } else { [source.node] }
            for item in items where item.text == nil {
                problems.report("a constant of \"\(field.name)\" is a text, but found \(item.kind)", at: item.place)
            }
            self.source = .constants(items.compactMap(\.text))
            (pattern, part, separators, mapping, fallback, assumption) = (nil, field.name, [], [], nil, nil)
            // Nothing is a constant too, where a key field may be empty.
            if items.allSatisfy({ $0.text?.isEmpty != false }), !field.isOptional || items.count != 1 {
                problems.report(
                    "\"\(field.name)\" has no source here; write a constant, or a map such as {column: NAME}", at: place
                )
            }
            checkConstants(problems)
            return
        }
        let map = MapReader(source.node, subject: "the source of \"\(field.name)\"", problems: problems)
        let origin = Self.origin(map)
        part = map.text("part") ?? field.name
        separators = map.texts("list") ?? []
        fallback = map.text("default")
        assumption = map.text("assume")
        mapping = (map.textEntries("map") ?? []).map { ($0.entry.key, $0.text, $0.entry.keyPlace) }
        let patternKey = (["pattern"] + Self.patternKeys).first { map.text($0) != nil }
        pattern = patternKey.flatMap { Self.pattern(map.text($0) ?? "", map: map, at: map.place(of: $0)) }
        map.rejectUnknownKeys()
        // A pattern that is wrong matches nothing, which is no mistake besides.
        guard let origin, (patternKey == nil) == (pattern == nil) else { return nil }
        self.source = origin
        if let patternKey, let pattern, !pattern.partNames.contains(part) {
            problems.report(Self.missing(part, in: pattern), at: map.place(of: patternKey))
            return nil
        }
        checkConstants(problems)
    }

    /// The sources that are named by the pattern of their text.
    private static let patternKeys = ["heading", "caption", "lead_in", "header"]

    private static func origin(_ map: MapReader) -> Source? {
        var found: [Source] = []
        if let texts = map.texts("constant") { found.append(.constants(texts)) }
        if let name = map.text("column") { found.append(.column(name, map.place(of: "column"))) }
        if map.text("heading") != nil { found.append(.heading) }
        if map.text("caption") != nil { found.append(.caption) }
        if map.text("lead_in") != nil { found.append(.leadIn) }
        if map.text("header") != nil { found.append(.header) }
        if found.count != 1 {
            map.problems.report(
                "\(map.subject) names one of constant, column, heading, caption, lead_in, header", at: map.place)
        }
        return found.count == 1 ? found[0] : nil
    }

    private static func missing(_ part: String, in pattern: TextPattern) -> String {
        guard !pattern.partNames.isEmpty else { return "the pattern has no part {\(part)}, nor any other" }
        let names = pattern.partNames.map { "{\($0)}" }.joined(separator: ", ")
        return
            "the pattern has no part {\(part)}, but \(names); name the part like the field, or say which it is by \"part\""
    }

    private static func pattern(_ text: String, map: MapReader, at place: Place) -> TextPattern? {
        do {
            return try TextPattern(text)
        } catch {
            let message =
                switch error {
                case .unclosed(let bracket): "the pattern opens \"\(bracket)\" and does not close it"
                case .unopened(let bracket): "the pattern closes \"\(bracket)\" without opening it"
                case .emptyPart: "a part of the pattern has no name"
                case .adjacentParts(let first, let second):
                    "nothing stands between the parts {\(first)} and {\(second)}, so they cannot be told apart"
                }
            map.problems.report(message, at: place)
            return nil
        }
    }

    /// Constants, defaults and assumptions are written in the book, so they are ids and nothing looser.
    private func checkConstants(_ problems: BookProblems) {
        var words = [fallback, assumption].compactMap { $0 } + mapping.map(\.word)
        if case .constants(let texts) = source {
            if texts.isEmpty { problems.report("the source of \"\(field.name)\" names no constant", at: place) }
            words += texts
        }
        for word in words where !(word.isEmpty && field.isOptional) {
            if let vocabulary, vocabulary.position(of: word) == nil {
                problems.report(
                    "the vocabulary \"\(vocabulary.name)\" has no id \"\(word)\"\(vocabulary.idHint(for: word))",
                    at: place)
            } else if case .unreadable(let reason) = CellReader.read(word, as: field.type, allowsQualifiers: true) {
                problems.report(CellReader.complaint(about: word, as: field.type, reason), at: place)
            }
        }
    }
}
