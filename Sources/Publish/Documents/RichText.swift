import Books
import Records
import Text

/// A text with code, emphasis and links, independent of the format of the page: whatever a string contains is shown as it is.
///
///     let item: RichText = "\(RichText.strong("error")): \(finding.message) — \(RichText.code(place))"
struct RichText: Sendable, Hashable {
    indirect enum Run: Sendable, Hashable {
        case text(String)
        /// Characters of a source or name.
        case code(String)
        case strong(RichText)
        case link(RichText, PageLink)
        case place(Place)
        /// The values that the preceding text is about; not shown in Markdown.
        case subject(RecordSubject)
    }

    private(set) var runs: [Run]

    init(_ text: String = "") { runs = text.isEmpty ? [] : [.text(text)] }

    private init(runs: [Run]) { self.runs = runs }

    static func code(_ text: String) -> RichText { RichText(runs: [.code(text)]) }

    /// A place in a file of the book.
    static func place(_ place: Place) -> RichText { RichText(runs: [.place(place)]) }

    static func strong(_ text: RichText) -> RichText { RichText(runs: [.strong(text)]) }

    static func link(_ text: RichText, _ link: PageLink) -> RichText { RichText(runs: [.link(text, link)]) }

    /// The address of a web page as a link; another text, such as a script's address, unlinked.
    static func link(_ text: String, to address: String) -> RichText {
        address.isWebAddress ? link(RichText(text), .web(address)) : RichText(text)
    }

    static func subject(_ records: [Record], of dataset: Dataset) -> RichText {
        RichText(runs: [.subject(RecordSubject(dataset: dataset.name, records: records))])
    }

    /// Nothing for a finding about no dataset.
    static func subject(_ finding: Finding) -> RichText {
        guard let dataset = finding.dataset else { return RichText() }
        return RichText(runs: [.subject(RecordSubject(dataset: dataset, parts: finding.key))])
    }

    /// A text with names between backticks: "`unit` of the value".
    init(backticked text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
        runs = parts.map { String(Substring($0)) }.enumerated().compactMap { index, part in
            part.isEmpty ? nil : index % 2 == 1 ? .code(part) : .text(part)
        }
    }

    var isEmpty: Bool { runs.isEmpty }

    /// The characters alone.
    var plain: String {
        runs.map { run in
            switch run {
            case .text(let text), .code(let text): text
            case .strong(let text), .link(let text, _): text.plain
            case .place(let place): place.description
            case .subject: ""
            }
        }.joined()
    }

    static func + (left: RichText, right: RichText) -> RichText {
        var sum = left
        sum += right
        return sum
    }

    static func += (left: inout RichText, right: RichText) {
        // Neighbours become one run, since the meaning of a character depends on those beside it.
        if case .text(let end)? = left.runs.last, case .text(let start)? = right.runs.first {
            left.runs[left.runs.count - 1] = .text(end + start)
            left.runs += right.runs.dropFirst()
        } else {
            left.runs += right.runs
        }
    }
}

extension RichText: ExpressibleByStringInterpolation {
    init(stringLiteral text: String) { self.init(text) }

    init(stringInterpolation: Interpolation) { self = stringInterpolation.text }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = RichText()

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) { text += RichText(literal) }

        mutating func appendInterpolation(_ part: RichText) { text += part }

        mutating func appendInterpolation(_ part: String) { text += RichText(part) }

        mutating func appendInterpolation(_ number: Int) { text += RichText(String(number)) }
    }
}

extension Sequence<RichText> {
    func joined(separator: RichText) -> RichText {
        var sum = RichText()
        for (index, text) in enumerated() {
            if index > 0 { sum += separator }
            sum += text
        }
        return sum
    }
}

/// Some values of a dataset.
struct RecordSubject: Sendable, Hashable {
    let dataset: String
    private let records: [Record]
    /// The key, or a part of one, of the values, where they are not listed.
    private let parts: [KeyPart]

    init(dataset: String, records: [Record] = [], parts: [KeyPart] = []) {
        (self.dataset, self.records, self.parts) = (dataset, records, parts)
    }

    static func == (left: RecordSubject, right: RecordSubject) -> Bool {
        left.dataset == right.dataset && left.parts == right.parts
            && left.records.map(\.key) == right.records.map(\.key)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(dataset)
        hasher.combine(records.count)
    }

    /// - Complexity: linear in the values.
    func records(in publication: Publication) -> [Record] {
        guard !parts.isEmpty else { return records }
        return publication.dataset(named: dataset)?.records(with: parts) ?? []
    }
}
