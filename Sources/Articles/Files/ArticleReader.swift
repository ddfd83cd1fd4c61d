package import Text

/// Reads the headings, tables and lists of an article from its bytes, each with its place in the source.
///
/// Problems with the bytes are findings; nothing is thrown, and other articles are not affected.
package struct ArticleReader: Sendable {
    package let options: IngestOptions

    package init(options: IngestOptions = IngestOptions()) {
        self.options = options
    }

    /// - Parameters:
    ///   - path: names the article in findings; its extension distinguishes HTML from Markdown.
    ///   - encoding: overrides what the page declares, but not a byte-order mark.
    ///   - syntax: overrides what path and content say.
    package func article(
        path: String, bytes: [UInt8], encoding: TextEncodingLabel? = nil, syntax: DocumentSyntax? = nil
    ) -> Diagnosed<Article> {
        let content = ArticleContent(bytes, limits: options.limits)
        if let flaw = content.flaw, !flaw.isReadable {
            let text = SourceText(path: path, bytes: [])
            return Diagnosed(Article(text: text), findings: [.flaw(flaw, in: text)])
        }
        let syntax = syntax ?? DocumentSyntax(path: path)
        guard let flaw = content.flaw else { return article(path: path, content.bytes, encoding, syntax) }
        var result = article(path: path, content.bytes, encoding, syntax)
        result.findings.append(.flaw(flaw, in: result.value.text))
        return result
    }

    private func article(
        path: String, _ bytes: [UInt8], _ label: TextEncodingLabel?, _ known: DocumentSyntax?
    ) -> Diagnosed<Article> {
        let looksLikeHTML = (known ?? DocumentSyntax(content: bytes)) == .html
        let encoding = TextDecoder.encoding(of: bytes, label: label, isHTML: looksLikeHTML)
        var decoded = TextDecoder.decode(bytes, as: encoding)
        let content = DocumentSyntax(content: decoded.bytes)
        let syntax = known ?? content
        if let zero = ByteSearch.first(0, in: decoded.bytes, from: 0) {
            guard label != nil || content == .html, NULCharacters.areStray(in: decoded) else {
                let text = SourceText(path: path, bytes: decoded.bytes)
                return Diagnosed(
                    Article(text: text), findings: [.binary(text, at: zero, mayHaveName: label == nil)])
            }
            if syntax == .markdown { decoded.bytes = NULCharacters.replaced(in: decoded.bytes) }
        }
        let text = SourceText(path: path, bytes: decoded.bytes)
        var findings: [Finding] = []
        if encoding == .replacement {
            findings.append(.unsafeEncoding(text))
        } else {
            if TextDecoder.byteOrderMark(bytes) == nil, DoubtfulEncoding.isUTF8(bytes, despite: encoding) {
                findings.append(.doubtfulEncoding(isDeclared: label == nil, in: text))
            }
            if let first = decoded.firstUndecodable {
                findings.append(.undecodable(decoded.undecodableCount, first: first, in: text))
            }
        }
        let result =
            syntax == .html
            ? HTMLReader(text: text, options: options).article()
            : MarkdownReader(text: text, options: options).article()
        return findings.isEmpty ? result : Diagnosed(result.value, findings: findings + result.findings)
    }
}

extension Finding {
    static func binary(_ text: SourceText, at offset: Int, mayHaveName: Bool) -> Finding {
        Finding(
            rule: .binaryFile, severity: .error,
            message: "a NUL character: \(NULCharacters.advice(for: text.bytes, mayHaveName: mayHaveName))",
            place: text.place(at: offset))
    }

    fileprivate static func flaw(_ flaw: ArticleContent.Flaw, in text: SourceText) -> Finding {
        Finding(
            rule: flaw.rule, severity: flaw.severity, message: flaw.message, place: text.place(at: text.bytes.count))
    }

    fileprivate static func unsafeEncoding(_ text: SourceText) -> Finding {
        Finding(
            rule: .undecodableBytes, severity: .error,
            message: """
                the declared encoding is ISO-2022-KR, ISO-2022-CN or HZ, which can hide markup and which browsers reject; \
                convert the file to UTF-8
                """,
            place: text.place(at: 0))
    }

    /// - Parameter isDeclared: true if the page declares the encoding.
    fileprivate static func doubtfulEncoding(isDeclared: Bool, in text: SourceText) -> Finding {
        let advice =
            isDeclared
            ? "; if letters look wrong, read it with \"tables --encoding utf-8\", or write \"encoding: utf-8\" at the article in "
                + "book.yaml" : ""
        let source = isDeclared ? "the page declares" : "was requested"
        return Finding(
            rule: .doubtfulEncoding, severity: .warning,
            message: "the file is read in the encoding that \(source), but its bytes are UTF-8\(advice)",
            place: text.place(at: text.bytes.firstIndex { $0 >= 0x80 } ?? 0))
    }

    static func undecodable(_ count: Int, first: Int, in text: SourceText) -> Finding {
        Finding(
            rule: .undecodableBytes, severity: .error,
            message: "\(count) byte sequence\(count == 1 ? "" : "s") of the file cannot be decoded; this is the first",
            place: text.place(at: first))
    }
}
