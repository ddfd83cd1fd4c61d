import Asking
package import Publish
import Records
package import Text

extension CheckedBook {
    /// Code for datasets.
    ///
    /// - Parameters:
    ///   - names: names or titles of datasets.
    ///   - language: of labels.
    package func code(
        _ form: CodeForm, for names: [String], language: ReportLanguage
    ) throws(UsageError) -> [UInt8] {
        let datasets = try names.map { name throws(UsageError) in try Question.datasets(name, in: self) }
        return form.code(for: datasets.joined().uniqued(by: \.name), in: publication.with(language: language))
    }
}
