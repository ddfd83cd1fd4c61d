import Testing

@testable import Publish

@Suite struct DataScriptTests {
    private func text(_ arguments: [JSON]) -> String {
        String(decoding: DataScript("dataset", arguments).bytes, as: UTF8.self)
    }

    @Test func callsAFunctionOfTheGlobalObject() {
        #expect(text([.string("a"), ["b": .integer(1)]]) == "measurebook.dataset(\"a\",{\"b\":1});\n")
    }

    /// `</script>` would end a script in a page, `<!--` would change how it is read, and U+2028 ends a line.
    @Test func holdsNoMarkupAndNoLineSeparators() {
        let made = text([.string("</script><!--<\u{2028}\u{2029}\u{202E}")])
        #expect(made == #"measurebook.dataset("\u003c/script>\u003c!--\u003c\u2028\u2029\u202e");"# + "\n")
    }
}
