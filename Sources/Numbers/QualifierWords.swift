import Books

/// Words before or after a number that qualify it. Longer words precede their prefixes. After a number, `min` is not
/// one, because it may mean minutes.
enum QualifierWords {
    static let before: [(word: String, qualifier: Qualifier)] = [
        ("approx. ", .about), ("approx ", .about), ("circa ", .about), ("ca. ", .about), ("ca.", .about),
        ("ca ", .about),
        ("およそ", .about), ("max. ", .atMost), ("max.", .atMost), ("max ", .atMost), ("up to ", .atMost), ("最大", .atMost),
        ("min. ", .atLeast), ("min.", .atLeast), ("min ", .atLeast), ("最小", .atLeast),
    ]

    /// Words that multiply the number before them, as powers of ten.
    static let multiples: [(word: String, power: Int)] = [
        ("thousand", 3), ("million", 6), ("billion", 9), ("trillion", 12), ("lakh", 5), ("crore", 7), ("百万", 6),
        ("千", 3),
        ("万", 4), ("億", 8), ("亿", 8), ("만", 4), ("억", 8), ("조", 12),
    ]

    static let after: [(word: String, qualifier: Qualifier)] = [
        ("max.", .atMost), ("max", .atMost), ("or less", .atMost), ("or more", .atLeast), ("以下", .atMost),
        ("以内", .atMost), ("以上", .atLeast), ("未満", .below),
        ("超", .above),
    ]
}
