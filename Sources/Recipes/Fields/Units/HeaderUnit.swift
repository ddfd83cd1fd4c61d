package import Articles
import Numbers
import Text

/// The unit of a column, as its header says it: `Length (mm)`, `(mm) Length`, `Length (mm, dry)`, `Length / mm`,
/// `Length/mm`, `Length in mm`, `Length, mm`, `Length mm` or `mm`; possibly with a power of ten: `Length (10³ mm)`,
/// `Boards (thousands)`.
package struct HeaderUnit {
    /// In its canonical spelling.
    package let unit: String
    /// Whether a sign announces the unit: brackets, ` / `, ` in ` or a comma. Otherwise it is the last word of the text.
    let isMarked: Bool
    /// Whether it was found because it measures the same as another unit.
    private(set) var isLikeAnother = false

    init?(_ unit: String?, isMarked: Bool) {
        guard let unit else { return nil }
        (self.unit, self.isMarked) = (unit, isMarked)
    }

    /// The same without the sign that announces it, which counts only beside a unit that measures the same.
    var unmarked: HeaderUnit? { HeaderUnit(unit, isMarked: false) }

    /// Nil if the header has no widely known unit.
    package init?(of header: String) {
        let marked =
            Self.quotient(atEndOf: header) ?? Self.known(Self.bracketed(in: header))
            ?? Self.known(
                [Self.rest(of: header, after: " / ")].compactMap { $0 }.filter {
                    // `Price / kg` is for each kilogram.
                    QuantityWords.judge(String($0), in: header) != .contradicts && !Self.isRate(header)
                })
            ?? Self.known([" in ", " en "].compactMap { Self.rest(of: header, after: $0) })
            ?? Self.known(
                [Self.rest(of: header, after: ", ", isPart: Self.isNumber)].compactMap { $0 }.filter {
                    Self.isNoWord($0)
                        || $0.utf8.count <= Self.longestSymbol && QuantityWords.judge(String($0), in: header) == .suits
                })
            ?? Self.known(
                [Self.rest(of: header, after: "/")].compactMap { $0 }.filter {
                    Self.isMeasured($0, in: header) && !Self.hasAmount(header[..<$0.startIndex].dropLast())
                        || Self.unit(behindSymbolIn: header) == $0 && !KnownUnits.knows(header)
                })
            ?? Self.known(Self.clauses(of: header[...]).dropFirst().dropLast().filter(Self.isNoWord))
            ?? Self.known([header[...]].filter(Self.isPowerOfUnit)) ?? Self.power(atEndOf: header)
            ?? Self.product(atEndOf: header)
        let last =
            Self.known(
                [Self.pair(atEndOf: header), Self.rest(of: header, after: " ", isPart: Self.isOther)]
                    .compactMap { $0 }.filter {
                        (Self.isNoWord($0) || Self.isLetter($0, ofWhatIsIn: header)) && !Self.isPoint($0, in: header)
                    })
            ?? Self.known([header[...]].filter(Self.isUnitAlone)) ?? (header.hasPrefix("% ") ? "%" : nil)
        // `Load %`: a sign is not part of a name.
        let isSign = last.map { !$0.contains { $0.isLetter || $0.isNumber || $0 == "×" } } ?? false
        if marked == nil, last == nil, let found = Self.beforeRemark(in: header) {
            self = found
            return
        }
        self.init(marked ?? last, isMarked: marked != nil || isSign)
    }

    /// The unit that ends a title or a label and measures the same as another one: `Planks in cm`, `Planks, cm`.
    init?(atEndOf title: String, like own: String) {
        guard title.utf8.contains(UInt8(ascii: " ")) else { return nil }
        let text = String(LabelFolding.width(title)[...].trimmingEnd { ".:) ".contains($0) })
        let ends = [" in ", " en ", ", "].compactMap { Self.rest(of: text, after: $0, isPart: Self.isNumber) }
        let unit = ends.lazy.compactMap { Self.known([$0]) }.first {
            ScaledUnit($0) != nil || KnownUnits.areAlike($0, own) && !Self.words.contains($0.lowercased())
        }
        self.init(unit ?? Self.power(atEndOf: text), isMarked: unit == nil)
        isLikeAnother = true
    }

    /// The unit of a header that measures the same as another one: then a letter, a sign or a whole header is not taken for
    /// something else: `Width, m`, `Width "`, `Fat g`, `Hours`, `Temperature (F)`, `kJ per 100 g`.
    init?(of header: String, like own: String) {
        let divided = KnownUnits.divided(header)
        // An amount in brackets belongs to the unit there.
        let (text, amount) = header.hasSuffix(")") ? (header, nil) : divided
        let signed =
            Self.bracketed(in: text) + Self.besideWords(in: text)
            + [text, Self.withoutRemark(text)].compactMap(\.self).flatMap { text in
                [" / ", " in ", " en ", ", "].compactMap { Self.rest(of: text, after: $0, isPart: Self.isNumber) }
            }
        let marked = signed + signed.compactMap(Self.beforeLevel)
        let ofSymbol = Self.unit(behindSymbolIn: text)
        let isOfTemperature = Self.isAboutTemperature(header) || ofSymbol == "K"
        let last = Self.rest(of: text, after: " ", isPart: Self.isOther).flatMap { word in
            Self.isSign(word) || ["K", "C", "F"].contains(word) && Self.isOfTemperature(text.dropLast(2)) ? word : nil
        }
        let currency = ScaledUnit(own)?.unit ?? own
        func alike(_ text: Substring) -> String? {
            // `(m)` beside amounts of money.
            if KnownUnits.isCurrency(currency), text.utf8.count < 3, ScaledUnit(currency + text) != nil {
                return currency + text
            }
            guard !Self.alone.contains(text.lowercased()) else { return nil }
            if isOfTemperature, let unit = KnownUnits.temperature(text, like: own) { return unit }
            return Self.known([text]).flatMap { KnownUnits.areAlike($0, own) ? $0 : nil }
        }
        let whole = text.count == 1 ? nil : text[...]
        if let power = Self.tenfold(of: text, like: own) {
            self.init(power, isMarked: true)
            isLikeAnother = true
            return
        }
        let product = Self.product(atEndOf: text).map { $0[...] }
        // `Price/kg` is for each kilogram, and `Length/width/mm` has two names.
        let isQuantity = { (unit: Substring) in
            QuantityWords.judge(String(unit), in: text) == .suits && !KnownUnits.knows(text)
                && text.utf8.count { $0 == UInt8(ascii: "/") } == 1
        }
        let divisor = ofSymbol ?? Self.rest(of: text, after: "/").flatMap { isQuantity($0) ? $0 : nil }
        let unit = (marked + [product, last, whole, divisor].compactMap { $0 }).lazy.compactMap(alike).first
        self.init(unit.map { unit in amount.map { "\(unit)/\($0)" } ?? unit }, isMarked: false)
        isLikeAnother = true
    }

    static func isAboutTemperature(_ header: String) -> Bool {
        ["temp", "point", "温度"].contains(where: header.lowercased().contains) || namesPoint(header[...])
    }

    /// Whether a text ends with a word for temperature: `Boiling temperature` of `Boiling temperature K`.
    private static func isOfTemperature(_ text: Substring) -> Bool {
        ["temperature", "temp", "temp.", "temperatur", "température", "temperatura"]
            .contains(text.split(separator: " ").last?.lowercased() ?? "")
    }

    /// A multiple of a unit where others have the unit: `×10 mm` for `Width (10 mm)`, `×1000 t` for `Sales (1,000 t)`.
    /// A hundredfold is rather the amount that something is measured for, as is that of `Salt (100 g)`, unless the header
    /// names what the unit measures: `Width in 100 mm`.
    private static func tenfold(of header: String, like own: String) -> String? {
        guard ["(1", "[1", "in 1"].contains(where: header.contains) else { return nil }
        let suits = QuantityWords.judge(own, in: header) == .suits
        for text in bracketed(in: header) + [rest(of: header, after: " in ")].compactMap(\.self) {
            let text = withoutIn(text)
            let written = text.prefix { $0.isASCIIDigit || $0 == "," }
            let factor = written.filter(\.isASCIIDigit)
            let isPower = factor.first == "1" && factor.count > 1 && factor.dropFirst().allSatisfy { $0 == "0" }
            let unit = "×\(factor) \(text[written.endIndex...].drop(while: \.isBlank))"
            guard isPower,
                suits || factor.count == 2 && header.contains(where: { "([".contains($0) }) || factor.count > 3,
                ScaledUnit(unit).map({ KnownUnits.areAlike($0.unit, own) }) ?? false
            else { continue }
            return unit
        }
        return nil
    }

    /// Whether the last word of a header may be a unit without a mark: a sign, but no word and no letter that is a name.
    private static func isSign(_ text: Substring) -> Bool {
        text.count == 1 ? ["g", "m", "h", "l", "\"", "″"].contains(text) : !words.contains(text.lowercased())
    }

    /// Names of one unit, which are more often a word, an ordinal or what a number is for: `Second`, `Price / year`.
    private static let alone: Set<String> = [
        "second", "minute", "point", "foot", "bar", "mile", "month", "day", "year", "week", "hour", "yard", "cup",
        "pound", "'", "cent", "zoll", "stunde", "sekunde", "heure", "seconde", "jour", "année", "hora", "minuto",
        "segundo", "fr.", "franken", "sterling", "chains", "fathom", "pies",
    ]

    /// False for texts that end with no unit in brackets and no unit like another, which are quickly told.
    static func mayEnd(_ text: String) -> Bool {
        text.utf8.last.map(closing.contains) ?? false || text.utf8.contains(UInt8(ascii: " "))
    }

    /// The unit in brackets at the end of a text, which is a sign of a unit in any text: `Length (mm)`.
    package init?(atEndOf text: String) {
        // Most texts end with none of these.
        guard let byte = text.utf8.last, Self.closing.contains(byte), let last = text.last, ")]）］".contains(last) else {
            return nil
        }
        self.init(Self.known(Array(Self.bracketed(in: LabelFolding.width(text)).prefix(1))), isMarked: true)
    }

    /// The unit that a text is.
    package init?(named text: Substring) { self.init(Self.known([text]), isMarked: true) }

    /// The unit that a pattern has directly after a part: `{width} mm`, `{width}[ mm] x {height}`. Between two parts, a
    /// word that may be something else is not one: `{count} in {place}`.
    init?(in pattern: TextPattern, after part: String) {
        guard let found = pattern.text.ranges(of: "{\(part)}").first else { return nil }
        let rest = pattern.text[found.upperBound...].drop { $0 == "[" || $0.isWhitespace }
        let literal = rest.prefix { !"{}[]".contains($0) }
        let words = literal.split { $0.isWhitespace || ",;()".contains($0) }
        let whole = HeaderUnit(named: Substring(LabelFolding.spaces(String(literal))))
        let first = words.first.flatMap { HeaderUnit(named: $0) }
        guard let unit = whole ?? first else { return nil }
        if unit.mayBeAnother, words.count == 1, rest[literal.endIndex...].first == "{" { return nil }
        self = unit
    }

    /// Whether the unit may be a word or a name that says something else: `Price (day)`, `Group (A)`.
    package var mayBeAnother: Bool { Self.mayBeAnother(unit) }

    package static func mayBeAnother(_ unit: String) -> Bool { words.contains(unit.lowercased()) || isName(unit) }

    /// Whether the unit is a letter or a short name that is a unit where other headers have units at the same place:
    /// `Weight (g)` beside `Length (mm)`.
    var isShort: Bool { Self.isName(unit) && unit != Self.dryMatter || unit == "min" }

    /// Whether the unit is a letter that may be a power of ten, too: `FLOPs (B)`.
    var mayMultiply: Bool { ["k", "K", "M", "G", "B", "T"].contains(unit) }

    /// Whether a text has the unit only because a subscript follows a letter: `m<sub>V</sub>` is not mV.
    package func isSubscript(in text: ArticleText) -> Bool {
        // Most headers have no markup.
        guard text.raw.utf8.contains(UInt8(ascii: "<")), !text.raw.contains(unit) else { return false }
        return SubscriptWords.of(text.raw).contains(where: unit.contains)
    }

    /// Whether the unit is the period that times are counted for: `Rain days (month)`.
    func isPeriod(in header: String) -> Bool {
        let header = header.lowercased()
        return ["day", "week", "month", "year"].contains(unit.lowercased())
            && ["hours", "days", "weeks", "months"].contains(where: header.contains)
    }

    /// The last bytes of `)`, `]`, `）` and `］`.
    private static let closing = [")", "]", "）", "］"].compactMap(\.utf8.last)

    /// In bytes; most sentences are longer.
    private static let longestUnit = 40

    /// The first text that is a unit.
    static func known(_ texts: [Substring]) -> String? {
        texts.lazy.filter { $0.utf8.count <= longestUnit && !$0.isEmpty }.compactMap { text -> String? in
            // `±µm` is in micrometres.
            let text = withoutIn(withoutComma(text.first == "±" ? text.dropFirst() : text))
            let written = UnitSpelling.canonical(text).replacing(" / ", with: "/")
            // `USD per t`
            let quotient = written.replacing(" per ", with: "/")
            if quotient != written, !quotient.contains(" "), KnownUnits.knows(quotient) { return quotient }
            // `$0.01` is an amount.
            let amount = written.dropFirst()
            if written.first.map({ KnownUnits.isCurrency(String($0)) }) == true, amount.contains("."),
                amount.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") })
            {
                return nil
            }
            let unit = KnownUnits.product(written) ?? written
            let plain = KnownUnits.divided(unit)
            // The lower tier of a header may be a year: `Mass in kg / 2019`.
            if let amount = plain.amount, CalendarDate.isYear(amount), !amount.hasSuffix("000") { return nil }
            if plain.amount != nil, ScaledUnit(unit) == nil {
                return KnownUnits.knows(plain.unit) && !isNumbered(unit[...]) ? unit.replacing(" per ", with: "/") : nil
            }
            if KnownUnits.knows(unit) || ScaledUnit(unit) != nil { return unit }
            // `W/(m·K)`
            if unit.contains("/("), KnownUnits.knows(unit.filter { !"()".contains($0) }) { return unit }
            // `m.`, but `Pl.` and `Bd.` are words
            let isAbbreviated = unit.last == "." && unit.first?.isUppercase == false
            return isAbbreviated && KnownUnits.knows(String(unit.dropLast())) ? String(unit.dropLast()) : nil
        }.first
    }

    /// `USD millions` for `USD, millions`
    private static func withoutComma(_ text: Substring) -> Substring {
        let clauses = clauses(of: text)
        return clauses.count == 2 && clauses.contains(where: isPower) ? clauses.joined(separator: " ")[...] : text
    }

    /// Whether a text is a power of ten alone: `millions`, `in thousands`.
    private static func isPower(_ text: Substring) -> Bool {
        ScaledUnit(String(text)).map { $0.unit.isEmpty && (!$0.isNumber || text.first == "0") } ?? false
    }

    /// `in thousands`, `in mm`, `en mm`
    private static func withoutIn(_ text: Substring) -> String {
        String(text.hasPrefix("in ") || text.hasPrefix("en ") ? text.dropFirst(3) : text)
    }

    /// The name of a logarithm in a header: `log kg`, `ln mass (kg)`. With a capital letter it may be a noun.
    package static func logarithm(in header: String) -> String? {
        header.split { " ([".contains($0) }.first(where: logarithms.contains).map(String.init)
    }

    static let logarithms: Set<Substring> = ["log", "ln", "lg", "log10", "log₁₀", "log2", "log₂"]

    /// - Parameter isPart: whether the word before the separator belongs to the rest: `At 100 °C`.
    static func rest(
        of header: String, after separator: String, isPart: (Substring) -> Bool = { _ in false }
    ) -> Substring? {
        guard let found = header.ranges(of: separator).last else { return nil }
        let word = header[..<found.lowerBound].split(separator: " ").last ?? ""
        return isPart(word) ? nil : header[found.upperBound...]
    }

    /// A number, or what makes the last word a part of another unit: `per kg`, `€ / kg`, `square metres`.
    private static func isOther(_ word: Substring) -> Bool {
        word == "/" || isNumber(word) || factors.contains(word.lowercased()) || divisors.contains(String(word))
            || logarithms.contains(word)
            || isNoWord(word) && KnownUnits.knows(String(word))
    }

    /// The last two words of a header: `Area sq ft`.
    private static func pair(atEndOf header: String) -> Substring? {
        header.ranges(of: " ").dropLast().last.map { header[$0.upperBound...] }.flatMap { $0.first == "/" ? nil : $0 }
    }

    /// The product that ends a header: `Density g cm⁻³`.
    private static func product(atEndOf header: String) -> String? {
        header.ranges(of: " ").lazy.map { header[$0.upperBound...] }.filter { !isNumbered($0) }
            .compactMap(KnownUnits.product).first
    }

    private static let factors: Set<String> = ["per", "square", "cubic", "sq", "cu", "fluid", "troy"]
    /// "Per" in other languages, in lower case: `Na mg` and `Al mg` are of sodium and aluminium.
    private static let divisors: Set<String> = ["pro", "je", "par", "por", "al", "na", "за"]

    /// `100`, `−0.5`, `10–20`
    static func isNumber(_ word: Substring) -> Bool {
        word.contains(where: \.isNumber) && word.allSatisfy { $0.isNumber || "+-−–~≤≥<>.,±x×^".contains($0) }
    }

    /// False for letters and words that mean something else where no sign announces a unit: `Grade A`, `Value min`,
    /// `Shen F-1`.
    static func isNoWord(_ unit: Substring) -> Bool {
        (unit.count > 1 || unit.first?.isLetter == false) && !words.contains(unit.lowercased()) && !isNumbered(unit)
    }

    /// Whether a symbol is behind the name of what it measures: `Time/s`, but not `Time/day` or `Price/kg`.
    private static func isMeasured(_ unit: Substring, in header: String) -> Bool {
        unit.utf8.count <= longestSymbol && !words.contains(unit.lowercased())
            && QuantityWords.judge(String(unit), in: header) == .suits
    }

    /// In bytes.
    private static let longestSymbol = 8

    /// False for initials and bare powers, which may be names of columns: `MS`, `10³`.
    private static func isUnitAlone(_ header: Substring) -> Bool {
        isNoWord(header) && !isName(String(header)) && ScaledUnit(String(header))?.isNumber != true
    }

    /// `€ million`, which can be nothing else; `Millions` may be a name.
    private static func isPowerOfUnit(_ header: Substring) -> Bool {
        ScaledUnit(withoutIn(header)).map { !$0.unit.isEmpty } ?? false
    }

    /// The power of ten that ends a header without brackets: `Length 10³ mm`, `Boards × 1000`.
    private static func power(atEndOf header: String) -> String? {
        // Most headers have neither a digit nor a sign or the capitals of a currency.
        let isPlain = !zip(header.utf8, header.utf8.dropFirst()).contains { one, next in
            next >= 0x80 || next <= UInt8(ascii: "9") && next > 0x20 && next != UInt8(ascii: ".")
                || one.isASCIIUppercase && next.isASCIIUppercase || next == UInt8(ascii: "x")
        }
        if isPlain { return nil }
        let words = header.split(separator: " ")
        for count in stride(from: min(words.count - 1, longestPower), to: 0, by: -1) {
            let end = words.suffix(count)
            guard let first = end.first, let scaled = ScaledUnit(end.joined(separator: " ")), !scaled.isNumber,
                "x×*1".contains(first.first ?? " ") || first.contains("×")
                    || KnownUnits.isCurrency(scaled.unit),
                words.dropLast(count).last.map({ !$0.contains(where: \.isNumber) && $0 != "×" && $0 != "x" }) ?? true
            else { continue }
            return end.joined(separator: " ")
        }
        return nil
    }

    /// In words: `× 10³ kg`.
    private static let longestPower = 3

    /// Whether a unit may be the name or the initials of something else: `A`, `PC`, `Pb`; not `USD`.
    private static func isName(_ unit: String) -> Bool {
        unit.allSatisfy { $0.isUppercase || unit.count == 1 && $0.isLetter } && unit != "g"
            && !KnownUnits.isCurrency(ScaledUnit(unit)?.unit ?? unit) || symbols.contains(unit)
    }

    /// Symbols of chemical elements that are also units with a prefix, and that of dry matter.
    private static let symbols: Set<String> = ["Mg", "Pb", "Pm", "Pt", "Tb", "Tl", "Tm", dryMatter]
    private static let dryMatter = "DM"

    /// Units that are more often words or abbreviations of something else.
    private static let words: Set<String> = [
        "in", "in.", "min", "min.", "ex", "em", "day", "days", "week", "weeks", "month", "months", "year", "years",
        "hour", "hours", "mile", "miles", "point", "points", "foot", "feet", "cup", "cups", "bar", "mol", "second",
        "seconds", "minute", "minutes", "'", "\"", "var", "cal", "cd", "pc", "ph", "pound", "pounds", "yard", "yards",
        "мин", "мин.", "stunde", "stunden", "tage", "jahre", "minuten", "sekunde", "sekunden", "heure", "heures",
        "jour", "jours",
        "année", "années", "seconde", "secondes", "hora", "horas", "minuto", "minutos", "segundo", "segundos",
        "wochen", "semaine", "semaines", "semana", "semanas", "settimane", "monate", "monaten", "mois", "meses",
        "mesi", "ans", "año", "años", "anni", "giorni", "dias", "tagen", "weken", "veckor", "maanden", "månader",
        "std.", "fr.", "franken", "francos", "franchi", "sterling", "fuß", "fuss", "pieds", "pies", "piedi", "chains",
        "fathom",
        "分", "秒", "분", "초",
    ]
}
