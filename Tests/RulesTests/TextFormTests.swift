import Testing

@testable import Rules

struct TextFormTests {
    @Test(arguments: [
        ("v{digits}[.{digits}]", ["v1", "v1.20"], ["1", "v", "v1.", "v1.2.3", "V1"]),
        ("{digits 4}-{digits 2}", ["2020-12"], ["20-12", "2020-123", "2020-1"]),
        ("{upper}{letters 1-}", ["Oak", "OAK"], ["oak", "O", "Oak1"]),
        ("{digits 1-3}{digits 2}", ["123", "12345"], ["12", "123456"]),
        ("a{any 0-}z", ["az", "a b z", "azz"], ["a", "za"]),
        ("\\{{any}\\}[\\[x\\]]", ["{x}", "{x}[x]"], ["x", "{}"]),
        ("[a[b]]c", ["c", "ac", "abc"], ["bc"]),
        ("機種{digits}", ["機種12"], ["機種", "機種１"]),
        ("", [""], ["a"]),
    ])
    func holds(form: String, right: [String], wrong: [String]) throws {
        let form = try TextForm(form)
        for text in right { #expect(form.holds(text), "\(text)") }
        for text in wrong { #expect(!form.holds(text), "\(text)") }
    }

    @Test(arguments: [
        ("[a", "without"), ("a]", "without"), ("{digits", "without"),
        ("{digit}", "the kinds are {digits}"), ("{digits 3-1}", "write a number as in"),
        ("{digits x}", "write a number as in"),
        ("{digits +1}", "write a number as in"),
        ("{digits 1 2}", "the kinds are"), (String(repeating: "[", count: 100_000), "more than 16 nested brackets"),
    ])
    func mistakes(form: String, message: String) {
        #expect { try TextForm(form) } throws: { ($0 as? TextForm.Mistake)?.message.contains(message) == true }
    }

    @Test func hugeNumbersAndLongTextsEndInTime() throws {
        let text = String(repeating: "a", count: 300)
        #expect(try !TextForm("{any 9223372036854775807}").holds(text))
        #expect(try !TextForm(String(repeating: "{any}", count: 200) + "b").holds(text))
        #expect(try TextForm(String(repeating: "{any}", count: 200)).holds(text))
    }
}
