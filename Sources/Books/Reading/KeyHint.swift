/// Recognizes a key that lost the space after its colon: YAML reads `id:oak` as one text and `id:{a: b}` for a key.
package enum KeyHint {
    /// `a space is missing after "id:"`, or nil if the text does not begin like a key.
    package static func missingSpace(in text: String) -> String? {
        guard let colon = text.firstIndex(of: ":"), colon > text.startIndex, text.index(after: colon) < text.endIndex,
            text[..<colon].utf8.allSatisfy({
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "_")
            })
        else { return nil }
        return "a space is missing after \"\(text[...colon])\""
    }
}
