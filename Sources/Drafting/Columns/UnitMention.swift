import Numbers
import Recipes
import Text

/// A unit, or a power of ten, that the text around a table states for its numbers. A draft shows it in a remark, so
/// that a text need not be as clear as for ``UnitStatement``: `Umsatz in Mio. EUR`, `Values ×10⁶`, `£000`.
struct UnitMention: Hashable {
    /// As the text writes it.
    let text: String
    /// What a dataset can declare; nil if the text is none.
    let unit: String?

    var scale: ScaledUnit? { unit.flatMap { ScaledUnit($0) } }

    /// - Parameter text: a unit that the program knows.
    init(_ text: String) {
        self.text = text
        // `Tsd.` is a power of ten, but not a unit for every reader.
        let name = text.first?.isNumber == true ? nil : ScaledUnit(text).flatMap { $0.unit.isEmpty ? $0.name : nil }
        // `£/100, ex VAT`
        unit = name ?? String(text[..<(text.firstRange(of: ", ")?.lowerBound ?? text.endIndex)])
    }

    /// The words for the unit in the text that mentions it: `£ per 100` for `£/100`.
    func words(in source: String) -> String {
        let source = LabelFolding.width(source)
        let spellings = [text] + Self.divisors.map { text.replacing("/", with: " \($0) ") }
        return spellings.first(where: source.contains) ?? text
    }

    /// "Per" in several languages.
    static let divisors = ["per", "pro", "je", "par", "por"]

    /// Whether it is about money and a text is not, or the other way round: a `Length` has no price.
    func contradicts(_ header: String) -> Bool {
        guard let unit else { return false }
        let own = KnownUnits.divided(ScaledUnit(unit)?.unit ?? unit).unit
        guard !own.isEmpty else { return false }
        return QuantityWords.judge(own, in: header) == .contradicts
            && (KnownUnits.isCurrency(own) || QuantityWords.judge(Self.money, in: header) == .suits)
    }

    private static let money = "EUR"

    /// - Parameter text: a power of ten with the name of something that may not be a unit: `Mio. Rubel`.
    private init(power text: String) {
        (self.text, unit) = (text, ScaledUnit(text) == nil ? nil : UnitMention(text).unit)
    }

    /// - Parameter text: words for a unit, which a dataset may declare as they are.
    init(inWords text: String) { (self.text, unit) = (text, text) }

    private init(ambiguous text: String) { (self.text, unit) = (text, nil) }

    /// The unit that a title states, or a power of ten in it.
    static func inTitle(_ title: String) -> UnitMention? {
        guard title.utf8.count <= longestTitle else { return nil }
        let title = LabelFolding.width(title)
        return UnitStatement.unit(ofTitle: title).map { UnitMention($0.unit) } ?? power(in: title, isTitle: true)
    }

    /// The unit or the power of ten that is all that the header of the names says, or a power of ten in it.
    static func inHeaderOfNames(_ header: String) -> UnitMention? {
        let text = LabelFolding.width(header)
        let inner = text[...].trimming { "()[] ".contains($0) }
        // `Jour` says what the names are.
        if inner == text, inner.count > 2, inner.first?.isUppercase == true, inner.dropFirst().allSatisfy(\.isLowercase)
        {
            return power(in: text, isTitle: true)
        }
        if let unit = HeaderUnit(named: inner), ScaledUnit(unit.unit) != nil || !unit.mayBeAnother {
            return UnitMention(unit.unit)
        }
        return power(in: text, isTitle: true)
    }

    /// All units that the brackets of a title have, or that are behind its words for "in": `Levels (µg/m³; CO in mg/m³)`,
    /// `Braking distances in m, from 80 km/h`, `Prices (€/bottle, en primeur)`.
    static func units(inTitle title: String) -> [UnitMention] {
        guard title.utf8.count <= longestTitle else { return [] }
        let title = LabelFolding.width(title)
        let brackets = HeaderUnit.brackets(in: title).sorted { $0.startIndex < $1.startIndex }
        let inner = brackets.flatMap { parts(of: String($0)) }.compactMap { clause in
            let words = clause.split(whereSeparator: \.isBlank)
            let places = [clause, words.last, words.first].compactMap(\.self)
            return unit(behindWordIn: words) ?? places.lazy.compactMap { named($0) }.first
                ?? words.first.flatMap { price($0) }
        }
        let outer = parts(of: title).compactMap { unit(behindWordIn: $0.split(whereSeparator: \.isBlank)) }
        return (inner + outer).uniqued()
    }

    /// The unit that ends a clause behind a word for "in".
    private static func unit(behindWordIn words: [Substring]) -> UnitMention? {
        words.lastIndex { UnitStatement.announcing.contains($0.lowercased()) }.flatMap { place in
            named(words[(place + 1)...].joined(separator: " ")[...], isAnnounced: true)
        }
    }

    /// - Parameter isAnnounced: whether a letter may be a unit, which otherwise is rather a name.
    private static func named(_ text: Substring, isAnnounced: Bool = false) -> UnitMention? {
        guard let unit = HeaderUnit(named: text.trimmingEnd { ".,".contains($0) }),
            isAnnounced
                ? unit.unit != "A" : !unit.mayBeAnother && (unit.unit.count > 1 || unit.unit.first?.isLetter == false)
        else { return nil }
        return UnitMention(unit.unit)
    }

    /// A currency for each of something: `€/bottle`.
    private static func price(_ word: Substring) -> UnitMention? {
        let parts = word.split(separator: "/", maxSplits: 1)
        return parts.count == 2 && KnownUnits.isCurrency(String(parts[0])) ? UnitMention(power: String(word)) : nil
    }

    /// A power of ten in a short sentence of a paragraph.
    static func power(inParagraph text: String) -> UnitMention? {
        guard text.utf8.count <= longestParagraph else { return nil }
        return UnitStatement.sentences(of: text).lazy.compactMap { power(in: String($0), isTitle: false) }.first
    }

    /// The unit that a clause of a text states for what some words name: `the heights are given in metres`.
    ///
    /// - Parameters:
    ///   - nouns: names of what has the unit.
    ///   - others: words for what other numbers measure, which the clause must not have.
    static func unit(inClause clause: Substring, about nouns: [String], besides others: NounWords) -> UnitMention? {
        let words = clause.split(whereSeparator: \.isBlank)
        guard let place = words.lastIndex(where: { UnitStatement.announcing.contains($0.lowercased()) }), place > 0,
            let unit = HeaderUnit(
                named: words[(place + 1)...].joined(separator: " ")[...].trimmingEnd { ".,".contains($0) })
        else { return nil }
        let said = Set(words[..<place].flatMap { QuantityWords.forms(of: $0.lowercased()[...]) })
            .filter { $0.count > 2 }
        let own = NounWords.words(of: nouns)
        let isNamed = said.contains { own.contains($0[...]) }
        let isOfOthers = said.contains { others.words.contains($0[...]) && !own.contains($0[...]) }
        return isNamed && !isOfOthers ? UnitMention(unit.unit) : nil
    }

    /// In bytes.
    private static let longestTitle = 300
    private static let longestParagraph = 1_000
    /// In words.
    private static let (longestPower, longestUnknown, longestNote, longestClause, longestSentence) = (4, 2, 6, 2, 15)

    private static func power(in text: String, isTitle: Bool) -> UnitMention? {
        let clauses = clauses(of: text)
        let count = clauses.reduce(0) { $0 + $1.count }
        guard isTitle || count <= longestSentence else { return nil }
        let form: Form = isTitle ? .title : count <= longestNote ? .note : .sentence
        return clauses.lazy.compactMap { power(inClause: $0, of: form) ?? ambiguousPower(inClause: $0) }.first
    }

    /// `R$ mil`, `mil. Kč`: a word that is another power in another language, beside a currency.
    private static func ambiguousPower(inClause words: [Substring]) -> UnitMention? {
        for (one, other) in zip(words, words.dropFirst()) {
            let isPower = [(one, other), (other, one)].contains { word, currency in
                PowerWords.ambiguous.contains(word.lowercased()) && KnownUnits.isCurrency(String(currency))
            }
            if isPower { return UnitMention(ambiguous: "\(one) \(other)") }
        }
        return nil
    }

    private enum Form {
        case title, sentence
        /// Few words, which are not always a sentence.
        case note
    }

    private static func power(inClause words: [Substring], of form: Form) -> UnitMention? {
        for start in words.indices {
            let previous = start > 0 ? words[start - 1].lowercased() : ""
            if previous.contains(where: \.isNumber) || UnitStatement.announcing.contains(words[start].lowercased()) {
                continue
            }
            let isAnnounced = start == 0 || UnitStatement.announcing.contains(previous)
            for count in stride(from: min(longestPower, words.count - start), to: 0, by: -1) {
                let text = words[start..<start + count].joined(separator: " ")
                guard let scale = ScaledUnit(text), !scale.isNumber || previous == "in", !isPartOfUnit(scale) else {
                    continue
                }
                // What is counted may be a unit that is not widely known.
                let rest = scale.unit.isEmpty ? words[(start + count)...].prefix(longestUnknown) : []
                let isMultiple = text.first.map { "×x".contains($0) } ?? false
                let isCurrency = KnownUnits.isCurrency(scale.unit)
                let isOfUnit = isCurrency || KnownUnits.knows(scale.unit)
                let suits =
                    switch form {
                    case .title: isAnnounced || isMultiple || isCurrency
                    // A word for "in" may follow: `₹ करोड़ में`.
                    case .note:
                        (isAnnounced || isMultiple)
                            && start + count + rest.count >= words.count - (start == 0 && isOfUnit ? 1 : 0)
                    case .sentence:
                        start + count == words.count
                            && (isMultiple || isAnnounced && (isOfUnit || scale.unit.isEmpty && start <= longestClause))
                    }
                guard suits else { break }
                return UnitMention(power: ([text[...]] + rest).joined(separator: " "))
            }
        }
        return nil
    }

    /// Whether a power is one of tenths, which a unit of length has: `1/10 mm` is found as a unit.
    private static func isPartOfUnit(_ scale: ScaledUnit) -> Bool { scale.unit.isEmpty && scale.exponent < 0 }

    /// The words of each clause of a sentence.
    private static func clauses(of text: String) -> [[Substring]] {
        parts(of: text).map { clause in
            clause.split(whereSeparator: \.isBlank).map { word in
                PowerWords.exponent(of: String(word)) == nil ? word.trimmingEnd { ".,".contains($0) } : word
            }.filter { !$0.isEmpty }
        }.filter { !$0.isEmpty }
    }

    /// The clauses of a sentence: between brackets, colons, commas and words for "and".
    static func parts(of text: String) -> [Substring] {
        text.split { "()[]:;|–—=".contains($0) }.flatMap { $0.split(separator: ", ") }.flatMap { part in
            var (clauses, start) = ([Substring](), part.startIndex)
            for blank in part.indices where part[blank] == " " {
                let word = part[part.index(after: blank)...].prefix { $0 != " " }
                guard conjunctions.contains(word), word.endIndex < part.endIndex else { continue }
                clauses.append(part[start..<blank])
                start = word.endIndex
            }
            return clauses + [part[start...]]
        }
    }

    private static let conjunctions: Set<Substring> = [
        "and", "und", "et", "y", "och", "og", "oraz", "и", "&", "dan", "và",
    ]
}
