import Text

/// `sitemap.xml`: the pages of a published site (sitemaps.org, version 0.9).
enum Sitemap {
    /// - Parameter base: the address under which the site is published.
    static func file(of files: [OutputFile.Facts], below base: String) -> OutputFile {
        let pages = files.map(\.path).filter { $0.hasSuffix(".html") }.sorted {
            $0.precedesByBytes($1)
        }
        let lines = pages.map {
            "  <url><loc>\(HTMLText.escaped(SiteAddress.published($0, below: base).text))</loc></url>"
        }
        let text =
            [
                "<?xml version=\"1.0\" encoding=\"utf-8\"?>",
                "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">",
            ]
            + lines + ["</urlset>", ""]
        return OutputFile(path: "sitemap.xml", text: text.joined(separator: "\n"))
    }
}
