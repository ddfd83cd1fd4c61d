import Books
import Numbers
import Text

/// The source of a field's text and its processing: a field source of a recipe, ready to run.
///
///     os_version: {heading: "Version {os_version}"}
///     model: {column: Model, pattern: "{model}[({side})]"}
///     side: {column: Model, pattern: "{model}[({side})]", assume: portrait}
///     unit: {header: "Length ({unit})"}
///     context: app
///
/// A class, because many field readers share their plan.
final class FieldPlan: Sendable {
    enum Source: Sendable {
        case constants([String])
        case column(String, Place)
        /// The innermost heading, or several joined ones, that match the pattern.
        case heading
        case caption
        case leadIn
        /// The header of the only column whose name matches the pattern.
        case header
    }

    let field: FieldDefinition
    /// Whether the field's dataset declares a unit with a name.
    let isUnit: @Sendable (String) -> Bool
    /// Whether one of its units has a power of ten.
    let isScaled: Bool
    /// Whether the field is part of the key, which every record must have.
    let isKey: Bool
    let vocabulary: Vocabulary?
    let source: Source
    let pattern: TextPattern?
    /// The place of the pattern in the recipe, or else of the source.
    let patternPlace: Place
    /// The field's part of the pattern.
    let part: String
    /// The parts of the pattern that make the field's number together, in the place of its own part.
    let sum: SumOfParts?
    /// The part whose last digits this number is counted in.
    let lastDigits: LastDigits?
    /// The other parts of the pattern that must result in the same number.
    let confirmation: ConfirmingParts?
    /// Separators of a label that lists several.
    let separators: LabelList
    /// The recipe's own mapping from labels to words.
    let mapping: [(label: String, word: String, place: Place)]
    /// Further texts that mark a missing value.
    let none: [(label: String, place: Place)]
    /// By folded label, the index of the first entry in `mapping` and `none`.
    private let mappingByLabel: [String: Int]
    private let noneByLabel: [String: Int]
    /// The format of numbers in the source.
    let numbers: NumberForm
    /// The value for a missing part or an empty cell, as the source means it.
    let fallback: String?
    /// The value that the book assumes instead; lists the field in `assumed`.
    let assumption: String?
    let place: Place

    init?(
        _ source: FieldSource, field: FieldDefinition, of dataset: DatasetDefinition? = nil, isKey: Bool = false,
        book: Book, problems: BookProblems
    ) {
        isUnit = { dataset?.declaredUnit($0, of: field) != nil }
        isScaled = dataset?.declaredUnits(of: field).contains { ScaledUnit($0) != nil } ?? false
        self.field = field
        self.isKey = isKey
        vocabulary = book.vocabulary(of: field)
        place = source.node.place
        guard case .map = source.node.content else {
            self.source = .constants(Self.constants(in: source.node, of: field, problems))
            (pattern, part, separators, mapping, fallback, assumption) = (nil, field.name, LabelList([]), [], nil, nil)
            (none, numbers, patternPlace) = ([], NumberForm(), place)
            (sum, lastDigits, confirmation) = (nil, nil, nil)
            (mappingByLabel, noneByLabel) = ([:], [:])
            checkWords(source.node.items, of: dataset, problems)
            return
        }
        let map = KeyReader(
            source.node, as: FieldSourceKeys.form, subject: "the source of \"\(field.name)\"", problems: problems)
        let origin = Self.origin(map)
        separators = LabelList(map.list)
        (fallback, assumption) = (map.fallback, map.assume)
        mapping = map.map.map { ($0.entry.key, $0.value, $0.entry.keyPlace) }
        none = map.none.map { ($0.text ?? "", $0.place) }
        mappingByLabel = Self.byLabel(mapping.map(\.label))
        noneByLabel = Self.byLabel(none.map(\.label))
        numbers = NumberForm(map)
        let patternKey = Self.patternKeys.first { map[dynamicMember: $0] != nil }
        patternPlace = patternKey.map { map.place(of: $0) } ?? place
        pattern = patternKey.flatMap {
            TextPattern(map[dynamicMember: $0] ?? "", at: map.place(of: $0), problems: problems)
        }
        sum = SumOfParts(map, pattern: pattern)
        part = map.part ?? sum.map { $0.partWithUnit ?? "" } ?? field.name
        lastDigits = LastDigits(map, of: part, pattern: pattern)
        confirmation = ConfirmingParts(map, pattern: pattern)
        Self.reportUnusedKeys(map, of: field, hasPattern: patternKey != nil)
        // An invalid pattern has been reported and matches nothing.
        guard let origin, (patternKey == nil) == (pattern == nil) else { return nil }
        self.source = origin
        if map.node(\.sum) != nil, sum == nil { return nil }
        if map.lastDigitsOf != nil, lastDigits == nil { return nil }
        if let patternKey, let pattern, sum == nil, !pattern.partNames.contains(part) {
            problems.report(Self.missing(part, in: pattern), at: map.place(of: patternKey))
            return nil
        }
        let targets = map.map.map(\.entry.value) + [map.node(\.fallback), map.node(\.assume)].compactMap { $0 }
        checkWords(targets + (map.node(\.constant)?.items ?? []), of: dataset, problems)
    }

    /// Keys are exact numbers.
    var allowsQualifiers: Bool { field.isQualified && !isKey }

    /// Whether the field's value is published with the width in which it is written. Words, numbers and keys are
    /// compared without it.
    var keepsWidth: Bool { field.type == .text && !isKey && vocabulary == nil }

    /// The parts of the pattern that the field's value comes from, or is compared with.
    var partsRead: [String] { (calculation?.partNames ?? [part]) + (confirmation?.partNames ?? []) }

    /// How the field's number comes from several parts; nil if it has a part of its own.
    var calculation: (any PartCalculation)? { sum ?? lastDigits }

    /// A text with folded white space, and of ASCII width if the field needs no other.
    func folded(_ text: String) -> String { keepsWidth ? LabelFolding.spaces(text) : LabelFolding.width(text) }

    /// The recipe's mapping of a label; nil if there is none.
    func mapping(of label: Label) -> (label: String, word: String, place: Place)? {
        mappingByLabel[label.folded].map { mapping[$0] }
    }

    /// The entry that marks a label as a missing value; nil if there is none.
    func none(for label: Label) -> (label: String, place: Place)? { noneByLabel[label.folded].map { none[$0] } }

    /// Whether the vocabulary or the recipe contains a label.
    func knows(_ label: Label) -> Bool {
        mapping(of: label) != nil || none(for: label) != nil || vocabulary?.known(label).ids.isEmpty == false
    }

    private static func byLabel(_ labels: [String]) -> [String: Int] {
        Dictionary(first: labels.enumerated().map { (LabelFolding.fold($1), $0) })
    }

    /// Where the pattern of a text may be: beside its source, or in the place of one.
    private static var patternKeys: [KeyPath<FieldSourceKeys, Key<String?>>] {
        [\.pattern, \.heading, \.caption, \.leadIn, \.header]
    }

    private static func constants(in node: BookNode, of field: FieldDefinition, _ problems: BookProblems) -> [String] {
        let items: [BookNode] = if case .list(let list) = node.content { list } else { [node] }
        for item in items where item.text == nil {
            problems.report("a constant of \"\(field.name)\" is a text, but found \(item.kind)", at: item.place)
        }
        // The empty text is a constant if a key field may be empty.
        if items.allSatisfy({ $0.text?.isEmpty != false }), !field.isOptional || items.count != 1 {
            problems.report(
                "\"\(field.name)\" has no source here; write a constant, or a map such as {column: NAME}",
                at: node.place)
        }
        return items.compactMap(\.text)
    }

    private static func origin(_ map: KeyReader<FieldSourceKeys>) -> Source? {
        if map.node(\.constant) != nil { return .constants(map.constant) }
        if let node = map.column, let name = node.text { return .column(name, node.place) }
        if map.heading != nil { return .heading }
        if map.caption != nil { return .caption }
        if map.leadIn != nil { return .leadIn }
        return map.header == nil ? nil : .header
    }

    private static func missing(_ part: String, in pattern: TextPattern) -> String {
        guard !pattern.partNames.isEmpty else { return "the pattern has no parts; add {\(part)}" }
        let names = pattern.partNames.map { "{\($0)}" }.joined(separator: ", ")
        return
            "the pattern has no part {\(part)}, but \(names); name the part like the field, or name it in \"part\""
    }

    /// Reports keys that have no effect on the field.
    private static func reportUnusedKeys(
        _ map: KeyReader<FieldSourceKeys>, of field: FieldDefinition, hasPattern: Bool
    ) {
        if map.part != nil, !hasPattern {
            map.problems.report("\"part\" names a part of the field's \"pattern\"; add one", at: map.place(of: \.part))
        }
        let ofNumbers = [
            ("decimal", map.node(\.decimal)), ("brackets", map.node(\.brackets)), ("sum", map.node(\.sum)),
            ("last_digits_of", map.node(\.lastDigitsOf)),
        ]
        if map.node(\.sum) != nil {
            let others = [
                ("part", map.node(\.part)), ("list", map.node(\.list)), ("last_digits_of", map.node(\.lastDigitsOf)),
            ]
            for case (let key, let node?) in others {
                map.problems.report(
                    "\"\(key)\" has no effect beside \"sum\", which makes one number of several parts; remove it",
                    at: node.place)
            }
        }
        for case (let key, let node?) in ofNumbers where !field.type.isNumeric {
            map.problems.report(
                "\"\(key)\" is about numbers, but \"\(field.name)\" has the type \(field.type.rawValue); remove it",
                at: node.place)
        }
    }

    /// Constants, defaults, assumptions and what a map leads to must be ids, and numbers that the field takes, because
    /// the book's author writes them.
    private func checkWords(_ nodes: [BookNode], of dataset: DatasetDefinition?, _ problems: BookProblems) {
        if case .constants(let texts) = source {
            if texts.isEmpty { problems.report("the source of \"\(field.name)\" has no constant", at: place) }
            if texts.count > 1, !isKey {
                problems.report("\"\(field.name)\" takes one constant; only a key field takes several", at: place)
            }
        }
        for node in nodes {
            guard let word = node.text, !(word.isEmpty && field.isOptional) else { continue }
            if word.isEmpty {
                problems.report("a constant of \"\(field.name)\" is a text, but found nothing", at: node.place)
            } else if let vocabulary, vocabulary.position(of: word) == nil {
                problems.expectID(word, of: vocabulary, at: node.place)
            } else if let complaint = complaint(about: word, of: dataset, at: node.place) {
                problems.report(complaint, at: node.place)
            }
        }
    }

    /// Why the field does not take a text of the book; nil if it does.
    private func complaint(about word: String, of dataset: DatasetDefinition?, at place: Place) -> String? {
        switch reading(word, isOfBook: true, trace: []).content {
        case .unreadable(let reason): CellReader.complaint(about: word, as: field.type, reason)
        case .value(_, let unit?) where isKey: "“\(word)” is not a key: a key is a number without “\(unit)”"
        case .value(_, let unit?):
            dataset.flatMap { dataset in
                dataset.declaredUnit(unit, of: field) != nil
                    ? nil : Finding.unknownUnit(unit, of: (word, field), in: dataset, at: place).message
            }
        case .value, .empty: nil
        }
    }
}
