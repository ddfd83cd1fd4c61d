import Books
import Hashing

/// One file of the site: what all pages have, around the content of one.
struct SitePage {
    let links: SiteLinks
    let title: String
    /// A sentence for search machines and previews.
    let description: String
    /// Whether the title is a text of the book.
    var hasBookTitle = false
    /// A description of the page for machines (JSON-LD).
    var structuredData: [UInt8]?
    /// What the page brings itself, instead of loading the files of the site.
    var own: Own?

    struct Own {
        let styleSheet: [UInt8]
        let script: [UInt8]
    }

    private var tree: SiteTree { links.tree }
    private var say: Wording { Wording(language: tree.language) }
    private var bookTitle: String { tree.publication.book.title[tree.language] }

    static let styleSheet = "assets/style.css"
    static let script = "assets/site.js"
    static let bookStyleSheet = "assets/book.css"
    /// A ruler. Without an icon, browsers request one and report an error.
    private static let icon = SiteAddress.picture(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M1 4h14v8H1z" fill="#0B57A4"/>\
        <path d="M4 4v3M7 4v5M10 4v3M13 4v5" stroke="#fff"/></svg>
        """)

    /// - Parameter content: writes what follows the title.
    func file(_ content: (inout HTMLWriter) -> Void) -> OutputFile {
        var page = HTMLWriter()
        page.doctype()
        page.element(.html, .language(say.textLanguage), own == nil ? nil : .data("book", "")) { page in
            page.element(.head) { head(&$0) }
            page.lineEnd()
            page.element(.body) { page in
                page.element(.a, .class("skip"), .href(.anchor("main")), text: say("Skip to the content", ja: "本文へ"))
                page.lineEnd()
                page.element(.header) { header(&$0) }
                page.lineEnd()
                page.element(.main, .id("main"), .tabIndex(-1)) { page in
                    page.element(.h1, hasBookTitle ? links.bookLanguage : nil, text: title)
                    page.lineEnd()
                    if isHome { search(&page) }
                    content(&page)
                }
                page.lineEnd()
                page.element(.footer) { footer(&$0) }
                page.lineEnd()
                if let own { page.element(.script) { $0.raw(own.script) } }
            }
            page.lineEnd()
        }
        page.lineEnd()
        return OutputFile(path: links.path, bytes: page.bytes)
    }

    // MARK: Head

    private func head(_ page: inout HTMLWriter) {
        page.element(.meta, .other("charset", "utf-8"))
        page.element(.meta, .name("viewport"), .content("width=device-width, initial-scale=1"))
        page.element(.meta, .other("http-equiv", "Content-Security-Policy"), .content(policy))
        page.lineEnd()
        page.element(.title, text: title == bookTitle ? title : "\(title) · \(bookTitle)")
        page.element(.meta, .name("description"), .content(description))
        page.element(.link, .rel("icon"), .href(Self.icon))
        if let own { return page.element(.style) { $0.raw(own.styleSheet) } }
        page.element(.link, .rel("stylesheet"), .href(SiteAddress(of: Self.styleSheet, from: links.path)))
        if tree.publication.bookStyleSheet != nil {
            page.element(.link, .rel("stylesheet"), .href(SiteAddress(of: Self.bookStyleSheet, from: links.path)))
        }
        page.element(.script, .src(SiteAddress(of: Self.script, from: links.path)), .deferred) { _ in }
        page.lineEnd()
        for (language, path) in translations {
            let address = published(path) ?? SiteAddress(of: path, from: links.path)
            page.element(.link, .rel("alternate"), .other("hreflang", language), .href(address))
        }
        if tree.feedDay != nil {
            page.element(
                .link, .rel("alternate"), .type("application/atom+xml"), .title(say("Changes", ja: "変化")),
                .href(SiteAddress(of: ChangesFeed.path(in: tree), from: links.path)))
        }
        if let address = published(links.path) { page.element(.link, .rel("canonical"), .href(address)) }
        if let structuredData { page.structuredData(structuredData) }
        page.lineEnd()
    }

    /// Only our own script, nothing from elsewhere. Descriptions for machines are data, not scripts.
    private var policy: String {
        let style = own.map { "'sha256-\(ContentHash.base64(of: $0.styleSheet))'" } ?? "'self'"
        let script = own.map { "'sha256-\(ContentHash.base64(of: $0.script))'" } ?? "'self'"
        return
            "default-src 'none'; style-src \(style); script-src \(script); img-src 'self' data:; base-uri 'none'; form-action 'none'"
    }

    private func published(_ path: String) -> SiteAddress? {
        tree.base.map { .published(path, below: $0) }
    }

    /// The same page in every language.
    private var translations: [(language: String, path: String)] {
        guard tree.languages.count > 1 else { return [] }
        let page = links.path.dropFirst(tree.folder.count)
        return tree.languages.map { ($0, tree.folder(of: $0) + page) }
    }

    // MARK: Body

    private func header(_ page: inout HTMLWriter) {
        let home = links.location(tree.path(.index))
        page.element(
            .a, .class("home"), .href(home), isHome ? .currentPage : nil, links.bookLanguage, text: bookTitle)
        paragraphs(of: tree.publication.book.site.header, to: &page)
        page.element(.nav, .label(say("Pages", ja: "ページ"))) { page in
            page.element(.ul) { page in
                for (title, path) in navigation {
                    page.element(.li) { page in
                        page.element(
                            .a, .href(links.location(path)), path == links.path ? .currentPage : nil, text: title)
                    }
                }
            }
        }
        if !isHome { search(&page) }
        guard tree.languages.count > 1, own == nil else { return }
        page.element(.nav, .label(say("Languages", ja: "言語"))) { page in
            page.element(.ul) { page in
                for (language, path) in translations where language != tree.language {
                    page.element(.li) { page in
                        page.element(
                            .a, .href(SiteAddress(of: path, from: links.path)), .other("hreflang", language),
                            .language(language), text: Self.name(of: language))
                    }
                }
            }
        }
    }

    /// The home page begins with the search; others have it in their header.
    private var isHome: Bool { links.path == tree.path(.index) }

    private func search(_ page: inout HTMLWriter) {
        page.element(.form, .role("search"), .id("search"), .data("root", root)) { page in
            page.element(.label, .control("q"), text: say("Search", ja: "検索"))
            page.element(.input, .type("search"), .id("q"), .name("q"), .other("autocomplete", "off"))
        }
    }

    /// The book's own text.
    private func paragraphs(of text: LocalizedText?, to page: inout HTMLWriter) {
        guard let text else { return }
        for paragraph in TextParagraphs.of(text[tree.language]) {
            page.element(.p, links.bookLanguage, text: paragraph)
        }
    }

    /// The relative path to the folder of the language, for the script.
    private var root: String {
        String(repeating: "../", count: links.path.dropFirst(tree.folder.count).count { $0 == "/" })
    }

    private var navigation: [(title: String, path: String)] {
        [
            own == nil ? (say("Words", ja: "語"), tree.path("words")) : nil,
            (say("Doubts", ja: "疑問"), tree.path(.doubts)), (say("Changes", ja: "変化"), tree.path(.changes)),
            (say("Sources", ja: "出典"), tree.path(.sources)), (say("Rules", ja: "規則"), tree.path(.rules)),
        ].compactMap { $0 }
    }

    private static func name(of language: String) -> String {
        switch language {
        case "de": "Deutsch"
        case "en": "English"
        case "es": "Español"
        case "fr": "Français"
        case "it": "Italiano"
        case "ja": "日本語"
        case "ko": "한국어"
        case "nl": "Nederlands"
        case "pl": "Polski"
        case "pt": "Português"
        case "ru": "Русский"
        case "sv": "Svenska"
        case "zh": "中文"
        default: language
        }
    }

    private func footer(_ page: inout HTMLWriter) {
        paragraphs(of: tree.publication.book.site.footer, to: &page)
        let version = tree.publication.dataVersion.prefix(16)
        page.element(.p) { page in
            page.text(say("Version of the data: ", ja: "データの版："))
            page.element(.code, text: String(version))
            if own == nil, SitePublisher.isInOneFile(tree.publication) {
                page.text(" · ")
                let book = SiteAddress(of: tree.path("book"), from: links.path)
                page.element(.a, .href(book), text: say("The whole book in one file", ja: "全体を一つのファイルで"))
            }
        }
    }
}

extension HTMLWriter {
    /// JSON-LD, in which `<` is escaped.
    mutating func structuredData(_ json: [UInt8]) {
        element(.script, .type("application/ld+json")) { $0.raw(json) }
    }
}
