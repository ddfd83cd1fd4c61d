import Testing

@testable import Publish

@Suite struct KeyAddressTests {
    @Test(arguments: [
        ("oak", "oak"), ("xSmall_2-b", "xSmall_2-b"), ("", "~"), ("a b", "a~20b"), ("a.b", "a~2Eb"), ("~", "~7E"),
        ("../x", "~2E~2E~2Fx"), ("板", "~E6~9D~BF"),
        (String(repeating: "a", count: 64), String(repeating: "a", count: 64)),
        // The hash is computed by another program.
        (String(repeating: "a", count: 65), String(repeating: "a", count: 40) + "~~8087E9A889F8A14C"),
    ]) func partsAreNamesOfFiles(word: String, part: String) {
        #expect(KeyAddress.part(word) == part)
    }

    @Test func anchorsJoinTheParts() {
        #expect(KeyAddress.anchor(["2019", "", "lying flat"]) == "v-2019.~.lying~20flat")
    }
}
