import Archives
package import Articles
package import Text

/// The articles that `measurebook tables` reads: which files they are in, and how they are read.
package struct TableSource: Sendable {
    let finder: ArticleFinder
    /// The fields of objects that hold articles, one object a line; nil for files of all other kinds.
    let lines: NDJSONReader.Fields?
    let encoding: TextEncodingLabel?
    let syntax: DocumentSyntax?
    let options: IngestOptions

    package init(
        finder: ArticleFinder = ArticleFinder(), lines: (text: String, id: String)? = nil, encoding: String? = nil,
        syntax: DocumentSyntax? = nil, options: IngestOptions = IngestOptions()
    ) throws(UsageError) {
        if lines != nil, encoding != nil {
            throw UsageError("--encoding does not apply to --from-ndjson, because JSON is always UTF-8")
        }
        self.finder = finder
        self.lines = lines.map { NDJSONReader.Fields(text: $0.text, id: $0.id) }
        self.encoding = try encoding.map { label throws(UsageError) in
            if let known = TextEncodingLabel(label) { return known }
            throw UsageError(
                "unknown encoding \"\(label)\"\(NearestWord.hint(for: label, among: TextEncodingLabel.all))")
        }
        self.syntax = syntax
        self.options = options
    }
}
