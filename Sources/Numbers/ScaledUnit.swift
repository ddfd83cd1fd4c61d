import Text

/// A power of ten with or without a unit, by which a table shortens its numbers: `thousands`, `in millions of USD`,
/// `10³ mm`, `×1000`, `'000 t`, `$ million`, `USD in millions`, `T€`, `Mio. €`, `$'000`, `0.1 mm`,
/// `mm/10`, `×10 mm`, `tenths of mm`, `10⁻⁶/K`.
package struct ScaledUnit {
    package let exponent: Int
    /// Empty if the text only has the power.
    package let unit: String
    /// Whether nothing but a power says so: `10³`, which may be a number itself.
    package let isNumber: Bool

    /// The power in English, as a unit of its own: `thousands` for `Tsd.`; nil for one without a name.
    package var name: String? { PowerWords.names[exponent] }

    /// Nil if the text has no power of ten, or anything else besides.
    package init?(_ text: String) {
        if let amount = Self.ofCurrency(text) {
            (exponent, unit, isNumber) = (amount.exponent, amount.currency, false)
            return
        }
        // Most texts are one word.
        if text.utf8.allSatisfy(\.isASCIILetter), Self.exponent(of: text, isMultiplied: false) == nil { return nil }
        let marked = Self.divided(text).replacing("×", with: " × ").replacing("$0", with: "$ 0")
        // `miles` is Spanish for thousands only before `de`; elsewhere it is a unit.
        let spanish = "miles de "
        let whole = marked.hasPrefix(spanish) ? "thousand of " + marked.dropFirst(spanish.count) : marked
        var words = whole.split(whereSeparator: \.isBlank).map(String.init)
        if words.first?.lowercased() == "in" { words.removeFirst() }
        let isMultiplied = words.contains { Self.times.contains($0) }
        words.removeAll { Self.times.contains($0) }
        guard var index = words.firstIndex(where: { Self.exponent(of: $0, isMultiplied: isMultiplied) != nil }),
            let exponent = Self.exponent(of: words[index], isMultiplied: isMultiplied)
        else { return nil }
        if index > 1, words[index - 1].lowercased() == "in" {
            index -= 1
            words.remove(at: index)
        }
        // `0.1` alone is a number, as is that of `0.1 steps`; `× 10` may enlarge anything.
        let needsUnit = Self.tenths[words[index].lowercased()] != nil || ["10", "x10"].contains(words[index])
        isNumber = words.count == 1 && !isMultiplied && words[index].first?.isNumber == true
        words.remove(at: index)
        // What is counted is not always a unit: `millions of boards`, `'000 persons`.
        if index == 0, let first = words.first, let elided = ["d'", "d’"].first(where: first.hasPrefix) {
            words[0] = String(first.dropFirst(elided.count))
            words.insert("de", at: 0)
        }
        let isCounted = index == 0 && words.first.map(Self.linkingWords.contains) ?? false && words.count < 5
        if isCounted { words.removeFirst() }
        if isCounted, needsUnit, words.count > 1, ["a", "an"].contains(words[0]) { words.removeFirst() }
        unit = words.joined(separator: " ")
        let isSign = index == 0 && marked.first.map { !$0.isLetter } ?? false && words.count < 4
        guard
            !needsUnit && (isCounted || isSign || unit.isEmpty) || KnownUnits.knows(unit)
                || PowerWords.counters.contains(unit[...])
        else { return nil }
        self.exponent = exponent
    }

    /// `千円`, `0.1mm`, `10⁻⁶/K`: these powers are written without a space before what is counted. `1/10 mm` for
    /// `mm/10`.
    private static func divided(_ text: String) -> String {
        if text.hasSuffix("0"), let slash = text.lastIndex(of: "/") {
            let part = "1" + text[slash...].filter { !$0.isBlank }
            let unit = String(text[..<slash].trimmingEnd(while: \.isBlank))
            // `mg/100` is for 100 of something.
            let isPart = part == "1/10" ? KnownUnits.knows(unit) : tenths[part] != nil && KnownUnits.areAlike(unit, "m")
            return isPart ? "\(part) \(unit)" : text
        }
        if let end = endOfPower(text), end < text.endIndex, text[end] == "/" || text[end].isLetter {
            return "\(text[..<end]) \(text[end...])"
        }
        if text.first == "0" || text.first == "1" {
            let number = text.prefix { !$0.isLetter }
            if tenths[String(number)] != nil { return "\(number) \(text[number.endIndex...])" }
        }
        // No sign is of ASCII.
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        // `千克` is a unit itself.
        guard let sign = PowerWords.beforeCounters.first(where: text.hasPrefix), !KnownUnits.knows(text),
            PowerWords.counters.contains(text.dropFirst(sign.count))
        else { return text }
        return sign + " " + text.dropFirst(sign.count)
    }

    /// That of `10⁻⁶` or `×10^-6` at the start of a text.
    private static func endOfPower(_ text: String) -> String.Index? {
        let number = text.drop { "×x* ".contains($0) }
        guard number.hasPrefix("10") else { return nil }
        let power = number.dropFirst(2)
        let rest =
            power.first == "^"
            ? power.dropFirst().drop { "-−".contains($0) || $0.isASCIIDigit } : power.drop { signs[$0] != nil }
        return rest.startIndex > power.startIndex ? rest.startIndex : nil
    }

    /// `€m`, `USD bn`, `T€`: letters that say how many only beside a currency.
    private static func ofCurrency(_ text: String) -> (exponent: Int, currency: String)? {
        // No currency and its letters are longer.
        guard text.utf8.count <= 12, let first = text.utf8.first, let last = text.utf8.last else { return nil }
        func mayBe(_ byte: UInt8, oneOf letters: String) -> Bool {
            !(0x21..<0x80).contains(byte) || letters.utf8.contains(byte)
        }
        // The first letters before a currency, or the last ones behind it.
        guard mayBe(first, oneOf: "1TtkKmM") || mayBe(last, oneOf: "0skKmMnBT") else { return nil }
        let text = thousand.reduce(text.filter { !$0.isBlank }) { $0.replacing($1, with: "1000") }
        for (letters, exponent) in behindCurrency where text.hasSuffix(letters) {
            let currency = String(text.dropLast(letters.count))
            if KnownUnits.isCurrency(currency) { return (exponent, currency) }
        }
        for (letters, exponent) in beforeCurrency where text.hasPrefix(letters) {
            let currency = String(text.dropFirst(letters.count))
            if KnownUnits.isCurrency(currency) { return (exponent, currency) }
        }
        return nil
    }

    /// The longest first.
    private static let behindCurrency: KeyValuePairs = [
        "'000s": 3, "’000s": 3, "'000": 3, "’000": 3, "000s": 3, "1000": 3, "000": 3, "mn": 6, "Mn": 6, "bn": 9,
        "Bn": 9,
        "tn": 12, "k": 3, "K": 3, "m": 6, "M": 6, "B": 9, "T": 12,
    ]
    /// Spellings of 1000.
    private static let thousand = ["1,000", "1.000", "1'000", "1’000"]
    private static let beforeCurrency: KeyValuePairs = ["1000": 3, "T": 3, "t": 3, "k": 3, "K": 3, "m": 6, "M": 6]

    private static let tenths: [String: Int] = [
        "0.1": -1, "0,1": -1, "1/10": -1, "0.01": -2, "0,01": -2, "1/100": -2, "0.001": -3, "0,001": -3, "1/1000": -3,
        "tenth": -1, "tenths": -1, "hundredth": -2, "hundredths": -2, "thousandth": -3, "thousandths": -3,
        "zehntel": -1, "hundertstel": -2, "tausendstel": -3,
    ]

    private static let times: Set<String> = ["×", "x", "*"]

    private static func exponent(of word: String, isMultiplied: Bool) -> Int? {
        if let known = PowerWords.exponent(of: word) ?? tenths[word.lowercased()] { return known }
        let written = word.hasPrefix("x") ? word.dropFirst() : word[...]
        if let power = power(written) { return power }
        guard isMultiplied || written.count < word.count else { return nil }
        let digits = written.filter { $0 != "," && $0 != "." }
        return digits.count > 1 && digits.first == "1" && digits.dropFirst().allSatisfy { $0 == "0" }
            ? digits.count - 1 : nil
    }

    /// `10³`, `10^3`, `10⁻³`, `10^-3`
    private static func power(_ text: Substring) -> Int? {
        guard text.hasPrefix("10"), text.count > 2 else { return nil }
        let rest = text.dropFirst(2)
        guard rest.count <= longestPower else { return nil }
        if rest.first == "^" { return Int(rest.dropFirst().replacing("−", with: "-")) }
        let raised = rest.compactMap { signs[$0] }
        return raised.count == rest.count ? Int(String(raised)) : nil
    }

    /// In characters: two digits and their signs. No unit has a greater power.
    private static let longestPower = 4

    private static let signs = Dictionary(uniqueKeysWithValues: zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁻", "0123456789-"))

    private static let linkingWords: Set<String> = ["of", "de", "des", "di"]
}
