import Hashing
import Testing

/// The examples of RFC 4648, section 10, and the digits that only other bytes have.
@Suite struct Base64Tests {
    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"), ("~~?>", "fn4/Pg=="),
    ])
    func threeBytesAreFourDigits(text: String, expected: String) {
        #expect(Base64.text(Array(text.utf8)) == expected)
    }
}
