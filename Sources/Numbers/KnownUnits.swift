import Text

/// Widely known units, which make a single cell a number with a unit.
package enum KnownUnits {
    /// - Parameter unit: in its canonical spelling. Products, quotients and powers of units are units.
    package static func contains(_ unit: String) -> Bool {
        if isSingleUnit(unit[...]) || product(unit) != nil { return true }
        // Most texts have no sign between factors.
        guard unit.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 >= 0x80 }) else {
            return false
        }
        let unit = unit.hasPrefix("1/") ? unit.dropFirst() : unit[...]
        let factors = unit.split { "/·⋅*".contains($0) }.map { $0.trimming(while: \.isBlank) }
        guard factors.count > 1 || !factors.isEmpty && unit.hasPrefix("/") else { return false }
        return factors.allSatisfy { isSingleUnit($0) || currencies.contains(String($0)) }
    }

    static func isSingleUnit(_ unit: Substring) -> Bool {
        let base = withoutPower(unit)
        if names.contains(String(base)) || currencies.contains(String(base)) { return true }
        if base.utf8.count > 2, names.contains(base.lowercased()) { return true }
        // No prefix and symbol are longer.
        guard base.utf8.count <= longestSymbol else { return false }
        return prefixes.contains { base.hasPrefix($0) && unitSymbols.contains(base.dropFirst($0.count)) }
    }

    /// `m` for `mm`; a unit without a prefix as it is.
    static func withoutPrefix(_ unit: Substring) -> String {
        let prefix =
            names.contains(String(unit)) && unit != "mm"
            ? nil
            : prefixes.first {
                unit.hasPrefix($0) && unitSymbols.contains(unit.dropFirst($0.count))
            }
        return String(unit.dropFirst(prefix?.count ?? 0))
    }

    private static func withoutPower(_ unit: Substring) -> Substring {
        let rest = unit.trimmingEnd(while: powers.contains)
        return rest.isEmpty ? unit : rest
    }

    /// In bytes, with a prefix.
    private static let longestSymbol =
        (prefixes.map(\.utf8.count).max() ?? 0) + (unitSymbols.map(\.utf8.count).max() ?? 0)

    private static let powers: CharacterClass = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻"
    static let prefixes = [
        "", "f", "p", "n", "µ", "u", "m", "c", "d", "da", "h", "k", "M", "G", "T", "P", "Ki", "Mi", "Gi", "Ti",
    ]
    static let unitSymbols: Set<Substring> = Set(
        """
        m g s A K mol cd Hz N Pa J W V F Ω S Wb T H lm lx Bq Gy Sv L l t eV B b bit bps Wh Ah VA var bar cal C Bd pc sps √Hz Jy
        """.split(separator: " "))
    static let currencies = Set(
        currencySymbols.map(String.init) + currencyNames
            + currencyWords.keys + [
                "¢", "円", "元", "원", "kr", "zł", "Kč", "pence", "Rappen", "Rp.", "DM", "FCFA", "sterling",
            ])
    /// Words for several currencies, and what each may mean.
    static let currencyWords: [String: Set<String>] = {
        let dollars: Set<String> = [
            "$", "US$", "A$", "C$", "HK$", "NT$", "NZ$", "S$", "USD", "AUD", "CAD", "NZD", "HKD", "SGD", "TWD",
        ]
        let crowns: Set<String> = ["kr", "SEK", "NOK", "DKK"]
        return Dictionary(
            first: ["dollar", "dollars"].map { ($0, dollars) }
                + ["krona", "kronor", "krone", "kroner"].map { ($0, crowns) }
                + [("francs", ["CHF", "FCFA"])])
    }()
    /// Those that may be before a number; names need a space or a symbol after them.
    static let currencySymbols = "$€£¥₩₹₽₺₫₪฿"
    static let currencyNames = """
        US$ A$ C$ HK$ NT$ NZ$ R$ S$ USD EUR GBP JPY CHF CNY RMB KRW INR AUD CAD NZD HKD SGD TWD SEK NOK DKK PLN CZK HUF \
        BRL MXN ZAR TRY THB RUB UAH Rs. Rs
        """.split(separator: " ").map(String.init)
    private static let names: Set<String> = Set(
        """
        % ‰ ° °C °F ′ ″ ' " Å in in. ft ft. yd mi mile miles nmi inch inches foot feet oz lb lbs pt pts px em rem ex \
        dp sp ppi dpi ppm ppb ppt rpm fps mph kph kmh psi atm mmHg dB dBA dBm dBi dBV kcal IU min mins min. minute minutes \
        h hr hrs hour hours d day days week weeks month months year years yr yrs kyr Myr Gyr sec secs second seconds x × ha acre \
        acres ton tons gal qt cup cups tbsp tsp cc byte bytes bits KB kB point points pixel pixels meter meters metre metres \
        gram grams liter liters litre litres volt volts watt watts amp amps ohm ohms percent rad deg pH HP hp Tage \
        Stunden Jahre día días mcg Stück mm 分 秒 時間 日間 年間 週間 か月 ヶ月 歳 個 本 人 枚 台 回 件 度 \
        倍 割 ポイント ピクセル メートル センチ ミリ キロ グラム トン リットル \
        ミリメートル センチメートル キロメートル Nm kNm mNm Ncm dB(A) ksi lbf kgf ly au mils thou lb-ft ft-lb ft-lbs lbf-ft ft-lbf in-lb \
        in-lbs lb-in lbf-in in-lbf oz-in N-m kn knot knots acre-foot mpg gpm cfm Torr inHg BTU Btu erg dyn 米 毫米 厘米 公里 千克 公斤 克 毫克 毫升 升 개 명
        """.split(separator: " ").map(String.init)
    ).union(["fl oz", "sq ft", "sq mi", "sq m", "ft lb", "ft lbs", "lb ft", "in lb", "in lbs", "lb in", "per cent"])
}
