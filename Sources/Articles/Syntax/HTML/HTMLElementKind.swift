/// The treatment of an element in the HTML standard's tree construction, as far as it affects nesting.
enum HTMLElementKind: Equatable {
    /// Never open: without content.
    case none
    /// An option or a part of a ruby: closed by the next of its kind in some places, and nested in all others.
    case implied
    /// Reopened when an enclosing element ends. `a` and `nobr` close the previous one.
    case formatting(isSingle: Bool)
    case table
    /// Rows, groups and cells.
    case tablePart
    /// End tags inside it do not affect elements outside.
    case barrier
    /// The root of another language: `svg`, `math`.
    case foreign
    /// Closes the previous one, across a few elements.
    case item
    case heading
    /// Closes an open paragraph.
    case block
    /// Stops end tags of ordinary elements.
    case special
    case ordinary

    init(_ name: UInt64) { self = Self.kinds[name] ?? .ordinary }

    /// True for the elements across which an item closes the previous one.
    static func isCrossed(_ name: UInt64, by item: UInt64) -> Bool {
        crossed.contains(name) || (item != listItem && name != item && descriptionItems.contains(name))
    }

    private static let listItem = HTMLTagSpan.name("li".utf8)
    private static let descriptionItems = names("dd dt")
    private static let crossed = names("div p address")

    static let options = names("option optgroup")
    static let option = HTMLTagSpan.name("option".utf8)
    static let ruby = HTMLTagSpan.name("ruby".utf8)
    static let rubyContainer = HTMLTagSpan.name("rtc".utf8)
    static let rubyTexts = names("rt rp")
    static let select = HTMLTagSpan.name("select".utf8)
    static let paragraph = HTMLTagSpan.name("p".utf8)
    static let cells = names("td th caption")
    static let sections = names("thead tbody tfoot")
    static let body = HTMLTagSpan.name("tbody".utf8)
    static let caption = HTMLTagSpan.name("caption".utf8)
    static let pages = names("html body")
    static let tableName = HTMLTagSpan.name("table".utf8)

    /// True for `h1` to `h6`.
    static func isHeading(_ name: UInt64) -> Bool { name >> 8 == 0x68 && (0x31...0x36).contains(name & 0xFF) }

    /// The end tags of elements whose content is not markup; all others are special elements or blocks.
    static let rawText: [UInt64: StaticString] = [
        HTMLTagSpan.name("script".utf8): "</script", HTMLTagSpan.name("style".utf8): "</style",
        HTMLTagSpan.name("textarea".utf8): "</textarea", HTMLTagSpan.name("title".utf8): "</title",
        HTMLTagSpan.name("xmp".utf8): "</xmp", HTMLTagSpan.name("iframe".utf8): "</iframe",
        HTMLTagSpan.name("noembed".utf8): "</noembed", HTMLTagSpan.name("noframes".utf8): "</noframes",
    ]

    private static let kinds: HTMLNames<HTMLElementKind> = {
        var kinds: [String: HTMLElementKind] = [:]
        func set(_ kind: HTMLElementKind, _ names: String) {
            for name in names.split(separator: " ") { kinds[String(name)] = kind }
        }
        set(.none, "col colgroup area base br embed hr img input link meta param source track wbr")
        set(.implied, "option optgroup rt rp rb rtc")
        set(.none, "html head body")
        set(.formatting(isSingle: false), "b big code em font i s small strike strong tt u")
        set(.formatting(isSingle: true), "a nobr")
        set(.table, "table")
        set(.tablePart, "td th tr tbody thead tfoot caption")
        set(.barrier, "template object applet marquee")
        set(.foreign, "svg math")
        set(.item, "li dd dt")
        set(.heading, "h1 h2 h3 h4 h5 h6")
        set(
            .block,
            "address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form")
        set(.block, "header hgroup listing main menu nav ol p plaintext pre section summary ul xmp")
        set(
            .special,
            "bgsound button frame frameset iframe noembed noframes noscript script select style textarea title")
        return HTMLNames(kinds)
    }()

    static func names(_ names: String) -> Set<UInt64> {
        Set(names.split(separator: " ").map { HTMLTagSpan.name($0.utf8) })
    }
}
