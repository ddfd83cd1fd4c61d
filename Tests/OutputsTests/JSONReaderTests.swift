import Books
import Foundation
import TestSupport
import Testing
import Text

@testable import Outputs

@Suite struct JSONReaderTests {
    private func read(_ text: String) -> (node: BookNode?, problems: [String]) {
        let problems = BookProblems()
        let node = JSONReader.read(SourceText(path: "a.json", text: text), problems)
        return (node, problems.findings.map { "\($0.place): \($0.message)" })
    }

    private func shown(_ node: BookNode?) -> String {
        switch node?.content {
        case nil: "nothing"
        case .text(let text): "'\(text)'"
        case .list(let items): "[\(items.map(shown).joined(separator: ","))]"
        case .map(let entries): "{\(entries.map { "\($0.key):\(shown($0.value))" }.joined(separator: ","))}"
        }
    }

    @Test(arguments: [
        (#"{"a": [1, -0.5e3, true, null], "b": {}}"#, "{a:['1','-0.5e3','true',''],b:{}}"),
        (" [ ] ", "[]"),
        (#""\"\\\/\b\f\n\r\t""#, "'\"\\/\u{8}\u{C}\n\r\t'"),
        (#""é\u00e9\uD83D\uDE00""#, "'éé😀'"),
        ("\"\u{2028}\"", "'\u{2028}'"), (#""\uD83D\u0041\uDE00""#, "'\u{FFFD}A\u{FFFD}'"),
    ])
    func readsValues(text: String, expected: String) {
        let (node, problems) = read(text)
        #expect(problems == [])
        #expect(shown(node) == expected)
    }

    @Test(arguments: [
        ("", "1:1", "expected a value"),
        ("{\n  \"a\" 1}", "2:7", "expected a colon"),
        ("{\"a\": 1", "1:8", "expected a comma or }, but the text ends"),
        ("{a: 1}", "1:2", "expected a key in quotation marks"),
        ("[1,]", "1:4", "expected a value"),
        ("[1 2]", "1:4", "expected a comma or ]"),
        ("[1] x", "1:5", "the text ends here"),
        ("\"a", "1:1", "the quotation mark is not closed"),
        ("\"a\nb\"", "1:3", "a control character is not escaped"),
        (#""\x""#, "1:2", "unknown escape"),
        (#""\u12""#, "1:2", "four hexadecimal digits"),
        ("[01]", "1:2", "does not begin with 0"), ("[1.]", "1:4", "expected a digit"),
        ("nope", "1:1", "expected a value"),
        ("nan", "1:1", "expected a value"),
        (String(repeating: "[", count: 100_000), "1:513", "nested more than 512 deep"),
    ])
    func mistakesHaveTheirPlace(text: String, place: String, message: String) {
        let (node, problems) = read(text)
        #expect(node == nil)
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("a.json:\(place): this is not JSON: ") == true, "\(problems)")
        #expect(problems.first?.contains(message) == true, "\(problems)")
    }

    /// What Foundation takes, this reader takes, and nothing makes it trap.
    @Test func damagedTextIsJudgedAsFoundationDoes() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SeededGenerator(seed: seed)
        let text = Array(#"{"a": [1, "b\u00e9\n", true], "c": {"d": null, "e": -1.5}}"#.utf8)
        for _ in 0..<2000 {
            var bytes = text
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                bytes[index] = UInt8.random(in: 0x20..<0x7F, using: &generator)
            }
            let isValid = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
            let node = read(String(decoding: bytes, as: UTF8.self)).node
            if isValid { #expect(node != nil, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))") }
        }
    }
}
