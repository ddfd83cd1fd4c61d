import TestSupport
import Testing

@testable import Publish

@Suite struct HTMLWriterTests {
    private func html(_ write: (inout HTMLWriter) -> Void) -> String {
        var page = HTMLWriter()
        write(&page)
        return String(decoding: page.bytes, as: UTF8.self)
    }

    @Test func elementsNest() {
        let text = html { page in
            page.element(.p, .class("a"), .hidden) { page in
                page.text("x\ny")
                page.element(.img, .src(.anchor("i")), .alt("a\nb"))
            }
        }
        #expect(text == "<p class=\"a\" hidden>x<br>y<img src=\"#i\" alt=\"a b\"></p>")
    }

    @Test(arguments: HostileText.all) func textsStayTexts(text: String) {
        let html = html { $0.element(.p, .title(text), text: text) }
        #expect(html.count { $0 == "\"" } == 2)
        #expect(html.count { $0 == "<" } == 2 + html.components(of: "<br>"))
        #expect(
            !html.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) || (0x80...0x9F).contains($0.value) })
    }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        split(separator: part, omittingEmptySubsequences: false).count - 1
    }
}
