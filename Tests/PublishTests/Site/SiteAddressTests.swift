import Testing

@testable import Publish

@Suite struct SiteAddressTests {
    @Test(arguments: [
        ("index.html", "datasets/a.html", "../index.html"), ("datasets/b.html", "datasets/a.html", "b.html"),
        ("ja/datasets/a.html", "datasets/a.html", "../ja/datasets/a.html"),
        ("data/a b.csv", "index.html", "data/a%20b.csv"),
        ("words/v/~20.html", "ja/words/v/w.html", "../../../words/v/~20.html"), ("a.html", "a.html", "a.html"),
    ]) func addressesAreRelative(path: String, page: String, address: String) {
        #expect(SiteAddress(of: path, from: page).text == address)
    }

    @Test func anchorsOfThePageItselfAreShort() {
        #expect(SiteAddress(of: "a.html", anchor: "注-1", from: "a.html").text == "#%E6%B3%A8-1")
        #expect(SiteAddress(of: "b/a.html", anchor: "v-1.x", from: "c.html").text == "b/a.html#v-1.x")
    }

    @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "//host", "file:///etc"])
    func otherAddressesAreNotLinked(address: String) {
        #expect(SiteAddress.web(address) == nil)
        #expect(!SitePublisher.isBase(address))
    }
}
