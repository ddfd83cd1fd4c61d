/// What a book adds to the pages of its site.
package struct SiteDefinition: Sendable {
    /// The path of a style sheet in the book's folder; it comes after that of the site.
    package let style: String?
    /// At the top of each page.
    package let header: LocalizedText?
    /// At the bottom of each page.
    package let footer: LocalizedText?

    package init(style: String? = nil, header: LocalizedText? = nil, footer: LocalizedText? = nil) {
        (self.style, self.header, self.footer) = (style, header, footer)
    }
}
