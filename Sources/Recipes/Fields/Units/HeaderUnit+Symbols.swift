import Numbers
import Text

/// Letters in headers, which are units or symbols of quantities.
extension HeaderUnit {
    /// Whether brackets have a letter that is not a unit: `Outside (D)`, `Mass (m)`. Letters of statistics and for powers of
    /// ten are beside units, too.
    package static func hasSymbol(_ header: String) -> Bool {
        brackets(in: header).contains { text in
            text.count == 1 && text.first?.isLetter == true && !"nNpPkMG".contains(text)
                && (!KnownUnits.knows(String(text)) || QuantityWords.judge(String(text), in: header) == .contradicts)
        }
    }

    /// Whether a letter is behind the name of what it measures: `Weight g`. Some are more often names, as in `Data B` and
    /// `Current A` beside `Current B`, and those of temperatures have signs.
    package static func isLetter(_ unit: Substring, ofWhatIsIn header: String) -> Bool {
        unit.count == 1 && !"ABCFHST".contains(unit) && QuantityWords.judge(String(unit), in: header) == .suits
    }

    /// The unit behind the symbol of what it measures: `nm` in `λ/nm`. The whole may be a unit, too: `m/g`.
    package static func unit(behindSymbolIn header: String) -> Substring? {
        let parts = header.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !compounds.contains(header), case let unit = withoutPower(parts[1]),
            KnownUnits.knows(unit), QuantityWords.isSymbol(parts[0], ofWhatMeasures: unit)
        else { return nil }
        return parts[1]
    }

    /// `K` for `10³ K`, but not for `100 K`, which may be an amount.
    private static func withoutPower(_ unit: Substring) -> String {
        let isPower = unit.hasPrefix("10") && unit.dropFirst(2).first.map { "^⁰¹²³⁴⁵⁶⁷⁸⁹⁻".contains($0) } ?? false
        return isPower ? ScaledUnit(String(unit))?.unit ?? String(unit) : String(unit)
    }

    /// Units that look like symbols with units.
    private static let compounds: Set<String> = ["t/h", "t/d", "l/km", "l/m", "s/km", "h/km", "d/m"]

    /// Whether a unit at the end of a header is the abbreviation of "point": that of `Melting pt`.
    static func isPoint(_ unit: Substring, in header: String) -> Bool {
        ["pt", "pt."].contains(unit) && namesPoint(header[...])
    }

    /// Whether a text has "pt" behind a word for a change or a limit.
    static func namesPoint(_ text: Substring) -> Bool {
        let words = text.lowercased().split { $0.isBlank || "()[],/".contains($0) }
        return zip(words, words.dropFirst()).contains { word, next in
            ["pt", "pt."].contains(next) && (word.hasSuffix("ing") && word != "leading" || points.contains(word))
        }
    }

    private static let points: Set<Substring> = [
        "flash", "dew", "boil", "melt", "freeze", "pour", "fire", "cloud", "smoke", "set", "yield", "triple",
        "critical", "drop", "gel", "end", "start", "mid", "tie", "trip", "check", "data", "b", "m", "f", "b.", "m.",
        "f.",
    ]
}
