import Numbers
import Text

/// What the sentences around a table say of the unit of all numbers, in several languages: `All sizes are in mm.`,
/// `Unit: mm`, `Alle Angaben in mm`, `Valeurs en mm`, `単位：mm`.
package enum UnitStatement {
    /// The units of the sentences about all numbers, those about what the numbers measure first.
    ///
    /// - Parameters:
    ///   - nouns: texts with words for what the numbers measure.
    ///   - others: words for what other numbers measure.
    package static func units(
        ofSentences text: String, about nouns: [String] = [], besides others: NounWords = .none
    ) -> [HeaderUnit] {
        units(of: read(text), about: nouns, besides: others)
    }

    /// The sentences of a text that state units.
    static func read(_ text: String) -> [UnitSentence] { sentences(of: text).compactMap { UnitSentence($0) } }

    /// The same of sentences that are read.
    static func units(
        of sentences: [UnitSentence], about nouns: [String], besides others: NounWords
    ) -> [HeaderUnit] {
        if sentences.isEmpty { return [] }
        let own = NounWords.words(of: nouns)
        let found = sentences.compactMap { $0.unit(about: own, besides: others) }
        return (found.filter(\.isOwn) + found.filter { !$0.isOwn }).map(\.unit)
    }

    /// The unit that a short sentence mentions, whatever it is about: `Tension in kg`, `Doses in ml (1 tsp = 5 ml)`,
    /// `Dimensions: mm`, `Heights [cm]`. It is not certain that the numbers have it.
    ///
    /// - Parameters:
    ///   - nouns: texts with words for what the numbers measure.
    ///   - others: words for what other numbers measure, which the sentence must not have alone.
    ///   - isWhole: whether the unit must end the sentence or a clause: `Monthly pay in USD, from March`.
    package static func mention(
        in text: String, about nouns: [String] = [], besides others: NounWords = .none, isWhole: Bool = false
    ) -> HeaderUnit? {
        sentences(of: text).lazy.compactMap { sentence -> HeaderUnit? in
            let words = sentence.split(whereSeparator: \.isBlank)
            guard words.count <= longestMention else { return nil }
            let announced = words.indices.lazy.filter {
                announcing.contains(words[$0].lowercased()) || isReported(at: $0, words)
            }.map { words[($0 + 1)...].joined(separator: " ")[...] }
            let marked = sentence.split(separator: ": ").dropFirst() + sentence.split { "([".contains($0) }.dropFirst()
            // Few sentences have a unit, so the words are compared last.
            let named = announced.lazy.compactMap { unit(atStartOf: $0, isWhole, where: isInPlural) }.first
            guard let unit = named ?? marked.lazy.compactMap({ unit(atStartOf: $0, isWhole) }).first else {
                return nil
            }
            let own = NounWords.words(of: nouns)
            let said = sentence.lowercased().split { !$0.isLetter }
            let isOfOthers =
                said.contains { matches($0, anyOf: others.words) } && !said.contains { matches($0, anyOf: own) }
            return isOfOthers ? nil : unit
        }.first
    }

    /// Whether a word is between a verb and a unit: `reported as`, `in units of`.
    private static func isReported(at index: Int, _ words: [Substring]) -> Bool {
        guard index > 0 else { return false }
        return switch words[index].lowercased() {
        case "as":
            ["expressed", "reported", "given", "stated", "shown", "listed"].contains(words[index - 1].lowercased())
        case "of": words[index - 1].lowercased() == "units"
        default: false
        }
    }

    /// Whether a unit is a word in the plural, which is nothing else after "in": `minutes`, `Stunden`; not `second`.
    private static func isInPlural(_ unit: HeaderUnit) -> Bool {
        let word = unit.unit.lowercased()
        return word.count > 3 && (UnitSentence.isPlural(word[...]) || word.last == "n" || word == "feet")
    }

    /// In words.
    private static let longestMention = 12

    /// A unit that cannot be anything else, of one or two words; an amount of money may have more.
    ///
    /// - Parameters:
    ///   - isWhole: whether it must end the text or be before a sign.
    ///   - isSure: whether a unit that may be something else is none where the text is.
    private static func unit(
        atStartOf text: Substring, _ isWhole: Bool, where isSure: (HeaderUnit) -> Bool = { _ in false }
    ) -> HeaderUnit? {
        let clause = isWhole ? text.prefix { !",;:()]".contains($0) } : text
        let words = clause.split(whereSeparator: \.isBlank)
        let counts = stride(from: min(words.count, longestMoney), through: isWhole ? words.count : 1, by: -1)
        return counts.lazy.compactMap { count -> HeaderUnit? in
            let named = words.prefix(count).joined(separator: " ")[...].trimmingEnd { ".,;:)]".contains($0) }
            guard let unit = HeaderUnit(named: named), !unit.mayBeAnother || isSure(unit)
            else { return nil }
            let isMoney = KnownUnits.isMoney(ScaledUnit(unit.unit)?.unit ?? unit.unit)
            return isMoney || count < 3 && unit.unit.count > 1 ? unit : nil
        }.first
    }

    /// In words: `thousands of US dollars`.
    private static let longestMoney = 4

    /// The sentences of a text, of ASCII width. A point may be part of a number, of a unit or of an abbreviation:
    /// `Mio. EUR`.
    package static func sentences(of text: String) -> [Substring] {
        let text = LabelFolding.width(text).replacing("。", with: ". ")
        var (sentences, start) = ([Substring](), text.startIndex)
        for point in text.ranges(of: ". ") {
            let sentence = text[start..<point.lowerBound]
            let last = sentence.split { $0.isBlank || "([:".contains($0) }.last ?? ""
            if PowerWords.exponent(of: last + ".") != nil || last == "mil" { continue }
            sentences.append(sentence)
            start = point.upperBound
        }
        return (sentences + [text[start...]]).filter { !$0.isEmpty }
    }

    /// The unit that the title of a table says its numbers have: `Range (cm)`, `Range in cm`.
    package static func unit(ofTitle title: String) -> HeaderUnit? {
        HeaderUnit(atEndOf: title) ?? units(ofSentences: title).first ?? HeaderUnit(inTitle: title)
            ?? unit(atEndOf: title)
    }

    /// The unit of `Men, in cm`, `Load, kN/m` and `Centimetres`, which is more than a letter.
    private static func unit(atEndOf title: String) -> HeaderUnit? {
        let rest = [", in ", ", en ", ", "].lazy.compactMap { title.ranges(of: $0).last?.upperBound }.first
        let found = HeaderUnit(named: title[(rest ?? title.startIndex)...])
        return found.flatMap {
            $0.mayBeAnother || $0.unit.count < 2 || ScaledUnit($0.unit)?.isNumber == true ? nil : $0
        }
    }

    /// Whether a sentence names what it is not about: `Values are in mm, except widths`.
    package static func hasExceptions(_ sentence: Substring) -> Bool { UnitSentence.hasExceptions(sentence) }

    /// "In" of several languages, in lower case.
    package static let announcing: Set<String> = ["in", "en", "em", "i", "w", "v", "ve", "na", "в", "у", "dalam", "σε"]

    /// Whether a word, or its singular, is one of others.
    static func matches(_ word: Substring, anyOf words: Set<Substring>) -> Bool {
        QuantityWords.forms(of: word).contains { words.contains($0[...]) }
    }

    /// The only unit that a text names beside a word for "unit": `所有尺寸均以毫米为单位`, `치수는 mm 단위입니다`.
    package static func unit(besideItsWord text: String) -> HeaderUnit? {
        // A fast path: the words begin with a letter of another script, or with `đ`, which most texts do not have.
        guard text.unicodeScalars.contains(where: { $0.value >= 0x110 && !signs.contains($0.value) }) else {
            return nil
        }
        let text = LabelFolding.width(text)
        let folded = text.lowercased()
        guard text.utf8.count <= longestClause,
            unitWords.contains(where: { $0.first?.isASCII == false && folded.contains($0) })
        else { return nil }
        var words = text.split { $0.isBlank || "()[]:,.、。".contains($0) || $0.isLetter && !$0.isASCII }
        for (start, ends) in [("以", ["为", "為", "作"]), ("単位は", ["で", "、", "。"])] {
            guard let from = text.firstRange(of: start)?.upperBound else { continue }
            let rest = text[from...]
            words += ends.compactMap { rest.firstRange(of: $0) }.map { rest[..<$0.lowerBound] }
        }
        let units = words.compactMap { HeaderUnit(named: $0) }.filter { !$0.mayBeAnother }
        return Set(units.map(\.unit)).count == 1 ? units.first : nil
    }

    /// In bytes.
    private static let longestClause = 150
    /// Quotation marks, dashes, arrows and the like.
    private static let signs: Range<UInt32> = 0x2000..<0x2C00

    /// Whether a column has the units of the others: `Unit`, `Einheit`.
    package static func isHeaderOfUnits(_ header: String) -> Bool {
        unitWords.contains(header[...].trimming(while: \.isBlank).lowercased())
    }

    private static let unitWords: Set<String> = [
        "unit", "units", "units are", "unit is", "einheit", "einheiten", "unité", "unités", "unidad", "unidades",
        "unità", "unidade", "eenheid",
        "eenheden", "enhet", "enheter", "enhed", "jednostka", "jednotka", "yksikkö", "mértékegység", "birim", "satuan",
        "đơn vị", "đơn vị tính", "единица", "единица измерения", "единицы", "единицы измерения", "ед. изм.", "ед.",
        "одиниця виміру", "μονάδα", "الوحدة", "หน่วย", "単位", "单位", "單位", "计量单位", "金额单位", "货币单位", "数量单位",
        "단위", "金額単位",
    ]
}
