/// How an element's attributes keep it from showing.
package enum HTMLHiding: Sendable {
    case none
    /// Off the page: `hidden`, or `display: none` in the style.
    case takenOut
    /// Its place stays: `visibility: hidden` in the style.
    case invisible

    /// - Parameter style: the value of a `style` attribute, zero-terminated. Case and white space do not matter.
    init(style: UnsafePointer<CChar>) {
        var hiding = HTMLHiding.none
        var next = unsafe style
        while unsafe next.pointee != 0 {
            if unsafe Self.declares("display:none", at: next) {
                self = .takenOut
                return
            }
            if unsafe Self.declares("visibility:hidden", at: next) { hiding = .invisible }
            unsafe next += 1
        }
        self = hiding
    }

    private static func declares(_ declaration: StaticString, at start: UnsafePointer<CChar>) -> Bool {
        var next = unsafe start
        for index in 0..<declaration.utf8CodeUnitCount {
            while index > 0, unsafe isSpace(next.pointee) { unsafe next += 1 }
            let wanted = unsafe declaration.utf8Start[index]
            let byte = unsafe UInt8(bitPattern: next.pointee)
            guard byte == wanted || (byte | 0x20 == wanted && byte >= 0x41) else { return false }
            unsafe next += 1
        }
        return true
    }

    private static func isSpace(_ character: CChar) -> Bool { character == 0x20 || (0x09...0x0D).contains(character) }
}
