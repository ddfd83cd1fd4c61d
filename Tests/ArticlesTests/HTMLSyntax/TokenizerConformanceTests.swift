import Foundation
import TestSupport
import Testing

@testable import Articles

/// The tokens of a page are those of html5lib's cases, whose format their README describes.
@Suite(.enabled(if: TokenizerCases.isPresent, "html5lib's cases exist only next to a developer's checkout"))
struct TokenizerConformanceTests {
    private static let states: [String: HTMLTokenizer.State] = [
        "Data state": .data, "RCDATA state": .rcdata, "RAWTEXT state": .rawText,
        "Script data state": .scriptData, "PLAINTEXT state": .plainText, "CDATA section state": .section,
    ]

    @Test func tokensAreThoseOfTheStandard() throws {
        var (count, runs) = (0, 0)
        for file in try FileManager.default.contentsOfDirectory(atPath: TokenizerCases.folder.path).sorted()
        where file.hasSuffix(".test") {
            let content = try JSONSerialization.jsonObject(
                with: Data(contentsOf: TokenizerCases.folder.appending(path: file)))
            // Cases of the translation to XML have another name, and are not meant for tokenizers.
            for example in (content as? [String: Any])?["tests"] as? [[String: Any]] ?? [] {
                let isEscaped = example["doubleEscaped"] as? Bool ?? false
                let input = try #require(Self.plain(example["input"] ?? "", isEscaped: isEscaped) as? String)
                let output = try #require(Self.plain(example["output"] ?? [], isEscaped: isEscaped) as? [Any])
                count += 1
                for name in example["initialStates"] as? [String] ?? ["Data state"] {
                    runs += 1
                    let state = try #require(Self.states[name])
                    let tokens = Self.tokens(of: input, state: state, after: example["lastStartTag"] as? String)
                    if !(tokens as NSArray).isEqual(to: output) {
                        Issue.record("\(file), \(name): \(input.debugDescription)\n\(tokens)\n\(output)")
                    }
                }
            }
        }
        // As many as the files hold.
        #expect(count == 6_806)
        print("\(count) cases of the tokenizer, \(runs) runs")
    }

    /// Texts of a case with their escapes (`\u0000`) decoded.
    private static func plain(_ value: Any, isEscaped: Bool) -> Any {
        switch value {
        case let text as String: isEscaped ? decoded(text) : text
        case let list as [Any]: list.map { plain($0, isEscaped: isEscaped) }
        case let map as [String: Any]:
            Dictionary(
                map.map { (isEscaped ? decoded($0) : $0, plain($1, isEscaped: isEscaped)) }, uniquingKeysWith: { $1 })
        default: value
        }
    }

    private static func decoded(_ text: String) -> String {
        let units = Array(text.utf16)
        var result: [UInt16] = []
        var index = 0
        while index < units.count {
            if index + 6 <= units.count, units[index] == 0x5C, units[index + 1] == 0x75,
                let unit = UInt16(String(decoding: units[(index + 2)..<(index + 6)], as: UTF16.self), radix: 16)
            {
                result.append(unit)
                index += 6
            } else {
                result.append(units[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF16.self)
    }

    private static func tokens(of page: String, state: HTMLTokenizer.State, after tag: String?) -> [Any] {
        let bytes = Array(page.utf8)
        var tokenizer = HTMLTokenizer(bytes)
        tokenizer.state = state
        tokenizer.allowsCDATA = state == .section
        if let tag { tokenizer.lastStartTag = TagName(tag) }
        var result: [[Any]] = []
        func written(_ range: Range<Int>) -> String { shown(bytes[range]) }
        while true {
            switch tokenizer.next() {
            case .endOfFile: return result
            case .text:
                let text = HTMLCharacters(tokenizer.text, null: .kept, in: bytes).withText {
                    String(decoding: $0, as: UTF8.self)
                }
                if let last = result.last, last[0] as? String == "Character", let start = last[1] as? String {
                    result[result.count - 1] = ["Character", start + text]
                } else {
                    result.append(["Character", text])
                }
            case .comment: result.append(["Comment", written(tokenizer.comment)])
            case .doctype:
                let doctype = HTMLDoctype(bytes, tokenizer.source)
                let parts = [
                    doctype.name?.map(ByteSearch.lowercased), doctype.publicIdentifier, doctype.systemIdentifier,
                ]
                let texts = parts.map { (part: [UInt8]?) -> Any in part.map { shown($0) as Any } ?? NSNull() }
                result.append(["DOCTYPE"] + texts + [!doctype.forcesQuirks])
            case .startTag:
                var attributes: [String: String] = [:]
                for attribute in tokenizer.attributes {
                    let name = lowered(written(attribute.name))
                    attributes[name] = attributes[name] ?? HTMLCharacters.value(attribute, in: bytes)
                }
                let name = lowered(written((tokenizer.start + 1)..<tokenizer.tag.nameEnd))
                result.append(["StartTag", name, attributes] + (tokenizer.tag.isSelfClosing ? [true] : []))
            case .endTag:
                result.append(["EndTag", lowered(written((tokenizer.start + 2)..<tokenizer.tag.nameEnd))])
            }
        }
    }

    /// A text with null characters and line ends as the standard has them.
    private static func shown(_ bytes: some Sequence<UInt8>) -> String {
        let text = String(decoding: Array(bytes), as: UTF8.self)
        return text.replacingOccurrences(of: "\0", with: "\u{FFFD}").replacingOccurrences(of: "\r\n", with: "\n")
            .replacingOccurrences(of: "\r", with: "\n")
    }

    private static func lowered(_ text: String) -> String {
        String(decoding: text.utf8.map(ByteSearch.lowercased), as: UTF8.self)
    }
}

private enum TokenizerCases {
    static let folder = Shared.folder.appending(path: "conformance/html5lib/tokenizer")
    static let isPresent = FileManager.default.fileExists(atPath: folder.path)
}
