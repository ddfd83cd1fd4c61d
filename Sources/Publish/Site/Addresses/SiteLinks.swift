import Text

/// The links of one page of a site, or of its part of the book in one file.
struct SiteLinks {
    let tree: SiteTree
    /// The page's path, relative to the site's folder.
    let path: String
    /// Whether all pages are parts of one file, so that links lead to its anchors.
    var isInOneFile = false

    /// Nil for a file that is not beside the page.
    func address(_ link: PageLink) -> SiteAddress? {
        switch link {
        case .page(let page, let section): location(tree.path(page), anchor: section.map(MarkdownAnchor.of))
        case .section(let heading): location(path, anchor: MarkdownAnchor.of(heading))
        case .word(let word, let vocabulary): isInOneFile ? nil : location(tree.path(ofWord: word, in: vocabulary))
        case .file(let file): isInOneFile ? nil : SiteAddress(of: Self.copy(of: file), from: path)
        case .web(let address): .web(address)
        }
    }

    func location(_ target: String, anchor: String? = nil) -> SiteAddress {
        isInOneFile ? .anchor(id(anchor, on: target)) : SiteAddress(of: target, anchor: anchor, from: path)
    }

    /// What the addresses of all anchors of a page begin with.
    func start(ofAnchorsOn target: String) -> SiteAddress { location(target, anchor: "") }

    /// For elements whose text is the book's; nil if the page's own texts have the same language.
    var bookLanguage: HTMLAttribute? {
        tree.language == Wording(language: tree.language).textLanguage ? nil : .language(tree.language)
    }

    /// The line on the web, if the book's location is known.
    func source(of place: Place) -> SiteAddress? { tree.location.link(to: place).flatMap(SiteAddress.web) }

    /// The same for another part of the file.
    func with(path: String) -> SiteLinks { SiteLinks(tree: tree, path: path, isInOneFile: isInOneFile) }

    /// The id of an element of this page.
    func id(_ anchor: String) -> String { isInOneFile ? id(anchor, on: path) : anchor }

    /// The id of a page, or of an element of it, in the book of one file.
    func id(_ anchor: String? = nil, on page: String) -> String {
        let name = Substring(page.utf8.dropFirst(tree.folder.utf8.count).dropLast(".html".utf8.count))
        return anchor.map { name + ":" + $0 } ?? String(name)
    }

    /// A copy of the output's file in the site, which may be published alone: `data/plank-size.csv`, `findings.json`.
    static func copy(of file: String) -> String { file.hasPrefix("data/") ? file : "data/" + file }
}
