/// An attribute of an element. Addresses are made of paths and of checked web addresses only, so that none runs a script.
struct HTMLAttribute {
    let name: String
    /// Nil for an attribute whose presence says all.
    let value: String?

    private init(_ name: String, _ value: String?) { (self.name, self.value) = (name, value) }

    static func id(_ id: String) -> Self { Self("id", id) }
    static func `class`(_ names: String) -> Self { Self("class", names) }
    static func language(_ language: String) -> Self { Self("lang", language) }
    static func href(_ address: SiteAddress) -> Self { Self("href", address.text) }
    static func src(_ address: SiteAddress) -> Self { Self("src", address.text) }
    static func srcset(_ address: SiteAddress) -> Self { Self("srcset", address.text) }
    static func alt(_ text: String) -> Self { Self("alt", text) }
    static func title(_ text: String) -> Self { Self("title", text) }
    static func rel(_ names: String) -> Self { Self("rel", names) }
    static func type(_ type: String) -> Self { Self("type", type) }
    static func name(_ name: String) -> Self { Self("name", name) }
    static func content(_ text: String) -> Self { Self("content", text) }
    static func role(_ role: String) -> Self { Self("role", role) }
    static func label(_ text: String) -> Self { Self("aria-label", text) }
    static func labelled(by id: String) -> Self { Self("aria-labelledby", id) }
    static func scope(_ scope: String) -> Self { Self("scope", scope) }
    static func data(_ name: String, _ value: String) -> Self { Self("data-" + name, value) }
    static func media(_ query: String) -> Self { Self("media", query) }
    /// In pixels.
    static func width(_ width: Int) -> Self { Self("width", String(width)) }
    static func height(_ height: Int) -> Self { Self("height", String(height)) }
    static func tabIndex(_ index: Int) -> Self { Self("tabindex", String(index)) }
    /// For a label: the id of its control.
    static func control(_ id: String) -> Self { Self("for", id) }
    static func other(_ name: StaticString, _ value: String) -> Self { Self("\(name)", value) }
    static let hidden = Self("hidden", nil)
    static let deferred = Self("defer", nil)
    /// The page itself in a list of pages.
    static let currentPage = Self("aria-current", "page")
}
