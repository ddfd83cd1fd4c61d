import Books
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
        let (shared, folders) = Self.folders(of: path, from: page)
        let rest = PathURI.text(shared == 0 ? path : String(path.utf8.dropFirst(shared)) ?? path)
        text = (folders == 0 ? "" : String(repeating: "../", count: folders)) + rest + fragment
    }

    /// The number of bytes of the folders that a path and a page share, and the number of folders of the page below them.
    private static func folders(of path: String, from page: String) -> (shared: Int, below: Int) {
        var (path, page) = (path, page)
        return path.withUTF8 { path in
            page.withUTF8 { page in
                var (shared, index) = (0, 0)
                while index < min(path.count, page.count), path[index] == page[index] {
                    index += 1
                    if path[index - 1] == UInt8(ascii: "/") { shared = index }
                }
                return (shared, page[shared...].count { $0 == UInt8(ascii: "/") })
            }
        }
    }

    private init(text: String) { self.text = text }

    /// The address with more unreserved characters (RFC 3986, section 2.3) at its end.
    func followed(by text: String) -> SiteAddress { SiteAddress(text: self.text + text) }

    /// An anchor of the same page.
    static func anchor(_ anchor: String) -> SiteAddress { SiteAddress(text: "#" + fragment(anchor)) }

    /// Nil for what a browser should not open, see ``String/isWebAddress``.
    static func web(_ address: String) -> SiteAddress? {
        address.isWebAddress ? SiteAddress(text: address) : nil
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
