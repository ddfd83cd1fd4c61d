import Numbers
import Text

/// A sentence that states a unit, read without regard to what the numbers measure: a text around a table is read once for
/// all of its columns.
struct UnitSentence: Sendable {
    /// The unit of whatever numbers; nil if the clauses have one.
    private let unit: HeaderUnit?
    /// In the order in which they count.
    private let clauses: [Clause]
    /// The words for what the sentence is not about.
    private let exceptions: [Substring]

    /// The words before a unit, in lower case.
    private struct Clause: Sendable {
        let unit: HeaderUnit
        let said: [Substring]
        let endsWithComma: Bool
    }

    /// Nil for a sentence that states no unit.
    init?(_ sentence: Substring) {
        var text = sentence
        if let start = Self.exceptions.lazy.compactMap({ text.ranges(of: $0).first?.lowerBound }).first {
            exceptions = text[start...].lowercased().split { !$0.isLetter }
            text = text[..<start]
        } else {
            exceptions = []
        }
        while let last = text.last, ".,:) ".contains(last) { text.removeLast() }
        if let verb = Self.verbs.first(where: text.hasSuffix) { text.removeLast(verb.count) }
        if let unit = Self.whole(text.drop { $0 == "(" }) ?? Self.bracketed(sentence) {
            (self.unit, clauses) = (unit, [])
            return
        }
        let separators = [text.lastIndex(of: ":"), text.lastIndex(of: " ")].compactMap(\.self)
        if let end = separators.first(where: { Self.isUnit(text[..<$0]) }) {
            guard let unit = HeaderUnit(named: text[text.index(after: end)...].drop(while: \.isBlank)) else {
                return nil
            }
            (self.unit, clauses) = (unit, [])
            return
        }
        unit = nil
        clauses = (Self.prepositions + [", ", " ("]).compactMap { separator in
            guard let end = text.ranges(of: separator).last else { return nil }
            let named = text[end.upperBound...]
            let isAnnounced = Self.prepositions.contains(separator)
            let unit = HeaderUnit(named: named) ?? (isAnnounced ? Self.unit(beforeCondition: named) : nil)
            return unit.map { unit in
                let before = text[..<end.lowerBound]
                return Clause(
                    unit: unit, said: before.lowercased().split { !$0.isLetter }, endsWithComma: before.last == ",")
            }
        }
        if clauses.isEmpty { return nil }
    }

    /// The unit, and whether the sentence is about what the numbers measure; nil if it is about others.
    func unit(about nouns: Set<Substring>, besides others: NounWords) -> (unit: HeaderUnit, isOwn: Bool)? {
        func isOwn(_ word: Substring) -> Bool { UnitStatement.matches(word, anyOf: nouns) }
        if exceptions.contains(where: isOwn) { return nil }
        if let unit { return (unit, false) }
        for clause in clauses {
            if Self.isOfTable(clause) { return (clause.unit, false) }
            let rest = clause.said.filter { !Self.things.contains($0) && !Self.fillers.contains($0) }
            if rest.isEmpty ? clause.said.contains(where: Self.things.contains) : rest.allSatisfy(isOwn) {
                return (clause.unit, clause.said.contains(where: isOwn))
            }
            if rest.count == 1, Self.isAboutOthers(clause.said, rest[0]),
                !UnitStatement.matches(rest[0], anyOf: others.words)
            {
                return (clause.unit, false)
            }
        }
        return nil
    }

    /// Whether a sentence names what it is not about: `Values are in mm, except widths`.
    static func hasExceptions(_ sentence: Substring) -> Bool { exceptions.contains { sentence.contains($0) } }

    private static let exceptions =
        [" except ", " außer ", " sofern nicht", " soweit nicht", " wenn nicht", " sauf ", " excepto ", " salvo "]
        + ["otherwise ", "noted", "stated", "indicated", "specified"].map { " unless \($0)" }

    private static let prepositions = [" in ", " en ", " em ", " в ", " w "]

    /// The unit before a condition or a remark: `feet above chart datum`, `mm at 20 °C`, `mm (nominal)`. Another unit in
    /// brackets may be what the numbers were converted from or to.
    private static func unit(beforeCondition text: Substring) -> HeaderUnit? {
        let end = conditions.lazy.compactMap { text.firstRange(of: $0) }.first
        guard let end, let unit = HeaderUnit(named: text[..<end.lowerBound]) else { return nil }
        let words = text[end.upperBound...].split { " ()".contains($0) }
        let isOther =
            text[end].last == "("
            && words.contains { word in
                HeaderUnit(named: word).map { !KnownUnits.areEqual($0.unit, unit.unit) } ?? false
            }
        return isOther ? nil : unit
    }

    private static let conditions = [" (", " above ", " below ", " at ", " über ", " unter ", " bei ", " à "]

    /// The unit that is all that a text says: `in thousands`, `In mm`, `USD in millions`.
    private static func whole(_ text: Substring) -> HeaderUnit? {
        let first = text.prefix { $0 != " " }
        let isAnnounced = first.endIndex < text.endIndex && UnitStatement.announcing.contains(first.lowercased())
        let rest = isAnnounced ? text[first.endIndex...].dropFirst() : text
        guard isAnnounced || text.contains(" "), let unit = HeaderUnit(named: rest) else { return nil }
        // Only an English word before a unit is nothing else.
        return first.lowercased() == "in" || ScaledUnit(unit.unit) != nil ? unit : nil
    }

    /// The unit in brackets that are all that a text says: `(cm)`, `[cm]`.
    private static func bracketed(_ text: Substring) -> HeaderUnit? {
        guard let first = text.first, let last = text.last, ["()", "[]"].contains("\(first)\(last)") else { return nil }
        return HeaderUnit(named: text.dropFirst().dropLast())
    }

    /// Whether a power of ten or a currency after a title applies to all numbers: `Income of the year, in millions of
    /// USD`, `Net results in EUR`.
    private static func isOfTable(_ title: Clause) -> Bool {
        guard ScaledUnit(title.unit.unit) != nil || KnownUnits.isCurrency(title.unit.unit) else { return false }
        return title.endsWithComma
            ? title.said.count <= 6 : title.said.count <= 2 && title.said.last.map(isPlural) ?? false
    }

    /// Whether a word may be a plural in English.
    static func isPlural(_ word: Substring) -> Bool {
        word.last == "s" && !word.hasSuffix("ss") && !fillers.contains(word)
    }

    /// Whether a clause is about all of something that is not the name of a column: `All widths`, `Temperatures are
    /// given`.
    private static func isAboutOthers(_ clause: [Substring], _ noun: Substring) -> Bool {
        // The plurals of other languages look like other words.
        if clause.first.map(quantifiers.contains) == true { return true }
        guard isPlural(noun) else { return false }
        return clause == ["all", noun] || clause.starts(with: ["all", noun, "are"])
            || clause.starts(with: [noun, "are"])
    }

    /// `Unit`, `(Units`, `Unité `, `Salts (単位`
    private static func isUnit(_ text: Substring) -> Bool {
        let hasBracket = text.utf8.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }
        let last = hasBracket ? text.split { "([".contains($0) }.last ?? "" : text
        return UnitStatement.isHeaderOfUnits(String(last))
    }

    /// What has the unit.
    private static let things: Set<Substring> = [
        "all", "dimension", "dimensions", "value", "values", "size", "sizes", "measurement", "measurements", "unit",
        "units", "length", "lengths", "figure", "figures", "number", "numbers", "amount", "amounts", "quantities",
        "weights", "prices", "alle", "angaben", "werte", "maße", "größen", "preise", "gewichte", "toutes", "tous",
        "valeurs",
        "mesures", "chiffres", "prix", "todos", "todas", "valores", "medidas", "dimensiones", "cifras", "precios",
        "maten", "afmetingen", "waarden", "mått", "mål", "dimensões", "preços", "pesos", "wymiary", "wartości",
        "размеры",
        "значения", "цены", "tutti", "tutte", "valori", "misure", "dimensioni", "prezzi", "beträge", "montants",
        "importes", "importi", "montantes", "bedragen", "belopp", "beløb",
        "kwoty", "суммы", "längen", "longueurs", "longitudes", "lunghezze", "comprimentos", "lengten", "längder",
        "længder", "długości",
    ]
    /// "All" in other languages than English.
    private static let quantifiers: Set<Substring> = [
        "alle", "tous", "toutes", "todos", "todas", "tutti", "tutte", "alla", "wszystkie", "все",
    ]
    /// Verbs behind the unit.
    private static let verbs = [
        " angegeben", " gemessen", " ausgewiesen", " ausgedrückt", " weergegeven", " uitgedrukt",
    ]
    /// Words that may be between it and the unit.
    private static let fillers: Set<Substring> = [
        "the", "are", "is", "in", "as", "os", "given", "shown", "stated", "listed", "expressed", "reported", "measured",
        "table",
        "this", "below", "following", "of", "note", "die", "der", "sind", "angegeben", "werden", "les", "des", "sont",
        "exprimées", "exprimés", "indiquées", "indiqués", "los", "las", "están", "expresados", "expresadas", "i", "le",
        "sono", "espressi", "espresse", "são", "expressas", "expressos", "zijn", "alla", "är", "są", "podane", "podano",
        "wszystkie", "все", "указаны", "даны", "приведены",
    ]
}
