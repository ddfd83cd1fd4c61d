package import Publish
package import Text

extension ReportLanguage {
    /// - Parameter name: as typed by a user.
    package init(naming name: String) throws(UsageError) {
        guard let language = ReportLanguage(rawValue: name) else {
            let names = ReportLanguage.allCases.map(\.rawValue)
            throw UsageError(
                "unknown language \"\(name)\"" + WordHint.of(name, among: names, what: "the languages are"))
        }
        self = language
    }
}
