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
        var (shared, index) = (0, 0)
        for (byte, own) in zip(path.utf8, page.utf8) {
            guard byte == own else { break }
            index += 1
            if byte == UInt8(ascii: "/") { shared = index }
        }
        let folders = page.utf8.dropFirst(shared).count { $0 == UInt8(ascii: "/") }
        let rest = PathURI.text(shared == 0 ? path : String(path.utf8.dropFirst(shared)) ?? path)
        text = (folders == 0 ? "" : String(repeating: "../", count: folders)) + rest + fragment
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
