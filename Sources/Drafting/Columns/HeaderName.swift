import Numbers
import Recipes
import Text

/// The header of a column of numbers, divided into its name and its unit.
///
///     "Width (mm)" -> "Width", mm     "Depth / cm" -> "Depth", cm     "mm" -> "mm", mm     "Group (A)" -> "Group (A)", none
struct HeaderName {
    /// What the other headers of a table are, which a letter in brackets is probably, too.
    struct Surroundings {
        var hasUnits = false
        var hasSymbols = false
        var hasMaximum = false
        /// Whether several whole headers are currencies, which may be what is priced.
        var hasCurrencies = false
        /// What headers with a certain unit measure: `Chest` of `Chest / cm`, beside which `Chest / in` is in inches.
        var measured: Set<String> = []
    }

    let name: String
    /// The header as it is, of ASCII width.
    let whole: String
    /// Nil if the header names none, or what may be something else.
    let unit: String?
    /// What a person should know about a unit that is uncertain.
    let remark: String?
    /// The units of two numbers, and the name of both; nil for other headers.
    let pair: (name: String, first: String, second: String)?
    /// Whether the unit can be nothing else.
    private let isSure: Bool
    var sureUnit: String? { isSure ? unit : nil }

    /// - Parameters:
    ///   - surroundings: the other headers of the table, beside which a letter is a unit or a symbol: `Supply (V)`.
    ///   - isUnit: whether a unit found in the header is one.
    init(
        _ header: String, beside surroundings: Surroundings = Surroundings(),
        isUnit: (HeaderUnit) -> Bool = { _ in true }
    ) {
        let text = LabelFolding.width(header)
        whole = text
        let hasFactor = HeaderUnit.factor(beside: text) != nil
        let found =
            Self.countsThings(text)
            ? nil : HeaderUnit(of: text).flatMap { isUnit($0) && !(hasFactor && ScaledUnit($0.unit) != nil) ? $0 : nil }
        let rest = found.flatMap { Self.withoutUnit($0.unit, in: text) }
        let units = HeaderUnit.Pair(text)
        pair = units.map { pair in
            let end = " \(pair.first)"
            let name =
                Self.withoutUnit(pair.first, in: pair.rest)
                ?? (pair.rest.hasSuffix(end) ? String(pair.rest.dropLast(end.count)) : pair.rest)
            return (String(name[...].trimmingEnd { ",:/ ".contains($0) }), pair.first, pair.second)
        }
        let others = units.map { $0.isCertain ? ($0.first, $0.second) : nil } ?? Self.twoUnits(found?.unit, rest: rest)
        if let others {
            (name, unit, isSure) = (text, nil, false)
            remark =
                "without a unit, because the header names “\(others.0)” and “\(others.1)”; give it that of its numbers"
            return
        }
        let doubt = HeaderUnit.logarithm(in: text).map { function in
            "“\(function)” in the header may mean logarithms; check the unit"
        }
        let certainty = found.map { Self.certainty(of: $0.unit, in: text, rest: rest, surroundings) }
        guard let found, let certainty, certainty.isTaken else {
            (name, unit, isSure) = (text, nil, false)
            remark =
                Self.remark(onNoUnitOf: text) ?? (Self.namesUnit(text) ? doubt : nil) ?? certainty?.remark(
                    on: found?.unit ?? "")
                ?? Self.remark(onPowerIn: text)
            return
        }
        name = rest.flatMap { $0.isEmpty ? nil : $0 } ?? text
        (unit, isSure, remark) = (
            found.unit.first?.isLetter == true ? UnitMention(found.unit).unit : found.unit, certainty == .sure,
            Self.remark(onPowerIn: name) ?? doubt ?? certainty.remark(on: found.unit)
        )
    }

    /// A name with a unit of its own, which is certain; nil for a header that has none.
    init(_ name: String, unit: String?, whole: String, remark: String? = nil) {
        (self.name, self.unit, self.whole, self.remark, pair) = (name, unit, whole, remark, nil)
        isSure = unit != nil
    }

    /// What the headers of a table are together. Several letters without a unit beside them are symbols: `d`, `l`.
    static func surroundings(_ names: [HeaderName]) -> Surroundings {
        let hasUnits = names.contains(where: \.isSure)
        let letters = names.count { $0.unit?.count == 1 && !$0.isSure }
        return Surroundings(
            hasUnits: hasUnits,
            hasSymbols: names.contains { HeaderUnit.hasSymbol($0.whole) } || !hasUnits && letters > 1,
            hasMaximum: names.contains { HeaderUnit.namesMaximum($0.whole) },
            hasCurrencies: names.count { KnownUnits.isCurrency($0.whole) } > 1,
            measured: Set(names.filter { $0.isSure && $0.whole.contains(" / ") }.map(\.name)))
    }

    /// How sure it is that a unit found in a header is one.
    private enum Certainty {
        case sure, probable, doubtful, notAUnit
        /// The unit of the numbers below it, or what they are the price of.
        case priced

        var isTaken: Bool { [.sure, .probable, .priced].contains(self) }

        func remark(on unit: String) -> String? {
            switch self {
            case .sure, .notAUnit: nil
            case .priced: "check the unit: “\(unit)” in the header may be what is priced"
            case .probable: "check the unit: “\(unit)” in the header may be a symbol or a word for something else"
            case .doubtful where HeaderUnit.unit(behindSymbolIn: unit) != nil:
                "without a unit, because “\(unit)” may be a symbol with its unit or a unit itself; write the unit in the dataset"
            case .doubtful where HeaderName.namesOfParts.contains(unit.lowercased()):
                "without a unit, because “\(unit)” in the header may be a part of a name; give it the unit if it is one"
            case .doubtful:
                "without a unit, because “\(unit)” in the header may be a symbol; give it the unit if it is one"
            }
        }
    }

    private static func certainty(
        of unit: String, in text: String, rest: String?, _ surroundings: Surroundings
    ) -> Certainty {
        let isLetter = unit.count == 1 && unit.first.map { $0.isASCII && $0.isLetter } ?? false
        if surroundings.hasCurrencies, unit == text { return .priced }
        // A quantity and its unit, a ratio of two quantities, or two units: `T/K`, `L/D`, `m/g`.
        if unit == text, HeaderUnit.unit(behindSymbolIn: text) != nil || isRatio(text) { return .doubtful }
        if namesOfParts.contains(unit.lowercased()), QuantityWords.judge(unit, in: text) != .suits {
            // `Amp`, `Command byte`
            if unit == text { return unit.first?.isUppercase == true ? .probable : .sure }
            if let rest, text == "\(rest) \(unit)" { return .doubtful }
        }
        guard HeaderUnit.mayBeAnother(unit) || isLetter else { return .sure }
        let isBracketed = rest.map { !$0.isEmpty && text.contains { "([（".contains($0) } } ?? false
        let isAfterIn = text.hasSuffix(" in \(unit)")
        guard isBracketed || isAfterIn || [", ", "/ ", "/"].contains(where: { text.hasSuffix($0 + unit) }) else {
            return HeaderUnit.isLetter(unit[...], ofWhatIsIn: text) ? .probable : .notAUnit
        }
        if HeaderUnit.mayBeMinimum(unit), surroundings.hasMaximum { return .notAUnit }
        if unit == "miles", Self.countedInSpanish.contains(where: text.lowercased().contains) { return .notAUnit }
        if let rest, surroundings.measured.contains(rest), text.hasSuffix("/ \(unit)") { return .sure }
        if HeaderUnit.unit(behindSymbolIn: text).map(String.init) == unit { return .probable }
        switch QuantityWords.judge(unit, in: text) {
        case .suits: return .sure
        // What is nothing else elsewhere: `Length (g)`.
        case .contradicts: return HeaderUnit.mayBeAnother(unit) ? .notAUnit : .doubtful
        case .unknown:
            if !isBracketed, !isAfterIn {
                // `p / bar`
                guard let rest, text == "\(rest) / \(unit)", rest.count <= longestSymbol,
                    !HeaderUnit.mayBeMinimum(unit)
                else {
                    return .notAUnit
                }
                return isLetter ? .doubtful : .probable
            }
        }
        if isAfterIn || !isLetter && unit != "min" && isUsual(unit) { return .sure }
        if surroundings.hasSymbols && unit != "g" || multiples[unit] != nil { return .doubtful }
        return surroundings.hasUnits || isUsual(unit) ? .probable : .doubtful
    }

    /// Whether a text has two capital letters, which are more often symbols than units: thrust to weight is `T/W`.
    private static func isRatio(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { $0.count == 1 && $0.first?.isUppercase == true }
    }

    /// Of a quantity: `p`, `Re`.
    private static let longestSymbol = 2

    /// Names of one unit that are also parts, devices and the like behind a word: `Start bit`, `Flow meter`.
    private static let namesOfParts: Set<String> = ["bit", "byte", "meter", "amp"]

    /// Whether brackets around it are enough: `(m)`, `(Ω)`, `(GB)`, `(min)`, `(years)`, but neither `(A)` nor `(day)`.
    private static func isUsual(_ unit: String) -> Bool {
        if unit.count == 1 { return unit.first.map { $0.isLowercase || !$0.isASCII } ?? false }
        return ["min", "in", "feet", "HP", "VA"].contains(unit) || unit.hasSuffix("s") || isMultiple(unit)
    }

    /// `GB`, `MW`, `GJ`: a prefix of thousands and a unit that is a capital letter.
    private static func isMultiple(_ unit: String) -> Bool {
        unit.count == 2 && unit.first.map { "KMGTP".contains($0) } == true
            && unit.last.map { "BJW".contains($0) } == true
    }

    /// Whether what is below may be places of bits instead of their number: `5-6` below `Bits`.
    static func namesPositions(_ header: String) -> Bool {
        ["bit", "bits", "byte", "bytes", "octet", "octets"].contains(
            header.lowercased().filter { $0.isLetter || $0 == " " })
    }

    /// Whether the numbers below it may be names: `EN number`, `W.-Nr.`, `Code`.
    static func namesNumbers(_ header: String) -> Bool {
        let words = header.split { !$0.isLetter }
        if words.last.map(standards.contains) == true { return true }
        let last = words.last?.lowercased() ?? ""
        return ["number", "no", "nr", "nummer", "numéro", "número", "numero", "code", "id", "番号", "编号"]
            .contains {
                last == $0 || $0.count > 4 && last.hasSuffix($0) || $0.first?.isASCII == false && last.hasSuffix($0)
            }
    }

    /// Standards that number materials and parts.
    private static let standards: Set<Substring> = ["EN", "DIN", "ISO", "AISI", "SAE", "UNS", "JIS", "GOST", "ГОСТ"]

    /// Whether the numbers below it may be times of day: `12.30` below `Abfahrt`.
    ///
    /// - Parameter title: of the table.
    static func namesTimes(_ header: String, below title: String = "") -> Bool {
        let isHalfOfDay = ["a.m.", "p.m.", "am", "pm"].contains(header.lowercased())
        return isHalfOfDay || names(header, times) || names(title, timetables)
    }

    /// Whether the numbers below it may be dates: `20.10` below `Datum`.
    static func namesDates(_ header: String) -> Bool { names(header, dates) }

    private static func names(_ header: String, _ words: Set<String>) -> Bool {
        header.lowercased().split { !$0.isLetter }.contains { word in
            QuantityWords.forms(of: word).contains(where: words.contains)
        }
    }

    /// Words for dates in several languages, in lower case.
    private static let dates: Set<String> = [
        "date", "datum", "fecha", "dato", "dátum", "päivämäärä", "tarih", "дата", "ημερομηνία", "日付", "期日", "日期", "날짜",
    ]

    /// Words for times of day in several languages, in lower case.
    private static let times: Set<String> = [
        "departure", "departs", "dep", "arrival", "arrives", "arr", "time", "open", "opens", "close", "closes", "start",
        "hours", "opening", "öffnungszeiten", "horaires", "horarios", "orari", "abfahrt", "ankunft", "ab", "an",
        "uhrzeit", "uhr", "zeit", "beginn", "départ", "arrivée", "heure", "salida", "llegada", "hora", "horario",
        "partenza", "arrivo", "ora", "orario", "partida", "chegada", "vertrek", "aankomst", "tijd", "avgång", "ankomst",
        "afgang", "avgang", "odjazd", "przyjazd", "godzina", "odjezd", "příjezd", "čas", "indulás", "érkezés", "lähtö",
        "saapuu", "kalkış", "varış", "saat", "отправление", "прибытие", "время", "αναχώρηση", "άφιξη", "時刻", "発", "着",
        "出发", "到达", "时间", "時間", "출발", "도착", "시간", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
        "sunday", "montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "lundi", "mardi",
        "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "lunes", "martes", "miércoles", "jueves", "viernes",
        "sábado", "domingo", "lunedì", "sabato", "domenica", "weekday", "weekend", "train", "zug", "bus",
    ]

    /// Words for tables of times in several languages, in lower case.
    private static let timetables: Set<String> = [
        "timetable", "departure", "arrival", "opening", "fahrplan", "fahrpläne", "abfahrt", "öffnungszeiten", "horaire",
        "horario", "horário", "orario", "orari", "dienstregeling", "tidtabell", "køreplan", "ruteplan", "rozkład",
        "расписание", "時刻表", "时刻表", "시간표",
    ]

    /// `# dp`, `#images`, `Animals / # dp`: a number of things, which is not a unit.
    private static func countsThings(_ header: String) -> Bool {
        (header.first == "#" || header.contains(" / #")) && !header.contains { "([（".contains($0) }
    }

    /// Whether a word of a header is a unit that is not a letter.
    private static func namesUnit(_ header: String) -> Bool {
        header.split { " ()[]".contains($0) }.contains { $0.utf8.count > 1 && KnownUnits.knows(String($0)) }
    }

    /// What may multiply the numbers below a header: `Boards (M)`, `Width (100 mm)`, `Width in 10 mm`.
    private static func remark(onNoUnitOf header: String) -> String? {
        if let slash = header.lastIndex(of: "/"),
            let divisor = HeaderUnit(named: header[header.index(after: slash)...].trimming(while: \.isBlank)),
            HeaderUnit.isRate(header)
                || QuantityWords.judge("EUR", in: header) == .suits && !KnownUnits.isCurrency(divisor.unit)
                    && !divisor.mayBeAnother
        {
            return "without a unit, because each number is for “\(divisor.unit)”; give it its whole unit"
        }
        let brackets = HeaderUnit.brackets(in: header)
        for letter in brackets {
            let isOfMoney = letter == "m" && QuantityWords.judge("EUR", in: header) == .suits
            let word = letter.split(separator: " ").first ?? letter
            guard let multiple = isOfMoney ? "millions" : multiples[String(word)] else { continue }
            return "“\(letter)” in the header may mean \(multiple); keep it in the title, or give it the unit "
                + multiple
        }
        for text in brackets + (header.ranges(of: " in ").last.map { [header[$0.upperBound...]] } ?? []) {
            let (factor, unit) = amount(text)
            if unit.isEmpty, ["1000", "1,000", "1.000", "1 000"].contains(text) {
                return "“\(text)” in the header may mean thousands; keep it in the title, or give it the unit thousands"
            }
            if ["10", "100", "1000", "1,000"].contains(factor), KnownUnits.knows(unit),
                QuantityWords.judge(unit, in: header) != .contradicts
            {
                return "“\(text)” in the header may multiply the numbers; then give it the unit ×\(factor) \(unit)"
            }
        }
        return nil
    }

    /// A power of ten beside what the numbers measure: `d × 10³ (m)`.
    private static func remark(onPowerIn name: String) -> String? {
        HeaderUnit.factor(beside: name).map {
            "“\($0)” in the header may multiply the numbers or divide them; give their unit the power"
        }
    }

    /// `10` and `mm` of `10 mm`
    private static func amount(_ text: Substring) -> (factor: String, unit: String) {
        let factor = text.prefix { $0.isASCII && $0.isNumber || $0 == "," }
        return (String(factor), String(text[factor.endIndex...].drop(while: \.isBlank)))
    }

    /// Letters for a power of ten, which may be units or names.
    private static let multiples: [String: String] = [
        "k": "thousands", "K": "thousands", "M": "millions", "MM": "millions", "Mn": "millions", "B": "billions",
        "G": "billions", "T": "trillions", "miles": "thousands", "Tsd.": "thousands", "тыс.": "thousands",
        "тыс": "thousands", "млн": "millions", "млн.": "millions", "млрд": "billions", "млрд.": "billions",
    ]

    /// Beginnings of what is counted in thousands, which are `miles` in Spanish.
    private static let countedInSpanish = [
        "poblaci", "habitante", "persona", "hogar", "vivienda", "ocupad", "emplead", "tonelada", "venta", "unidad",
        "turista",
    ]

    /// Two units that a header names at other places: `°C of rooms (°F)`. A letter may be a symbol, and a tier may have its
    /// own unit.
    private static func twoUnits(_ unit: String?, rest: String?) -> (String, String)? {
        guard let unit, let rest, let other = HeaderUnit(of: rest)?.unit,
            other.count > 1 || other.first?.isLetter == false,
            other != unit, !HeaderUnit.mayBeAnother(other), !rest.contains(" / "),
            KnownUnits.areAlike(other, unit) || KnownUnits.isCurrency(other) && KnownUnits.isCurrency(unit)
        else { return nil }
        return (other, unit)
    }

    /// Nil if the unit is the whole text, or is written in another way.
    private static func withoutUnit(_ unit: String, in text: String) -> String? {
        func isUnit(_ part: Substring) -> Bool {
            // `C` in a header about temperatures.
            HeaderUnit(named: part)?.unit == unit || KnownUnits.temperature(part, like: "K") == unit
        }
        for inner in HeaderUnit.brackets(in: text) where inner.endIndex < text.endIndex {
            let (before, after) = (
                text[..<text.index(before: inner.startIndex)], text[text.index(after: inner.endIndex)...]
            )
            if isUnit(inner) { return joined(before, after) }
            let parts = HeaderUnit.clauses(of: inner)
            // `(mm, dry)` and `(dry, mm)`
            if parts.count == 2 {
                guard let unit = parts.firstIndex(where: isUnit) else { continue }
                return LabelFolding.spaces("\(before)(\(parts[1 - unit]))\(after)")
            }
        }
        for separator in [" / ", " in ", " en ", ", ", " ", "/"] {
            guard let found = text.ranges(of: separator).first(where: { isUnit(text[$0.upperBound...]) }) else {
                continue
            }
            return String(text[..<found.lowerBound])
        }
        // `Load, kN/m, for depth`
        if let middle = HeaderUnit.clauses(of: text[...]).dropFirst().dropLast().first(where: isUnit) {
            let before = text[..<middle.startIndex].trimmingEnd { $0 == " " || $0 == "," }
            return "\(before)\(text[middle.endIndex...])"
        }
        // `Length, m (max.)`
        return HeaderUnit.withoutRemark(text).flatMap { rest in
            withoutUnit(unit, in: rest).map { $0 + text[text.index(text.startIndex, offsetBy: rest.count)...] }
        }
    }

    /// What is around a unit, without the slash that separates it from the tier above: `Energy / (kJ)`.
    private static func joined(_ before: Substring, _ after: Substring) -> String {
        var (left, right) = (LabelFolding.spaces(String(before)), LabelFolding.spaces(String(after)))
        if left.hasSuffix("/"), right.isEmpty || right.hasPrefix("/ ") { left.removeLast() }
        if left.isEmpty, right.hasPrefix("/ ") { right.removeFirst(2) }
        return LabelFolding.spaces(right.first.map { ",;:".contains($0) } == true ? left + right : "\(left) \(right)")
    }
}
