package import Publish

extension ReportLanguage {
    /// - Parameter name: as somebody types it.
    package init(naming name: String) throws(UsageError) {
        guard let language = ReportLanguage(rawValue: name) else {
            let names = ReportLanguage.allCases.map(\.rawValue)
            throw UsageError(
                "there is no language \"\(name)\"" + WordHint.of(name, among: names, what: "the languages are"))
        }
        self = language
    }
}
