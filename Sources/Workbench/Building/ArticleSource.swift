import Articles
import Text

/// An article of a book before it is read.
struct ArticleSource: Sendable {
    let path: String
    let bytes: [UInt8]
    /// Overrides the encoding that the bytes declare.
    let encoding: TextEncodingLabel?
    var limits = IngestLimits()

    /// The article with its tables and findings.
    func read() -> Diagnosed<Article> {
        let article = ArticleReader(options: IngestOptions(findsTextTables: true, limits: limits)).article(
            path: path, bytes: bytes, encoding: encoding)
        return Diagnosed(article.value, findings: article.findings + article.value.tables.flatMap(\.findings))
    }
}
