/// Words of several languages for powers of ten, by which tables shorten their numbers.
package enum PowerWords {
    /// The power that a word is; nil for other words.
    package static func exponent(of word: String) -> Int? { words[word.lowercased()] ?? smallWords[word] }

    /// Words, in lower case, that are different powers in different languages, or something else.
    package static let ambiguous: Set<String> = ["mil", "bin", "mill"]

    /// Those that a unit follows without a space, longer ones first: `千円`, `천원`, `亿元`.
    static let beforeCounters = words.keys.filter { $0.first.map(isWithoutSpaces) ?? false }
        .sorted { ($0.count, $0) > ($1.count, $1) }

    /// What they count: currencies, people, vehicles, pieces, tonnes and areas.
    static let counters: Set<Substring> = [
        "円", "元", "원", "人", "台", "个", "個", "件", "辆", "吨", "噸", "トン", "公顷", "亩", "户", "套", "美元", "欧元", "港元",
        "新台币元", "ドル", "米ドル", "ユーロ", "株", "명", "대", "개", "톤", "달러", "유로",
    ]

    /// The names of powers in English.
    static let names = [3: "thousands", 6: "millions", 9: "billions", 12: "trillions"]

    /// Whether a character is of a script that writes a number and what it counts as one word.
    private static func isWithoutSpaces(_ character: Character) -> Bool {
        character.unicodeScalars.contains {
            (0x4E00...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value)
        }
    }

    /// In another case, `MN` is a unit and `Mn` an element.
    private static let smallWords = ["mn": 6]

    private static let words: [String: Int] = [
        "thousand": 3, "thousands": 3, "'000": 3, "’000": 3, "'000s": 3, "’000s": 3, "000": 3, "000s": 3,
        "1000s": 3, "1,000s": 3,
        "lakh": 5, "lakhs": 5, "million": 6, "millions": 6, "crore": 7, "crores": 7, "billion": 9, "billions": 9,
        "trillion": 12, "trillions": 12, "mln": 6, "mln.": 6, "mio": 6, "mio.": 6, "bn": 9, "mrd": 9, "mrd.": 9,
        "tsd": 3, "tsd.": 3, "tausend": 3, "millionen": 6, "milliarden": 9, "milliers": 3, "milliards": 9,
        "millones": 6,
        "migliaia": 3, "milioni": 6, "miliardi": 9, "milhares": 3, "milhões": 6, "bilhões": 9,
        "duizend": 3, "duizenden": 3, "miljoen": 6, "miljoenen": 6, "miljard": 9, "mld": 9, "mld.": 9,
        "tusen": 3, "tusental": 3, "tusinder": 3, "miljoner": 6, "millioner": 6, "miljarder": 9, "milliarder": 9,
        "tuhatta": 3, "milj.": 6, "miljoonaa": 6, "tys": 3, "tys.": 3, "tysiącach": 3, "tysięcy": 3, "milionach": 6,
        "milionów": 6, "miliardów": 9, "tisících": 3, "milionech": 6, "ezer": 3, "millió": 6, "milyon": 6, "milyar": 9,
        "ribu": 3, "juta": 6, "miliar": 9, "nghìn": 3, "ngàn": 3, "triệu": 6, "tỷ": 9, "тыс": 3, "тыс.": 3, "тысяч": 3,
        "тысячах": 3, "тис.": 3, "млн": 6, "млн.": 6, "миллионов": 6, "миллионах": 6, "млрд": 9, "млрд.": 9,
        "миллиардов": 9, "χιλ.": 3, "χιλιάδες": 3, "εκατ.": 6, "εκατομμύρια": 6, "آلاف": 3, "ألف": 3, "ملايين": 6,
        "مليون": 6, "مليار": 9, "אלפי": 3, "מיליוני": 6, "लाख": 5, "करोड़": 7, "พัน": 3, "ล้าน": 6,
        "千": 3, "万": 4, "萬": 4, "十万": 5, "百万": 6, "百萬": 6, "千万": 7, "千萬": 7, "億": 8, "亿": 8, "十亿": 9, "十億": 9,
        "兆": 12, "万亿": 12, "천": 3, "만": 4, "백만": 6, "천만": 7, "억": 8, "십억": 9, "조": 12,
    ]
}
