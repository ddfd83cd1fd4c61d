/// A column that every dataset has after its own.
package enum CommonColumn: String, CaseIterable, Sendable {
    case unit, status, articles, assumed, flagged, findings, implied

    /// The heading of the column in tables for reading.
    func title(_ say: Wording) -> String {
        switch self {
        case .unit: say(rawValue, ja: "単位")
        case .status: say(rawValue, ja: "状態")
        case .articles: say(rawValue, ja: "記事")
        case .assumed: say(rawValue, ja: "仮定")
        case .flagged: say(rawValue, ja: "疑い")
        case .findings: say(rawValue, ja: "指摘")
        case .implied: say(rawValue, ja: "規則が示す値")
        }
    }

    /// The headings in all languages, the name first.
    package var titles: [String] { ReportLanguage.allCases.map { title(Wording(language: $0.rawValue)) } }
}
