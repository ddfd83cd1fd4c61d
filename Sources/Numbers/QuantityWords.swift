import Text

/// Words for what numbers measure. They tell a unit in a header from a symbol or a name: `Mass (m)` is not in metres.
package enum QuantityWords {
    package enum Verdict {
        /// The text names what the unit measures: `Depth (m)`.
        case suits
        /// It only names what other units measure: `Mass (m)`.
        case contradicts
        case unknown
    }

    private struct Quantity {
        /// Each measures the quantity, as do all that measure the same.
        let units: [String]
        /// Units of something else that the words may also mean: `Length (min)` of a film.
        var others: [String] = []
        let words: Set<String>
    }

    /// In bytes; most headers are shorter.
    private static let longestText = 300
    /// Words that keep their meaning at the end of a longer one, as `heat` in `wheat` does not.
    private static let ends = words(
        """
        length width height depth diameter thickness distance weight time duration voltage wattage power speed \
        temperature frequency pressure länge breite höhe tiefe durchmesser dicke abstand entfernung gewicht masse zeit dauer \
        spannung strom stromstärke leistung verbrauch temperatur kapazität kraft energie volumen frequenz druck \
        geschwindigkeit widerstand fläche winkel anzahl preis kosten umsatz prijs omzet pris
        """)

    /// Whether a text names what a unit measures.
    package static func judge(_ unit: String, in text: String) -> Verdict {
        guard text.utf8.count <= longestText else { return .unknown }
        let named = named(in: text, besides: unit.lowercased())
        func measures(_ one: String) -> Bool { KnownUnits.areAlike(unit, one) }
        if named.contains(where: { $0.units.contains(where: measures) }) { return .suits }
        return named.isEmpty || named.contains { $0.others.contains(where: measures) } ? .unknown : .contradicts
    }

    /// Whether a text has a word for what the unit may measure, too: `Weight (N)`.
    package static func mayMeasure(_ unit: String, in text: String) -> Bool {
        text.utf8.count <= longestText
            && named(in: text, besides: unit.lowercased()).contains { quantity in
                quantity.others.contains { KnownUnits.areAlike(unit, $0) }
            }
    }

    private static func named(in text: String, besides unit: String = "") -> [Quantity] {
        let words = text.lowercased().split { !$0.isLetter }.filter { $0 != unit }
        return quantities.filter { quantity in words.contains { matches($0, anyOf: quantity.words) } }
    }

    /// Whether a text names what some unit measures, other than a time: `Elevation`, but not `Year of the start`.
    package static func isMeasured(_ text: String) -> Bool {
        text.utf8.count <= longestText && named(in: text).contains { !$0.units.isEmpty && !$0.units.contains("s") }
    }

    /// Whether the numbers below a header have no unit, whatever a text around the table says: years and ranks.
    package static func namesOrder(_ header: String) -> Bool {
        header.utf8.count <= longestText && orders.contains(header.lowercased())
    }

    private static let orders: Set<String> = [
        "rank", "ranking", "rang", "rango", "year", "jahr", "année", "año", "anno", "ano", "年", "順位", "排名",
    ]

    /// Whether the symbol of a quantity, with or without an index, measures what a unit does: `t` and `°C`, `d₁` and `mm`.
    package static func isSymbol(_ text: Substring, ofWhatMeasures unit: String) -> Bool {
        guard let letter = text.first, text.dropFirst().allSatisfy(\.isNumber) else { return false }
        return symbols[letter, default: []].contains { KnownUnits.areAlike(unit, $0) }
    }

    /// Symbols of quantities (ISO 80000), with a unit of each quantity.
    private static let symbols: [Character: [String]] = [
        "t": ["s", "°C"], "τ": ["s"], "T": ["K", "°C", "s"], "θ": ["°C", "°"], "ϑ": ["°C", "°"], "l": ["m"], "L": ["m"],
        "d": ["m"], "D": ["m"], "b": ["m"], "h": ["m"], "H": ["m"], "r": ["m"], "s": ["m"], "x": ["m"], "y": ["m"],
        "z": ["m"], "λ": ["m"], "A": ["m²"], "S": ["m²"], "V": ["m³"], "m": ["g"], "p": ["Pa"], "σ": ["Pa"],
        "E": ["J", "Pa"], "F": ["N"], "W": ["J"], "Q": ["J"], "P": ["W", "Pa"], "U": ["V"], "I": ["A"], "R": ["Ω"],
        "C": ["F"], "f": ["Hz"], "ν": ["Hz"], "v": ["m/s"], "a": ["m/s²"], "ρ": ["g/m³"],
        "c": ["mol/l", "mol/m³", "g/l"], "n": ["mol"], "B": ["T"], "Φ": ["Wb"], "η": ["Pa s"], "α": ["°"], "β": ["°"],
        "φ": ["°"],
    ]

    /// A word and what it may be the plural of: `widths` and `width`, `densities` and `density`, `masses` and `mass`.
    package static func forms(of word: Substring) -> [String] {
        guard word.last == "s" else { return [String(word)] }
        let forms = [String(word), String(word.dropLast())]
        if word.hasSuffix("ies") { return forms + [word.dropLast(3) + "y"] }
        return word.hasSuffix("es") ? forms + [String(word.dropLast(2))] : forms
    }

    /// Whether a word, its singular or its last part is one of others: `width`, `widths`, `wavelength`, `最高温度`.
    private static func matches(_ word: Substring, anyOf words: Set<String>) -> Bool {
        forms(of: word).contains { form in
            words.contains(form)
                || words.contains { other in
                    other.first?.isASCII == false && form.contains(other)
                        || ends.contains(other) && form.hasSuffix(other)
                }
        }
    }

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

    private static let quantities: [Quantity] = [
        Quantity(
            units: ["m"], others: ["s"],
            words: words("length länge longueur longitud lunghezza comprimento długość длина 長さ 长度")),
        Quantity(
            units: ["m"],
            words: words(
                """
                width height depth distance diameter thickness altitude elevation radius bore perimeter circumference \
                breite höhe tiefe durchmesser dicke abstand entfernung largeur hauteur profondeur épaisseur diamètre \
                anchura ancho altura alto profundidad larghezza altezza largura szerokość wysokość głębokość średnica ширина \
                высота глубина диаметр толщина расстояние 幅 高さ 距離 深さ 直径 宽度 高度 距离 深度
                """)),
        Quantity(
            units: ["g"], others: ["N"],
            words: words("mass weight gewicht masse poids peso masa waga вес масса 質量 重量 重さ 质量")),
        Quantity(
            units: ["s"],
            words: words(
                """
                time duration age period latency delay lifetime runtime stay zeit dauer durée temps duración \
                tiempo edad czas время продолжительность 時間 期間 时间
                """)),
        Quantity(units: ["V"], words: words("volt voltage spannung 電圧 电压")),
        // A voltage in French, and a force otherwise.
        Quantity(units: ["V", "N", "g"], words: words("tension")),
        // Motors of models lift grams.
        Quantity(units: ["N", "g"], words: words("thrust")),
        Quantity(
            units: ["N", "g"], others: ["W", "A", "V", "Pa", "J", "%", "l", "m³", "s", "B", "m"],
            words: words("load pull zug last")),
        Quantity(units: ["A"], words: words("current amp ampere amperage strom stromstärke courant corriente 電流 电流")),
        Quantity(units: ["W"], words: words("power watt wattage tdp leistung puissance potencia 電力 功率")),
        Quantity(units: ["W", "J", "l"], words: words("consumption verbrauch consommation")),
        Quantity(
            units: ["K", "C", "F", "°C"],
            words: words("temp temperature temperatur température temperatura 温度")),
        Quantity(units: ["F"], words: words("capacitance kapazität")),
        Quantity(units: ["N"], words: words("force kraft")),
        Quantity(units: ["J"], others: ["s"], words: words("energy energie énergie energía work heat")),
        Quantity(units: ["T", "Wb"], words: words("field flux")),
        Quantity(units: ["H"], words: words("inductance")),
        Quantity(units: ["l"], others: ["B"], words: words("volume volumen")),
        Quantity(units: ["l", "B", "Ah", "J", "W", "F", "g"], words: words("capacity")),
        Quantity(units: ["Hz"], words: words("frequency frequenz fréquence bandwidth")),
        Quantity(units: ["Pa"], words: words("pressure stress druck pression presión 圧力 压力")),
        Quantity(units: ["m/s"], words: words("speed velocity geschwindigkeit vitesse velocidad 速度")),
        Quantity(units: ["Ω"], words: words("resistance impedance widerstand")),
        Quantity(units: ["B"], words: words("memory storage file disk ram data datei mémoire")),
        Quantity(
            units: ["EUR"],
            words: words(
                """
                price cost revenue budget income profit turnover salary wage expenditure spending debt preis kosten umsatz \
                gewinn ertrag gehalt prix coût budget recettes dépenses salaire precio coste costo ingresos gastos \
                prezzo ricavi prijs omzet pris cena cijena цена стоимость выручка доход 価格 売上 費用 予算 价格 收入 销售额 \
                成本 매출 비용 가격
                """)),
        Quantity(units: ["°"], words: words("angle winkel")),
        Quantity(units: ["m²"], words: words("area fläche")),
        Quantity(units: [], words: words("number count anzahl nombre")),
    ]
}
