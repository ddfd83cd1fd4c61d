import Numbers

/// What a column's header implies about its numbers.
struct ColumnName {
    enum Meaning {
        /// Numbers are versions: `OS version`.
        case version
        /// Numbers with a point are versions, others may be years: `Since`.
        case since
        /// Numbers are quantities: `Price`, `Length (mm)`.
        case quantity
        case telephone
    }

    private let words: Set<String>
    private let units: Set<String>

    init(_ header: [String]) {
        let written = header.flatMap { $0.split { !$0.isLetter }.map(String.init) }
        units = Set(header.flatMap { $0.split { " ()[],".contains($0) }.map(String.init) })
        words = Set(written.map { Self.isSystem($0) ? "version" : $0.lowercased() })
    }

    /// `macOS`, `OS`; not `SOS`, `LOS` or `POS`.
    private static func isSystem(_ word: String) -> Bool {
        word.hasSuffix("OS") && (word.count == 2 || word.contains(where: \.isLowercase))
    }

    func says(_ meaning: Meaning) -> Bool {
        switch meaning {
        case .version:
            !words.isDisjoint(with: Self.versions) || !words.isDisjoint(with: Self.releases) && !says(.quantity)
        case .since: !words.isDisjoint(with: Self.times)
        case .quantity: !words.isDisjoint(with: Self.quantities) || units.contains(where: KnownUnits.contains)
        case .telephone: !words.isDisjoint(with: Self.telephones)
        }
    }

    private static let versions: Set<String> = ["version", "versions", "バージョン", "版本"]
    /// Versions, or an amount that something gives off: `Release (mg)`, `Release rate`.
    private static let releases: Set<String> = ["release"]
    private static let times: Set<String> = [
        "since", "until", "available", "introduced", "deprecated", "removed", "api", "sdk", "android", "python",
    ]
    private static let quantities: Set<String> = [
        "price", "prices", "cost", "costs", "amount", "total", "sum", "length", "width", "height", "depth", "weight",
        "mass", "size", "area", "volume", "time", "speed", "rate", "score", "mean", "average", "value", "distance",
        "temperature", "preis", "価格", "長さ", "幅", "高さ", "重さ",
    ]
    private static let telephones: Set<String> = [
        "phone", "telephone", "tel", "fax", "mobile", "telefon", "téléphone", "電話", "電話番号", "电话",
    ]
}
