import Text

/// The keys of `book.yaml`.
package struct BookKeys: MapKeys {
    package static let form = MapDeclaration(
        "book", "a book", meaning: "The title, the articles in the order of trust, and the datasets in reading order.",
        Self())

    let title = Key("title", .localized, is: .required, "The title of the book.", example: "{en: Planks, ja: 板}")
    let description = Key("description", .localized, "What the book is about, in a sentence or two.")
    let name = Key(
        "name", .text(.packageName),
        "The name of the data for programs, in datapackage.json. Default: the words of the title.",
        example: "planks")
    let licences = Key(
        "licences", list: .list(of: .map(LicenceKeys.form)), "The licences under which the data are published.")
    let contributors = Key(
        "contributors", list: .list(of: .map(ContributorKeys.form)), "The people and groups who made the data.")
    let articles = Key(
        "articles", list: .list(of: .map(ArticleKeys.form)), is: .required,
        "The articles, in the order of trust: where two differ, the first one's value is published.")
    let datasets = Key(
        "datasets", list: .list(of: .word), is: .required,
        """
        The names of the datasets, in the order of the reports. Each listed dataset needs its file \
        Datasets/<name>.yaml and a recipe that feeds it.
        """, example: "[plank-size]")
    let leftOut = Key(
        "left_out", list: .list(of: .map(LeftOutFileKeys.form)),
        "Files in the folders of the articles to leave unread.")
    let coverage = Key(
        "coverage", .map(CoverageKeys.form),
        "Adds a table to the index: the number of values of each dataset for each word of a key field, and the gaps.",
        example: "{field: edition}")
    let site = Key("site", .map(SiteKeys.form), "Additions to the pages of the book's site.")
}

/// The keys of a licence of `book.yaml`.
struct LicenceKeys: MapKeys {
    static let form = MapDeclaration("licence", "a licence", Self())

    let name = Key(
        "name", .text, is: .required,
        """
        The licence's identifier, as https://spdx.org/licenses lists it. An expression such as MIT OR Apache-2.0 needs \
        an address.
        """,
        example: "CC-BY-4.0")
    let title = Key("title", .text, "The full name of the licence.", example: "Creative Commons Attribution 4.0")
    let address = Key(
        "address", .text, "The address of its text.", example: "https://creativecommons.org/licenses/by/4.0/")
}

/// The keys of a contributor of `book.yaml`.
struct ContributorKeys: MapKeys {
    static let form = MapDeclaration("contributor", "a contributor", Self())

    let name = Key("name", .text, is: .required, "The name of a person or group.", example: "A. Sawyer")
    let address = Key("address", .text, "The contributor's web address.", example: "https://mill.example/sawyer")
    let roles = Key("roles", list: .list(of: .text), "What the contributor did.", example: "[author]")
}

/// The keys of an article of `book.yaml`.
struct ArticleKeys: MapKeys {
    static let form = MapDeclaration("article", "an article", Self())

    let id = Key(
        "id", .text(.articleID), is: .required,
        """
        The article's own id, unique in the book: letters, digits, -, _ and the full stop, the first one a letter. It is \
        published in the column "articles".
        """, example: "mill")
    let file = Key(
        "file", .text(.path), is: .required,
        "The article's file inside the book's folder: Markdown, HTML or plain text, as its ending tells.",
        example: "Articles/mill.md")
    let encoding = Key(
        "encoding", .text,
        """
        The file's encoding, by any name of the Encoding Standard; only where HTML's meta element or the XML declaration \
        is missing or wrong. Without any of them a file is UTF-8. A file that begins with a byte-order \
        mark is in the encoding of the mark.
        """, example: "shift_jis")
    let replaces = Key(
        "replaces", .text,
        """
        The id of the older edition that this article replaces, which is listed below it. Where this one has a value, or \
        a mark such as N/A that says it is not available, the older one's is history: it is not published, contradicts \
        nothing, and confirms nothing. An empty cell says nothing, nor does a missing row.
        """, example: "mill-1998")
    let copies = Key(
        "copies", .text,
        """
        The id of the article from which this one has its figures, or whose source it shares; that one is listed above \
        it. Both count as one witness of a value, and this one as a reader: see the columns "witnesses" and "readers".
        """, example: "mill")
    let origin = Key("origin", .map(OriginKeys.form), is: .required, "Where the article comes from.")
}

/// The keys of an article's origin.
struct OriginKeys: MapKeys {
    static let form = MapDeclaration("origin", "an origin", Self())

    let title = Key(
        "title", .text, is: .required, "The article's title, as the source gives it.", example: "Planks of the old mill"
    )
    let author = Key("author", .text, "Who wrote the article.", example: "A. Sawyer")
    let publisher = Key("publisher", .text, "The publisher, or the place of publication.")
    let date = Key("date", .text, "The date, as the source gives it.", example: "spring 2024")
    let address = Key("address", .text, "Its web address.", example: "https://mill.example/planks")
    let note = Key("note", .localized, "A remark for readers, such as how it was measured.")
}

/// The keys of a file that nothing is to read.
struct LeftOutFileKeys: MapKeys {
    static let form = MapDeclaration("leftOutFile", "a file that is left out", Self())

    let file = Key("file", .text(.path), is: .required, "The file.", example: "Articles/notes.md")
    let reason = Key(
        "reason", .localized, is: .required, "Why nothing is read from it.", example: "It measures nothing.")
}

/// The keys of `coverage` in `book.yaml`.
struct CoverageKeys: MapKeys {
    static let form = MapDeclaration("coverage", "a coverage", Self())

    let field = Key(
        "field", .text, is: .required,
        "The key field whose words make the columns, such as the version; it has one vocabulary in all datasets.",
        example: "edition")
}

/// The keys of `site` in `book.yaml`.
struct SiteKeys: MapKeys {
    static let form = MapDeclaration("site", "a site", Self())

    let style = Key(
        "style", .text(.path),
        "A style sheet in the book's folder, loaded after the site's own; it may set the colours \(Self.colours).",
        example: "Site/style.css")
    let header = Key("header", .localized, "A text at the top of each page.")
    let footer = Key("footer", .localized, "A text at the bottom of each page.", example: "{en: Made by the old mill.}")

    private static let colours = "--page, --surface, --text, --muted, --hairline and --link"
}

/// Reads `book.yaml`: title, articles, the order of the datasets, the field of the report on coverage.
struct BookHeaderReader {
    private let map: KeyReader<BookKeys>
    /// Every file of the book.
    private let paths: KnownWords
    private let unread: [String: String]
    /// Those that may be articles.
    private let articlePaths: KnownWords

    /// - Parameters:
    ///   - paths: of the files in the book's folder.
    ///   - unread: paths of what is not read there, with the reasons: predicates of a message.
    init(map: KeyReader<BookKeys>, paths: [String], unread: [String: String]) {
        self.unread = unread
        self.map = map
        self.paths = KnownWords(paths)
        articlePaths = KnownWords(paths.filter { !$0.hasSuffix(".yaml") })
    }

    struct Header {
        let title: LocalizedText
        let description: LocalizedText
        let credits: BookCredits
        let articles: [BookArticle]
        let datasets: [BookNode]
        let coverage: CoverageDefinition?
        let site: SiteDefinition
        let leftOut: [LeftOutFile]
        /// False where an article, or what lists the datasets, could not be read at all.
        let isWhole: Bool
    }

    func read() -> Header {
        let articles = map.articles.compactMap(article)
        let datasets = map.datasets
        reportDuplicates(articles)
        return Header(
            title: map.title ?? LocalizedText(""), description: map.description ?? LocalizedText(""),
            credits: credits, articles: articles, datasets: datasets, coverage: map.coverage.flatMap(coverage),
            site: map.site.map(site) ?? SiteDefinition(), leftOut: map.leftOut.compactMap(leftOut),
            isWhole: articles.count == map.node(\.articles)?.items.count
                && datasets.count == map.node(\.datasets)?.items.count)
    }

    private var credits: BookCredits {
        let isPlain = map.name?.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || "-_.".utf8.contains($0) }
        if isPlain == false {
            map.problems.report("the name of the data is made of a to z, 0 to 9, -, _ and .", at: map.place(of: \.name))
        }
        return BookCredits(
            name: map.name,
            licences: map.licences.compactMap(licence),
            contributors: map.contributors.compactMap { entry in
                entry.name.map { BookCredits.Contributor(name: $0, address: entry.address, roles: entry.roles) }
            })
    }

    /// A data package identifies a licence by a name without blanks and signs, or by the address of its text.
    private func licence(_ entry: KeyReader<LicenceKeys>) -> BookCredits.Licence? {
        guard let name = entry.name else { return nil }
        let licence = BookCredits.Licence(name: name, title: entry.title, address: entry.address)
        if !licence.isIdentifier, licence.webAddress == nil {
            let isExpression = name.contains(" OR ") || name.contains(" AND ")
            let advice =
                entry.address.map {
                    "the address \($0) is not a web address: write one that begins with https:// and has no sign beyond ASCII"
                }
                ?? "add the address of its text, which begins with https://"
            map.problems.report(
                "\"\(name)\" is not the identifier of a licence (letters, digits, -, . and _): \(advice)"
                    + (isExpression ? ", or list each licence" : ""),
                at: entry.place(of: \.name))
        }
        return licence
    }

    private func coverage(_ entry: KeyReader<CoverageKeys>) -> CoverageDefinition? {
        entry.field.map { CoverageDefinition(field: $0, place: entry.place(of: \.field)) }
    }

    private func site(_ entry: KeyReader<SiteKeys>) -> SiteDefinition {
        if let style = entry.style { checkPath(style, at: entry.place(of: \.style), hints: KnownWords([])) }
        return SiteDefinition(style: entry.style, header: entry.header, footer: entry.footer)
    }

    private func leftOut(_ entry: KeyReader<LeftOutFileKeys>) -> LeftOutFile? {
        guard let path = entry.file else { return nil }
        let place = entry.place(of: \.file)
        checkPath(path, at: place)
        return entry.reason.map { LeftOutFile(path: path, reason: $0, place: place) }
    }

    private func article(_ entry: KeyReader<ArticleKeys>) -> BookArticle? {
        let (id, path, encoding, origin) = (entry.id, entry.file, entry.encoding, entry.origin.map(self.origin))
        guard let id, let path else { return nil }
        checkID(id, at: entry.place(of: \.id))
        checkPath(path, at: entry.place(of: \.file))
        // An article without its file is declared, so that its name gives no further mistakes.
        return BookArticle(
            id: id, path: path, encoding: encoding, replaced: entry.replaces, copied: entry.copies,
            origin: origin ?? Self.unknownOrigin, place: entry.place(of: \.id),
            encodingPlace: entry.place(of: \.encoding), replacedPlace: entry.place(of: \.replaces),
            copiedPlace: entry.place(of: \.copies))
    }

    /// Used after a report, so that names of the article give no further mistakes.
    private static let unknownOrigin = ArticleOrigin(
        title: "", author: nil, publisher: nil, date: nil, address: nil, note: nil)

    private func checkPath(_ path: String, at place: Place, hints: KnownWords? = nil) {
        guard !paths.contains(path) else { return }
        if path.hasPrefix("/") || path.split(separator: "/").contains("..") {
            map.problems.report("a book cannot name a file outside of its own folder, such as \"\(path)\"", at: place)
        } else if let (entry, reason) = unreadEntry(of: path) {
            map.problems.report("\"\(entry)\" \(reason)", at: place)
        } else {
            map.problems.report(
                "the book's folder has no file \"\(path)\"\((hints ?? articlePaths).hint(for: path))", at: place)
        }
    }

    /// The path, or a folder of it, that is not read, and why.
    private func unreadEntry(of path: String) -> (path: String, reason: String)? {
        var path = path[...]
        while true {
            if let reason = unread[String(path)] { return (String(path), reason) }
            guard let slash = path.lastIndex(of: "/") else { return nil }
            path = path[..<slash]
        }
    }

    /// Ids are used in space-separated lists, in reports and in links.
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
        } else if BookArticle.isReadAsValue(id) {
            map.problems.report(
                "programs read \"\(id)\" as a number, a truth value or a missing value; name the article by another word",
                at: place)
        }
    }

    private func origin(_ entry: KeyReader<OriginKeys>) -> ArticleOrigin {
        ArticleOrigin(
            title: entry.title ?? "", author: entry.author, publisher: entry.publisher, date: entry.date,
            address: entry.address, note: entry.note)
    }

    private func reportDuplicates(_ articles: [BookArticle]) {
        map.problems.reportRepeated(articles, by: \.id, at: \.place, note: "it is first defined here") {
            "the article \"\($0.id)\" is defined twice"
        }
        let byPath = Dictionary(first: articles.map { ($0.path, $0) })
        for article in articles {
            guard let first = byPath[article.path], first.id != article.id else { continue }
            map.problems.report(
                "the articles \"\(first.id)\" and \"\(article.id)\" have the same file", at: article.place,
                notes: [Note("the other one is here", at: first.place)])
        }
    }
}
