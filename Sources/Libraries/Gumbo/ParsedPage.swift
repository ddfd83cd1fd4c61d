internal import CGumbo

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// An HTML page as a conforming HTML5 parser reads it: a flat list of elements and texts, with attributes and decoded
/// text on demand. Owns the memory of the C tree.
@safe package struct ParsedPage: ~Copyable {
    /// Elements and texts in tree order, without the content of `template`.
    package let nodes: [HTMLNode]
    /// The ranges of comments, from `<!--` to after `-->`, in tree order, without those in a `template`.
    package let comments: [Range<Int>]
    private let standIns: StandIns?
    private let pointers: [UnsafePointer<GumboNode>]
    private let memory: BumpMemory

    /// Nil if the page is too large for the C library, which counts bytes in 32 bits.
    ///
    /// - Parameters:
    ///   - length: the number of bytes to parse.
    ///   - standIns: characters of texts to replace by their originals.
    ///   - map: maps `html` to the page that offsets refer to; nil if it is the page.
    package init?(_ html: [UInt8], length: Int = .max, standIns: StandIns? = nil, map: OffsetMap? = nil) {
        guard html.count < Int(UInt32.max) else { return nil }
        let memory = BumpMemory()
        let handle = unsafe memory.handle
        let result = unsafe html.withUnsafeBufferPointer { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
                let part = unsafe UnsafeBufferPointer(rebasing: characters.prefix(length))
                return unsafe Self.parse(part, map: map, memory: handle)
            }
        }
        guard let (nodes, pointers, comments) = unsafe result else { return nil }
        self.nodes = nodes
        self.comments = comments
        self.standIns = standIns
        unsafe self.pointers = unsafe pointers
        self.memory = memory
    }

    /// The text of a text node, entities decoded; empty for an element.
    package func text(of node: Int) -> String {
        guard nodes.indices.contains(node), nodes[node].kind == .text,
            let text = unsafe pointers[node].pointee.v.text.text
        else { return "" }
        let result = unsafe String(cString: text)
        guard let standIns, let source = nodes[node].source else { return result }
        return standIns.replaced(in: result, from: source)
    }

    /// The value of an element's attribute, entities decoded; nil if it is missing.
    package func attribute(_ name: String, of node: Int) -> String? {
        guard nodes.indices.contains(node), nodes[node].kind != .text else { return nil }
        return unsafe withUnsafePointer(to: pointers[node].pointee.v.element.attributes) { attributes in
            guard unsafe attributes.pointee.length > 0, let found = unsafe gumbo_get_attribute(attributes, name),
                let value = unsafe found.pointee.value
            else { return nil }
            return unsafe String(cString: value)
        }
    }
}

extension ParsedPage {
    private static func parse(
        _ characters: UnsafeBufferPointer<CChar>, map: OffsetMap?, memory: UnsafeMutableRawPointer
    ) -> ([HTMLNode], [UnsafePointer<GumboNode>], [Range<Int>])? {
        var options = unsafe kGumboDefaultOptions
        unsafe options.allocator = BumpMemory.allocate
        unsafe options.deallocator = BumpMemory.keep
        unsafe options.userdata = unsafe memory
        // The list of errors is not used, and its size is quadratic in the depth.
        unsafe options.max_errors = 0
        let start = unsafe characters.baseAddress ?? UnsafePointer(bitPattern: 1)
        guard let start = unsafe start,
            let output = unsafe gumbo_parse_with_options(&options, start, characters.count),
            let document = unsafe output.pointee.document
        else { return nil }
        return unsafe flatten(document, places: SourcePlaces(base: start, map: map))
    }

    /// Visits the tree without recursion.
    private static func flatten(
        _ document: UnsafeMutablePointer<GumboNode>, places: consuming SourcePlaces
    ) -> ([HTMLNode], [UnsafePointer<GumboNode>], [Range<Int>]) {
        var nodes: [HTMLNode] = []
        var comments: [Range<Int>] = []
        var pointers: [UnsafePointer<GumboNode>] = unsafe []
        var open: [(node: UnsafeMutablePointer<GumboNode>, index: Int, nextChild: UInt32)] =
            unsafe [(document, -1, 0)]
        while let top = unsafe open.last {
            let children = unsafe Self.children(of: top.node)
            guard unsafe top.nextChild < children.length, let raw = unsafe children.data[Int(top.nextChild)] else {
                unsafe open.removeLast()
                if unsafe top.index >= 0 { close(unsafe top.index, in: &nodes) }
                continue
            }
            unsafe open[open.count - 1].nextChild += 1
            let child = unsafe raw.assumingMemoryBound(to: GumboNode.self)
            guard let node = unsafe Self.node(child, parent: top.index, index: nodes.count, places: &places) else {
                if unsafe child.pointee.type == GUMBO_NODE_COMMENT,
                    let range = unsafe places.range(child.pointee.v.text.original_text)
                {
                    comments.append(range)
                }
                continue
            }
            nodes.append(node)
            if node.kind == .text, node.parent >= 0 {
                nodes[node.parent].sourceEnd = max(nodes[node.parent].sourceEnd, node.sourceEnd)
            }
            unsafe pointers.append(UnsafePointer(child))
            if unsafe child.pointee.type == GUMBO_NODE_ELEMENT {
                unsafe open.append((child, nodes.count - 1, 0))
            }
        }
        return unsafe (nodes, pointers, comments)
    }

    private static func close(_ index: Int, in nodes: inout [HTMLNode]) {
        nodes[index].end = nodes.count
        let parent = nodes[index].parent
        if parent >= 0 { nodes[parent].sourceEnd = max(nodes[parent].sourceEnd, nodes[index].sourceEnd) }
    }

    /// The class of the text that MathJax replaces by a formula.
    private static let preview = "MathJax_Preview"

    /// The effect of an element's attributes on its display.
    private struct Appearance {
        var hiding = HTMLHiding.none
        var mayBeDuplicate = false
        var isRaised = false
        var isBlock = false
        var hasHeadingRole = false
        /// The level of a heading by role; without it, user agents take 2.
        var headingLevel = 2

        /// The tag of an element with this appearance.
        func tag(_ tag: HTMLTag) -> HTMLTag {
            let isPlain = tag == .block || tag == .p || tag == .inline
            return hasHeadingRole && isPlain ? .heading(headingLevel) : isRaised ? tag.raised : tag
        }
    }

    private static func appearance(_ attributes: GumboVector) -> Appearance {
        var found = Appearance()
        for index in 0..<(unsafe attributes.length) {
            guard let attribute = unsafe attributes.data[Int(index)]?.assumingMemoryBound(to: GumboAttribute.self),
                let name = unsafe attribute.pointee.name
            else { continue }
            let first = unsafe UInt8(bitPattern: name[0])
            if first == UInt8(ascii: "h"), unsafe strcmp(name, "hidden") == 0 {
                found.hiding = .takenOut
                return found
            }
            guard let value = unsafe attribute.pointee.value else { continue }
            if first == UInt8(ascii: "s"), unsafe strcmp(name, "style") == 0 {
                let bytes = unsafe UnsafeRawBufferPointer(start: value, count: strlen(value))
                let style = unsafe HTMLStyle(bytes.bindMemory(to: UInt8.self).span)
                (found.hiding, found.isRaised, found.isBlock) = (style.hiding, style.isRaised, style.isBlock)
            } else if first == UInt8(ascii: "a"), unsafe strcmp(name, "aria-hidden") == 0 {
                if unsafe strcasecmp(value, "true") == 0 { found.mayBeDuplicate = true }
            } else if first == UInt8(ascii: "a"), unsafe strcmp(name, "aria-level") == 0 {
                let level = unsafe strtol(value, nil, 10)
                if level > 0 { found.headingLevel = level }
            } else if first == UInt8(ascii: "c"), unsafe strcmp(name, "class") == 0 {
                if unsafe strncmp(value, preview, preview.utf8.count) == 0 { found.mayBeDuplicate = true }
            } else if first == UInt8(ascii: "r"), unsafe strcmp(name, "role") == 0 {
                found.hasHeadingRole = unsafe strcasecmp(value, "heading") == 0
            }
        }
        return found
    }

    /// A dialog is hidden until a script opens it.
    private static func isClosedDialog(_ element: GumboElement) -> Bool {
        guard unsafe HTMLTag.isNamed("dialog", element) else { return false }
        return unsafe withUnsafePointer(to: element.attributes) { unsafe gumbo_get_attribute($0, "open") == nil }
    }

    private static func children(of node: UnsafeMutablePointer<GumboNode>) -> GumboVector {
        unsafe node.pointee.type == GUMBO_NODE_DOCUMENT
            ? node.pointee.v.document.children : node.pointee.v.element.children
    }

    private static func node(
        _ node: UnsafeMutablePointer<GumboNode>, parent: Int, index: Int, places: inout SourcePlaces
    ) -> HTMLNode? {
        switch unsafe node.pointee.type {
        case GUMBO_NODE_ELEMENT:
            let element = unsafe node.pointee.v.element
            let tag = unsafe HTMLTag(element)
            let source = unsafe places.range(element.original_tag)
            let endTag = unsafe places.laterRange(element.original_end_tag)
            var appearance = unsafe appearance(element.attributes)
            if tag == .inline, unsafe isClosedDialog(element) { appearance.hiding = .takenOut }
            return HTMLNode(
                kind: .element(appearance.tag(tag)), parent: parent, end: index + 1, source: source, endTag: endTag,
                hiding: appearance.hiding, mayBeDuplicate: appearance.mayBeDuplicate, isBlock: appearance.isBlock,
                sourceEnd: max(source?.upperBound ?? 0, endTag?.upperBound ?? 0), isRewritten: false)
        case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE, GUMBO_NODE_CDATA:
            let text = unsafe node.pointee.v.text.original_text
            let source = unsafe places.range(text)
            return HTMLNode(
                kind: .text, parent: parent, end: index + 1, source: source, endTag: nil, hiding: .none,
                mayBeDuplicate: false, isBlock: false, sourceEnd: source?.upperBound ?? 0,
                isRewritten: unsafe places.isRewritten(text))
        default: return nil
        }
    }
}

/// Maps pieces of the parsed text to the page that it was made from.
@safe private struct SourcePlaces {
    private let base: UnsafePointer<CChar>
    /// Nil if the text is the page.
    private let map: OffsetMap?
    private var hint = 0

    init(base: UnsafePointer<CChar>, map: OffsetMap?) {
        unsafe self.base = unsafe base
        self.map = map
    }

    /// Nil for a piece that the parser added.
    mutating func range(_ piece: GumboStringPiece) -> Range<Int>? {
        guard let parsed = unsafe parsed(piece) else { return nil }
        return map?.page(parsed, hint: &hint) ?? parsed
    }

    /// The same for a piece after those that are queried next.
    func laterRange(_ piece: GumboStringPiece) -> Range<Int>? {
        guard let parsed = unsafe parsed(piece) else { return nil }
        var later = hint
        return map?.page(parsed, hint: &later) ?? parsed
    }

    /// True for a rewritten piece.
    mutating func isRewritten(_ piece: GumboStringPiece) -> Bool {
        guard let map, let parsed = unsafe parsed(piece) else { return false }
        return map.isRewritten(parsed.lowerBound, hint: &hint)
    }

    private func parsed(_ piece: GumboStringPiece) -> Range<Int>? {
        guard let data = unsafe piece.data, unsafe piece.length > 0 else { return nil }
        let start = unsafe data - base
        return unsafe start..<(start + Int(piece.length))
    }
}
