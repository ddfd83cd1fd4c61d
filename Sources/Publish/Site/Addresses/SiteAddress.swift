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
        let (target, own) = (path.split(separator: "/"), page.split(separator: "/"))
        let shared = zip(target.dropLast(), own.dropLast()).prefix { $0 == $1 }.count
        let up = String(repeating: "../", count: own.count - 1 - shared)
        text = up + PathURI.text(target.dropFirst(shared).joined(separator: "/")) + fragment
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

    /// A colon may be in fragments (RFC 3986, section 3.5).
    private static func fragment(_ anchor: String) -> String { PathURI.text(anchor).replacing("%3A", with: ":") }
}
