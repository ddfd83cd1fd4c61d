import Text

/// What cmark-gfm does again and again in crowded text: at each `]` that ends a link it visits all earlier marks of
/// emphasis and open images, and at each `<?`, `<!X` and `<![CDATA[` that is not closed it reads to the end of the text.
///
/// Counts both without a parser, over all texts of an article that cmark-gfm reads; never underestimates.
struct InlineCost {
    private let limits: IngestLimits
    private var total = 0
    /// The offset of the first text that would cost too much.
    private var refused: Int?

    /// In shorter texts, in bytes, nothing is far apart.
    private static let shortest = 256

    init(limits: IngestLimits) { self.limits = limits }

    /// True if cmark-gfm may read a cell, a paragraph or a heading, whose cost is counted then. Linear.
    ///
    /// - Parameter offset: its place in the article.
    mutating func admits(_ text: ArraySlice<UInt8>, at offset: Int) -> Bool {
        guard text.count > Self.shortest else { return true }
        let cost = Self.cost(of: text)
        guard cost <= limits[.rescannedBytes] - total else {
            refused = refused ?? offset
            return false
        }
        total += cost
        return true
    }

    func finding(in source: SourceText) -> Finding? {
        refused.map { offset in
            Finding(
                rule: .unreadableFile, severity: .error,
                message: """
                    the links of this text follow so many marks of emphasis and open images, or so much of its markup is \
                    not closed, that the parser would visit more than \(limits[.rescannedBytes]) marks and bytes again; \
                    it and later texts of this kind are read as written\(limits.hint(.rescannedBytes))
                    """,
                place: source.place(at: offset))
        }
    }

    /// From the end, so that what ends later is known.
    private static func cost(of text: ArraySlice<UInt8>) -> Int {
        text.withUnsafeBufferPointer { text in
            var (cost, ends) = (0, 0)
            var (closesInstruction, closesDeclaration, closesData) = (false, false, false)
            func next(_ distance: Int, after index: Int) -> UInt8 {
                index + distance < text.count ? text[index + distance] : 0
            }
            for index in text.indices.reversed() {
                let next1 = next(1, after: index)
                switch text[index] {
                case UInt8(ascii: "]"):
                    ends += 1
                    if next1 == UInt8(ascii: "]"), next(2, after: index) == UInt8(ascii: ">") { closesData = true }
                case UInt8(ascii: ">"): closesDeclaration = true
                case UInt8(ascii: "?"): if next1 == UInt8(ascii: ">") { closesInstruction = true }
                case UInt8(ascii: "!"): if next1 == UInt8(ascii: "[") { cost += ends }
                case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"):
                    if next1 != text[index] { cost += ends }
                case UInt8(ascii: "<"):
                    let next2 = next(2, after: index)
                    let isOpen =
                        if next1 == UInt8(ascii: "?") { !closesInstruction } else if next1 != UInt8(ascii: "!") {
                            false
                        } else if next2 == UInt8(ascii: "[") { !closesData } else {
                            next2.isASCIILetter && !closesDeclaration
                        }
                    if isOpen { cost += text.count - index }
                default: break
                }
            }
            return cost
        }
    }
}
