import Testing
import Text

@testable import Workbench

/// Entries are added to lists of any form, or the file is left as it is.
@Suite struct ListEntriesTests {
    private func adding(_ text: String, _ key: String = "a") -> String? {
        ListEntries(SourceText(path: "book.yaml", text: text)).adding([(key, ["{x: 1}", "new"])])
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        ("a: []\n", "a: [{x: 1}, new]\n"),
        ("a: [b]", "a: [b, {x: 1}, new]"),
        ("a: [b, ]\n", "a: [b, {x: 1}, new, ]\n"),
        ("a: [\n  \"b\", # c\n  [d]  # e\n]\n", "a: [\n  \"b\", # c\n  [d], {x: 1}, new  # e\n]\n"),
        ("a:\n- b", "a:\n- b\n- {x: 1}\n- new"),
        ("a:\n- b # c\n\n# d\ne: f\n", "a:\n- b # c\n- {x: 1}\n- new\n\n# d\ne: f\n"),
        ("a:\r\n  - b\r\ne: f\r\n", "a:\r\n  - b\r\n  - {x: 1}\r\n  - new\r\ne: f\r\n"),
        (
            "a:\n  - b: c\n    d: |\n      e\n\n      f\ng: h\n",
            "a:\n  - b: c\n    d: |\n      e\n\n      f\n  - {x: 1}\n  - new\ng: h\n"
        ),
    ])
    func entriesFollowTheLastOne(_ before: String, _ after: String) {
        #expect(adding(before) == after)
    }

    @Test(arguments: ["a: b\n", "b: []\n", "a:\n", "a: [b\n", "a:\n  - |+\n    b\n\ne: f\n", "- a\n", ""])
    func whatCannotBeAddedIsLeft(_ text: String) { #expect(adding(text) == nil) }
}
