/// Currency signs before a number.
extension NumberScanner {
    private static let minusSigns: CharacterClass = "-−–‐‑"
    private static let symbols = CharacterClass(stringLiteral: KnownUnits.currencySymbols)

    /// `$5`, `-$5`, `US$ 5`, `EUR 5`: the sign, and whether a minus precedes it.
    mutating func currency() -> (sign: String, isNegative: Bool)? {
        skipSpace()
        let isNegative = peek().map(Self.minusSigns.contains) ?? false
        let offset = isNegative ? 1 : 0
        guard let first = peek(offset), !first.isASCIIDigit else { return nil }
        let sign: String
        if Self.symbols.contains(first) {
            sign = String(first)
        } else {
            guard first.isASCIILetter, let name = KnownUnits.currencyNames.first(where: { holds($0, at: offset) })
            else {
                return nil
            }
            sign = name
        }
        advance(offset + sign.count)
        skipSpace()
        return (sign, isNegative)
    }

    /// The dash of a price without cents: `5.–`, `5,-`, `5.--`. A range goes on with a number.
    mutating func dashOfCents() {
        guard peek() == "." || peek() == "," else { return }
        var end = 1
        while end < 3, peek(end).map({ Self.minusSigns.contains($0) || $0 == "—" }) == true { end += 1 }
        var next = end
        while peek(next)?.isBlank == true { next += 1 }
        guard end > 1, peek(next)?.isASCIIDigit != true else { return }
        hasDashOfCents = true
        advance(end)
    }

    private func holds(_ name: String, at offset: Int) -> Bool {
        name.enumerated().allSatisfy { peek(offset + $0.offset) == $0.element }
            && peek(offset + name.count)?.isASCIILetter != true
    }
}
