import Testing
import Text

@testable import Publish

@Suite struct JSONTests {
    private func text(_ json: JSON, isSpaced: Bool = false) -> String {
        var bytes: [UInt8] = []
        json.append(to: &bytes, isSpaced: isSpaced)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func valuesAreSeparatedByCommas() {
        let value: JSON = .array([
            ["a": .strings(["x", "y"]), "b": .null, "c": nil], .integer(1), .boolean(false), .array([]),
        ])
        #expect(text(value) == #"[{"a":["x","y"],"b":null},1,false,[]]"#)
        #expect(text(value, isSpaced: true) == #"[{"a": ["x", "y"], "b": null}, 1, false, []]"#)
    }

    @Test func linesAreIndentedByTheLinesAroundThem() {
        let value: JSON = .lines([
            "a": .lines(.array([.integer(1), ["b": .lines(.array([.null]))]])), "c": .lines(.array([])),
        ])
        #expect(
            String(decoding: value.document, as: UTF8.self) == """
                {
                  "a": [
                    1,
                    {"b": [
                      null
                    ]}
                  ],
                  "c": []
                }

                """)
        #expect(text(value) == #"{"a":[1,{"b":[null]}],"c":[]}"#)
    }

    @Test(arguments: [([], "[]\n"), ([1], "[\n1\n]\n"), ([1, 2], "[\n1,\n2\n]\n")])
    func aDocumentHasAnElementALine(elements: [Int], expected: String) {
        #expect(String(decoding: JSON.document(of: elements, JSON.integer), as: UTF8.self) == expected)
    }

    @Test func exactDecimalsStayExact() throws {
        let number = try #require(ExactNumber("0.1234567890123456"))
        #expect(text(.number(number)) == "0.1234567890123456")
    }
}
