import Hashing
import Testing

@Suite struct ContentHashTests {
    /// The examples of FIPS 180-2, appendix B, and NIST's for the empty message and for two blocks of 896 bits.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func givesTheDigestsOfTheStandard(message: String, digest: String) {
        #expect(ContentHash.of(Array(message.utf8)) == digest)
    }

    @Test func hashesALongMessage() {
        let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(ContentHash.of(message) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    /// The lengths around the ends of a block, where padding changes its form, checked against each other's digests.
    @Test func everyLengthHasADigestOfItsOwn() {
        let digests = (0...130).map { ContentHash.of([UInt8](repeating: 0, count: $0)) }
        #expect(Set(digests).count == digests.count)
        #expect(digests.allSatisfy { $0.count == 64 && $0.allSatisfy { "0123456789abcdef".contains($0) } })
    }

    /// The digest of the empty text is in FIPS 180-4; its base 64 is the one that policies of pages use for empty scripts.
    @Test(arguments: [
        ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ])
    func digestsInBase64(text: String, digest: String) {
        #expect(ContentHash.base64(of: Array(text.utf8)) == digest)
    }
}
