import Books
import Text
import YAML

/// Makes the nodes of one book file from the events of its YAML.
///
/// Only the written texts are used, never values that YAML resolves them to: those would make `no` false, `1:30` ninety and
/// `012` ten. Anchors, aliases and tags are not part of the format of book files: they are reported, and never followed.
struct BookNodeComposer: ~Copyable {
    private let source: SourceText
    private let problems: BookProblems
    private var reader: YAMLReader
    private var locations: LocationFinder
    private var anchors: Set<String> = []

    private static let deepestNesting = 64
    private static let manyEntries = 16

    /// - Returns: nil if no memory is left.
    init?(_ source: SourceText, problems: BookProblems) {
        guard let reader = YAMLReader(source.bytes) else { return nil }
        self.reader = reader
        self.source = source
        self.problems = problems
        locations = LocationFinder(source)
    }

    /// The root of the only document; nil after reporting a file that is empty or nests too deep.
    mutating func root() throws(YAMLError) -> BookNode? {
        guard let start = try content() else {
            problems.report("the file is empty", at: Place(source.path))
            return nil
        }
        guard let node = try node(from: start, depth: 0) else { return nil }
        if let second = try content() {
            problems.report("a second document begins here, but a book file holds one", at: place(of: second))
        }
        return node
    }

    /// The next event inside a document.
    private mutating func content() throws(YAMLError) -> YAMLEvent? {
        while let event = try reader.next() {
            if event.kind != .documentStart, event.kind != .documentEnd { return event }
        }
        return nil
    }

    private mutating func place(of event: YAMLEvent) -> Place {
        Place(source.path, locations.location(at: event.offset))
    }

    /// Nil if the nodes nest too deep to go on.
    private mutating func node(from event: YAMLEvent, depth: Int) throws(YAMLError) -> BookNode? {
        let place = place(of: event)
        guard depth < Self.deepestNesting else {
            problems.report("lists and maps are nested more than \(Self.deepestNesting) deep", at: place)
            return nil
        }
        reportUnsupported(in: event, at: place)
        switch event.kind {
        case .scalar(let text, let isPlain):
            if isPlain, event.tag == nil, text == "~" || text == "null" {
                // Read as a text, it would surprise who knows YAML; read as nothing, everyone else.
                problems.report(
                    "\(text) means no value in YAML; put it between quotation marks if it is a text, or write \"\" for "
                        + "nothing", at: place)
            }
            return BookNode(.text(text), at: place)
        case .listStart: return try list(depth: depth).map { BookNode(.list($0), at: place) }
        case .mapStart: return try map(depth: depth).map { BookNode(.map($0), at: place) }
        case .alias, .end, .documentStart, .documentEnd: return BookNode(.text(""), at: place)
        }
    }

    private mutating func list(depth: Int) throws(YAMLError) -> [BookNode]? {
        var items: [BookNode] = []
        while let event = try reader.next(), event.kind != .end {
            guard let item = try node(from: event, depth: depth + 1) else { return nil }
            items.append(item)
        }
        return items
    }

    private mutating func map(depth: Int) throws(YAMLError) -> [BookNode.Entry]? {
        var entries: [BookNode.Entry] = []
        // Of a map of many entries, which are looked through too slowly.
        var places: [String: Place] = [:]
        while let key = try reader.next(), key.kind != .end {
            let keyPlace = place(of: key)
            guard let keyNode = try node(from: key, depth: depth + 1), let value = try reader.next(),
                let valueNode = try node(from: value, depth: depth + 1)
            else { return nil }
            guard case .scalar(let name, let isPlain) = key.kind else {
                if keyNode.text == nil { problems.report("a key is a text, but found \(keyNode.kind)", at: keyPlace) }
                continue
            }
            if isPlain, let space = InvisibleSpace.mistake(in: name),
                space.column == 1 || Self.hasSwallowedValue(name, from: value)
            {
                problems.report(
                    space.message,
                    at: Place(keyPlace.file, line: keyPlace.line, column: keyPlace.column + space.column - 1))
            } else if let hint = KeyHint.missingSpace(in: name), Self.hasSwallowedValue(name, from: value) {
                problems.report(hint, at: keyPlace)
            } else if let first = entries.count < Self.manyEntries
                ? entries.first(where: { $0.key == name })?.keyPlace : places[name]
            {
                problems.report(
                    "the key \"\(name)\" is already in this map", at: keyPlace,
                    notes: [Note("it is here first", at: first)])
            } else {
                entries.append(BookNode.Entry(key: name, keyPlace: keyPlace, value: valueNode))
                if entries.count == Self.manyEntries {
                    places = Dictionary(first: entries.map { ($0.key, $0.keyPlace) })
                } else if entries.count > Self.manyEntries {
                    places[name] = keyPlace
                }
            }
        }
        return entries
    }

    /// Whether a key like `grade:{column` or `column:Grade` has swallowed the value that was meant for it.
    private static func hasSwallowedValue(_ name: String, from value: YAMLEvent) -> Bool {
        if case .scalar("", _) = value.kind { return true }
        return name.contains(":{") || name.contains(":[")
    }

    private mutating func reportUnsupported(in event: YAMLEvent, at place: Place) {
        if let anchor = event.anchor { anchors.insert(anchor) }
        if case .alias(let name) = event.kind, !anchors.contains(name) {
            // Its author did not mean an alias.
            let mistake = YAMLMistake(
                problem: "found undefined alias", at: place, context: "", start: nil, in: source)
            problems.report(mistake.message, at: mistake.place)
        } else if event.anchor != nil || event.isAlias {
            problems.report(
                "anchors (&name) and aliases (*name) are not part of the format; write the value out", at: place)
        }
        if let tag = event.tag, !Self.plainTags.contains(tag) {
            problems.report(
                "tags (\(tag)) are not part of the format; every value is the text that is written", at: place)
        }
    }

    /// What every value is without a tag.
    private static let plainTags: Set = [
        "!", "tag:yaml.org,2002:str", "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map",
    ]
}

extension YAMLEvent {
    fileprivate var isAlias: Bool { if case .alias = kind { true } else { false } }
}
