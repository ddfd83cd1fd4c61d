package import Diagnostics
package import Measures

/// A file of the book, as it was read.
package struct InputFile: Sendable {
    /// Relative to the book's folder.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// A file of the output.
package struct OutputFile: Sendable {
    /// Relative to the output's folder.
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// Everything that may be published.
package struct Publication: Sendable {
    package let book: Book
    /// In the order of the book's articles.
    package let articles: [Article]
    /// In the order of the book's datasets.
    package let datasets: [Dataset]
    /// In canonical order, accepted ones marked.
    package let findings: [Finding]
    package let ruleKinds: [RuleDescription]
    package let inputs: [InputFile]

    package init(
        book: Book, articles: [Article], datasets: [Dataset], findings: [Finding], ruleKinds: [RuleDescription],
        inputs: [InputFile]
    ) {
        self.book = book
        self.articles = articles
        self.datasets = datasets
        self.findings = findings
        self.ruleKinds = ruleKinds
        self.inputs = inputs
    }
}
