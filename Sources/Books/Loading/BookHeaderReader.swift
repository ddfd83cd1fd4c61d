import Text

/// Reads `book.yaml`: title, articles, the order of the datasets, the field of the report on coverage.
struct BookHeaderReader {
    let map: MapReader
    /// Every file of the book.
    private let paths: KnownWords
    /// Those that may be articles.
    private let articlePaths: KnownWords

    init(map: MapReader, paths: [String]) {
        self.map = map
        self.paths = KnownWords(paths)
        articlePaths = KnownWords(paths.filter { !$0.hasSuffix(".yaml") })
    }

    struct Header {
        let title: LocalizedText
        let description: LocalizedText
        let articles: [BookArticle]
        let datasets: [(name: String, place: Place)]
        let coverage: CoverageDefinition?
        let leftOut: [LeftOutFile]
        /// False where an article, or what lists the datasets, could not be read at all.
        let isWhole: Bool
    }

    func read() -> Header {
        _ = map.requiredNode("title")
        let title = map.localized("title") ?? LocalizedText("")
        let description = map.localized("description") ?? LocalizedText("")
        let articleNodes = map.requiredNode("articles").flatMap { _ in map.nodes("articles") }
        let articles = (articleNodes ?? []).compactMap(article)
        let datasetNodes = map.requiredNode("datasets").flatMap { _ in map.nodes("datasets") }
        let datasets = (datasetNodes ?? []).compactMap { node -> (String, Place)? in
            guard let name = node.text, !name.isEmpty else {
                map.problems.report("a dataset's name is a text, but found \(node.kind)", at: node.place)
                return nil
            }
            return (name, node.place)
        }
        let coverage = map.node("coverage").flatMap(self.coverage)
        let leftOut = (map.nodes("left_out") ?? []).compactMap(self.leftOut)
        map.rejectUnknownKeys()
        reportDuplicates(articles)
        return Header(
            title: title, description: description, articles: articles, datasets: datasets,
            coverage: coverage, leftOut: leftOut,
            isWhole: articles.count == articleNodes?.count && datasets.count == datasetNodes?.count)
    }

    private func coverage(_ node: BookNode) -> CoverageDefinition? {
        let entry = MapReader(node, subject: "a coverage", problems: map.problems)
        let field = entry.requiredText("field")
        entry.rejectUnknownKeys()
        return field.map { CoverageDefinition(field: $0, place: entry.place(of: "field")) }
    }

    private func leftOut(_ node: BookNode) -> LeftOutFile? {
        let entry = MapReader(node, subject: "a file that is left out", problems: map.problems)
        let path = entry.requiredText("file")
        _ = entry.requiredNode("reason")
        let reason = entry.localized("reason")
        entry.rejectUnknownKeys()
        guard let path else { return nil }
        checkPath(path, at: entry.place(of: "file"))
        return reason.map { LeftOutFile(path: path, reason: $0, place: entry.place(of: "file")) }
    }

    private func article(_ node: BookNode) -> BookArticle? {
        let entry = MapReader(node, subject: "an article", problems: map.problems)
        let id = entry.requiredText("id")
        let path = entry.requiredText("file")
        let encoding = entry.text("encoding")
        let origin = entry.requiredNode("origin").map(self.origin)
        entry.rejectUnknownKeys()
        guard let id, let path else { return nil }
        checkID(id, at: entry.place(of: "id"))
        checkPath(path, at: entry.place(of: "file"))
        // An article without its file is declared all the same: what names it is no mistake besides.
        return BookArticle(
            id: id, path: path, encoding: encoding, origin: origin ?? Self.unknownOrigin,
            place: entry.place(of: "id"), encodingPlace: entry.place(of: "encoding"))
    }

    /// Stands in after a report, so that whatever names the article is no mistake besides.
    private static let unknownOrigin = ArticleOrigin(
        title: "", author: nil, publisher: nil, date: nil, address: nil, note: nil)

    private func checkPath(_ path: String, at place: Place) {
        guard !paths.contains(path) else { return }
        if path.hasPrefix("/") || path.split(separator: "/").contains("..") {
            map.problems.report("a book cannot name a file outside of its own folder, such as \"\(path)\"", at: place)
        } else {
            map.problems.report(
                "the book's folder has no file \"\(path)\"\(articlePaths.hint(for: path))", at: place)
        }
    }

    /// Ids stand in space-separated lists, in reports and in links.
    private func checkID(_ id: String, at place: Place) {
        let isPlain = id.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_.".unicodeScalars.contains($0)
        }
        if !isPlain {
            map.problems.report(
                "an article's id is made of letters, digits, -, _ and ., but found \"\(id)\"", at: place)
        } else if id.unicodeScalars.first?.properties.isAlphabetic == false {
            map.problems.report(
                "an article's id begins with a letter, or programs read it as a number; name \"\(id)\" by a word",
                at: place)
        }
    }

    private func origin(_ node: BookNode) -> ArticleOrigin {
        let entry = MapReader(node, subject: "an origin", problems: map.problems)
        let origin = ArticleOrigin(
            title: entry.requiredText("title") ?? "", author: entry.text("author"), publisher: entry.text("publisher"),
            date: entry.text("date"), address: entry.text("address"), note: entry.localized("note"))
        entry.rejectUnknownKeys()
        return origin
    }

    private func reportDuplicates(_ articles: [BookArticle]) {
        var (ofPaths, ofIDs): ([String: BookArticle], [String: BookArticle]) = ([:], [:])
        for article in articles {
            if let first = ofPaths[article.path], first.id != article.id {
                map.problems.report(
                    "the articles \"\(first.id)\" and \"\(article.id)\" have the same file", at: article.place,
                    notes: [Note("the other one stands here", at: first.place)])
            }
            if ofPaths[article.path] == nil { ofPaths[article.path] = article }
            guard let first = ofIDs[article.id] else {
                ofIDs[article.id] = article
                continue
            }
            map.problems.report(
                "the article \"\(article.id)\" is defined twice", at: article.place,
                notes: [Note("it is first defined here", at: first.place)])
        }
    }
}
