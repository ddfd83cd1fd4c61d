import Books

/// Words before or after a number that qualify it, in several languages and in lower case. After a number, `min` is not one,
/// because it may mean minutes.
enum QualifierWords {
    /// By the first letter; longer words come before their beginnings.
    static let before = Dictionary(
        grouping: longestFirst(
            """
            ~ about |around |roughly |approximately |approx. |approx |circa |ca. |ca.|ca |c. |etwa |rund |ungefähr |\
            zirka |environ |env. |aprox. |aproximadamente |cerca de |unos |ongeveer |około |ok. |около |примерно |\
            およそ|大约|约|약
            ≤ at most |up to |no more than |not more than |maximum |max. |max.|max |höchstens |bis zu |bis |\
            au plus |jusqu'à |jusqu’à |como máximo |hasta |até |no máximo |fino a |al massimo |tot |hoogstens |\
            maximaal |najwyżej |maks. |до |не более |макс. |最大|最多|不超过|최대
            ≥ at least |no less than |not less than |minimum |min. |min.|min |mindestens |mind. |au moins |al menos |\
            como mínimo |pelo menos |no mínimo |almeno |minstens |minimaal |co najmniej |не менее |мин. |最小|至少|不少于|不低于|최소
            < less than |fewer than |under |below |weniger als |unter |moins de |menos de |meno di |minder dan |\
            poniżej |mniej niż |менее |ниже |少于|低于|小于|不到
            > more than |over |above |mehr als |über |plus de |más de |mais de |più di |oltre |meer dan |\
            ponad |powyżej |więcej niż |более |свыше |выше |多于|高于|大于|超过
            """)
    ) { $0.word.first ?? " " }

    static let after = longestFirst(
        """
        ~ approx.|approx|左右|上下|前後|程度|정도
        ≤ max.|max|maximum|at most|or less|or fewer|or under|or below|and under|and below|oder weniger|\
        und weniger|ou moins|o menos|及以下|或以下|或更少|以下|以内|이하
        ≥ minimum|at least|or more|or over|or above|and over|and above|oder mehr|und mehr|ou plus|o más|and up|\
        及以上|或以上|或更多|以上|이상
        < 未満|未满|미만
        > 超|초과
        """)

    /// Before the first number of a range, which needs another one then: `from 3 to 5`.
    static let beforeRange = ["from ", "von ", "de ", "da ", "van ", "od ", "от "]

    /// Between the numbers of a range.
    static let inRange = ["to ", "bis ", "à ", "a ", "até ", "hasta ", "tot ", "do ", "до "]

    /// Words that multiply the number before them, as powers of ten.
    static let multiples: [(word: String, power: Int)] = [
        ("thousand", 3), ("million", 6), ("billion", 9), ("trillion", 12), ("lakh", 5), ("crore", 7), ("百万", 6),
        ("千", 3),
        ("万", 4), ("億", 8), ("亿", 8), ("만", 4), ("억", 8), ("조", 12),
    ]

    /// - Parameter table: for each qualifier a line with its sign and its words, some of which end in a space.
    private static func longestFirst(_ table: String) -> [(word: String, qualifier: Qualifier)] {
        table.split(separator: "\n").flatMap { line in
            line.dropFirst(2).split(separator: "|").compactMap { word in
                Qualifier(rawValue: String(line.prefix(1))).map { (word: String(word), qualifier: $0) }
            }
        }
        .sorted { $0.word.count > $1.word.count }
    }
}
