import Numbers
import Text

extension HeaderUnit {
    /// The units of two numbers, as a header names them: `Height, m (ft)`, `OD [in (mm)]`, `Rainfall, mm (days)`, `Weight
    /// kg/lb`.
    package struct Pair {
        /// The header without the second unit.
        package let rest: String
        package let first: String
        package let second: String
        /// False for `Depth in (mm)`, where "in" may announce the unit in brackets: cells with two numbers tell.
        package let isCertain: Bool

        /// Nil for a header without a tier that ends with two units.
        package init?(_ header: String) {
            // Most headers have neither brackets nor a slash.
            guard header.utf8.contains(where: { "([/".utf8.contains($0) || $0 == 0xEF }) else { return nil }
            let text = LabelFolding.width(header)
            if let alternatives = HeaderUnit.alternatives(atEndOf: text), alternatives.units.count == 2 {
                (rest, first, second, isCertain) = (
                    "\(alternatives.name) (\(alternatives.units[0]))", alternatives.units[0], alternatives.units[1],
                    true
                )
                return
            }
            var tiers = text.split(separator: " / ").map(String.init)
            for (index, tier) in tiers.enumerated().reversed() {
                guard let (rest, first, second) = Self.units(ofTier: tier) else { continue }
                tiers[index] = rest
                (self.rest, self.first, self.second) = (tiers.joined(separator: " / "), first, second)
                isCertain = !rest.hasSuffix(" in") || [", in", "/ in"].contains(where: rest.hasSuffix)
                return
            }
            return nil
        }

        private static func units(ofTier text: String) -> (rest: String, first: String, second: String)? {
            for inner in HeaderUnit.brackets(in: text) where inner.endIndex < text.endIndex {
                let closing = text[inner.endIndex...]
                guard closing.allSatisfy({ ")] ".contains($0) }),
                    let second = HeaderUnit.temperature(inner, in: text) ?? HeaderUnit(named: inner)?.unit
                else { continue }
                let before = text[..<text.index(before: inner.startIndex)].trimmingEnd(while: \.isBlank)
                let rest = LabelFolding.spaces("\(before)\(closing.dropFirst())")
                if let first = first(in: rest, beside: second) { return (rest, first, second) }
            }
            return nil
        }

        /// Words that are units behind another word and before a unit that measures the same: `Front bar (psi)`.
        private static let convertible: Set<String> = ["bar", "miles", "feet", "pounds", "yards", "in", "in."]

        /// Thousandths of an inch, which is "thousand" elsewhere: `Thickness mil (µm)`.
        private static let mil = "mil"

        /// A unit that measures the same as the second one, which makes a letter a unit, too; otherwise one that can be
        /// nothing else.
        private static func first(in rest: String, beside second: String) -> String? {
            let last = HeaderUnit.rest(of: rest, after: " ")
            if last?.lowercased() == mil, KnownUnits.areAlike("in", second) { return mil }
            // `Length of day (hours)`
            let isWord =
                last.map {
                    $0.count > 1 && HeaderUnit.mayBeAnother(String($0)) && !convertible.contains($0.lowercased())
                } ?? false
            let ends =
                [" in ", " en ", ", ", ": "].compactMap { HeaderUnit.rest(of: rest, after: $0) }
                + [isWord ? nil : last].compactMap(\.self)
            let alike = (HeaderUnit.bracketed(in: rest) + ends + [rest[...]]).lazy
                .compactMap { HeaderUnit.temperature($0, in: rest) ?? HeaderUnit.known([$0]) }
                .first { KnownUnits.areAlike($0, second) && !KnownUnits.areEqual($0, second) }
            if let alike { return alike }
            // `At 10² Pa (mm)` names a condition.
            guard let own = HeaderUnit(of: rest), own.unit.first?.isNumber == false, !own.mayBeAnother,
                own.unit.count > 1 || !own.isLetter, own.unit != rest || !isSymbol(rest, beside: second),
                !KnownUnits.areEqual(own.unit, second), !HeaderUnit.mayBeAnother(second) || second.hasSuffix("s")
            else { return nil }
            return own.unit
        }

        /// Whether a letter with an index is the symbol of what a unit measures: `Tm` of `Tm (°C)`.
        private static func isSymbol(_ text: String, beside unit: String) -> Bool {
            text.count == 2 && text.first?.isUppercase == true && text.last?.isLowercase == true
                && QuantityWords.isSymbol(text.prefix(1), ofWhatMeasures: unit)
        }
    }

    /// Units of a header that measure the same, with slashes between them, and the header without them: `Power (hp/kW)`,
    /// `Length in km/mi`, `Weight kg / lb`.
    package static func alternatives(atEndOf header: String) -> (name: String, units: [String])? {
        guard header.contains("/") else { return nil }
        let words = header.split(separator: " ")
        let ends = [words.last, words.suffix(3).first.map { header[$0.startIndex...] }].compactMap(\.self)
        for inner in (header.hasSuffix(")") ? Array(brackets(in: header).prefix(1)) : ends) {
            guard let units = alternativesOfSlash(in: inner, of: header) else { continue }
            let name = header[..<inner.startIndex].trimmingEnd { "( ".contains($0) }
            return (name.hasSuffix(" in") ? String(name.dropLast(3)) : String(name), units)
        }
        return nil
    }

    /// The quotient that a header is or ends with: `€ / kWh`, `Price € / kg`, `l/100 km`, `λ in W/(m·K)`. Units that measure the
    /// same are two, and a letter may be the symbol of what is measured: `T / K`.
    static func quotient(atEndOf header: String) -> String? {
        // Most headers have no slash.
        guard header.utf8.contains(UInt8(ascii: "/")) else { return nil }
        let header = [" in ", " en "].lazy.compactMap { rest(of: header, after: $0) }.first ?? header[...]
        guard let slash = header.lastIndex(of: "/") else { return nil }
        let before = header[..<slash].trimmingEnd(while: \.isBlank)
        let below = header[header.index(after: slash)...].trimming(while: \.isBlank)
        let above = before.split(separator: " ").last ?? ""
        guard !hasAmount(before), before.utf8.count + below.utf8.count <= longestQuotient,
            KnownUnits.knows(String(above)),
            above.count == before.count || isNoWord(above) || isProduct(below, below: before, in: String(header)),
            unit(behindSymbolIn: "\(above)/\(below)") == nil,
            !KnownUnits.areAlike(String(above), String(below))
                || isShare([String(above), String(below)], in: String(header)),
            below.first != "(" || below.contains("·")
        else { return nil }
        return known(["\(above)/\(below)"])
    }

    /// Whether a text is units in brackets, above which even a letter is a unit: `(kg·K)` of `Heat capacity, J/(kg·K)`, but not
    /// `(N·m)` of `Torque T/(N·m)`, where it is the symbol of the word before it.
    private static func isProduct(_ text: Substring, below name: Substring, in header: String) -> Bool {
        let unit = unbracketed(text)
        let words = name.split(separator: " ").suffix(2)
        let isInitial = words.count == 2 && words.first?.first?.lowercased() == words.last?.lowercased()
        return unit.count < text.count && unit.contains("·") && !isInitial
            && QuantityWords.judge(String(unit), in: header) != .suits
    }

    /// Whether a number is before the last word, which then is a condition's unit: `Braking from 100 km` of
    /// `Braking from 100 km/h`.
    static func hasAmount(_ text: Substring) -> Bool {
        text.split(separator: " ").dropLast().last.map(isNumber) ?? false
    }

    /// In bytes.
    private static let longestQuotient = 200

    private var isLetter: Bool { unit.first.map { $0.isASCII && $0.isLetter } ?? false }

    /// `°F` for `F` in a header that names a temperature.
    private static func temperature(_ text: Substring, in header: String) -> String? {
        isAboutTemperature(header) ? KnownUnits.temperature(text, like: "K") : nil
    }
}
