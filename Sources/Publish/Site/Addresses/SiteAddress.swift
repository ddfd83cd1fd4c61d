import Hashing

/// An address in an attribute: of a file of the site, of a web page, or a picture of the page itself.
struct SiteAddress: Hashable {
    let text: String

    /// - Parameters:
    ///   - path: of a file, relative to the site's folder.
    ///   - page: the path of the file with the link.
    init(of path: String, anchor: String? = nil, from page: String) {
        let fragment = anchor.map { "#" + Self.fragment($0) } ?? ""
        if path == page, anchor != nil {
            text = fragment
            return
        }
        // The folders that both are in.
        var (shared, index) = (path.utf8.startIndex, path.utf8.startIndex)
        var own = page.utf8[...]
        while index < path.utf8.endIndex, let byte = own.first, byte == path.utf8[index] {
            index = path.utf8.index(after: index)
            own = own.dropFirst()
            if byte == UInt8(ascii: "/") { shared = index }
        }
        let folders =
            page.utf8.count { $0 == UInt8(ascii: "/") } - path[..<shared].utf8.count { $0 == UInt8(ascii: "/") }
        text = String(repeating: "../", count: folders) + PathURI.text(String(path[shared...])) + fragment
    }

    private init(text: String) { self.text = text }

    /// An anchor of the same page.
    static func anchor(_ anchor: String) -> SiteAddress { SiteAddress(text: "#" + fragment(anchor)) }

    /// Nil for what a browser should not open, see ``PageLink/isWebAddress(_:)``.
    static func web(_ address: String) -> SiteAddress? {
        PageLink.isWebAddress(address) ? SiteAddress(text: address) : nil
    }

    /// A path below the address under which the site is published.
    static func published(_ path: String, below base: String) -> SiteAddress {
        SiteAddress(text: base + (base.hasSuffix("/") ? "" : "/") + PathURI.text(path))
    }

    /// A picture in the page (RFC 2397), in base 64, which is shorter than escapes.
    static func picture(_ svg: String) -> SiteAddress {
        SiteAddress(text: "data:image/svg+xml;base64," + Base64.text(Array(svg.utf8)))
    }

    private static func fragment(_ anchor: String) -> String { PathURI.text(anchor, isFragment: true) }
}
