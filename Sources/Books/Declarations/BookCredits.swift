import Text

/// What may have an address, as the book gives it.
package protocol Addressed {
    var address: String? { get }
}

extension Addressed {
    /// The address if a browser may open it: no script, no file, and no character that would end a link.
    package var webAddress: String? { address.flatMap { $0.isWebAddress ? $0 : nil } }
}

extension String {
    /// See ``Addressed/webAddress``.
    package var isWebAddress: Bool {
        utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x3C && $0 != 0x3E && $0 != 0x5C }
            && (hasPrefix("https://") || hasPrefix("http://"))
    }
}

/// The name, licences and contributors of a book's data.
package struct BookCredits: Sendable {
    package struct Licence: Addressed, Sendable {
        /// Such as `CC-BY-4.0`, or an expression such as `MIT OR Apache-2.0`.
        package let name: String
        package let title: String?
        package let address: String?

        package init(name: String, title: String?, address: String?) {
            (self.name, self.title, self.address) = (name, title, address)
        }

        /// Whether the name is an identifier as data packages have it, not an expression.
        package var isIdentifier: Bool {
            !name.isEmpty && name.utf8.allSatisfy { $0.isASCIILetterOrDigit || "-_.".utf8.contains($0) }
        }
    }

    package struct Contributor: Addressed, Sendable {
        package let name: String
        package let address: String?
        /// Such as `author`.
        package let roles: [String]

        package init(name: String, address: String?, roles: [String]) {
            (self.name, self.address, self.roles) = (name, address, roles)
        }
    }

    /// The name of the data package; nil to make one of the book's title.
    package let name: String?
    package let licences: [Licence]
    package let contributors: [Contributor]

    package init(name: String? = nil, licences: [Licence] = [], contributors: [Contributor] = []) {
        (self.name, self.licences, self.contributors) = (name, licences, contributors)
    }
}
