/// The name, licences and contributors of a book's data.
package struct BookCredits: Sendable {
    package struct Licence: Sendable {
        /// Such as `CC-BY-4.0`.
        package let name: String
        package let title: String?
        package let address: String?

        package init(name: String, title: String?, address: String?) {
            (self.name, self.title, self.address) = (name, title, address)
        }
    }

    package struct Contributor: Sendable {
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
