import Testing

@testable import Articles

@Suite struct HTMLNamesTests {
    @Test func eachNameHasItsValueAndNoOtherHasOne() {
        let names = (0..<40).map { "h\($0)" } + ["blockquote", "a"]
        let table = HTMLNames(Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) }))
        for (number, name) in names.enumerated() {
            #expect(table[ByteSearch.shortName(in: Array(name.uppercased().utf8), from: 0)] == number)
        }
        for name in ["", "h", "h40", "b", "blockqu0"] {
            #expect(table[ByteSearch.shortName(in: Array(name.utf8), from: 0)] == nil)
        }
    }

    /// Names longer than eight bytes are told by those.
    @Test func theFirstEightBytesTell() {
        let table = HTMLNames(["blockquote": true])
        #expect(table[ByteSearch.shortName(in: Array("blockquo".utf8), from: 0)] == true)
        #expect(table[ByteSearch.shortName(in: Array("<BlockQuote>".utf8), from: 1)] == true)
        #expect(table[ByteSearch.shortName(in: Array("<block>".utf8), from: 1)] == nil)
    }
}
