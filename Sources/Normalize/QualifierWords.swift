import Measures

/// Words beside a number that say how exact it is. Of those that begin alike the longest comes first.
/// Behind a number `min` is none, for it may mean minutes.
enum QualifierWords {
    static let before: [(word: String, qualifier: Qualifier)] = [
        ("approx. ", .about), ("approx ", .about), ("circa ", .about), ("ca. ", .about), ("ca.", .about),
        ("ca ", .about),
        ("およそ", .about), ("max. ", .atMost), ("max.", .atMost), ("max ", .atMost), ("up to ", .atMost), ("最大", .atMost),
        ("min. ", .atLeast), ("min.", .atLeast), ("min ", .atLeast), ("最小", .atLeast),
    ]

    static let after: [(word: String, qualifier: Qualifier)] = [
        ("max.", .atMost), ("max", .atMost), ("or less", .atMost), ("or more", .atLeast), ("以下", .atMost),
        ("以内", .atMost), ("以上", .atLeast), ("未満", .below),
        ("超", .above),
    ]
}
