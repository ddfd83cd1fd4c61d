import Text

/// The elements whose names matter for the tree, or for what is read from it.
enum ElementName: UInt8, CaseIterable {
    case a, address, annotation, annotationXML, applet, area, article, aside, audio, b, base, basefont, bgsound, big
    case blockquote, body, br, button, canvas, caption, center, code, col, colgroup, datalist, dd, del, desc, details
    case dialog, dir, div, dl, dt, em, embed, fieldset, figcaption, figure, font, footer, foreignObject, form, frame
    case frameset, h1, h2, h3, h4, h5, h6, head, header, hgroup, hr, html, i, iframe, image, img, input, ins, kbd
    case keygen, legend, li, link, listing, main, malignmark, marquee, math, menu, meta, metadata, mfenced, mfrac
    case mglyph, mi, mn, mo, mroot, ms, msqrt, msubsup, msup, mtext, nav, nobr, noembed, noframes, noscript, object
    case ol, optgroup, option, p, param, plaintext, pre, rb, rp, rt, rtc, ruby, s, samp, script, search, section
    case select, small, source, span, strike, strong, style, sub, summary, sup, svg, table, tbody, td, template
    case textarea, tfoot, th, thead, title, tr, track, tt, u, ul, `var`, video, wbr, xmp
    case other

    /// The element whose name is the letters and digits at an offset, in any case.
    static func named(in bytes: [UInt8], from start: Int) -> ElementName {
        let limit = min(bytes.count, start + longest)
        var end = start
        while end < limit, bytes[end].isASCIILetterOrDigit { end += 1 }
        return end > start ? ElementTable.shared.element(for: TagName.key(bytes, start..<end)) : .other
    }

    private static let longest = 16

    /// The names as HTML writes them, in lower case, in the order of the cases: to ask Swift for the names of 130 cases takes
    /// longer than to read a page.
    static let names = """
        a address annotation annotation-xml applet area article aside audio b base basefont bgsound big blockquote body \
        br button canvas caption center code col colgroup datalist dd del desc details dialog dir div dl dt em embed \
        fieldset figcaption figure font footer foreignobject form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr \
        html i iframe image img input ins kbd keygen legend li link listing main malignmark marquee math menu meta \
        metadata mfenced mfrac mglyph mi mn mo mroot ms msqrt msubsup msup mtext nav nobr noembed noframes noscript object \
        ol optgroup option p param plaintext pre rb rp rt rtc ruby s samp script search section select small source span \
        strike strong style sub summary sup svg table tbody td template textarea tfoot th thead title tr track tt u ul \
        var video wbr xmp other
        """.utf8.split(separator: UInt8(ascii: " ")).map(Array.init)
}

/// The name of a tag: one of ``ElementName``, or another one that is only compared.
struct TagName: Equatable {
    let element: ElementName
    /// Differs for different names: their letters in lower case, up to eight of them, else a hash (FNV-1a).
    let key: UInt64

    private init(key: UInt64, in table: ElementTable) { (self.key, element) = (key, table.element(for: key)) }

    /// The name at an offset of a page, with its end.
    @inline(__always)
    static func read(_ bytes: [UInt8], from start: Int, in table: ElementTable) -> (name: TagName, end: Int) {
        var (key, end) = (0 as UInt64, start)
        bytes.withUnsafeBufferPointer { bytes in
            while end < bytes.count, !isEnd(bytes[end]) {
                key = key << 8 | UInt64(bytes[end])
                end += 1
            }
        }
        key = end - start > 8 ? Self.key(bytes, start..<end) : ByteSearch.lowercased(eight: key)
        return (TagName(key: key, in: table), end)
    }

    static func end(in bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while end < bytes.count, !isEnd(bytes[end]) { end += 1 }
        return end
    }

    static func isEnd(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: ">") && ends >> UInt64(byte) & 1 == 1
    }

    private static var ends: UInt64 { HTMLCharacters.spaces | 1 << 0x2F | 1 << 0x3E }

    init(_ element: ElementName, in table: ElementTable) {
        (self.element, key) = (element, table.keyOfElement[Int(element.rawValue)])
    }

    init(_ name: String) { self.init(key: Self.key(name), in: .shared) }

    static func == (one: TagName, other: TagName) -> Bool { one.key == other.key }

    fileprivate static func key(_ name: String) -> UInt64 { key(Array(name.utf8), 0..<name.utf8.count) }

    fileprivate static func key(_ bytes: [UInt8], _ name: Range<Int>) -> UInt64 {
        guard name.count > 8 else {
            return ByteSearch.lowercased(eight: name.reduce(0) { $0 << 8 | UInt64(bytes[$1]) })
        }
        let hash = name.reduce(ByteSearch.emptyHash) { ByteSearch.hash($0, UInt64(ByteSearch.lowercased(bytes[$1]))) }
        // No name of eight bytes in ASCII has this bit.
        return hash | 1 << 63
    }
}

/// Finds an element by the key of its name: a hash table with open addressing.
struct ElementTable {
    static let shared = ElementTable()
    private static let bits: UInt64 = 9
    private var keys = [UInt64](repeating: 0, count: 1 << Int(bits))
    private var elements = [ElementName](repeating: .other, count: 1 << Int(bits))
    /// By raw value.
    let keyOfElement = ElementName.names.map { TagName.key($0, $0.indices) }

    private init() {
        for element in ElementName.allCases where element != .other {
            let key = keyOfElement[Int(element.rawValue)]
            let slot = slot(of: key)
            keys[slot] = key
            elements[slot] = element
        }
    }

    func element(for key: UInt64) -> ElementName { elements[slot(of: key)] }

    /// The slot of a key, or the free one that it would have.
    private func slot(of key: UInt64) -> Int {
        var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.bits))
        while keys[slot] != key, keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
        return slot
    }
}
