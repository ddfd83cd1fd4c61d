import Text

/// Recognizes a key that lost the space after its colon: YAML reads `id:oak` as one text and `id:{a: b}` for a key.
package enum KeyHint {
    /// `a space is missing after "id:"`, or nil if the text does not begin like a key.
    package static func missingSpace(in text: String) -> String? {
        let key = text.utf8.prefix { $0.isASCIILowercase || $0 == UInt8(ascii: "_") }
        let rest = text.utf8[key.endIndex...]
        guard !key.isEmpty, rest.first == UInt8(ascii: ":"), rest.count > 1 else { return nil }
        return "a space is missing after \"\(Substring(key)):\""
    }
}
