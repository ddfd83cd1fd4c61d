import Text

extension KnownUnits {
    /// The symbol of a unit that is written as a word; other units as they are.
    ///
    ///     centimetres -> cm     Inches -> in     L -> l     mm -> mm
    static func symbol(of unit: String) -> String { symbol(ofWord: unit) ?? spelling(of: unit) }

    private static func symbol(ofWord unit: String) -> String? {
        let word = unit.lowercased()
        if let symbol = symbols[unit] ?? symbols[word] ?? long(word) ?? inflected(word) { return symbol }
        if word.hasSuffix("ohm"), prefixes.contains(String(unit.dropLast(3))) { return unit.dropLast(3) + "Ω" }
        // `cm` is not the plural of anything; `grams` is that of `gram`.
        guard word.utf8.count > 3, word.hasSuffix("s") else { return nil }
        let singular = String(word.dropLast())
        return symbols[singular] ?? long(singular)
    }

    /// `ml` for `mL`, `µm` for `um`, also as factors: `l/min` for `L/min`.
    private static func spelling(of unit: String) -> String {
        guard unit.contains(where: { "Lu".contains($0) }) else { return unit }
        let factors = unit.split(separator: "/", omittingEmptySubsequences: false).map { factor -> String in
            let base = factor.dropLast()
            if factor.hasSuffix("L"), prefixes.contains(String(base)) { return base + "l" }
            let rest = factor.dropFirst()
            return factor.hasPrefix("u") && unitSymbols.contains(rest) ? "µ" + rest : String(factor)
        }
        return factors.joined(separator: "/")
    }

    /// Whether a text is a known unit or its name.
    package static func knows(_ unit: String) -> Bool {
        contains(UnitSpelling.canonical(unit)) || symbol(ofWord: unit).map { $0 != unit } ?? false
    }

    package static func isCurrency(_ unit: String) -> Bool { currencies.contains(unit) }

    /// Whether a unit is a currency or the name of one: `USD`, `US dollars`.
    package static func isMoney(_ unit: String) -> Bool { quantity(of: unit) == money }

    private static let money = "currency"

    /// Whether a test holds for some currency.
    package static func hasCurrency(_ test: (String) -> Bool) -> Bool { currencies.contains(where: test) }

    /// Whether two units measure the same, so that a number may be converted from one to the other. Ignores the amount:
    /// `mg/100 g` and `g` are alike.
    package static func areAlike(_ one: String, _ other: String) -> Bool {
        let units = [one, other].map { divided($0).unit }
        return quantity(of: units[0]) == quantity(of: units[1]) || units.allSatisfy(forces.contains)
    }

    /// Each measures the same as the others; see ``bases`` for `kN`.
    private static let forces: Set<String> = ["mN", "N", "kN", "MN", "lbf", "kgf", "dyn"]

    /// Whether two spellings mean one unit: `km/hour` and `km/h`, `cc` and `ml`.
    package static func areEqual(_ one: String, _ other: String) -> Bool {
        let (one, other) = (plain(one), plain(other))
        return one == other || currencyWords[one]?.contains(other) ?? false
            || currencyWords[other]?.contains(one) ?? false
    }

    /// Whether a sign beside a number means a unit that is known from elsewhere: `″` is rather seconds without a header
    /// that says inches, and `$` is of several countries.
    package static func isSign(_ sign: String, of unit: String) -> Bool {
        if currencies.contains(sign) {
            return areEqual(sign, unit)
                || signsOfCurrencies[sign].flatMap { currencyWords[$0] }?.contains(plain(unit)) ?? false
        }
        return ["\"", "″"].contains(sign) && plain(unit) == "in" || ["'", "′"].contains(sign) && plain(unit) == "ft"
    }

    /// The word for the currencies that a sign may mean.
    private static let signsOfCurrencies = ["$": "dollar", "kr": "krona"]

    private static func plain(_ unit: String) -> String {
        let unit = inverse(quotient(of: unit))
        if let equal = equals[unit] { return equal }
        let name = symbol(of: unit)
        if name != unit { return equals[name] ?? name }
        let whole = symbol(of: UnitSpelling.canonical(unit.filter { !$0.isBlank || unit.hasPrefix("sq") }))
        let factors = whole.split(separator: "/", omittingEmptySubsequences: false).map { symbol(of: String($0)) }
        let joined = factors.joined(separator: "/")
        return equals[joined] ?? joined
    }

    /// `/K` for `1/K` and `K⁻¹`; other units as they are.
    private static func inverse(_ unit: String) -> String {
        if unit.hasPrefix("1/") { return String(unit.dropFirst()) }
        let isPower = unit.hasSuffix("⁻¹") && !unit.contains { "/·⋅* ".contains($0) }
        return isPower ? "/" + unit.dropLast(2) : unit
    }

    private static let equals: [String: String] = [
        "kph": "km/h", "kmh": "km/h", "mi/h": "mph", "cc": "ml", "cm³": "ml", "dm³": "l", "sq ft": "ft²", "sq m": "m²",
        "sq mi": "mi²", "N/mm²": "MPa", "kN/m²": "kPa", "N/m²": "Pa", "KB": "kB", "Mbps": "Mbit/s", "Mb/s": "Mbit/s",
        "kbps": "kbit/s", "Gbps": "Gbit/s", "Gb/s": "Gbit/s", "kW·h": "kWh", "N·m": "Nm", "kN·m": "kNm", "dB(A)": "dBA",
        "mg/kg": "ppm", "µg/kg": "ppb", "g/kg": "‰", "N-m": "Nm", "lb·ft": "lb-ft", "ft·lb": "lb-ft", "ft-lb": "lb-ft",
        "ft-lbs": "lb-ft",
        "lbf-ft": "lb-ft", "ft-lbf": "lb-ft", "lbf·ft": "lb-ft", "ft·lbf": "lb-ft", "lb·in": "lb-in", "in·lb": "lb-in",
        "ft lb": "lb-ft", "ft lbs": "lb-ft", "lb ft": "lb-ft", "in lb": "lb-in", "in lbs": "lb-in", "lb in": "lb-in",
        "in-lb": "lb-in", "in-lbs": "lb-in", "lbf-in": "lb-in", "in-lbf": "lb-in", "lbf·in": "lb-in", "in·lbf": "lb-in",
        "knot": "kn", "knots": "kn", "Btu": "BTU",
        "kg/dm³": "g/cm³", "t/m³": "g/cm³", "kg/l": "g/cm³", "g/ml": "g/cm³", "g/l": "kg/m³", "g/dm³": "kg/m³",
    ]

    /// A unit and the amount that it is for: `mg` and `100g` for `mg/100 g` and `mg per 100 g`; no amount for `km/h`.
    package static func divided(_ unit: String) -> (unit: String, amount: String?) {
        let text = unit.replacing(" per ", with: "/")
        guard let slash = text.lastIndex(of: "/") else { return (unit, nil) }
        let amount = text[text.index(after: slash)...].filter { !$0.isBlank }
        guard amount.first?.isNumber == true else { return (unit, nil) }
        return (String(text[..<slash].trimmingEnd(while: \.isBlank)), UnitSpelling.canonical(amount))
    }

    /// Whether a unit contains a number: it measures per power of ten (`l/100 km`) or per one (`1/s`).
    package static func isRate(_ unit: String) -> Bool {
        if unit.hasPrefix("1/") { return contains(unit) }
        let divided = divided(unit)
        guard let amount = divided.amount, contains(divided.unit) else { return false }
        let factor = amount.prefix { $0.isASCII && $0.isNumber }
        let base = String(amount[factor.endIndex...])
        // `V/100 V` are two values.
        let isShare = base == divided.unit && !["g", "kg", "ml", "l"].contains(base)
        return ["10", "100", "1000"].contains(factor) && contains(base) && !isShare
    }

    /// `°F` for `F`, where a text is about temperatures, whose letters mean other units elsewhere.
    package static func temperature(_ text: some StringProtocol, like own: String) -> String? {
        guard own == "K" || quantity(of: own) == "°C", let letter = text.last, "CFK".contains(letter) else {
            return nil
        }
        let sign = String(text.dropLast().filter { !$0.isBlank }).lowercased()
        guard ["", "º", "˚", "deg", "deg.", "degree", "degrees"].contains(sign) else { return nil }
        return letter == "K" ? "K" : "°\(letter)"
    }

    /// Whether a book may use one text as another name of the unit: two names of a unit, or `$` and `USD`.
    package static func mayBeEqual(_ one: String, _ other: String) -> Bool {
        areEqual(one, other) || currencies.contains(one) && currencies.contains(other)
    }

    /// A unit without a prefix that all units of the same quantity have in common, with its power; `%` for a mass in
    /// a mass: `mg/kg`.
    private static func quantity(of unit: String) -> String {
        let symbol = symbol(of: inverse(quotient(of: UnitSpelling.canonical(unit))))
        if currencies.contains(symbol) { return money }
        if let whole = bases[equals[symbol] ?? symbol] { return whole }
        let factors = symbol.split(separator: "/", omittingEmptySubsequences: false).map { factor in
            let base = factor.prefix { !"²³".contains($0) }
            let name = Self.symbol(of: String(base))
            let plain = bases[name] ?? withoutPrefix(name[...])
            return (bases[plain] ?? plain) + factor.dropFirst(base.count)
        }
        return factors == ["g", "g"] ? "%" : factors.joined(separator: "/")
    }

    private static let bases: [String: String] = [
        "in": "m", "in.": "m", "ft": "m", "ft.": "m", "yd": "m", "mi": "m", "nmi": "m", "Å": "m", "t": "g", "lb": "g",
        "lbs": "g", "oz": "g", "min": "s", "h": "s", "d": "s", "°F": "°C", "px": "pt", "dp": "pt", "sp": "pt",
        "KB": "B", "kB": "B", "bar": "Pa", "psi": "Pa", "atm": "Pa",
        "mmHg": "Pa", "cal": "J", "kcal": "J", "Wh": "J", "eV": "J", "hp": "W", "HP": "W", "mph": "m/s", "kph": "m/s",
        "kmh": "m/s", "l": "m³", "gal": "m³", "qt": "m³", "cc": "m³", "fl oz": "m³", "cup": "m³", "cups": "m³",
        "ha": "m²", "acre": "m²", "acres": "m²", "sq ft": "m²", "sq mi": "m²", "sq m": "m²", "‰": "%", "ppm": "%",
        "ppb": "%", "week": "s", "month": "s", "year": "s", "kyr": "s", "Myr": "s", "Gyr": "s", "ton": "g",
        "ftm": "m", "ch": "m",
        "N·m": "Nm", "kN·m": "Nm", "kNm": "Nm", "mNm": "Nm", "Ncm": "Nm", "lb-ft": "Nm", "lb-in": "Nm", "oz-in": "Nm",
        "ksi": "Pa", "Torr": "Pa", "inHg": "Pa", "ly": "m", "au": "m", "mils": "m", "thou": "m", "kn": "m/s",
        "acre-foot": "m³", "gpm": "m³/s", "cfm": "m³/s", "BTU": "J", "erg": "J",
        // A weight is given as a force, too; N alone may be a number of samples.
        "kN": "g",
    ]

    /// `m` for `metros`, `metri`, `Metern` and `mètres`: the plurals of several languages, which German has in `in Metern`, too.
    private static func inflected(_ word: String) -> String? {
        guard word.utf8.count > 4, let last = word.last, "sni".contains(last) else { return nil }
        let plain = String(word.map { accents[$0] ?? $0 })
        let singulars = last == "i" ? [plain.dropLast() + "o"] : [String(plain.dropLast())]
        return singulars.lazy.compactMap { symbols[$0] ?? long($0) }.first
    }

    private static let accents: [Character: Character] = ["í": "i", "è": "e", "é": "e", "ó": "o", "ô": "o", "â": "a"]

    /// `millimetre`: a prefix and a unit, both in full.
    private static func long(_ word: String) -> String? {
        for (name, prefix) in prefixNames where word.hasPrefix(name) {
            if let unit = symbols[String(word.dropFirst(name.count))] { return prefix + unit }
        }
        return nil
    }

    private static let prefixNames = [
        ("nano", "n"), ("micro", "µ"), ("milli", "m"), ("mili", "m"), ("centi", "c"), ("zenti", "c"), ("deci", "d"),
        ("hecto", "h"), ("kilo", "k"), ("quilo", "k"), ("chilo", "k"),
        ("mega", "M"), ("giga", "G"), ("tera", "T"),
    ]

    private static let symbols: [String: String] = [
        "Kg": "kg", "KG": "kg", "мм": "mm", "см": "cm", "м": "m", "км": "km", "мг": "mg", "г": "g", "кг": "kg",
        "мс": "ms", "т": "t", "миллиметрах": "mm", "сантиметрах": "cm", "метрах": "m", "километрах": "km",
        "килограммах": "kg", "граммах": "g", "тоннах": "t", "процентах": "%", "рублях": "RUB", "milimetrach": "mm",
        "centymetrach": "cm", "milimetrech": "mm", "centimetrech": "cm", "руб": "RUB", "руб.": "RUB", "рублей": "RUB",
        "евро": "EUR",
        "с": "s", "мин": "min", "мин.": "min", "ч": "h", "мл": "ml", "л": "l", "В": "V", "А": "A", "Вт": "W",
        "кВт": "kW", "Гц": "Hz",
        "МГц": "MHz", "ГГц": "GHz", "°С": "°C", "メートル": "m", "ミリメートル": "mm", "センチメートル": "cm", "キロメートル": "km", "米": "m",
        "毫米": "mm", "厘米": "cm",
        "公里": "km", "千克": "kg", "公斤": "kg", "克": "g", "毫克": "mg", "毫升": "ml", "升": "l", "グラム": "g", "リットル": "l",
        "cent": "¢", "ドル": "USD", "美元": "USD", "ユーロ": "EUR", "欧元": "EUR", "英镑": "GBP", "人民币": "CNY", "gramm": "g",
        "minuten": "min", "sekunde": "s", "sekunden": "s", "stunde": "h", "stunden": "h", "tage": "d", "jahre": "year",
        "zoll": "in", "mètre": "m", "heure": "h", "seconde": "s", "jour": "d", "día": "d", "дней": "d", "дня": "d",
        "année": "year", "metro": "m",
        "grama": "g",
        "prozent": "%", "porcentaje": "%", "porcento": "%", "pulgada": "in", "pouce": "in", "インチ": "in", "дюймы": "in",
        "дюймов": "in", "polegada": "in", "pollice": "in",
        "gramo": "g", "litro": "l", "minuto": "min", "segundo": "s", "hora": "h", "metre": "m", "meter": "m",
        "gram": "g", "gramme": "g", "litre": "l", "liter": "l", "L": "l", "second": "s",
        "sec": "s", "secs": "s", "volt": "V", "watt": "W", "ampere": "A", "amp": "A", "ohm": "Ω", "hertz": "Hz",
        "pascal": "Pa", "joule": "J", "newton": "N", "byte": "B", "inch": "in", "inches": "in", "in.": "in",
        "\"": "in", "foot": "ft", "feet": "ft", "ft.": "ft", "yard": "yd", "mile": "mi", "pound": "lb", "lbs": "lb",
        "ounce": "oz", "tonne": "t", "minute": "min", "min.": "min", "mins": "min", "hour": "h", "hr": "h", "hrs": "h",
        "day": "d", "yr": "year", "yrs": "year", "years": "year", "weeks": "week", "months": "month", "percent": "%",
        "per cent": "%", "point": "pt", "pts": "pt", "pixel": "px", "deg": "°", "€": "EUR", "£": "GBP", "US$": "USD",
        "psi": "psi",
        "mcg": "µg", "tons": "ton", "us dollar": "USD", "u.s. dollar": "USD", "euro": "EUR", "yen": "JPY",
        "hectare": "ha", "metric ton": "t", "metric tonne": "t", "short ton": "ton", "degree celsius": "°C",
        "degrees celsius": "°C", "degree fahrenheit": "°F", "degrees fahrenheit": "°F", "per mille": "‰",
        "per mil": "‰",
        "pourcentage": "%", "percentuale": "%", "acre-feet": "acre-foot", "acre-ft": "acre-foot",
        "dollar": "dollars", "us-dollar": "USD", "dollars us": "USD", "dólares": "dollars", "dólar": "dollars",
        "franc": "francs", "franken": "francs", "francos": "francs", "franchi": "francs", "centime": "¢",
        "centavo": "¢", "centimo": "¢", "fr.": "CHF", "sfr.": "CHF", "swiss franc": "CHF",
        "schweizer franken": "CHF", "francs suisses": "CHF", "franchi svizzeri": "CHF", "sterling": "GBP",
        "pound sterling": "GBP", "pounds sterling": "GBP", "livres sterling": "GBP", "libras esterlinas": "GBP",
        "sterline": "GBP",
        "fuß": "ft", "fuss": "ft", "pieds": "ft", "pies": "ft", "piedi": "ft", "fathom": "ftm", "chains": "ch",
        "wochen": "week", "semaine": "week", "semana": "week", "settimane": "week", "weken": "week", "veckor": "week",
        "monate": "month", "monaten": "month", "mois": "month", "meses": "month", "mesi": "month", "maanden": "month",
        "månader": "month", "ans": "year", "año": "year", "anni": "year", "giorni": "d", "dias": "d", "tagen": "d",
        "std.": "h", "stdn.": "h", "sek.": "s",
        "分": "min", "秒": "s", "時間": "h", "日間": "d", "週間": "week", "か月": "month", "ヶ月": "month",
        "年間": "year", "分钟": "min", "小时": "h", "시간": "h", "분": "min", "초": "s",
        "fahrenheit": "°F", "celsius": "°C", "centigrade": "°C", "kelvin": "K",
    ]
}
