import Foundation
import TestSupport
import Testing

@testable import Articles

@Suite struct DeclaredEncodingTests {
    @Test(arguments: [
        ("<meta charset=koi8-r>", "koi8-r"), ("<META CHARSET = ' EUC-KR '>", "euc-kr"),
        ("<meta http-equiv=Content-Type content='text/html; charset = \"big5\"'>", "big5"),
        ("<meta content='text/html; charset=big5;x' http-equiv=content-type>", "big5"),
        ("<META CONTENT='TEXT/HTML; CHARSET=BIG5' HTTP-EQUIV=CONTENT-TYPE>", "big5"),
        ("<meta content='text/html; charset=big5'>", nil), ("<metacharset=big5>", nil),
        ("<meta name=a charset=klingon><meta charset=gbk>", "gbk"), ("<meta charset=utf-16>", "utf-8"),
        ("<meta charset=x-user-defined>", "windows-1252"), ("<!-- <meta charset=big5> --><meta charset=gbk>", "gbk"),
        ("<!--><meta charset=big5>", "big5"), ("<p title='<meta charset=big5>'><meta charset=gbk>", "gbk"),
        ("<meta/charset=big5>", "big5"), ("<meta charset=big5 charset=gbk>", "big5"), ("</p <meta charset=big5>", nil),
        ("<? <meta charset=big5> ?>", nil), ("<meta http-equiv=refresh content='1; charset=big5'>", nil),
        ("<meta charset=gbk", nil), ("<meta charset='gbk", nil), ("charset=big5", nil),
        ("<?xml version='1.0' encoding='koi8-u'?><p>", "koi8-u"), ("<?xml encoding=koi8-u?>", nil),
        ("<?xml encoding='koi8-u'?><meta charset=gbk>", "gbk"), (" <?xml encoding='koi8-u'?>", nil),
        ("<?xml encoding='UTF-16'?>", "utf-8"), ("<?xml version='1.0'?><p encoding='gbk'>", nil),
        ("\u{0}<\u{0}?\u{0}x\u{0}m\u{0}l", "utf-16be"), ("<\u{0}?\u{0}x\u{0}m\u{0}l\u{0}", "utf-16le"),
    ])
    func findsWhatAPageNames(page: String, label: String?) throws {
        let expected = try label.map { try #require(TextEncoding(label: $0)) }
        #expect(DeclaredEncoding.find(in: Array(page.utf8)) == expected)
    }

    @Test func readsOnPastLongStyles() {
        let style = "<style>" + String(repeating: "p { color: red } ", count: 1000) + "</style>"
        #expect(DeclaredEncoding.find(in: Array((style + "<meta charset=gbk>").utf8)) == .gbk)
        #expect(DeclaredEncoding.find(in: Array((style + "<body><meta charset=gbk>").utf8)) == nil)
    }

    /// In a body only the first 1,024 bytes of the page count, wherever it begins.
    @Test(arguments: [(900, "gbk"), (2_000, nil)] as [(Int, String?)])
    func readsTheBeginningOfABody(length: Int, label: String?) throws {
        let text = String(repeating: "<p>a</p> ", count: length / 9)
        let expected = try label.map { try #require(TextEncoding(label: $0)) }
        #expect(DeclaredEncoding.find(in: Array("<body>\(text)<meta charset=gbk>".utf8)) == expected)
    }

    /// The cases of html5lib-tests whose encoding is in the first bytes of the page.
    @Test(.enabled(if: Shared.isPresent, "the cases exist only next to a developer's checkout"))
    func agreesWithOtherReaders() throws {
        var checked = 0
        for file in ["tests1.dat", "tests2.dat", "test-yahoo-jp.dat"] {
            let url = Shared.folder.appending(path: "conformance/html5lib/encoding/\(file)")
            let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
            for part in text.components(separatedBy: "#data\n").dropFirst() {
                let halves = part.components(separatedBy: "\n#encoding\n")
                let label = halves.last?.split(separator: "\n").first.map(String.init) ?? ""
                let page = Array((halves.first ?? "").utf8)
                let found = TextDecoder.byteOrderMark(page)?.encoding ?? DeclaredEncoding.find(in: page)
                // A page that names none is in windows-1252 there.
                #expect((found ?? .singleByte("windows-1252")) == TextEncoding(label: label), "\(halves.first ?? "")")
                checked += 1
            }
        }
        #expect(checked > 80)
    }
}
