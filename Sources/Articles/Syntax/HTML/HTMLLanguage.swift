/// The language of an element in an HTML tree, each with its own treatment of tags (HTML standard, section 13.2.6).
enum HTMLLanguage: Equatable {
    case html, svg, math

    /// - Parameter root: the name of a tag that begins another language.
    init(root: UInt64) {
        self = root == Self.mathRoot ? .math : .svg
    }

    /// True if a start tag creates an element in its parent's language.
    static func isKept(_ tag: HTMLTagSpan, in parent: HTMLOpenElements.Entry, bytes: [UInt8]) -> Bool {
        guard parent.language != .html else { return false }
        if parent.holdsHTML {
            return texts.contains(parent.name) && !tag.isSelfClosing
                && inTexts.contains { matches(tag, $0, in: bytes) }
        }
        if parent.language == .math, tag.name == svgRoot { return parent.name != HTMLTagSpan.name(annotation.utf8) }
        if tag.name == font { return !looks.contains { tag.value(of: $0, in: bytes) != nil } }
        return !ending.contains(tag.name)
    }

    /// True for an element that stops end tags inside it.
    func isBarrier(_ tag: HTMLTagSpan, in bytes: [UInt8]) -> Bool {
        switch self {
        case .html: false
        case .svg: Self.containers.contains { Self.matches(tag, $0, in: bytes) }
        case .math: Self.texts.contains(tag.name) || Self.matches(tag, Self.annotation, in: bytes)
        }
    }

    /// True for an element whose start tags and texts are HTML again.
    func holdsHTML(_ tag: HTMLTagSpan, in bytes: [UInt8]) -> Bool {
        guard isBarrier(tag, in: bytes) else { return false }
        guard self == .math, !Self.texts.contains(tag.name) else { return true }
        guard let encoding = tag.value(of: "encoding", in: bytes) else { return false }
        return Self.pages.contains { encoding.elementsEqual($0.utf8.map(ByteSearch.lowercased)) }
    }

    /// Tag names are compared by their first eight bytes; these names are longer.
    private static func matches(_ tag: HTMLTagSpan, _ name: String, in bytes: [UInt8]) -> Bool {
        let start = tag.nameEnd - name.utf8.count
        return tag.name == HTMLTagSpan.name(name.utf8) && start >= 0
            && bytes[start..<tag.nameEnd].map(ByteSearch.lowercased).elementsEqual(name.utf8)
    }

    private static let svgRoot = HTMLTagSpan.name("svg".utf8)
    private static let mathRoot = HTMLTagSpan.name("math".utf8)
    private static let font = HTMLTagSpan.name("font".utf8)
    private static let annotation = "annotation-xml"
    private static let inTexts = ["mglyph", "malignmark"]
    private static let containers = ["foreignobject", "desc", "title"]
    private static let pages = ["text/html", "application/xhtml+xml"]
    /// The attributes of `font` that end another language.
    private static let looks = ["color", "face", "size"]
    private static let texts = HTMLElementKind.names("mi mo mn ms mtext")
    private static let ending = HTMLElementKind.names(
        """
        b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu \
        meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var
        """)
}
