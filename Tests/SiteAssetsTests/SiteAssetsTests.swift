import SiteAssets
import Testing

@Suite struct SiteAssetsTests {
    private let styleSheet = String(decoding: SiteAssets.styleSheet, as: UTF8.self)
    private let script = String(decoding: SiteAssets.script, as: UTF8.self)

    @Test func filesAreWhole() {
        #expect(styleSheet.hasPrefix(":root {\ncolor-scheme:") && styleSheet.hasSuffix("}\n"))
        #expect(script.hasPrefix("(()=>{\n\"use strict\";\n") && script.hasSuffix("})();\n"))
    }

    /// Lines of comments are left out, which must be whole comments.
    @Test func noCommentIsLeft() {
        #expect(!styleSheet.contains("/*") && !styleSheet.contains("*/"))
        #expect(!script.split(separator: "\n").contains { $0.hasPrefix("//") })
    }

    /// Spaces around operators, and after commas and words that need none, are left out, except in texts, which have none.
    @Test func operatorsHaveNoSpaces() {
        #expect(!script.contains(" => ") && script.contains("=>"))
        #expect(!script.contains(") {") && !script.contains(" + "))
        #expect(!script.contains("if (") && script.contains("if(") && script.contains("(drawing,"))
        #expect(script.contains("\", \""))
        #expect(styleSheet.contains("(max-width: 30rem)"))
    }

    @Test func scriptStaysSmall() {
        #expect(SiteAssets.script.count < 60_000)
    }

    @Test(arguments: ["http:", "https:", "//", "url(", "@import", "@font-face"])
    func styleSheetLoadsNothing(sign: String) {
        #expect(!styleSheet.contains(sign))
    }

    /// Text of articles reaches the page as text alone, and nothing is fetched.
    @Test(arguments: [
        "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "fetch(",
        "XMLHttpRequest", "https://", "sendBeacon", "localStorage",
    ])
    func scriptTrustsNoText(name: String) {
        #expect(!script.contains(name))
    }
}
