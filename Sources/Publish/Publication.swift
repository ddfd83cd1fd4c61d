package import Diagnostics
package import Measures

/// A file that a build read: the manifest names it.
package struct InputFile: Sendable {
    /// Relative to the book's folder, with `/` between its parts.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// Everything that the emitters may use: what the other stages made of a book.
package struct Publication: Sendable {
    package let book: Book
    /// In the order of `book.articles`.
    package let articles: [Article]
    package let datasets: [Dataset]
    /// In canonical order, accepted ones with their reason.
    package let findings: [Finding]
    /// Every kind of rule that the program knows.
    package let ruleKinds: [RuleDescription]
    /// The ids of the rules that could not judge a single record.
    package let silentRules: Set<String>
    package let inputs: [InputFile]
    /// Of the reports; data files have none.
    package let language: ReportLanguage
    /// See ``DataVersion``; made once, since several files state it.
    package let dataVersion: String

    /// - Parameter dataVersion: that of the datasets, where it is known; nil to find it out.
    package init(
        book: Book, articles: [Article], datasets: [Dataset], findings: [Finding], ruleKinds: [RuleDescription],
        silentRules: Set<String> = [], inputs: [InputFile], language: ReportLanguage = .en, dataVersion: String? = nil
    ) {
        self.book = book
        self.articles = articles
        self.datasets = datasets
        self.findings = findings
        self.ruleKinds = ruleKinds
        self.silentRules = silentRules
        self.inputs = inputs
        self.language = language
        self.dataVersion = dataVersion ?? DataVersion.of(datasets)
    }
}
